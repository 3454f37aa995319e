import type { Queryable } from '../../database/database.ts';

/** Marks a proof as used. False if it was used before, in any process. */
export async function redeemProof(tx: Queryable, name: string, expiresAt: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into bot_solutions (proof, expires_at) values ($1, $2)
     on conflict (proof) do nothing returning proof`,
    [name, expiresAt],
  );
  return rows.length > 0;
}

/** Permits an address to send one form until `expiresAt`. */
export async function grantPass(tx: Queryable, address: string, expiresAt: string): Promise<void> {
  await tx.query('insert into bot_passes (address, expires_at) values ($1, $2)', [address, expiresAt]);
}

/** Redeems the permission of an address, once. False without one. */
export async function redeemPass(tx: Queryable, address: string, now: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from bot_passes where id = (
       select id from bot_passes where address = $1 and expires_at > $2
       order by expires_at limit 1 for update skip locked
     ) returning id`,
    [address, now],
  );
  return rows.length > 0;
}
