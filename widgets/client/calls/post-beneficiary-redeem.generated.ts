// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { postBookingShape } from './post-booking-shape.generated.ts';

export const postBeneficiaryRedeem: DeclaredCall<'postBeneficiaryRedeem'> = { path: "/beneficiary/redeem", method: "POST", shape: postBookingShape, refusals: ["CHILD_TOO_YOUNG","GIFT_CODE_EXPIRED","GIFT_CODE_MISTYPED","GIFT_CODE_UNKNOWN","GIFT_CODE_USED","GIFT_NOT_REDEEMABLE","IDEMPOTENCY_CONFLICT","NO_AVAILABILITY","PAYMENT_REFUSED","PAYMENT_REQUIRED","PAYMENT_TIMEOUT","PRICE_CHANGED","PROMO_CODE_EXPIRED","PROMO_CODE_NOT_FOR_GUEST","PROMO_CODE_NOT_HERE","PROMO_CODE_UNKNOWN","PROMO_CODE_USED_UP","QUOTE_EXPIRED","QUOTE_USED","ROOM_TOO_SMALL"] };
