import { DatabaseError } from './database-error.ts';
import type { Queryable } from './database.ts';

/** How a shop runs: with invented hotels and payments, or with its own. */
export type ShopMode = 'demo' | 'production';

/**
 * Marks a new database as one of a mode; throws a `DatabaseError` for a database of the other mode. So a process that
 * is started without `STAYKIT_MODE` invents nothing among real hotels, and a real shop sells no invented ones.
 */
export async function holdMode(db: Queryable, mode: ShopMode): Promise<void> {
  await db.query('update catalogue_change set shop_mode = $1 where shop_mode is null', [mode]);
  const [row] = await db.query<{ shop_mode: ShopMode }>('select shop_mode from catalogue_change');
  if (row === undefined || row.shop_mode === mode) return;
  throw new DatabaseError(
    'OTHER_MODE',
    `This database belongs to a shop with STAYKIT_MODE=${row.shop_mode}, and this process runs with ${mode}. ` +
      'Set STAYKIT_MODE, or use an empty database.',
  );
}
