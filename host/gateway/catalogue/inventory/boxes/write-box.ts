import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { giftBox } from '@staykit/contract/inventory/gift-boxes.ts';
import type { Queryable } from '../../../database/database.ts';
import { pictureOfPhoto } from '../../../images/photo-focus.ts';
import type { GiftRecord } from '../../records.ts';
import { writeCatalogueBatch } from '../../store/catalogue-write.ts';
import { markWhole } from '../hotels/make-offers.ts';
import { lockNewIds, newGiftId } from '../hotels/new-ids.ts';
import type { Outcome } from '../hotels/outcome.ts';
import { wrongWords } from '../hotels/write-plan.ts';
import type { Supplier } from '../keys/supplier-keys.ts';

/** A checked item of a push. */
type BoxItem = z.output<typeof giftBox>;

/** A box and who sends it. */
interface SentBox {
  supplier: Supplier;
  item: BoxItem;
  /** Ids of the hotels that the key may change, by their codes. */
  hotels: ReadonlyMap<string, string>;
}

/** Fields that a new box needs. */
const NEEDED = ['name', 'description', 'contents', 'price', 'nights', 'stays'] as const;

/**
 * Makes or changes a box. Absent fields stay. A box belongs to the supplier that made it: another may change it with a
 * key for all hotels only.
 */
export async function writeBox(tx: Queryable, { supplier, item, hotels }: SentBox): Promise<Outcome> {
  // Boxes are few: one at a time is made or changed.
  await lockNewIds(tx);
  const [known] = await tx.query<{ supplier: string | null; data: GiftRecord }>(
    "select supplier, data from gifts where code = $1 and kind = 'box'",
    [item.box],
  );
  const isAll = supplier.scope === 'all';
  if (known && !isAll && known.supplier !== supplier.name)
    return { problem: 'box: its code is that of another supplier, or of the shop.' };
  const missing = NEEDED.filter((field) => item[field] === undefined);
  if (!known && missing.length > 0) return { problem: `${missing.join(', ')}: required for a new box.` };
  if (item.anyStay && !isAll) return { problem: 'anyStay: only a key for all hotels may set it.' };
  const stays = item.stays && (await staysOf(tx, item.stays, hotels));
  if (stays && 'problem' in stays) return stays;
  const words = wrongWords(item);
  if (words !== undefined) return { problem: words };
  const box = known?.data ?? { ...EMPTY, id: await newGiftId(tx), code: item.box };
  // A box of the shop itself names no hotels, and goes on paying for any stay.
  const isOpen = item.anyStay ?? (known !== undefined && known.data.hotelIds === undefined);
  if (!isOpen && !stays && !box.hotelIds)
    return { problem: 'stays: required, since it is to pay for these alone.' };
  const after = withItem(box, item, stays, isOpen);
  if (known && isDeepStrictEqual(known.data, after)) return 'same';
  if (await isSlugTaken(tx, after)) return { problem: `slug: another box has "${after.slug}".` };
  await writeCatalogueBatch(tx, { gifts: [after] });
  await tx.query('update gifts set slug = $2, supplier = coalesce(supplier, $3) where id = $1', [
    after.id,
    after.slug,
    known ? known.supplier : supplier.name,
  ]);
  await markWhole(tx);
  return 'changed';
}

const EMPTY: GiftRecord = {
  id: '',
  kind: 'box',
  code: '',
  slug: '',
  names: { fr: '', es: '', nl: '', it: '' },
  texts: { fr: '', es: '', nl: '', it: '' },
  price: 0,
  refPrice: 0,
  nights: 1,
  themeIds: [],
  offerIds: [],
  pictures: [],
};

interface Stays {
  offerIds: string[];
  hotelIds: string[];
}

/** Offers and hotels of the stays of a box, or what is wrong with one. */
async function staysOf(
  tx: Queryable,
  stays: NonNullable<BoxItem['stays']>,
  hotels: ReadonlyMap<string, string>,
): Promise<Stays | { problem: string }> {
  const rows = await tx.query<{ hotel: string; kind: string; code: string; offer: string }>(
    `select hotel_id::text as hotel, 'plan' as kind, code, offer_id::text as offer from rate_plans
      where hotel_id = any($1::bigint[])
    union all select hotel_id::text, kind, code, offer_id::text from undated_plans
      where hotel_id = any($1::bigint[]) and kind = 'voucher'`,
    [[...new Set(stays.flatMap(({ hotel }) => hotels.get(hotel) ?? []))]],
  );
  const offers = new Map(rows.map(({ hotel, kind, code, offer }) => [`${hotel} ${kind} ${code}`, offer]));
  const found: { offerId: string; hotelId: string }[] = [];
  for (const [index, { hotel, plan, voucher }] of stays.entries()) {
    const hotelId = hotels.get(hotel);
    if (hotelId === undefined)
      return { problem: `stays.${index}.hotel: unknown, or not a hotel of this key.` };
    const [kind, code] = plan === undefined ? ['voucher', voucher] : ['plan', plan];
    const offerId = offers.get(`${hotelId} ${kind} ${code}`);
    if (offerId === undefined)
      return { problem: `stays.${index}.${kind}: the hotel has no ${kind} "${code}".` };
    found.push({ offerId, hotelId });
  }
  return {
    offerIds: [...new Set(found.map(({ offerId }) => offerId))],
    hotelIds: [...new Set(found.map(({ hotelId }) => hotelId))],
  };
}

function withItem(box: GiftRecord, item: BoxItem, stays: Stays | undefined, isOpen: boolean): GiftRecord {
  const { slug = box.slug || box.code.replace(/EBOX$/, '').toLowerCase() || 'box' } = item;
  const { name, description, contents, price, nights, themes, validMonths, physical, photos, onSale } = item;
  const { hotelIds: before, ...rest } = box;
  const hotelIds = isOpen ? undefined : (stays?.hotelIds ?? before);
  const sell = price ?? box.price;
  const reference = item.referencePrice ?? box.refPrice;
  return {
    ...rest,
    slug,
    price: sell,
    // A price before a promotion is above it.
    refPrice: reference > sell ? reference : 0,
    ...(name && { names: name }),
    ...(description && { texts: description }),
    ...(contents && { contents }),
    ...(nights !== undefined && { nights }),
    ...(themes && { themeIds: themes }),
    ...(stays && { offerIds: stays.offerIds }),
    ...(hotelIds && { hotelIds }),
    ...(validMonths !== undefined && { validMonths }),
    ...(physical !== undefined && { physical }),
    ...(photos && { pictures: photos.map(pictureOfPhoto) }),
    ...(onSale !== undefined && { onSale }),
  };
}

async function isSlugTaken(tx: Queryable, { id, slug }: GiftRecord): Promise<boolean> {
  return (await tx.query('select 1 from gifts where slug = $1 and id <> $2', [slug, id])).length > 0;
}
