import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { CalendarRecord } from '../../catalogue/records.ts';
import type { BookedNight } from '../booking/bookings.ts';
import type { RoomsOfNight } from '../stock/held-rooms.ts';
import { FULL } from '../stock/stock.ts';

/** The calendar without a booking's own nights, which its change may use again. */
export function withoutBooking(calendar: CalendarRecord, held: readonly RoomsOfNight[]): CalendarRecord {
  const freed = (one: CalendarRecord, code?: string): CalendarRecord => {
    const stock = new Uint8Array(one.stock);
    for (const { night, rooms, room } of held) {
      if (room !== code) continue;
      const index = nightsBetween(one.firstDay, night);
      stock[index] = Math.min(FULL, (stock[index] ?? 0) + rooms);
    }
    return { ...one, stock };
  };
  const rooms = calendar.rooms && new Map([...calendar.rooms].map(([code, one]) => [code, freed(one, code)]));
  return { ...freed(calendar), ...(rooms && { rooms }) };
}

/** A night of a room type, as a key. */
export const roomNight = ({ night, room = '' }: RoomsOfNight): string => `${night} ${room}`;

/** The rooms that are needed besides those held. */
export function additionalRooms(nights: readonly BookedNight[], held: readonly BookedNight[]): BookedNight[] {
  const own = new Map(held.map((each) => [roomNight(each), each.rooms]));
  return nights
    .map((each) => ({ ...each, rooms: each.rooms - (own.get(roomNight(each)) ?? 0) }))
    .filter(({ rooms }) => rooms > 0);
}
