// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getFlowNightsShape } from './get-flow-nights-shape.generated.ts';

export const getFlowNights: DeclaredCall<'getFlowNights'> = { path: "/weekend/:flow/packageCheckoutNights.json", shape: getFlowNightsShape };
