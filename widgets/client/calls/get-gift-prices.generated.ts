// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, list, number, oneOf, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getGiftPrices: DeclaredCall<'getGiftPrices'> = { path: "/single-voucher/:offerId/prices", base: frontGateway, shape: fields({"productType": oneOf("SINGLEVOUCHER", "BOX", "GIFTCARD", "DIGITAL_ACTIVITY_ONLY"), "label": text, "giftFormats": list(oneOf("digital", "physical")), "giftAdults": number, "validUntil": day, "prices": list(fields({"nights": number, "sellPrice": number, "extraUpsellAvailabilityAmount": number}, {"sellPrices": fields({}, {"1": number, "2": number, "3": number}), "shippingCost": fields({"amount": number, "internationalFee": number})}))}) };
