// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, link, list, number, oneOf, someOf, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getAccountBookings: DeclaredCall<'getAccountBookings'> = { path: "/account/bookings", base: frontGateway, shape: fields({"bookings": list(fields({"bookingNumber": text, "status": oneOf("confirmed", "cancelled"), "label": text, "hotel": fields({"id": text, "label": text}), "checkin": day, "checkout": day, "nights": number, "adult": number, "child": number, "baby": number, "nbRooms": number}, {"invoiceUrl": link, "review": someOf("open", "pending", "published", "rejected")}))}) };
