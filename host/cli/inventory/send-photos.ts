import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getPhoto, PHOTO_LIMITS, postPhoto } from '@staykit/contract/inventory/hotel-photos.ts';
import { photoId } from '@staykit/gateway/images/photo-store.ts';
import { CliError } from '../cli-error.ts';
import type { ItemKind } from './item-kinds.ts';
import type { FileLine } from './read-inventory-file.ts';
import { requestOf, type PushTarget } from './send-items.ts';

/** Where photos are sent. */
type PhotoTarget = Pick<PushTarget, 'shop' | 'key'>;

/** Kinds of lines with photos. */
const WITH_PHOTOS: readonly ItemKind[] = ['photos', 'voucher', 'activity', 'box'];

/**
 * Lines whose photos name a `file`, in `folder` or below. Sends the files that the shop does not have, and
 * names their ids in place of them.
 */
export async function* withPhotos(
  lines: AsyncIterable<FileLine>,
  folder: string,
  target: PhotoTarget,
): AsyncGenerator<FileLine> {
  for await (const read of lines) {
    const photos =
      'item' in read && WITH_PHOTOS.includes(read.kind) && (read.item as { photos?: unknown } | null)?.photos;
    if (!('item' in read) || !Array.isArray(photos)) {
      yield read;
      continue;
    }
    try {
      const named: unknown[] = [];
      for (const photo of photos as readonly unknown[]) named.push(await withId(photo, folder, target));
      yield { line: read.line, kind: read.kind, item: { ...(read.item as object), photos: named } };
    } catch (error) {
      if (!(error instanceof PhotoFileError)) throw error;
      yield { line: read.line, problem: error.message };
    }
  }
}

/** A file that is not taken: its line is reported, and the next one read. */
class PhotoFileError extends Error {}

/** A photo with the id of its file, which is sent where the shop does not have it. */
async function withId(photo: unknown, folder: string, { shop, key }: PhotoTarget): Promise<unknown> {
  const { file, ...rest } = (photo ?? {}) as { file?: unknown };
  // Without a file: the shop tells what is wrong, or knows the id.
  if (typeof file !== 'string') return photo;
  const bytes = await readPhoto(join(folder, file), file);
  const id = photoId(bytes);
  const known = await requestOf(
    shop,
    key,
    getPhoto.method,
    getPhoto.path.replace(':photo', id),
    undefined,
    404,
  );
  if (known.status === 404) {
    const body = { data: bytes.toString('base64') };
    const answer = await requestOf(shop, key, postPhoto.method, postPhoto.path, body, 400);
    if (!answer.ok) throw new PhotoFileError(`${file}: ${((await answer.json()) as Error).message}`);
  }
  return { photo: id, ...rest };
}

async function readPhoto(path: string, name: string): Promise<Buffer> {
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) throw new PhotoFileError(`${name}: the file does not exist.`);
  if (size > PHOTO_LIMITS.bytes)
    throw new PhotoFileError(`${name}: expected at most ${PHOTO_LIMITS.bytes} bytes, received ${size}.`);
  return readFile(path).catch((error: Error) => {
    throw new CliError(`${name}: ${error.message}.`);
  });
}
