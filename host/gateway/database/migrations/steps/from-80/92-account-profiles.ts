import type { Migration } from '../../migration.ts';

/** What customers let the shop fill in for them; it goes with their account. */
export const accountProfiles: Migration = {
  id: 92,
  name: 'account-profiles',
  expands: true,
  sql: `
-- First and last name, phone, address, and who travels with them; a field that was never told is left out.
alter table accounts add column profile jsonb not null default '{}';
`,
};
