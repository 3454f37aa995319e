import type { Queryable } from '../database/database.ts';

/** Notes a proof as used. False when it was used before, in whichever process. */
export async function spendProof(tx: Queryable, name: string, expiresAt: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into bot_solutions (proof, expires_at) values ($1, $2)
     on conflict (proof) do nothing returning proof`,
    [name, expiresAt],
  );
  return rows.length > 0;
}

/** Lets an address send one form until `expiresAt`. */
export async function givePass(tx: Queryable, address: string, expiresAt: string): Promise<void> {
  await tx.query('insert into bot_passes (address, expires_at) values ($1, $2)', [address, expiresAt]);
}

/** Takes the pass of an address, once. False when it has none. */
export async function takePass(tx: Queryable, address: string, now: string): Promise<boolean> {
  const rows = await tx.query(
    `delete from bot_passes where id = (
       select id from bot_passes where address = $1 and expires_at > $2
       order by expires_at limit 1 for update skip locked
     ) returning id`,
    [address, now],
  );
  return rows.length > 0;
}
