import type { Migration } from '../migration.ts';

/** Keys with which suppliers send inventory. */
export const supplierKeys: Migration = {
  id: 41,
  name: 'supplier-keys',
  sql: `
create table supplier_keys (
  -- The first part of the key, which is no secret.
  id text primary key,
  supplier text not null,
  -- Only a hash of the secret part is kept: who reads this table cannot send with it.
  secret_hash text not null,
  -- Hotels that it may change; null: all.
  hotels bigint[],
  created_at timestamptz not null,
  used_on date,
  revoked_at timestamptz
);
create index supplier_keys_supplier on supplier_keys (supplier);
`,
};
