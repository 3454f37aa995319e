import { addDays, nightsBetween, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import {
  calendarsBefore,
  rollCalendars,
  ROLLED_TO,
  tryCalendarLock,
} from '@staykit/gateway/catalogue/store/roll-calendars.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { CALENDAR_DAYS, continueCalendar } from './calendar.ts';
import { placePriceRatio } from './place-hotels.ts';

/** Hotels per transaction: locks are short, so that bookings hardly wait. */
const BATCH = 200;

/**
 * Rolls all calendars to `today`: past nights are dropped and as many appended; sold rooms stay sold. One process at a
 * time, in batches; an interrupted run is completed by the next. Returns the number of hotels.
 */
export async function rollForward(db: Database, today: PlainDate): Promise<number> {
  const repository = catalogueRepository(db);
  if ((await repository.setting(ROLLED_TO)) === today) return 0;
  for (let rolled = 0; ;) {
    const count = await db.transaction(async (tx) => {
      if (!(await tryCalendarLock(tx))) return undefined;
      const old = await calendarsBefore(tx, today, BATCH);
      const continuations = old.map(({ hotel, town, firstDay, days }) => {
        const remaining = Math.max(0, days - nightsBetween(firstDay, today));
        const ratio = placePriceRatio(town, hotel.placeIds);
        return {
          before: firstDay,
          nights: continueCalendar(hotel, addDays(today, remaining), ratio, CALENDAR_DAYS - remaining),
        };
      });
      if (continuations.length > 0) await rollCalendars(tx, today, continuations);
      if (old.length === BATCH) return old.length;
      await repository.setSetting(ROLLED_TO, today, tx);
      // Even if nothing is left to do: an interrupted run may have changed calendars.
      await repository.markChanged(tx, 'calendars');
      return old.length;
    });
    rolled += count ?? 0;
    if (count === undefined || count < BATCH) return rolled;
  }
}
