// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getCheckinPricesShape } from './get-checkin-prices-shape.generated.ts';

export const postMoveDays: DeclaredCall<'postMoveDays'> = { path: "/bookings/:bookingNumber/move/days", method: "POST", shape: getCheckinPricesShape, refusals: ["BOOKING_NOT_FOUND","NOT_FOUND","NOT_MODIFIABLE"] };
