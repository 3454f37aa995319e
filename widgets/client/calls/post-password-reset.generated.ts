// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { frontGateway } from '../call-bases.ts';

export const postPasswordReset: DeclaredCall<'postPasswordReset'> = { path: "/account/password-reset", base: frontGateway, method: "POST" };
