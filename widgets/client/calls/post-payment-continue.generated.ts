// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { postPaymentCancelShape } from './post-payment-cancel-shape.generated.ts';

export const postPaymentContinue: DeclaredCall<'postPaymentContinue'> = { path: "/payments/continue", method: "POST", shape: postPaymentCancelShape, refusals: ["NOT_FOUND","PAYMENT_TIMEOUT"] };
