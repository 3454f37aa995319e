import type { Queryable } from '../../database/database.ts';

/** Owner of a session. */
export type SessionOwner = { kind: 'customer'; accountId: number } | { kind: 'care'; agent: string };

interface Row {
  kind: 'customer' | 'care';
  account_id: number | null;
  agent: string | null;
}

/** Stores a session under the hash of its token. */
export async function insertSession(
  tx: Queryable,
  hash: string,
  owner: SessionOwner,
  now: string,
  expiresAt: string,
): Promise<void> {
  await tx.query(
    `insert into sessions (hash, kind, account_id, agent, created_at, used_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [
      hash,
      owner.kind,
      owner.kind === 'customer' ? owner.accountId : null,
      owner.kind === 'care' ? owner.agent : null,
      now,
      expiresAt,
    ],
  );
}

/** The owner of an unexpired session that was used since `idleSince`. */
export async function findSession(
  db: Queryable,
  hashes: readonly string[],
  kind: SessionOwner['kind'],
  now: string,
  idleSince: string,
): Promise<SessionOwner | undefined> {
  const [row] = await db.query<Row>(
    `select kind, account_id, agent from sessions
     where hash = any($1) and kind = $2 and expires_at > $3 and used_at > $4`,
    [hashes, kind, now, idleSince],
  );
  if (!row) return undefined;
  if (row.kind === 'care') return { kind: 'care', agent: row.agent ?? '' };
  return { kind: 'customer', accountId: Number(row.account_id) };
}

/** Records the use of a session, if the last record is older than `since`. */
export async function touchSession(
  db: Queryable,
  hashes: readonly string[],
  now: string,
  since: string,
): Promise<void> {
  await db.query('update sessions set used_at = $2 where hash = any($1) and used_at < $3', [
    hashes,
    now,
    since,
  ]);
}

export async function deleteSession(db: Queryable, hashes: readonly string[]): Promise<void> {
  await db.query('delete from sessions where hash = any($1)', [hashes]);
}

/** Ends all sessions of an account. */
export async function deleteSessionsOf(db: Queryable, accountId: number): Promise<void> {
  await db.query('delete from sessions where account_id = $1', [accountId]);
}
