// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getAccountStateShape } from './get-account-state-shape.generated.ts';

export const postPassword: DeclaredCall<'postPassword'> = { path: "/account/password", base: frontGateway, method: "POST", shape: getAccountStateShape, refusals: ["SIGN_IN_REQUIRED","SIGN_IN_FAILED","FORBIDDEN"] };
