// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, link, list, number, oneOf, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getReceivedGifts: DeclaredCall<'getReceivedGifts'> = { path: "/account/gifts/received", base: frontGateway, shape: fields({"gifts": list(fields({"label": text, "state": oneOf("open", "used", "expired", "cancelled"), "amountLeft": number, "validUntil": day, "code": text, "voucherUrl": link}, {"fromName": text, "bookingNumber": text}))}) };
