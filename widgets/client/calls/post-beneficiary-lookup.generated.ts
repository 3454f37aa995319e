// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, id, number, oneOf, text } from '../transport/read-answer.ts';

export const postBeneficiaryLookup: DeclaredCall<'postBeneficiaryLookup'> = { path: "/beneficiary/lookup", method: "POST", shape: fields({"productType": oneOf("SINGLEVOUCHER", "BOX", "GIFTCARD", "DIGITAL_ACTIVITY_ONLY"), "productId": id, "label": text, "amount": number, "nights": number, "adults": number, "validUntil": day, "status": oneOf("active", "redeemed", "expired")}, {"bookingNumber": text}), refusals: ["GIFT_CODE_MISTYPED","GIFT_CODE_UNKNOWN"] };
