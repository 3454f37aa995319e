// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, link, list, someOf, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getAccountGifts: DeclaredCall<'getAccountGifts'> = { path: "/account/gifts", base: frontGateway, shape: fields({"gifts": list(fields({"giftNumber": text, "label": text, "validUntil": day, "voucherUrl": link}, {"state": someOf("open", "used", "expired", "cancelled"), "invoiceUrl": link}))}) };
