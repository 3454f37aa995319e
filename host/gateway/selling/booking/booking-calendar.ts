import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { instantAt } from '@staykit/core/dates/market-time.ts';
import { shop } from '@staykit/core/market/shop.ts';
import { TIME_ZONES } from '@staykit/core/market/time-zone.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Queryable } from '../../database/database.ts';
import type { BookingRow } from './bookings.ts';

/** The stay as calendars take it (RFC 5545). Its UID stays the same, so that a changed stay replaces the former one. */
export async function bookingCalendar(db: Queryable, row: BookingRow): Promise<string> {
  const { number, locale, stay, checkin, nights, state } = row;
  const { hotel } = stay;
  const [change] = await db.query<{ sequence: number; changedAt: Date }>(
    // Above that of every version before: calendars ignore what is not newer.
    `select extract(epoch from changed_at - created_at)::int as sequence, changed_at as "changedAt"
    from bookings where number = $1`,
    [number],
  );
  const isCancelled = state !== 'confirmed';
  const checkout = addDays(checkin, nights);
  const zone = hotel.timeZone ?? TIME_ZONES[marketOf(locale)];
  const start = hotel.hours && instantAt(`${checkin}T${hotel.hours.checkin}`, zone);
  const end = hotel.hours && instantAt(`${checkout}T${hotel.hours.checkout}`, zone);
  const isTimed = start !== undefined && end !== undefined;
  const calendar = ical({
    prodId: { company: shop().name, product: 'bookings' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: row.linkId ?? number,
    sequence: Math.max(0, change?.sequence ?? 0),
    stamp: change?.changedAt ?? new Date(0),
    summary: hotel.label,
    location: hotel.address,
    description: [stay.label, number, hotel.phone].filter((line) => line !== undefined).join('\n'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // Without hours the days themselves: the end of an all-day event is the day after the last.
    start: new Date(isTimed ? start : checkin),
    end: new Date(isTimed ? end : addDays(checkout, 1)),
    allDay: !isTimed,
  });
  return calendar.toString();
}
