import type { Migration } from '../migration.ts';

/** Payments without a last word are looked for in each turn of the settling, among all that there ever were. */
export const openPayments: Migration = {
  id: 10,
  name: 'open-payments',
  sql: `
create index payments_open on payments (created_at) where status in ('started', 'unknown');
`,
};
