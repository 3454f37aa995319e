import type * as z from 'zod/mini';
import { giftBox } from '@staykit/contract/inventory/gift-boxes.ts';
import type { Database } from '../../../database/database.ts';
import type { PhotoStore } from '../../../images/photo-store.ts';
import type { Supplier } from '../keys/supplier-keys.ts';
import { missingPhoto } from '../photos/missing-photo.ts';
import { findHotels } from '../push/find-hotels.ts';
import { readItems, type ItemError } from '../push/read-items.ts';
import { writeBox } from './write-box.ts';

/** A push of boxes. */
export interface BoxesPush {
  db: Database;
  /** Absent: no photos are taken. */
  photos: Pick<PhotoStore, 'has'> | undefined;
  supplier: Supplier;
  items: readonly unknown[];
  /** Receives the items that are not taken. */
  errors: ItemError[];
}

/** Makes and changes boxes, and returns how many are different now. */
export async function setBoxes({ db, photos, supplier, items, errors }: BoxesPush): Promise<number> {
  const good: [index: number, item: z.output<typeof giftBox>][] = [];
  await readItems(giftBox, items, errors, (item, index) => void good.push([index, item]));
  const hotels = good.flatMap(([, { stays = [] }]) => stays.map(({ hotel }) => hotel));
  const ids = await findHotels(db, supplier, [...new Set(hotels)]);
  let changed = 0;
  for (const [index, item] of good) {
    const problem = await missingPhoto(photos, item.photos);
    const outcome = problem
      ? { problem }
      : await db.transaction((tx) => writeBox(tx, { supplier, item, hotels: ids }));
    if (outcome === 'changed') changed += 1;
    else if (outcome !== 'same') errors.push({ index, code: 'BAD_REQUEST', message: outcome.problem });
  }
  return changed;
}
