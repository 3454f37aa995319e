import type { Queryable } from '@staykit/gateway/database/database.ts';
import type { Role } from './roles.ts';

/** A person of the staff as stored. */
export interface StaffRow {
  id: number;
  email: string;
  role: Role;
  hotels: string[] | null;
  /** A hash; null until the set-up link was used. */
  password: string | null;
  /** Encrypted. */
  totpSecret: string | null;
  totpStep: number;
  failures: number;
  lockedUntil: Date | null;
  createdAt: Date;
  disabledAt: Date | null;
}

const COLUMNS = `s.id::integer as id, s.email, s.role, s.hotels::text[] as hotels, s.password,
  s.totp_secret as "totpSecret", s.totp_step::integer as "totpStep", s.failures, s.locked_until as "lockedUntil",
  s.created_at as "createdAt", s.disabled_at as "disabledAt"`;

/** A person by address; `lock` locks the row until the end of the transaction. */
export async function staffByEmail(
  tx: Queryable,
  email: string,
  lock = false,
): Promise<StaffRow | undefined> {
  const [row] = await tx.query<StaffRow>(
    `select ${COLUMNS} from staff s where lower(s.email) = lower($1)${lock ? ' for update' : ''}`,
    [email.trim()],
  );
  return row;
}

/** The person of an unexpired set-up link, whose row is locked. */
export async function staffOfLink(
  tx: Queryable,
  hashes: readonly string[],
  now: number,
): Promise<StaffRow | undefined> {
  const [row] = await tx.query<StaffRow>(
    `select ${COLUMNS} from staff s join staff_links l on l.staff_id = s.id
    where l.hash = any($1) and l.expires_at > $2 and s.disabled_at is null for update of s`,
    [hashes, new Date(now)],
  );
  return row;
}

/** The person of a session that is neither expired nor idle since `idleSince`. Records its use. */
export async function staffOfSession(
  db: Queryable,
  hashes: readonly string[],
  now: number,
  idleSince: number,
): Promise<StaffRow | undefined> {
  const [row] = await db.query<StaffRow>(
    `update staff_sessions u set used_at = $2 from staff s
    where u.hash = any($1) and s.id = u.staff_id and u.expires_at > $2 and u.used_at > $3 and s.disabled_at is null
    returning ${COLUMNS}`,
    [hashes, new Date(now), new Date(idleSince)],
  );
  return row;
}

/** Inserts a person. Undefined if the address has an account already. */
export async function insertStaff(
  tx: Queryable,
  { email, role, hotels }: Pick<StaffRow, 'email' | 'role' | 'hotels'>,
  now: number,
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `insert into staff (email, role, hotels, created_at) values ($1, $2, $3::bigint[], $4)
    on conflict (lower(email)) do nothing returning id::integer as id`,
    [email.trim(), role, hotels, new Date(now)],
  );
  return row?.id;
}

/** Stores a set-up link; earlier ones of the person end. */
export async function insertLink(tx: Queryable, id: number, hash: string, expiresAt: number): Promise<void> {
  await tx.query('delete from staff_links where staff_id = $1', [id]);
  await tx.query('insert into staff_links (hash, staff_id, expires_at) values ($1, $2, $3)', [
    hash,
    id,
    new Date(expiresAt),
  ]);
}

/** Ends everything that a person could sign in with: password, second factor, recovery codes, links and sessions. */
export async function clearAccess(tx: Queryable, id: number): Promise<void> {
  await tx.query(
    'update staff set password = null, totp_secret = null, totp_step = 0, failures = 0, locked_until = null where id = $1',
    [id],
  );
  for (const table of ['staff_links', 'staff_recovery_codes', 'staff_sessions'])
    await tx.query(`delete from ${table} where staff_id = $1`, [id]);
}
