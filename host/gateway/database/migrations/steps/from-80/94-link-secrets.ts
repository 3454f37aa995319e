import type { Migration } from '../../migration.ts';

/** Secrets of the links of sales from before there were any, as migration 88 gives those of invoices. */
export const linkSecrets: Migration = {
  id: 94,
  name: 'link-secrets',
  expands: true,
  sql: `
update bookings set link_id = default, link_key = default where link_id is null;
update gift_sales set page_token = default where page_token is null;
`,
};
