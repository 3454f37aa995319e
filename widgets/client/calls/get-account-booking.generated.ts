// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { fields, text } from '../read-answer.ts';
import { frontGateway } from '../call-bases.ts';

export const getAccountBooking: DeclaredCall<'getAccountBooking'> = { path: "/account/bookings/:bookingNumber", base: frontGateway, shape: fields({"email": text}) };
