import { addDays, nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type * as z from 'zod/mini';
import type { daysOfActivity } from '@staykit/contract/inventory/activities.ts';
import type { Queryable } from '../../../database/database.ts';
import { lockCalendars } from '../../../selling/stock/stock.ts';
import { recordHotelChange } from '../../store/change-log.ts';
import type { Outcome } from '../hotels/outcome.ts';

/** A checked item of a push. */
export type ActivityDaysItem = z.output<typeof daysOfActivity>;

/** Days that one item names at most. */
const MOST_DAYS = 400;

/** Sets the places of an activity on some days. What is booked stands, also above them. */
export async function writeActivityDays(
  tx: Queryable,
  hotelId: string,
  { activity, from, to = from, places }: ActivityDaysItem,
): Promise<Outcome> {
  const length = nightsBetween(from, to) + 1;
  if (length < 1 || length > MOST_DAYS)
    return { problem: `to: expected a day from ${from} on, within ${MOST_DAYS} days, received "${to}".` };
  // Bookings of the hotel count places under the same lock.
  await lockCalendars(tx, [hotelId]);
  const [known] = await tx.query<{ id: string; counted: boolean }>(
    `select activity_id::text as id, data ? 'places' as counted from undated_plans where hotel_id = $1 and kind = 'activity' and code = $2`,
    [hotelId, activity],
  );
  if (!known) return { problem: `activity: the hotel has no activity "${activity}".` };
  if (!known.counted) return { problem: 'activity: its places are not counted: send its places first.' };
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  const changed = await tx.query(
    `insert into activity_days (activity_id, day, places) select $1, day, $3 from unnest($2::date[]) d(day)
    on conflict (activity_id, day) do update set places = excluded.places
    where activity_days.places <> excluded.places returning day`,
    [known.id, days, places],
  );
  if (changed.length === 0) return 'same';
  await recordHotelChange(tx, hotelId);
  return 'changed';
}
