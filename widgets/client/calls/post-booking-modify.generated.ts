// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { postBookingShape } from './post-booking-shape.generated.ts';

export const postBookingModify: DeclaredCall<'postBookingModify'> = { path: "/bookings/:bookingNumber/modify", method: "POST", shape: postBookingShape, refusals: ["BOOKING_NOT_FOUND","CHILD_TOO_YOUNG","IDEMPOTENCY_CONFLICT","NOT_MODIFIABLE","NO_AVAILABILITY","PAYMENT_REFUSED","PAYMENT_REQUIRED","PAYMENT_TIMEOUT","PRICE_CHANGED","QUOTE_EXPIRED","QUOTE_USED","ROOM_TOO_SMALL"] };
