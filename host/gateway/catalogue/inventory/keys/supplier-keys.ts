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
  /** Whether it may change a hotel. */
  mayChange(hotelId: string): boolean;
}

/** A key without its secret. */
export interface SupplierKey {
  id: string;
  supplier: string;
  /** Hotels that it may change; null: all. */
  hotels: string[] | null;
  createdAt: Date;
  /** Last day of use. */
  usedOn: string | null;
  revokedAt: Date | null;
}

interface NewKey {
  supplier: string;
  /** Hotels that it may change: ids or all; absent: those of the supplier's other valid key. */
  hotels?: readonly string[] | 'all';
}

/** Why no key was made. */
export type KeyRefusal = 'twoValid' | 'noHotels' | 'unknownHotels';

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Makes a key, which is shown once: `staykit_<id>_<secret>`. */
export async function createKey(
  db: Queryable,
  { supplier, hotels }: NewKey,
  now: number,
): Promise<{ key: string } | { refused: KeyRefusal }> {
  const valid = (await listKeys(db)).filter((one) => one.supplier === supplier && one.revokedAt === null);
  if (valid.length >= VALID_KEYS) return { refused: 'twoValid' };
  const [other] = valid;
  if (hotels === undefined && !other) return { refused: 'noHotels' };
  const scope = hotels === 'all' ? null : (hotels ?? other?.hotels ?? null);
  if (hotels !== undefined && scope !== null) {
    const [known] = await db.query<{ count: number }>(
      'select count(*)::int as count from hotels where id = any($1::bigint[])',
      [scope],
    );
    if (known?.count !== new Set(scope).size) return { refused: 'unknownHotels' };
  }
  // Ten letters of 32: not secret, only distinct.
  const id = Array.from(randomBytes(10), (byte) => 'abcdefghijkmnpqrstuvwxyz23456789'[byte % 32]).join('');
  const secret = randomBytes(32).toString('base64url');
  await db.query(
    'insert into supplier_keys (id, supplier, secret_hash, hotels, created_at) values ($1, $2, $3, $4, $5)',
    [id, supplier, hashOf(secret).toString('base64url'), scope, new Date(now)],
  );
  return { key: `staykit_${id}_${secret}` };
}

/** All keys, those of a supplier together, latest first. */
export function listKeys(db: Queryable): Promise<SupplierKey[]> {
  return db.query<SupplierKey>(
    `select id, supplier, hotels::text[] as hotels, created_at as "createdAt", used_on as "usedOn",
      revoked_at as "revokedAt"
    from supplier_keys order by supplier, created_at desc, id`,
  );
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
  const [row] = await db.query<{
    supplier: string;
    secret_hash: string;
    hotels: string[] | null;
    used_on: string | null;
  }>(
    'select supplier, secret_hash, hotels::text[] as hotels, used_on from supplier_keys where id = $1 and revoked_at is null',
    [id],
  );
  if (!row || !timingSafeEqual(Buffer.from(row.secret_hash, 'base64url'), hashOf(secret))) return undefined;
  const today = new Date(now).toISOString().slice(0, 10);
  // Once a day: a write for each push would hold up the others.
  if (row.used_on !== today)
    await db.query('update supplier_keys set used_on = $2 where id = $1', [id, today]);
  const scope = row.hotels && new Set(row.hotels);
  return { keyId: id, name: row.supplier, mayChange: (hotelId) => scope?.has(hotelId) ?? true };
}
