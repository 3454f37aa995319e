// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, knownOf, list, oneOf, text } from '../transport/read-answer.ts';

export const getPaymentOptions: DeclaredCall<'getPaymentOptions'> = { path: "/payments/options", shape: fields({"plans": knownOf(fields({"plan": oneOf("once", "3x", "4x", "deferred", "payLater"), "methods": list(text)}), "plan", ["once","3x","4x","deferred","payLater"])}) };
