// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getAccountStateShape } from './get-account-state-shape.generated.ts';

export const postNewPassword: DeclaredCall<'postNewPassword'> = { path: "/account/new-password", base: frontGateway, method: "POST", shape: getAccountStateShape, refusals: ["LINK_EXPIRED","FORBIDDEN"] };
