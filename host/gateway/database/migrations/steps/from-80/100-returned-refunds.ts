import type { Migration } from '../../migration.ts';

/** Refunds that are looked at again after they were confirmed: a bank can send one back for weeks. */
export const returnedRefunds: Migration = {
  id: 100,
  name: 'returned-refunds',
  expands: true,
  sql: `
alter table refunds add column look_at timestamptz;
update refunds set look_at = done_at + interval '30 days' where done_at > now() - interval '30 days';
create index refunds_to_look_at on refunds (look_at) where look_at is not null;
`,
};
