import type { Answered } from '@staykit/contract/call-values.ts';
import type { Queryable } from '../../database/database.ts';

/** A customer account. */
export interface AccountRecord {
  id: number;
  email: string;
  name: string;
  locale: string;
  /** Absent until the owner of the address has set one. */
  password: string | undefined;
  /** What they let the shop fill in. */
  profile: Profile;
}

/** What a customer told; a field that was never told is left out. */
export type Profile = Partial<Omit<Answered<'getProfile'>, 'email' | 'locale'>>;

interface Row {
  id: number;
  email: string;
  name: string;
  locale: string;
  password: string | null;
  profile: Profile;
}

const COLUMNS = 'id, email, name, locale, password, profile';

function toAccount(row: Row | undefined): AccountRecord | undefined {
  return row && { ...row, id: Number(row.id), password: row.password ?? undefined };
}

export async function accountByEmail(db: Queryable, email: string): Promise<AccountRecord | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} from accounts where lower(email) = lower($1)`, [
    email,
  ]);
  return toAccount(row);
}

export async function accountById(db: Queryable, id: number): Promise<AccountRecord | undefined> {
  const [row] = await db.query<Row>(`select ${COLUMNS} from accounts where id = $1`, [id]);
  return toAccount(row);
}

/** Creates an account without a password, or returns the existing one of the address. */
export async function openAccount(
  tx: Queryable,
  { email, name, locale }: { email: string; name: string; locale: string },
  now: string,
): Promise<AccountRecord> {
  await tx.query(
    `insert into accounts (email, name, locale, created_at) values ($1, $2, $3, $4)
     on conflict (lower(email)) do nothing`,
    [email, name, locale, now],
  );
  const account = await accountByEmail(tx, email);
  if (!account) throw new Error('An account that was just opened is gone.');
  return account;
}

/** Stores what a customer told, also as name and locale of the account; what is left out stays as it was. */
export async function storeProfile(
  db: Queryable,
  accountId: number,
  told: Profile,
  { name, locale }: Partial<Pick<AccountRecord, 'name' | 'locale'>> = {},
): Promise<void> {
  await db.query(
    `update accounts set name = coalesce($2, name), locale = coalesce($3, locale), profile = profile || $4::jsonb
     where id = $1`,
    [accountId, name ?? null, locale ?? null, JSON.stringify(told)],
  );
}

export async function storePassword(
  tx: Queryable,
  accountId: number,
  password: string,
  now: string,
): Promise<void> {
  await tx.query(
    'update accounts set password = $2, confirmed_at = coalesce(confirmed_at, $3) where id = $1',
    [accountId, password, now],
  );
}

/** Stores the hash of a link, replacing earlier ones of the account. */
export async function replaceLink(
  tx: Queryable,
  link: { hash: string; accountId: number; purpose: 'confirm' | 'reset'; expiresAt: string },
): Promise<void> {
  await tx.query('delete from account_links where account_id = $1', [link.accountId]);
  await tx.query(
    'insert into account_links (hash, account_id, purpose, expires_at) values ($1, $2, $3, $4)',
    [link.hash, link.accountId, link.purpose, link.expiresAt],
  );
}

/** Redeems a link once: returns its account, or undefined if it was used or has expired. */
export async function takeLink(
  tx: Queryable,
  hashes: readonly string[],
  now: string,
): Promise<number | undefined> {
  const [row] = await tx.query<{ account_id: number }>(
    'delete from account_links where hash = any($1) and expires_at > $2 returning account_id',
    [hashes, now],
  );
  return row && Number(row.account_id);
}

/** What an account asked for by a mailed link. */
export interface AccountRequest {
  accountId: number;
  kind: 'email' | 'deletion';
  /** The address that is to replace that of the account. */
  email?: string;
}

/** Stores the hash of a request's link, replacing earlier ones of the account of that kind. */
export async function insertRequest(
  tx: Queryable,
  { hash, accountId, kind, email, expiresAt }: AccountRequest & { hash: string; expiresAt: string },
): Promise<void> {
  await tx.query('delete from account_requests where account_id = $1 and kind = $2', [accountId, kind]);
  await tx.query(
    'insert into account_requests (hash, account_id, kind, email, expires_at) values ($1, $2, $3, $4, $5)',
    [hash, accountId, kind, email ?? null, expiresAt],
  );
}

/** Redeems the link of a request once; undefined if it was used or has expired. */
export async function takeRequest(
  tx: Queryable,
  hashes: readonly string[],
  kind: AccountRequest['kind'],
  now: string,
): Promise<AccountRequest | undefined> {
  const [row] = await tx.query<{ account_id: number; email: string | null }>(
    `delete from account_requests where hash = any($1) and kind = $2 and expires_at > $3 returning account_id, email`,
    [hashes, kind, now],
  );
  return row && { accountId: Number(row.account_id), kind, ...(row.email !== null && { email: row.email }) };
}

/** Ends all requests of an account. */
export async function deleteRequestsOf(tx: Queryable, accountId: number): Promise<void> {
  await tx.query('delete from account_requests where account_id = $1', [accountId]);
}

/**
 * Gives an account another address, which its owner has confirmed, and moves their bookings, gifts and messages along: they
 * are found by it. Links that were mailed to the former address end. False if another account has the address; one that
 * nobody ever confirmed gives way.
 */
export async function moveToAddress(
  tx: Queryable,
  { id, email: former, name, locale }: AccountRecord,
  email: string,
  now: string,
): Promise<boolean> {
  // Waits for whoever takes the address at this moment, and has others wait.
  await openAccount(tx, { email, name, locale }, now);
  await tx.query('delete from accounts where lower(email) = lower($1) and id <> $2 and password is null', [
    email,
    id,
  ]);
  const moved = await tx.query(
    `update accounts set email = $2 where id = $1
       and not exists (select 1 from accounts where lower(email) = lower($2) and id <> $1) returning id`,
    [id, email],
  );
  if (moved.length === 0) return false;
  const both = [former, email];
  await tx.query('update bookings set guest_email = $2 where lower(guest_email) = lower($1)', both);
  await tx.query(
    `update gift_sales set buyer_email = $2, buyer = buyer || jsonb_build_object('email', $2::text)
     where lower(buyer_email) = lower($1)`,
    both,
  );
  await tx.query(
    `update gift_sales set recipient_email = $2, recipient = recipient || jsonb_build_object('email', $2::text)
     where lower(recipient_email) = lower($1)`,
    both,
  );
  await tx.query('update contact_requests set email = $2 where lower(email) = lower($1)', both);
  await tx.query('delete from account_links where account_id = $1', [id]);
  await deleteRequestsOf(tx, id);
  return true;
}
