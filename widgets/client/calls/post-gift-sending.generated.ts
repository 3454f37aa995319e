// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getBoughtGiftShape } from './get-bought-gift-shape.generated.ts';

export const postGiftSending: DeclaredCall<'postGiftSending'> = { path: "/gifts/sending", method: "POST", shape: getBoughtGiftShape, refusals: ["GIFT_ALREADY_SENT","GIFT_NOT_REDEEMABLE","NOT_FOUND"] };
