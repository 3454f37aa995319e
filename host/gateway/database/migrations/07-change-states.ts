import type { Migration } from '../migration.ts';

/**
 * What tells two states of the catalogue apart: a token for each change of the whole, and for each change of a hotel
 * the transaction that made it, since ids are given out in another order than transactions end in.
 */
export const changeStates: Migration = {
  id: 7,
  name: 'change-states',
  sql: `
alter table catalogue_change add column token uuid not null default gen_random_uuid();
alter table hotel_changes add column txid xid8 not null default pg_current_xact_id();
create index hotel_changes_txid on hotel_changes (txid);
`,
};
