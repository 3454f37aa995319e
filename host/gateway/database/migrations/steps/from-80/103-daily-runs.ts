import type { Migration } from '../../migration.ts';

/** When work that one process does once a day began last. */
export const dailyRuns: Migration = {
  id: 103,
  name: 'daily-runs',
  expands: true,
  sql: `
create table daily_runs (
  job text primary key,
  began_at timestamptz not null
);
`,
};
