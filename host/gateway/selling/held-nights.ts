import { nightsBetween } from '../../../widgets/core/dates/plain-date.ts';
import type { CalendarRecord } from '../catalogue/records.ts';
import type { BookedNight } from '../repositories/bookings.ts';
import { FULL } from '../repositories/stock.ts';

/** The calendar as it would be without the nights that a booking holds: whoever moves it may have them again. */
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

/** The rooms that are needed besides those that are held. */
export function besides(nights: readonly BookedNight[], held: readonly BookedNight[]): BookedNight[] {
  const own = new Map(held.map(({ night, rooms }) => [night, rooms]));
  return nights
    .map((each) => ({ ...each, rooms: each.rooms - (own.get(each.night) ?? 0) }))
    .filter(({ rooms }) => rooms > 0);
}
