import { addDays, nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { parseActivitySelection } from '@staykit/core/offer/activity/activity-dates.ts';
import { LONGEST_STAY } from '@staykit/contract/booking/quote.ts';
import type { Queryable } from '../../../database/database.ts';

/** A stay and the days that its guests chose for activities. */
export interface StayWithActivities {
  checkin: PlainDate;
  pax: Pax;
  /** Chosen days: `12_1-15_0`. */
  activities: string;
}

/** Places that a party looks for on some days. */
export interface WantedPlaces {
  /** Ids of activities. */
  ids: readonly string[];
  from: PlainDate;
  days: number;
  people: number;
}

/** People of a party who take part in an activity. */
export const peopleOf = ({ adult, child }: Pax): number => adult + child;

/**
 * Days of activities on which a party finds too few places, as `<activity id> <day>`. Places that were booked are
 * counted from the bookings and pending moves themselves, without those of `except`: nothing else has to be kept right. The caller that
 * books holds the lock of the hotel's calendar.
 */
export async function fullDays(
  tx: Queryable,
  hotelId: string,
  wanted: WantedPlaces,
  except?: string,
): Promise<ReadonlySet<string>> {
  const { ids, from, days, people } = wanted;
  if (ids.length === 0) return new Set();
  const list = Array.from({ length: days }, (_, index) => addDays(from, index));
  const limits = await tx.query<{ id: string; day: PlainDate; places: number }>(
    `select a.id::text as id, d.day::text as day, coalesce(n.places, (a.data->>'places')::int) as places
    from activities a cross join unnest($2::date[]) d(day)
      left join activity_days n on n.activity_id = a.id and n.day = d.day
    where a.id = any($1::bigint[]) and coalesce(n.places, (a.data->>'places')::int) is not null`,
    [ids, list],
  );
  if (limits.length === 0) return new Set();
  const taken = await takenPlaces(tx, hotelId, { from, to: addDays(from, days - 1) }, except);
  return new Set(
    limits
      .map(({ id, day, places }) => ({ key: `${id} ${day}`, places }))
      .filter(({ key, places }) => (taken.get(key) ?? 0) + people > places)
      .map(({ key }) => key),
  );
}

/** Whether the activities of a stay have places for its guests on the chosen days. */
export async function havePlaces(
  tx: Queryable,
  hotelId: string,
  { checkin, pax, activities }: StayWithActivities,
  except?: string,
): Promise<boolean> {
  const chosen = Object.entries(parseActivitySelection(checkin, activities) ?? {});
  if (chosen.length === 0) return true;
  const days = Math.max(...chosen.map(([, day]) => nightsBetween(checkin, day))) + 1;
  const ids = chosen.map(([id]) => id);
  const full = await fullDays(tx, hotelId, { ids, from: checkin, days, people: peopleOf(pax) }, except);
  return chosen.every(([id, day]) => !full.has(`${id} ${day}`));
}

/** People on each day of each activity of a hotel, by `<activity id> <day>`. */
async function takenPlaces(
  tx: Queryable,
  hotelId: string,
  { from, to }: { from: PlainDate; to: PlainDate },
  except: string | undefined,
): Promise<Map<string, number>> {
  const rows = await tx.query<StayWithActivities>(
    `select checkin::text as checkin, stay->'pax' as pax, stay->>'activities' as activities from bookings
    where hotel_id = $1 and status in ('pending', 'confirmed') and checkin between $2 and $3
      and stay->>'activities' <> '' and number is distinct from $4
    union all
    select c.data->'next'->>'checkin', c.data->'next'->'stay'->'pax', c.data->'next'->'stay'->>'activities'
    from booking_changes c join bookings b on b.number = c.booking_number
    where b.hotel_id = $1 and c.status = 'pending' and c.data->'next'->'stay'->>'activities' <> ''
      and b.number is distinct from $4`,
    [hotelId, addDays(from, -LONGEST_STAY), to, except ?? null],
  );
  const taken = new Map<string, number>();
  for (const { checkin, pax, activities } of rows)
    for (const [id, day] of Object.entries(parseActivitySelection(checkin, activities) ?? {}))
      taken.set(`${id} ${day}`, (taken.get(`${id} ${day}`) ?? 0) + peopleOf(pax));
  return taken;
}
