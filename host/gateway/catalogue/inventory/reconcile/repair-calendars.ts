import type { Database } from '../../../database/database.ts';
import { showNights } from '../push/write-nights.ts';
import type { NightsDifference } from './compare-nights.ts';

/** Differences that are settled by writing the calendar from the stock again: nobody has to decide which is right. */
const OF_CALENDARS: readonly NightsDifference['what'][] = ['left', 'price', 'promotion', 'minimumStay'];

/** Writes calendars that differ from the stock again. Returns their number. */
export async function repairCalendars(
  db: Database,
  differences: readonly NightsDifference[],
): Promise<number> {
  const hotels = new Set(
    differences.filter(({ what }) => OF_CALENDARS.includes(what)).map(({ hotelId }) => hotelId),
  );
  let repaired = 0;
  for (const hotelId of hotels) if (await db.transaction((tx) => showNights(tx, hotelId))) repaired += 1;
  return repaired;
}
