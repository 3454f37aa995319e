import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { photosOfHotel } from '@staykit/contract/inventory/hotel-photos.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { photoOfPicture, pictureOfPhoto } from '../../../images/photo-focus.ts';
import type { PhotoStore } from '../../../images/photo-store.ts';
import type { HotelRecord } from '../../records.ts';
import { recordHotelChange } from '../../store/change-log.ts';
import type { Supplier } from '../keys/supplier-keys.ts';
import { findHotels } from '../push/find-hotels.ts';
import { forgetPhotos } from './photo-quota.ts';
import { missingPhoto } from './missing-photo.ts';
import { readItems, type ItemError } from '../push/read-items.ts';
import { NO_HOTEL } from '../push/write-nights.ts';

type PhotosItem = z.output<typeof photosOfHotel>;

/** A push of photos. */
export interface PhotosPush {
  db: Database;
  photos: Pick<PhotoStore, 'has'>;
  supplier: Supplier;
  items: readonly unknown[];
  /** Receives the items that are not taken. */
  errors: ItemError[];
}

/** Sets the photos of hotels, and returns how many hotels are different now. */
export async function setPhotos({ db, photos, supplier, items, errors }: PhotosPush): Promise<number> {
  const good: [index: number, item: PhotosItem][] = [];
  await readItems(photosOfHotel, items, errors, (item, index) => void good.push([index, item]));
  const ids = await findHotels(
    db,
    supplier,
    good.map(([, { hotel }]) => hotel),
  );
  let changed = 0;
  for (const [index, item] of good) {
    const message = await missingPhoto(photos, item.photos);
    if (message !== undefined) {
      errors.push({ index, code: 'NOT_FOUND', message });
      continue;
    }
    const id = ids.get(item.hotel);
    const outcome = id === undefined ? 'unknown' : await db.transaction((tx) => writePhotos(tx, id, item));
    if (outcome === 'changed') changed += 1;
    if (outcome === 'unknown') errors.push({ index, code: 'NOT_FOUND', message: NO_HOTEL });
  }
  return changed;
}

async function writePhotos(
  tx: Queryable,
  hotel: string,
  { photos }: PhotosItem,
): Promise<'changed' | 'same' | 'unknown'> {
  const [row] = await tx.query<{ supplied: HotelRecord['supplied'] | null }>(
    "select data->'supplied' as supplied from hotels where id = $1 for no key update",
    [hotel],
  );
  if (!row) return 'unknown';
  if (isDeepStrictEqual(row.supplied?.photos, photos)) return 'same';
  await tx.query('update hotels set data = data || $2::jsonb where id = $1', [
    hotel,
    JSON.stringify({
      supplied: { ...row.supplied, photos },
      pictures: photos.map(pictureOfPhoto),
    }),
  ]);
  await recordHotelChange(tx, hotel);
  return 'changed';
}

/** Deletes photos that nothing shows, and returns how many. */
export async function sweepPhotos(db: Database, photos: PhotoStore, now: number): Promise<number> {
  const rows = await db.query<{ photo: string }>(
    `select distinct jsonb_array_elements(data->'supplied'->'photos')->>'photo' as photo
      from hotels where data->'supplied' ? 'photos'
    union select jsonb_array_elements(data->'photos')->>'photo' from undated_plans where data ? 'photos'
    union select jsonb_array_elements_text(data->'pictures') from gifts`,
  );
  const deleted = await photos.sweep(new Set(rows.map(({ photo }) => photoOfPicture(photo).photo)), now);
  await forgetPhotos(db, photos, now);
  return deleted;
}
