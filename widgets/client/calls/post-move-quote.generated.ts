// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getQuoteShape } from './get-quote-shape.generated.ts';

export const postMoveQuote: DeclaredCall<'postMoveQuote'> = { path: "/bookings/:bookingNumber/move/quote", method: "POST", shape: getQuoteShape, refusals: ["BOOKING_NOT_FOUND","NOT_FOUND","NOT_MODIFIABLE"] };
