import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { nightsFrom, type CalendarNight } from './nights-from.ts';
import { createRandom, type Random } from './random.ts';
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

/** Per cent that promotions take off. */
const PROMOTIONS = [10, 12, 15, 20, 20, 25, 30, 35];

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

/** What makes the calendar of one house its own, whatever the day. */
interface House {
  /** Cents of a usual night. */
  base: number;
  seasons: readonly number[];
  /** What a night of the week-end costs against the others. */
  weekend: number;
  closure: readonly [number, number] | undefined;
  noSundays: boolean;
  /** Rooms that it gives us. */
  allotment: number;
  popularity: number;
  /** Whether its high season asks for longer stays. */
  hasPeak: boolean;
}

/** What a calendar is drawn for. */
export type CalendarHotel = Pick<HotelRecord, 'id' | 'seed' | 'stars' | 'rooms' | 'score' | 'environments'>;

function houseOf(hotel: CalendarHotel, placeRatio: number, random: Random): House {
  const environment = hotel.environments[0] ?? 'countryside';
  const urban = environment === 'city';
  const base =
    (BASE_PRICES[Math.round(hotel.stars)] ?? 8900) *
    (placeRatio / 1000) *
    (1 + random.bell() * 0.09) *
    (hotel.score > 0 ? 0.86 + (hotel.score - 6) * 0.05 : 1);
  return {
    base,
    seasons: SEASONS[environment] ?? SEASONS.countryside ?? [],
    weekend: urban && hotel.stars >= 4 && random.chance(0.4) ? 0.93 : 1.1 + random.unit() * 0.14,
    closure: hotel.rooms < 60 && random.chance(0.22) ? CLOSED[environment] : undefined,
    noSundays: hotel.rooms < 30 && !urban && random.chance(0.18),
    allotment: Math.min(
      hotel.rooms,
      Math.max(2, Math.min(24, Math.round(hotel.rooms * (0.12 + random.unit() * 0.2)))),
    ),
    popularity: 0.55 + random.unit() * 0.35 + (hotel.score - 8) * 0.05,
    hasPeak: environment === 'sea' || environment === 'mountain',
  };
}

/** What chance gives to one night. */
interface NightChances {
  /** Demand against the usual: neighbouring nights are alike. */
  wave: number;
  noise: number;
  rare: number;
  /** Days from the day that the night was first put on sale. */
  ahead: number;
  /** Per cent off where a promotion runs, and for who books late. */
  promo: number;
  lastMinute: number;
  random: Random;
}

/** Draws one night into `record`; a closed night stays without price, stock and arrival. */
function drawNight(
  house: House,
  record: CalendarRecord,
  index: number,
  { month, day, weekday }: CalendarNight,
  { wave, noise, rare, ahead, random, ...off }: NightChances,
): void {
  const { closure } = house;
  if (closure !== undefined && (month - closure[0] + 12) % 12 < closure[1]) return;
  const season = (house.seasons[month] ?? 1000) / 1000;
  const isWeekend = weekday === 5 || weekday === 6;
  const feast = festive(month, day);
  const demand = house.popularity * season * (isWeekend ? 1.16 : 0.92) * (feast ? 1.25 : 1) * (1 + wave);
  const full =
    (house.base *
      season *
      (isWeekend ? house.weekend : 1) *
      (feast ? 1.22 : 1) *
      (1 + wave * 0.8) *
      leadTime(ahead)) /
    1000;
  const promo = Math.max(feast ? 0 : off.promo, off.lastMinute);
  // Whole euros, as houses price; the reference price is the whole-euro one, the promotion comes off in cents.
  record.prices[index] = Math.max(2900, Math.round((Math.round(full / 100) * 100 * (100 - promo)) / 100));
  record.promos[index] = promo;
  const booked = Math.min(1, Math.max(0, demand * (0.55 + noise * 0.5) * (ahead < 30 ? 1.08 : 0.9)));
  const left = Math.round(house.allotment * (1 - booked * 0.92));
  record.stock[index] =
    rare < 0.02 + Math.max(0, demand - 0.95) * 0.35 ? 0 : Math.max(1, Math.min(255, left));
  const peak = season >= 1.3 && house.hasPeak;
  const fewest = peak && random.chance(0.35) ? random.int(2, 4) : isWeekend && demand > 0.95 ? 2 : 1;
  record.minLos[index] = house.noSundays && weekday === 0 ? 0 : fewest;
}

function emptyCalendar(hotelId: string, firstDay: PlainDate, days: number): CalendarRecord {
  return {
    hotelId,
    firstDay,
    prices: new Int32Array(days),
    promos: new Uint8Array(days),
    stock: new Uint8Array(days),
    minLos: new Uint8Array(days),
  };
}

/**
 * The days of a hotel from `today`: seasons of its surroundings, weekends, festive days, lead time, promotions, last
 * minute, minimum stays, sold-out and closed days. The same hotel and day give the same calendar.
 */
export function buildCalendar(
  hotel: CalendarHotel,
  today: PlainDate,
  /** Thousandths that the place makes its hotels dearer or cheaper. */
  placeRatio = 1000,
  days = CALENDAR_DAYS,
): CalendarRecord {
  const random = createRandom(hotel.seed, 'calendar');
  const house = houseOf(hotel, placeRatio, random);
  const lastMinute = random.chance(0.4) ? random.int(10, 25) : 0;
  const promotions = Array.from({ length: random.int(1, 4) }, () => {
    const from = random.int(0, days - 10);
    return { from, to: from + random.int(8, 40), promo: random.pick(PROMOTIONS) };
  });
  const record = emptyCalendar(hotel.id, today, days);
  let wave = random.bell() * 0.1;
  for (const [index, night] of nightsFrom(today, days).entries()) {
    // Demand of neighbouring days is alike: a slow wave with a little noise on it.
    wave = wave * 0.86 + random.bell() * 0.035;
    const noise = random.unit();
    const rare = random.unit();
    const running = promotions.find((promotion) => index >= promotion.from && index < promotion.to);
    drawNight(house, record, index, night, {
      wave,
      noise,
      rare,
      ahead: index,
      promo: running?.promo ?? 0,
      lastMinute: index < 7 && noise < 0.7 ? lastMinute : 0,
      random,
    });
  }
  return record;
}

/**
 * Nights that come on sale as time goes on, from `firstDay`: drawn by the same model, each from its own date, so that
 * it does not matter when and in how many steps a calendar is continued.
 */
export function continueCalendar(
  hotel: CalendarHotel,
  firstDay: PlainDate,
  placeRatio: number,
  days: number,
): CalendarRecord {
  const house = houseOf(hotel, placeRatio, createRandom(hotel.seed, 'calendar'));
  const record = emptyCalendar(hotel.id, firstDay, days);
  const waveOf = (week: number) => createRandom(hotel.seed, 'wave', week).bell() * 0.1;
  for (const [index, night] of nightsFrom(firstDay, days).entries()) {
    const { weeks, day } = night;
    const week = Math.floor(weeks);
    const wave = waveOf(week) + (waveOf(week + 1) - waveOf(week)) * (weeks - week);
    const ofMonth = createRandom(hotel.seed, 'promotion', night.yearMonth);
    const from = ofMonth.chance(0.3) ? ofMonth.int(1, 20) : 99;
    const runs = day >= from && day < from + ofMonth.int(8, 25);
    const random = createRandom(hotel.seed, 'night', night.date);
    drawNight(house, record, index, night, {
      wave,
      noise: random.unit(),
      rare: random.unit(),
      ahead: CALENDAR_DAYS,
      promo: runs ? ofMonth.pick(PROMOTIONS) : 0,
      lastMinute: 0,
      random,
    });
  }
  return record;
}
