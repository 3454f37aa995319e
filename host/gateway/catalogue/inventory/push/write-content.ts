import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { contentOfHotel } from '@staykit/contract/inventory/hotel-contents.ts';
import type { Queryable } from '../../../database/database.ts';
import type { HotelRecord } from '../../records.ts';
import { recordHotelChange } from '../../store/change-log.ts';

/** A checked item of a push. */
export type ContentItem = z.output<typeof contentOfHotel>;

/** Sets texts and policies of a hotel. `unknown` if it does not exist, `same` if nothing is different. */
export async function writeContent(
  tx: Queryable,
  { hotel, description, checkin, checkout }: ContentItem,
): Promise<'changed' | 'same' | 'unknown'> {
  const [row] = await tx.query<{ supplied: HotelRecord['supplied'] | null }>(
    "select data->'supplied' as supplied from hotels where id = $1 for no key update",
    [hotel],
  );
  if (!row) return 'unknown';
  const before = row.supplied ?? {};
  const after: HotelRecord['supplied'] = {
    ...before,
    ...(description && { description: { ...before.description, ...description } }),
    ...(checkin !== undefined && { checkin }),
    ...(checkout !== undefined && { checkout }),
  };
  if (isDeepStrictEqual(before, after)) return 'same';
  await tx.query("update hotels set data = jsonb_set(data, '{supplied}', $2::jsonb) where id = $1", [
    hotel,
    JSON.stringify(after),
  ]);
  await recordHotelChange(tx, hotel);
  return 'changed';
}
