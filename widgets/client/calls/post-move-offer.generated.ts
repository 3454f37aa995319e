// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, flag, number, text } from '../transport/read-answer.ts';

export const postMoveOffer: DeclaredCall<'postMoveOffer'> = { path: "/bookings/:bookingNumber/move/offer", method: "POST", shape: fields({"productId": text, "checkin": day, "nights": number, "adult": number, "child": number, "baby": number, "singleRoom": flag, "activitySelectionList": text}), refusals: ["BOOKING_NOT_FOUND","NOT_MODIFIABLE","QUOTE_EXPIRED"] };
