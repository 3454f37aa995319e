import { addDays, nightsBetween, type PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Database } from '../database/database.ts';
import { calendarsBefore, rollCalendars, ROLLED_TO, takeTurn } from '../repositories/calendar-turn.ts';
import { catalogueRepository } from '../repositories/catalogue-repository.ts';
import { CALENDAR_DAYS, continueCalendar } from './calendar.ts';
import { placePriceRatio } from './place-hotels.ts';

/** Hotels whose rows are held at a time: a booking waits for none of them longer than a moment. */
const BATCH = 200;

/**
 * Rolls all calendars to `today`: past nights go, as many new ones come at the end, what was sold stays sold. One
 * process does it, a batch at a time; a turn that is broken off is finished by the next. Returns the hotels rolled.
 */
export async function rollForward(db: Database, today: PlainDate): Promise<number> {
  const repository = catalogueRepository(db);
  if ((await repository.setting(ROLLED_TO)) === today) return 0;
  for (let rolled = 0; ;) {
    const count = await db.transaction(async (tx) => {
      if (!(await takeTurn(tx))) return undefined;
      const old = await calendarsBefore(tx, today, BATCH);
      const continuations = old.map(({ hotel, town, firstDay, days }) => {
        const kept = Math.max(0, days - nightsBetween(firstDay, today));
        const ratio = placePriceRatio(town, hotel.placeIds);
        return {
          before: firstDay,
          nights: continueCalendar(hotel, addDays(today, kept), ratio, CALENDAR_DAYS - kept),
        };
      });
      if (continuations.length > 0) await rollCalendars(tx, today, continuations);
      if (old.length === BATCH) return old.length;
      await repository.setSetting(ROLLED_TO, today, tx);
      // A turn that finds nothing to do may be the end of one that was broken off.
      await repository.markChanged(tx, 'calendars');
      return old.length;
    });
    rolled += count ?? 0;
    if (count === undefined || count < BATCH) return rolled;
  }
}
