import type { Migration } from '../../migration.ts';

/** A kept card that was refused is charged again, and its guest reminded. */
export const chargesAgain: Migration = {
  id: 96,
  name: 'charges-again',
  expands: true,
  sql: `
-- The day on which a refused card is charged again; absent if it is not.
alter table payments add column charge_on date;
-- Number that the attempt of a charge that was begun again has among the attempts of its payment: no page takes it, and after
-- a crash the charge is continued by it.
alter table payments add column charge_number integer;
-- The day of the last mail that asked the guest to pay.
alter table payments add column asked_on date;
create index payments_charging on payments (reference) where charge_number is not null;
`,
};
