import type * as z from 'zod/mini';
import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import { nightsOfRoom } from '@staykit/contract/inventory/room-nights.ts';
import { nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { readItems, type ItemError } from './read-items.ts';

/** A checked item of a push. */
export type NightsItem = z.output<typeof nightsOfRoom> & {
  /** Position in the push. */
  index: number;
  to: PlainDate;
};

/** Fields that change a night. */
const CHANGES = [
  'price',
  'promotion',
  'allotment',
  'minimumStay',
  'maximumStay',
  'closedToArrival',
  'closedToDeparture',
  'closed',
] as const satisfies (keyof NightsItem)[];

/** The good items of a push, by hotel. */
export async function readNights(
  raw: readonly unknown[],
  errors: ItemError[],
): Promise<Map<string, NightsItem[]>> {
  const byHotel = new Map<string, NightsItem[]>();
  let nights = 0;
  await readItems(nightsOfRoom, raw, errors, (item, index) => {
    const { hotel, from, to = from } = item;
    const length = nightsBetween(from, to) + 1;
    if (length < 1) return `to: expected a day from ${from} on, received ${to}.`;
    if (nights + length > PUSH_LIMITS.nights)
      return `to: more than ${PUSH_LIMITS.nights} nights in one push.`;
    if (!CHANGES.some((field) => item[field] !== undefined)) return `expected one of ${CHANGES.join(', ')}.`;
    nights += length;
    const others = byHotel.get(hotel);
    if (others) others.push({ ...item, index, to });
    else byHotel.set(hotel, [{ ...item, index, to }]);
    return undefined;
  });
  return byHotel;
}
