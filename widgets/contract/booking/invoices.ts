import * as z from 'zod/mini';
import { answer, link, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { pattern } from '../query-parts.ts';
import { line, lines, pastedLine } from '../text-fields.ts';

const INVOICE_KINDS = ['invoice', 'credit'] as const;
const token = () => pattern(/^[\da-f]{64}$/, 'the secret of the invoices of a sale');

/** The invoices and credit notes of a sale in one PDF, by the secret token of its address. */
export const getInvoices = call({
  id: 'getInvoices',
  method: 'GET',
  base: 'api',
  path: '/invoices',
  summary: 'Invoices and credit notes of a stay or gift as one PDF, by the token of their address.',
  // In the query, which is not logged.
  query: z.object({ token: token() }),
  media: ['application/pdf'],
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 'never',
  limit: 'strict',
});

/** Makes the invoice of a sale out to somebody else. */
export const postInvoiceRecipient = call({
  id: 'postInvoiceRecipient',
  method: 'POST',
  base: 'api',
  path: '/invoices/recipient',
  summary:
    'Makes the invoice of a sale out to a person or company: the one before gets a credit note. Repeating it issues nothing.',
  body: z.object({
    token: token(),
    /** Person or company. */
    name: line(100),
    /** Lines of the address. */
    address: z.exactOptional(lines(300)),
    vatNumber: z.exactOptional(pastedLine(20)),
  }),
  answer: answer({
    /** All that were issued for the sale, in their order. */
    invoices: z.array(
      answer({
        number: z.string(),
        kind: z.enum(INVOICE_KINDS),
        issuedOn: plainDate(),
        /** Cents; below 0 for a credit note. */
        totalAmount: z.number(),
      }),
    ),
    /** Address of the PDF with all of them. */
    invoiceUrl: link(),
  }),
  refusals: ['NOT_FOUND', 'VAT_NUMBER_INVALID'],
  safe: false,
  limit: 'strict',
});
