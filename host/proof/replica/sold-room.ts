import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { eachNight, takeNights, type NightsOfHotel } from '@staykit/gateway/fixtures/take-nights.ts';
import { returnRooms } from '@staykit/gateway/selling/stock/stock.ts';
import { askFrom, newAddress } from './ask-from.ts';
import { until } from './readiness.ts';
import type { Process } from './run-processes.ts';

/** Hotels that a process offers for one night. */
async function offered(port: number, checkin: PlainDate): Promise<string[]> {
  const query = `flow=hotel&locale=fr_FR&adult=2&night=1&checkin=${checkin}&size=100`;
  const { body } = await askFrom(newAddress(), { url: `http://127.0.0.1:${port}/api/offers.json?${query}` });
  return (body as { exactMatch: { hotel: { id: string } }[] }).exactMatch.map(({ hotel }) => hotel.id);
}

/**
 * Sells all rooms of a night by the database alone, and times how long each process goes on offering it. The rooms are
 * given back. Infinite when a process never learns of it, or there is nothing to sell.
 */
export async function timeUntilGone(db: Database, hosts: readonly Process[]): Promise<number> {
  const checkin = addDays(new Date().toISOString().slice(0, 10), 200);
  const [hotelId] = hosts[0] ? await offered(hosts[0].port, checkin) : [];
  if (hotelId === undefined) return Number.POSITIVE_INFINITY;
  const stay = await db.transaction(async (tx) => {
    const [night] = await tx.query<{ rooms: number }>(
      'select get_byte(stock, $2::date - first_day) as rooms from calendars where hotel_id = $1 for update',
      [hotelId, checkin],
    );
    const taken: NightsOfHotel = { hotelId, checkin, nights: 1, rooms: night?.rooms ?? 0 };
    await takeNights(tx, taken);
    return taken;
  });
  const times = await Promise.all(
    hosts.map(({ port }) => until(async () => !(await offered(port, checkin)).includes(hotelId), 15_000)),
  );
  await db.transaction((tx) => returnRooms(tx, stay.hotelId, eachNight(stay)));
  return Math.max(...times);
}
