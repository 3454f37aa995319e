// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { postBookingShape } from './post-booking-shape.generated.ts';

export const postBooking: DeclaredCall<'postBooking'> = { path: "/bookings", method: "POST", shape: postBookingShape, refusals: ["CHILD_TOO_YOUNG","IDEMPOTENCY_CONFLICT","NO_AVAILABILITY","ORDERS_UNPAID","PAYMENT_REFUSED","PAYMENT_REQUIRED","PAYMENT_TIMEOUT","PRICE_CHANGED","PROMO_CODE_EXPIRED","PROMO_CODE_NOT_FOR_GUEST","PROMO_CODE_NOT_HERE","PROMO_CODE_UNKNOWN","PROMO_CODE_USED_UP","QUOTE_EXPIRED","QUOTE_USED","ROOM_TOO_SMALL"] };
