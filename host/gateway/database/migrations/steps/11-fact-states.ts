import type { Migration } from '../migration.ts';

/** Separates changes of the catalogue's facts from changes of calendars alone, which come every day. */
export const factStates: Migration = {
  id: 11,
  name: 'fact-states',
  sql: `
alter table catalogue_change add column facts_token uuid not null default gen_random_uuid();
`,
};
