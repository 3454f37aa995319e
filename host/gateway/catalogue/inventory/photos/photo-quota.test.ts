import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { scratchDatabase } from '../../../fixtures/own-database.ts';
import { photoId } from '../../../images/photo-store.ts';
import { forgetPhotos, savePhoto, type PhotoQuota } from './photo-quota.ts';

const NOW = Date.UTC(2030, 0, 1);
const HOUR_MS = 3_600_000;
let db: Database;
beforeAll(async () => {
  db = await scratchDatabase();
}, 60_000);
afterAll(() => db.close());

/** Photos by their bytes; some bytes are no photo. */
const stored = new Set<string>();
const store = {
  async save(bytes: Uint8Array) {
    if (bytes[0] === 0) throw new Error('no photo');
    stored.add(photoId(bytes));
    return photoId(bytes);
  },
  has: async (id: string) => stored.has(id),
};
const send = (supplier: string, quota: PhotoQuota, ...bytes: number[]) =>
  savePhoto({ db, store, supplier, bytes: Uint8Array.from(bytes), quota, now: NOW }).then(
    () => 'taken',
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

describe('the photos of a supplier', () => {
  it('are taken up to their number; the same again counts once, and others have a number of their own', async () => {
    const two = { photos: 2, bytes: 0 };
    expect(await send('lake', two, 1)).toBe('taken');
    expect(await send('lake', two, 1)).toBe('taken');
    expect(await send('lake', two, 2)).toBe('taken');
    expect(await send('lake', two, 3)).toBe('PHOTO_QUOTA');
    expect(await send('lake', two, 2)).toBe('taken');
    expect(await send('hill', two, 3)).toBe('taken');
    expect(await send('lake', { photos: 0, bytes: 0 }, 3)).toBe('taken');
  });

  it('are taken up to their bytes, also when many arrive at once', async () => {
    const quota = { photos: 0, bytes: 10 };
    const sent = await Promise.all([1, 2, 3, 4, 5].map((first) => send('sea', quota, first, 7, 7, 7)));
    expect(sent.toSorted()).toEqual(['PHOTO_QUOTA', 'PHOTO_QUOTA', 'PHOTO_QUOTA', 'taken', 'taken']);
  });

  it('count no more when they are no photos, or deleted', async () => {
    const one = { photos: 1, bytes: 0 };
    expect(await send('moor', one, 0)).toBe('no photo');
    expect(await send('moor', one, 40)).toBe('taken');
    expect(await send('moor', one, 41)).toBe('PHOTO_QUOTA');
    stored.delete(photoId(Uint8Array.of(40)));
    // It may still be encoded.
    await forgetPhotos(db, store, NOW + HOUR_MS / 2);
    expect(await send('moor', one, 41)).toBe('PHOTO_QUOTA');
    await forgetPhotos(db, store, NOW + 2 * HOUR_MS);
    expect(await send('moor', one, 41)).toBe('taken');
  });
});
