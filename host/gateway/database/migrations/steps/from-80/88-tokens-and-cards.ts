import type { Migration } from '../../migration.ts';

/**
 * Secrets of the invoices of sales from before there were any: only their rows are locked, other sales go on. And whether a
 * kept card is forgotten.
 */
export const tokensAndCards: Migration = {
  id: 88,
  name: 'tokens-and-cards',
  expands: true,
  sql: `
-- When the provider forgot the card that it kept for a payment, after it was charged.
alter table payments add column card_forgotten_at timestamptz;
create index payments_kept_cards on payments (created_at, reference) where stores and card_forgotten_at is null;
update bookings set invoice_token = default where invoice_token is null;
update gift_sales set invoice_token = default where invoice_token is null;
`,
};
