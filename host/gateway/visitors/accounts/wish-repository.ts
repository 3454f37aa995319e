import { WISHES_MAX } from '@staykit/core/account/account-settings.ts';
import type { Queryable } from '../../database/database.ts';

/** Owner of a wishlist: `account:<id>`, or `visitor:<hash>`. */
export type WishOwner = `account:${number}` | `visitor:${string}`;

/** Products of a wishlist, newest first. */
export async function wishesOf(db: Queryable, owner: WishOwner): Promise<string[]> {
  const rows = await db.query<{ product_id: string }>(
    'select product_id from wishes where owner = $1 order by wished_at desc, product_id',
    [owner],
  );
  return rows.map((row) => row.product_id);
}

export async function isWished(db: Queryable, owner: WishOwner, productId: string): Promise<boolean> {
  const rows = await db.query('select 1 from wishes where owner = $1 and product_id = $2', [
    owner,
    productId,
  ]);
  return rows.length > 0;
}

/** Adds a product; beyond the limit the oldest are removed. */
export async function addWish(
  tx: Queryable,
  owner: WishOwner,
  productId: string,
  now: string,
): Promise<void> {
  await tx.query(
    `insert into wishes (owner, product_id, wished_at) values ($1, $2, $3)
     on conflict (owner, product_id) do nothing`,
    [owner, productId, now],
  );
  await dropOldest(tx, owner);
}

export async function removeWish(tx: Queryable, owner: WishOwner, productId: string): Promise<void> {
  await tx.query('delete from wishes where owner = $1 and product_id = $2', [owner, productId]);
}

/** Moves a wishlist to another owner. */
export async function moveWishes(tx: Queryable, from: WishOwner, to: WishOwner): Promise<void> {
  await tx.query(
    `insert into wishes (owner, product_id, wished_at)
     select $2, product_id, wished_at from wishes where owner = $1
     on conflict (owner, product_id) do nothing`,
    [from, to],
  );
  await tx.query('delete from wishes where owner = $1', [from]);
  await dropOldest(tx, to);
}

async function dropOldest(tx: Queryable, owner: WishOwner): Promise<void> {
  await tx.query(
    `delete from wishes where owner = $1 and product_id in (
       select product_id from wishes where owner = $1 order by wished_at desc, product_id offset $2
     )`,
    [owner, WISHES_MAX],
  );
}
