/** Path of the invoices of a sale as a PDF, by its secret. */
export const invoicePath = (token: string): string => `/api/invoices?token=${token}`;

/**
 * Link to the invoices of a sale for its answer; empty where a gift or a code paid all of it: of 0.00 there is no invoice.
 * `paidCents`: what was charged, whether or not it went back.
 */
export const invoiceLink = (
  { invoiceToken }: { invoiceToken?: string },
  paidCents: number,
): { invoiceUrl?: string } =>
  invoiceToken === undefined || paidCents <= 0 ? {} : { invoiceUrl: invoicePath(invoiceToken) };
