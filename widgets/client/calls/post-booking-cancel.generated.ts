// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { postBookingShape } from './post-booking-shape.generated.ts';

export const postBookingCancel: DeclaredCall<'postBookingCancel'> = { path: "/bookings/:bookingNumber/cancel", method: "POST", shape: postBookingShape, refusals: ["BOOKING_NOT_FOUND","NOT_CANCELLABLE","REFUND_CHANGED"] };
