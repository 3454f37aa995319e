import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { createRandom } from './random.ts';
import type { CalendarRecord, HotelRecord } from './records.ts';

/** How many days a calendar covers: a year, and five weeks more before it must be drawn again. */
export const CALENDAR_DAYS = 400;

/** Cents for a night by stars, before season and place. */
const BASE_PRICES = [6200, 5400, 6600, 8900, 13_400, 25_500];

/** Thousandths of the base price by month, from January. */
const SEASONS: Record<string, readonly number[]> = {
  sea: [720, 760, 820, 960, 1040, 1180, 1420, 1480, 1120, 900, 740, 780],
  mountain: [1280, 1420, 1240, 920, 820, 900, 1120, 1160, 920, 840, 800, 1320],
  lake: [780, 800, 860, 980, 1080, 1200, 1340, 1360, 1140, 940, 780, 840],
  city: [860, 900, 980, 1080, 1140, 1120, 960, 940, 1140, 1080, 960, 1100],
  water: [840, 880, 960, 1140, 1180, 1120, 1080, 1080, 1080, 1000, 920, 1120],
  vineyard: [760, 800, 880, 980, 1080, 1120, 1160, 1180, 1240, 1140, 860, 880],
  forest: [860, 900, 900, 980, 1040, 1040, 1180, 1200, 1020, 1060, 920, 980],
  countryside: [820, 860, 900, 980, 1080, 1100, 1180, 1200, 1060, 980, 860, 920],
};

/** Month from which a seasonal house is closed (0-based), and for how many months. */
const CLOSED: Record<string, readonly [number, number]> = { sea: [10, 3], mountain: [9, 2], lake: [10, 3] };

const DAY_MS = 86_400_000;

/** Festive nights, when everything is dear and full: Christmas to New Year, Valentine's, mid August. */
function festive(month: number, day: number): boolean {
  return (
    (month === 11 && day >= 24) ||
    (month === 1 && day >= 13 && day <= 15) ||
    (month === 7 && day >= 10 && day <= 16)
  );
}

/** Discount of nearness or early booking, in thousandths of the price. */
function leadTime(ahead: number): number {
  if (ahead < 3) return 960;
  if (ahead < 14) return 1030;
  if (ahead < 60) return 1000;
  return ahead < 150 ? 970 : 945;
}

/**
 * The days of a hotel from `today`: seasons of its surroundings, weekends, festive days, lead time, promotions, last
 * minute, minimum stays, sold-out and closed days. The same hotel and day give the same calendar.
 */
export function buildCalendar(
  hotel: Pick<HotelRecord, 'id' | 'seed' | 'stars' | 'rooms' | 'score' | 'environments'>,
  today: PlainDate,
  /** Thousandths that the place makes its hotels dearer or cheaper. */
  placeRatio = 1000,
  days = CALENDAR_DAYS,
): CalendarRecord {
  const random = createRandom(hotel.seed, 'calendar');
  const environment = hotel.environments[0] ?? 'countryside';
  const seasons = SEASONS[environment] ?? SEASONS.countryside ?? [];
  const urban = environment === 'city';
  const base =
    (BASE_PRICES[Math.round(hotel.stars)] ?? 8900) *
    (placeRatio / 1000) *
    (1 + random.bell() * 0.09) *
    (hotel.score > 0 ? 0.86 + (hotel.score - 6) * 0.05 : 1);
  const weekend = urban && hotel.stars >= 4 && random.chance(0.4) ? 0.93 : 1.1 + random.unit() * 0.14;
  const closure = hotel.rooms < 60 && random.chance(0.22) ? CLOSED[environment] : undefined;
  const noSundays = hotel.rooms < 30 && !urban && random.chance(0.18);
  const allotment = Math.max(2, Math.min(24, Math.round(hotel.rooms * (0.12 + random.unit() * 0.2))));
  const popularity = 0.55 + random.unit() * 0.35 + (hotel.score - 8) * 0.05;
  const lastMinute = random.chance(0.4) ? random.int(10, 25) : 0;
  const promotions = Array.from({ length: random.int(1, 4) }, () => {
    const from = random.int(0, days - 10);
    return { from, to: from + random.int(8, 40), promo: random.pick([10, 12, 15, 20, 20, 25, 30, 35]) };
  });
  const record: CalendarRecord = {
    hotelId: hotel.id,
    firstDay: today,
    prices: new Int32Array(days),
    promos: new Uint8Array(days),
    stock: new Uint8Array(days),
    minLos: new Uint8Array(days),
  };
  const start = Date.parse(`${today}T00:00:00Z`);
  let wave = random.bell() * 0.1;
  for (let index = 0; index < days; index += 1) {
    const date = new Date(start + index * DAY_MS);
    const month = date.getUTCMonth();
    const weekday = date.getUTCDay();
    // Demand of neighbouring days is alike: a slow wave with a little noise on it.
    wave = wave * 0.86 + random.bell() * 0.035;
    const noise = random.unit();
    const rare = random.unit();
    if (closure !== undefined && (month - closure[0] + 12) % 12 < closure[1]) continue;
    const season = (seasons[month] ?? 1000) / 1000;
    const isWeekend = weekday === 5 || weekday === 6;
    const feast = festive(month, date.getUTCDate());
    const demand = popularity * season * (isWeekend ? 1.16 : 0.92) * (feast ? 1.25 : 1) * (1 + wave);
    const full =
      (base * season * (isWeekend ? weekend : 1) * (feast ? 1.22 : 1) * (1 + wave * 0.8) * leadTime(index)) /
      1000;
    const running = promotions.find((promotion) => index >= promotion.from && index < promotion.to);
    const promo = Math.max(feast ? 0 : (running?.promo ?? 0), index < 7 && noise < 0.7 ? lastMinute : 0);
    // Whole euros, as houses price; the reference price is the whole-euro one, the promotion comes off in cents.
    record.prices[index] = Math.max(2900, Math.round((Math.round(full / 100) * 100 * (100 - promo)) / 100));
    record.promos[index] = promo;
    const booked = Math.min(1, Math.max(0, demand * (0.55 + noise * 0.5) * (index < 30 ? 1.08 : 0.9)));
    const left = Math.round(allotment * (1 - booked * 0.92));
    record.stock[index] =
      rare < 0.02 + Math.max(0, demand - 0.95) * 0.35 ? 0 : Math.max(1, Math.min(255, left));
    const peak = season >= 1.3 && (environment === 'sea' || environment === 'mountain');
    const fewest = peak && random.chance(0.35) ? random.int(2, 4) : isWeekend && demand > 0.95 ? 2 : 1;
    record.minLos[index] = noSundays && weekday === 0 ? 0 : fewest;
  }
  return record;
}
