import { nightsBetween, addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database } from '../../database/database.ts';
import { lockCalendars } from '../../selling/stock/stock.ts';
import { emptyCalendar } from '../inventory/hotels/write-hotel.ts';
import { catalogueRepository } from './catalogue-repository.ts';
import { calendarsBefore, rollCalendars, tryCalendarLock } from './roll-calendars.ts';

/** Hotels per transaction: locks are short, so that bookings hardly wait. */
const BATCH = 100;

/**
 * Rolls calendars of suppliers' hotels to `today`: past nights are dropped, and as many appended in which nothing is
 * sold until the supplier sends them. One process at a time, in batches. Returns the number of hotels.
 */
export async function rollSupplied(db: Database, today: PlainDate): Promise<number> {
  for (let rolled = 0; ;) {
    const count = await db.transaction(async (tx) => {
      if (!(await tryCalendarLock(tx))) return undefined;
      const old = await calendarsBefore(tx, today, BATCH);
      if (old.length === 0) return 0;
      await lockCalendars(
        tx,
        old.map(({ hotel }) => hotel.id),
      );
      const continuations = old.map(({ hotel, firstDay, days }) => {
        const remaining = Math.max(0, days - nightsBetween(firstDay, today));
        return {
          before: firstDay,
          nights: emptyCalendar(hotel.id, addDays(today, remaining), days - remaining),
        };
      });
      await rollCalendars(tx, today, continuations);
      await catalogueRepository(db).markChanged(tx, 'calendars');
      return old.length;
    });
    rolled += count ?? 0;
    if (count === undefined || count < BATCH) return rolled;
  }
}
