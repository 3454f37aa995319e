import type { Migration } from '../../migration.ts';

/** The payments that are looked through every few seconds are those that wait for money, not all there ever were. */
export const indexesOfDuePayments: Migration = {
  id: 97,
  name: 'indexes-of-due-payments',
  expands: true,
  sql: `
-- No query used it: a charge that was begun is found by its last day to pay.
drop index payments_charging;
drop index payments_due;
create index payments_due on payments (capture_on, reference)
  where status = 'approved' and captured_cents = 0 and capture_on is not null;
drop index payments_pay_by;
create index payments_pay_by on payments (pay_by, reference)
  where status = 'approved' and captured_cents = 0 and pay_by is not null;
`,
};
