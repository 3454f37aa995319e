// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, link, list, number, oneOf, text } from '../transport/read-answer.ts';

export const postInvoiceRecipient: DeclaredCall<'postInvoiceRecipient'> = { path: "/invoices/recipient", method: "POST", shape: fields({"invoices": list(fields({"number": text, "kind": oneOf("invoice", "credit"), "issuedOn": day, "totalAmount": number})), "invoiceUrl": link}), refusals: ["NOT_FOUND","VAT_NUMBER_INVALID"] };
