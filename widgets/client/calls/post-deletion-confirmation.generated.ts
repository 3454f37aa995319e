// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const postDeletionConfirmation: DeclaredCall<'postDeletionConfirmation'> = { path: "/account/deletion/confirmation", base: frontGateway, method: "POST" };
