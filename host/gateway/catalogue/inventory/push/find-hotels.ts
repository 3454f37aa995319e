import type { Queryable } from '../../../database/database.ts';
import type { Supplier } from '../keys/supplier-keys.ts';

/** Register of the hotels that a supplier made, with its codes as keys. */
export const registerOf = ({ name }: Pick<Supplier, 'name'>): string => `supplier:${name}`;

/**
 * Ids of hotels by the codes or ids that a supplier names, without unknown ones and those that its key may not change.
 * A code of the supplier goes before an id of the shop.
 */
export async function findHotels(
  db: Queryable,
  supplier: Supplier,
  named: readonly string[],
): Promise<Map<string, string>> {
  const register = registerOf(supplier);
  const ids = named.filter((one) => /^\d{1,15}$/.test(one));
  const rows = await db.query<{ id: string; code: string | null }>(
    `select id::text as id, case when register = $1 then external_key end as code from hotels
    where id = any($2::bigint[]) or (register = $1 and external_key = any($3::text[]))`,
    [register, ids, named],
  );
  const found = new Map<string, string>();
  const allowed = rows.filter(
    ({ id, code }) =>
      supplier.scope === 'all' || (supplier.scope === 'own' ? code !== null : supplier.scope.has(id)),
  );
  for (const { id } of allowed) if (ids.includes(id)) found.set(id, id);
  for (const { id, code } of allowed) if (code !== null && named.includes(code)) found.set(code, id);
  return found;
}
