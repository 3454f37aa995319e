import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { BookedNight } from '../booking/bookings.ts';
import { FULL } from '../stock/stock.ts';

/** The calendar without a booking's own nights, which its change may use again. */
export function withoutBooking(
  calendar: CalendarRecord,
  held: readonly Pick<BookedNight, 'night' | 'rooms'>[],
): CalendarRecord {
  const stock = new Uint8Array(calendar.stock);
  for (const { night, rooms } of held) {
    const index = nightsBetween(calendar.firstDay, night);
    stock[index] = Math.min(FULL, (stock[index] ?? 0) + rooms);
  }
  return { ...calendar, stock };
}

/** The rooms that are needed besides those held. */
export function additionalRooms(nights: readonly BookedNight[], held: readonly BookedNight[]): BookedNight[] {
  const own = new Map(held.map(({ night, rooms }) => [night, rooms]));
  return nights
    .map((each) => ({ ...each, rooms: each.rooms - (own.get(each.night) ?? 0) }))
    .filter(({ rooms }) => rooms > 0);
}
