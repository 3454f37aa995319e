import type { Migration } from '../../migration.ts';

/** What a provider was asked for, so that a sale is confirmed for no other amount. */
export const askedAmounts: Migration = {
  id: 98,
  name: 'asked-amounts',
  expands: true,
  sql: 'alter table payment_attempts add column asked_cents integer check (asked_cents >= 0);',
};
