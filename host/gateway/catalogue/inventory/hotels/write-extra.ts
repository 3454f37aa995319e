import type * as z from 'zod/mini';
import type { extraOfHotel } from '@staykit/contract/inventory/hotel-extras.ts';
import type { Queryable } from '../../../database/database.ts';
import { MAX_EXTRAS } from '../../facts/extras.ts';
import type { SuppliedExtra } from '../../records.ts';
import { changeHotel, sentFields, withSupplied } from './change-hotel.ts';
import type { Outcome } from './outcome.ts';

/** A checked item of a push. */
export type ExtraItem = z.output<typeof extraOfHotel>;

/** Makes or changes an extra. Absent fields stay. Its number, which product ids hold, never changes while it is on sale. */
export async function writeExtra(tx: Queryable, hotelId: string, item: ExtraItem): Promise<Outcome> {
  return changeHotel(tx, hotelId, (hotel) => {
    const extras = hotel.supplied?.extras ?? [];
    const known = extras.find(({ code }) => code === item.extra);
    const name = item.name ?? known?.name;
    const price = item.price ?? known?.price;
    if (!name || price === undefined) return `${name ? 'price' : 'name'}: required for a new extra.`;
    const others = extras.filter((extra) => extra !== known && extra.onSale !== false);
    const isFree = (number: number) => others.every((extra) => extra.number !== number);
    const onSale = item.onSale ?? known?.onSale ?? true;
    const number =
      known && isFree(known.number) ? known.number : (NUMBERS.find(isFree) ?? known?.number ?? MAX_EXTRAS);
    if (onSale && !isFree(number)) return `extra: a hotel has at most ${MAX_EXTRAS} extras on sale.`;
    const next: SuppliedExtra = {
      ...known,
      ...sentFields(item, 'hotel', 'extra', 'name', 'price'),
      code: item.extra,
      number,
      name,
      price,
    };
    return withSupplied(hotel, {
      extras: known ? extras.map((extra) => (extra === known ? next : extra)) : [...extras, next],
    });
  });
}

const NUMBERS = Array.from({ length: MAX_EXTRAS }, (_, index) => index + 1);
