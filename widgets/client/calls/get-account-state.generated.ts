// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getAccountStateShape } from './get-account-state-shape.generated.ts';

export const getAccountState: DeclaredCall<'getAccountState'> = { path: "/account/state", base: frontGateway, shape: getAccountStateShape };
