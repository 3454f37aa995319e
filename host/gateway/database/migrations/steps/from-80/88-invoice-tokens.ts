import type { Migration } from '../../migration.ts';

/** Secrets of the invoices of sales from before there were any: only their rows are locked, other sales go on. */
export const invoiceTokens: Migration = {
  id: 88,
  name: 'invoice-tokens',
  expands: true,
  sql: `
update bookings set invoice_token = default where invoice_token is null;
update gift_sales set invoice_token = default where invoice_token is null;
`,
};
