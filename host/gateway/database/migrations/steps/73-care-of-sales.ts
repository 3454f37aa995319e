import type { Migration } from '../migration.ts';

/** What staff do for a guest beyond the policy, blocked gift codes, and reconciliations that staff ran. */
export const careOfSales: Migration = {
  id: 73,
  name: 'care-of-sales',
  expands: true,
  sql: `
-- Refunded out of goodwill: the sale stays as it was, and the books expect so much less of it.
alter table bookings add column goodwill_cents integer not null default 0 check (goodwill_cents >= 0);
-- Cannot be redeemed from then on, for instance because it was bought with a stolen card.
alter table gift_codes add column blocked_at timestamptz;
create table staff_reconciliations (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_email text not null,
  settled jsonb not null,
  differences jsonb not null
);
`,
};
