// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, knownOf, list, number, oneOf } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getPaymentMethods: DeclaredCall<'getPaymentMethods'> = { path: "/purchase/alma/eligibility", base: frontGateway, shape: fields({"paymentMethods": knownOf(fields({"type": oneOf("3x", "4x", "deferred"), "paymentFee": number}, {"plan": list(fields({"amount": number, "date": day}))}), "type", ["3x","4x","deferred"])}) };
