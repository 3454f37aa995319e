/** Path of the invoices of a sale as a PDF, by its secret. */
export const invoicePath = (token: string): string => `/api/invoices?token=${token}`;
