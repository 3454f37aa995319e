import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { Database } from '../../database/database.ts';
import type { NightsItem } from '../../catalogue/inventory/push/read-nights.ts';
import { writeNights } from '../../catalogue/inventory/push/write-nights.ts';
import { rowToCalendar, type CalendarRow } from '../../catalogue/store/calendar-bytes.ts';
import { lockCalendar } from '../stock/stock.ts';
import type { LiveNight } from './supplier-system.ts';

/**
 * Writes nights as the system sells them, like a push of the supplier, so that cards, quotes and bookings tell its
 * price. Nights that are the same are not written. What is sold stays.
 */
export async function storeNights(
  db: Database,
  hotelId: string,
  nights: readonly LiveNight[],
): Promise<void> {
  const [row] = await db.query<CalendarRow>('select * from calendars where hotel_id = $1', [hotelId]);
  const calendar = row && rowToCalendar(row);
  if (!calendar) return;
  const differs = nights.some(({ night, priceCents, rooms }) => {
    const index = nightsBetween(calendar.firstDay, night);
    return calendar.prices[index] !== priceCents || calendar.stock[index] !== rooms;
  });
  if (!differs) return;
  await db.transaction(async (tx) => {
    // Before what is sold is read, so that no sale comes between.
    await lockCalendar(tx, hotelId);
    const sold = await tx.query<{ night: string; sold: number }>(
      `select night, sold from room_nights
      where hotel_id = $1 and room_type = 'standard' and night = any($2::date[])`,
      [hotelId, nights.map(({ night }) => night)],
    );
    const soldOn = new Map(sold.map((one) => [one.night, one.sold]));
    const items = nights.map(({ night, priceCents, rooms }, index): NightsItem => ({
      hotel: hotelId,
      room: 'standard',
      from: night,
      to: night,
      price: priceCents,
      allotment: rooms + (soldOn.get(night) ?? 0),
      index,
    }));
    // Nights outside the calendar are not sold.
    await writeNights(tx, hotelId, items, []);
  });
}
