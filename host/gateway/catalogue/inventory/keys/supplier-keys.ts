import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../database/database.ts';

/** Valid keys of a supplier: the present one, and the next while it is rotated. */
const VALID_KEYS = 2;

/** Shape of a key: a prefix that secret scanners find, the id and the secret. */
const KEY = /^staykit_([a-z0-9]{10})_([\w-]{43})$/;

/** A supplier that sends inventory, by a valid key. */
export interface Supplier {
  keyId: string;
  name: string;
  /** Hotels that it may change: all, those that it made, or these ids. The first two may make hotels. */
  scope: 'all' | 'own' | ReadonlySet<string>;
}

/** A key without its secret. */
export interface SupplierKey {
  id: string;
  supplier: string;
  /** Hotels that it may change: ids, those that the supplier made, or all. */
  hotels: KeyScope;
  createdAt: Date;
  /** Last day of use. */
  usedOn: string | null;
  revokedAt: Date | null;
  /** From when on it is not valid; null: never. */
  expiresAt: Date | null;
}

/** Hotels of a key: ids, those that the supplier made, or all. */
export type KeyScope = readonly string[] | 'own' | 'all';

interface NewKey {
  supplier: string;
  /** Absent: those of the supplier's other valid key. */
  hotels?: KeyScope;
  /** Days until it ends; absent: never. */
  days?: number;
}

const DAY_MS = 86_400_000;

interface ScopeRow {
  hotels: string[] | null;
  own_hotels: boolean;
}

const scopeOf = ({ hotels, own_hotels }: ScopeRow): KeyScope => (own_hotels ? 'own' : (hotels ?? 'all'));

/** Whether a key is neither revoked nor expired. */
export const isValidKey = (
  { revokedAt, expiresAt }: Pick<SupplierKey, 'revokedAt' | 'expiresAt'>,
  now: number,
): boolean => revokedAt === null && (expiresAt === null || expiresAt.getTime() > now);

/** Why no key was made. */
export type KeyRefusal = 'twoValid' | 'noHotels' | 'unknownHotels';

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Makes a key, which is shown once: `staykit_<id>_<secret>`. */
export async function createKey(
  db: Queryable,
  { supplier, hotels, days }: NewKey,
  now: number,
): Promise<{ key: string } | { refused: KeyRefusal }> {
  const valid = (await listKeys(db)).filter((one) => one.supplier === supplier && isValidKey(one, now));
  if (valid.length >= VALID_KEYS) return { refused: 'twoValid' };
  const [other] = valid;
  if (hotels === undefined && !other) return { refused: 'noHotels' };
  const scope = hotels ?? other?.hotels ?? 'all';
  const ids = typeof scope === 'string' ? null : scope;
  if (hotels !== undefined && ids !== null) {
    const [known] = await db.query<{ count: number }>(
      'select count(*)::int as count from hotels where id = any($1::bigint[])',
      [ids],
    );
    if (known?.count !== new Set(ids).size) return { refused: 'unknownHotels' };
  }
  // Ten letters of 32: not secret, only distinct.
  const id = Array.from(randomBytes(10), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
  const secret = randomBytes(32).toString('base64url');
  await db.query(
    `insert into supplier_keys (id, supplier, secret_hash, hotels, created_at, own_hotels, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      supplier,
      hashOf(secret).toString('base64url'),
      // A release before this one, which does not know the column, then finds no hotels.
      scope === 'own' ? [] : ids,
      new Date(now),
      scope === 'own',
      days === undefined ? null : new Date(now + days * DAY_MS),
    ],
  );
  return { key: `staykit_${id}_${secret}` };
}

/** All keys, those of a supplier together, latest first. */
export async function listKeys(db: Queryable): Promise<SupplierKey[]> {
  const rows = await db.query<Omit<SupplierKey, 'hotels'> & ScopeRow>(
    `select id, supplier, hotels::text[] as hotels, own_hotels, created_at as "createdAt", used_on as "usedOn",
      revoked_at as "revokedAt", expires_at as "expiresAt"
    from supplier_keys order by supplier, created_at desc, id`,
  );
  return rows.map(({ hotels, own_hotels, ...key }) => ({ ...key, hotels: scopeOf({ hotels, own_hotels }) }));
}

/** Ends a key at once; false if there is no valid one of this id. */
export async function revokeKey(db: Queryable, id: string, now: number): Promise<boolean> {
  const rows = await db.query(
    'update supplier_keys set revoked_at = $2 where id = $1 and revoked_at is null returning id',
    [id, new Date(now)],
  );
  return rows.length > 0;
}

/** The supplier of an `Authorization` header; undefined without a valid key. */
export async function supplierOf(
  db: Queryable,
  authorization: string | undefined,
  now: number,
): Promise<Supplier | undefined> {
  const [, id, secret] = KEY.exec(/^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '') ?? [];
  if (id === undefined || secret === undefined) return undefined;
  const [row] = await db.query<ScopeRow & { supplier: string; secret_hash: string; used_on: string | null }>(
    `select supplier, secret_hash, hotels::text[] as hotels, own_hotels, used_on from supplier_keys
    where id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
    [id, new Date(now)],
  );
  if (!row || !timingSafeEqual(Buffer.from(row.secret_hash, 'base64url'), hashOf(secret))) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  // Once a day: a write for each push would hold up the others.
  if (row.used_on !== today)
    await db.query('update supplier_keys set used_on = $2 where id = $1', [id, today]);
  const scope = scopeOf(row);
  return { keyId: id, name: row.supplier, scope: typeof scope === 'string' ? scope : new Set(scope) };
}
