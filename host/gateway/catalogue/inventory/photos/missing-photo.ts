import type { PhotoStore } from '../../../images/photo-store.ts';

/** What is wrong with the photos of an item: the first that is not stored. */
export async function missingPhoto(
  store: Pick<PhotoStore, 'has'> | undefined,
  photos: readonly { photo: string }[] = [],
): Promise<string | undefined> {
  const stored = await Promise.all(photos.map(async ({ photo }) => (await store?.has(photo)) === true));
  const missing = stored.indexOf(false);
  return missing < 0 ? undefined : `photos.${missing}.photo: unknown. Send its bytes first.`;
}
