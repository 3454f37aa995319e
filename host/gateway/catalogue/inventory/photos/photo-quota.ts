import type { Database } from '../../../database/database.ts';
import { GatewayError } from '../../../errors/gateway-error.ts';
import { photoId, type PhotoStore } from '../../../images/photo-store.ts';

/** What the shop takes of one supplier. */
export interface PhotoQuota {
  /** Photos; 0: no limit. */
  photos: number;
  /** Bytes as sent; 0: no limit. */
  bytes: number;
}

/** Advisory lock (any number) with the hash of a supplier: its uploads are counted one after the other. */
const COUNT = 7_290_163;

/** A photo that a supplier sends. */
export interface SentPhoto {
  db: Database;
  store: Pick<PhotoStore, 'save'>;
  supplier: string;
  bytes: Uint8Array;
  quota: PhotoQuota;
  now: number;
}

/**
 * Stores a photo if the supplier has not sent too many, and returns its id. One that it has sent before counts once.
 * Throws a PhotoError, or PHOTO_QUOTA before anything is decoded.
 */
export async function savePhoto({ db, store, supplier, bytes, quota, now }: SentPhoto): Promise<string> {
  const id = photoId(bytes);
  const isNew = await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, hashtext($2))', [COUNT, supplier]);
    const known = await tx.query('select 1 from supplier_photos where supplier = $1 and photo = $2', [
      supplier,
      id,
    ]);
    if (known.length > 0) return false;
    const [sent] = await tx.query<{ photos: number; bytes: number }>(
      `select count(*)::int as photos, coalesce(sum(bytes), 0)::float8 as bytes from supplier_photos
      where supplier = $1`,
      [supplier],
    );
    const { photos = 0, bytes: before = 0 } = sent ?? {};
    if (quota.photos > 0 && photos >= quota.photos)
      throw new GatewayError(
        'PHOTO_QUOTA',
        `This supplier has ${photos} photos, of at most ${quota.photos}.`,
      );
    if (quota.bytes > 0 && before + bytes.length > quota.bytes)
      throw new GatewayError(
        'PHOTO_QUOTA',
        `This supplier has ${before} bytes of photos; with ${bytes.length} more they are over ${quota.bytes}.`,
      );
    await tx.query('insert into supplier_photos (supplier, photo, bytes, sent_at) values ($1, $2, $3, $4)', [
      supplier,
      id,
      bytes.length,
      new Date(now),
    ]);
    return true;
  });
  try {
    return await store.save(bytes);
  } catch (error) {
    // What is no photo does not count. A crash here leaves it counted until the next sweep.
    if (isNew)
      await db.query('delete from supplier_photos where supplier = $1 and photo = $2', [supplier, id]);
    throw error;
  }
}

/** Counts photos no more that are not stored, after a sweep deleted them. `now`: ms since 1970. */
export async function forgetPhotos(db: Database, store: Pick<PhotoStore, 'has'>, now: number): Promise<void> {
  const rows = await db.query<{ photo: string }>(
    'select distinct photo from supplier_photos where sent_at < $1',
    // One that is being decoded is not stored yet.
    [new Date(now - 3_600_000)],
  );
  const gone: string[] = [];
  for (const { photo } of rows) if (!(await store.has(photo))) gone.push(photo);
  if (gone.length > 0) await db.query('delete from supplier_photos where photo = any($1::text[])', [gone]);
}
