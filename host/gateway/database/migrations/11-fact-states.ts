import type { Migration } from '../migration.ts';

/**
 * Tells changes of the whole catalogue apart: those of its facts, and those of its calendars alone, which come every day.
 */
export const factStates: Migration = {
  id: 11,
  name: 'fact-states',
  sql: `
alter table catalogue_change add column facts_token uuid not null default gen_random_uuid();
`,
};
