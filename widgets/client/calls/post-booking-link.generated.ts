// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, text } from '../transport/read-answer.ts';

export const postBookingLink: DeclaredCall<'postBookingLink'> = { path: "/bookings/link", method: "POST", shape: fields({"bookingNumber": text, "email": text}), refusals: ["LINK_EXPIRED"] };
