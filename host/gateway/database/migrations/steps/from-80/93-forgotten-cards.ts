import type { Migration } from '../../migration.ts';

/** Whether the provider forgot a card that it kept. */
export const forgottenCards: Migration = {
  id: 93,
  name: 'forgotten-cards',
  expands: true,
  sql: `
-- When the provider forgot the card that it kept for a payment, after it was charged.
alter table payments add column card_forgotten_at timestamptz;
create index payments_kept_cards on payments (created_at, reference) where stores and card_forgotten_at is null;
`,
};
