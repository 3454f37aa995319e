// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getFlowNightsShape } from './get-flow-nights-shape.generated.ts';

export const postMoveNights: DeclaredCall<'postMoveNights'> = { path: "/bookings/:bookingNumber/move/nights", method: "POST", shape: getFlowNightsShape, refusals: ["BOOKING_NOT_FOUND","NOT_FOUND","NOT_MODIFIABLE"] };
