import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { planOfHotel } from '@staykit/contract/inventory/rate-plans.ts';
import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { THEMATIC_SUBTHEMES } from '@staykit/core/search/facets/thematics.ts';
import type { Queryable } from '../../../database/database.ts';
import { lockCalendars } from '../../../selling/stock/stock.ts';
import type { HotelRecord } from '../../records.ts';
import { recordHotelChange } from '../../store/change-log.ts';
import { HEADWORDS } from '../../vocabulary.ts';
import { sentFields } from './change-hotel.ts';
import { makeOffers, type RatePlan } from './make-offers.ts';
import { lockNewIds, newOfferId } from './new-ids.ts';
import type { Outcome } from './outcome.ts';
import { undatedPlansOf } from './undated-plans.ts';
import { wrongTerms } from './write-policies.ts';

/** A checked item of a push. */
export type PlanItem = z.output<typeof planOfHotel>;

/** Ids of thematics and sub-themes. */
const THEMES = new Set(
  Object.entries(THEMATIC_SUBTHEMES).flatMap(([id, subthemes]) => [Number(id), ...subthemes]),
);

/** Makes or changes a rate plan, and the offer that it makes. Absent fields stay. */
export async function writePlan(tx: Queryable, hotelId: string, item: PlanItem): Promise<Outcome> {
  // Locks in the order of all others: calendar, hotel, ids.
  await lockCalendars(tx, [hotelId]);
  const [row] = await tx.query<{ data: HotelRecord }>(
    'select data from hotels where id = $1 for no key update',
    [hotelId],
  );
  if (!row) return { problem: 'hotel: unknown.' };
  const [known] = await tx.query<{ data: RatePlan }>(
    'select data from rate_plans where hotel_id = $1 and code = $2',
    [hotelId, item.plan],
  );
  const merged = { ...known?.data, ...sentFields(item, 'hotel', 'plan') };
  const unknown = await unknownActivity(tx, hotelId, merged.activities ?? []);
  const problem = wrongPlan(row.data, merged) ?? unknown;
  if (problem !== undefined) return { problem };
  if (isDeepStrictEqual(known?.data, merged)) return 'same';
  if (known)
    await tx.query('update rate_plans set data = $3 where hotel_id = $1 and code = $2', [
      hotelId,
      item.plan,
      JSON.stringify(merged),
    ]);
  else {
    await lockNewIds(tx);
    await tx.query('insert into rate_plans (hotel_id, code, offer_id, data) values ($1, $2, $3, $4)', [
      hotelId,
      item.plan,
      await newOfferId(tx),
      JSON.stringify(merged),
    ]);
  }
  if (await makeOffers(tx, row.data)) await recordHotelChange(tx, hotelId);
  return 'changed';
}

async function unknownActivity(
  tx: Queryable,
  hotelId: string,
  codes: readonly string[],
): Promise<string | undefined> {
  if (codes.length === 0) return undefined;
  const known = (await undatedPlansOf(tx, hotelId)).filter(({ kind }) => kind === 'activity');
  const unknown = codes.find((code) => !known.some((one) => one.code === code));
  return unknown === undefined ? undefined : `activities: the hotel has no activity "${unknown}".`;
}

/** What is wrong with included services or themes. */
export function wrongWords({
  includes = [],
  themes = [],
}: {
  includes?: readonly string[];
  themes?: readonly number[];
}): string | undefined {
  const word = includes.find((one) => !HEADWORDS.some(({ code }) => code === one));
  if (word !== undefined) return `includes: unknown code, received "${word}".`;
  const theme = themes.find((one) => !THEMES.has(one));
  return theme === undefined ? undefined : `themes: unknown id, received ${theme}.`;
}

/** What is wrong with a plan as it would be. */
function wrongPlan({ supplied }: HotelRecord, plan: Partial<RatePlan>): string | undefined {
  const { type, name, room, minimumNights = 1, maximumNights, cancellation } = plan;
  if (type === undefined || !name) return `${type === undefined ? 'type' : 'name'}: required for a new plan.`;
  if (room !== undefined && room !== STANDARD_ROOM && !supplied?.rooms?.some(({ code }) => code === room))
    return `room: the hotel has no room type "${room}".`;
  const wrong = wrongWords(plan);
  if (wrong !== undefined) return wrong;
  if (maximumNights !== undefined && maximumNights < minimumNights)
    return `maximumNights: expected at least ${minimumNights}, received ${maximumNights}.`;
  if (!cancellation && !supplied?.cancellation)
    return 'cancellation: required while the hotel has no cancellation policy.';
  return wrongTerms(cancellation);
}
