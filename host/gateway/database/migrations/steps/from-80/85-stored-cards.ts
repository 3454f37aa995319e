import type { Migration } from '../../migration.ts';

/** Deferred payments by a card that the provider keeps, since they are due after an authorisation has expired. */
export const storedCards: Migration = {
  id: 85,
  name: 'stored-cards',
  expands: true,
  sql: `
-- The provider keeps the card, and nothing is authorised before capture_on. No card data and no id of it is here.
alter table payments add column stores boolean not null default false;
-- The card was refused at its date: the last day on which the guest may pay on a page, before the booking is cancelled.
alter table payments add column pay_by date;
create index payments_pay_by on payments (pay_by) where pay_by is not null;
alter table embedded_attempts add column stores boolean not null default false;
-- What the card does when it is charged later: pays, or is refused for a reason.
alter table embedded_attempts add column later_refused text;
`,
};
