// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, number } from '../transport/read-answer.ts';

export const postGiftPromo: DeclaredCall<'postGiftPromo'> = { path: "/gifts/promo", method: "POST", shape: fields({"promoCodeReductionAmount": number}), refusals: ["NOT_FOUND","PROMO_CODE_EXPIRED","PROMO_CODE_MINIMUM","PROMO_CODE_NOT_HERE","PROMO_CODE_UNKNOWN","PROMO_CODE_USED_UP"] };
