import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_ID, PHOTO_LIMITS } from '@staykit/contract/inventory/hotel-photos.ts';
import { concurrencyLimit } from './concurrency-limit.ts';
import { encodePhoto } from './encode-photo.ts';

/** Photos that suppliers sent, by the hash of what they sent. */
export interface PhotoStore {
  /** Checks and stores a photo, and returns its id: the same bytes again change nothing. Throws a PhotoError. */
  save(bytes: Uint8Array): Promise<string>;
  has(id: string): Promise<boolean>;
  /** The photo as JPEG, at most 2560 pixels a side; undefined for an unknown id. */
  read(id: string): Promise<Uint8Array | undefined>;
  /** Deletes photos older than a day that are not in `named`, and returns how many. */
  sweep(named: ReadonlySet<string>, now: number): Promise<number>;
}

/** Photos decoded concurrently: one of 60 megapixels takes 200 MB. */
const AT_ONCE = 2;
/** Milliseconds that a photo may wait to be named by a hotel. */
const UNNAMED_MS = 86_400_000;

/** Id of a photo: the hash of the bytes as sent. */
export function photoId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, PHOTO_LIMITS.idLength);
}

/** Photos in a folder, which all processes of a shop share. Nothing is read before the first request. */
export function createPhotoStore(folder: string): PhotoStore {
  const limited = concurrencyLimit(AT_ONCE);
  const fileOf = (id: string) => join(folder, id.slice(0, 2), `${id}.jpg`);
  const has = (id: string) =>
    PHOTO_ID.test(id)
      ? access(fileOf(id)).then(
          () => true,
          () => false,
        )
      : Promise.resolve(false);
  return {
    has,
    async save(bytes) {
      const id = photoId(bytes);
      if (await has(id)) return id;
      const body = await limited(() => encodePhoto(bytes));
      const file = fileOf(id);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(join(folder, id.slice(0, 2)), { recursive: true });
      try {
        // Renamed when complete: a crash leaves no partial photo.
        await writeFile(draft, body);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
      return id;
    },
    read: async (id) => (PHOTO_ID.test(id) ? readFile(fileOf(id)).catch(() => undefined) : undefined),
    async sweep(named, now) {
      let deleted = 0;
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((each) => /\.jpg(?:\.[\w-]+)?$/.test(each))) {
        if (named.has(name.replace(/^.*[/\\]|\.jpg$/g, ''))) continue;
        const file = join(folder, name);
        const found = await stat(file).catch(() => undefined);
        if (!found || now - found.mtimeMs < UNNAMED_MS) continue;
        await rm(file, { force: true });
        deleted += 1;
      }
      return deleted;
    },
  };
}
