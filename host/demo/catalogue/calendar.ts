import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { nightsFrom, type CalendarNight } from './nights-from.ts';
import { createRandom, type Random } from './random.ts';
import type { CalendarRecord, HotelRecord } from '@staykit/gateway/catalogue/records.ts';

/** Days in a calendar: a year and five weeks. */
export const CALENDAR_DAYS = 400;

/** Cents per night by stars, before season and place. */
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

/** First closed month (0-based) of seasonal hotels, and the number of closed months. */
const CLOSED: Record<string, readonly [number, number]> = { sea: [10, 3], mountain: [9, 2], lake: [10, 3] };

/** Promotions in per cent. */
const PROMOTIONS = [10, 12, 15, 20, 20, 25, 30, 35];

/** Peak nights with high prices and demand: Christmas to New Year, Valentine's Day, mid August. */
function festive(month: number, day: number): boolean {
  return (
    (month === 11 && day >= 24) ||
    (month === 1 && day >= 13 && day <= 15) ||
    (month === 7 && day >= 10 && day <= 16)
  );
}

/** Price change by days ahead, in thousandths. */
function leadTime(ahead: number): number {
  if (ahead < 3) return 960;
  if (ahead < 14) return 1030;
  if (ahead < 60) return 1000;
  return ahead < 150 ? 970 : 945;
}

/** Constant parameters of a hotel's calendar. */
interface CalendarProfile {
  /** Cents of an average night. */
  base: number;
  seasons: readonly number[];
  /** Weekend surcharge, in thousandths. */
  weekend: number;
  closure: readonly [number, number] | undefined;
  noSundays: boolean;
  /** Rooms allotted to the shop. */
  allotment: number;
  popularity: number;
  /** Whether its high season has longer minimum stays. */
  hasPeak: boolean;
}

/** The facts of a hotel that its calendar depends on. */
export type CalendarHotel = Pick<HotelRecord, 'id' | 'seed' | 'stars' | 'rooms' | 'score' | 'environments'>;

function profileOf(hotel: CalendarHotel, placeRatio: number, random: Random): CalendarProfile {
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
      Math.max(8, Math.min(40, Math.round(hotel.rooms * (0.25 + random.unit() * 0.3)))),
    ),
    popularity: 0.55 + random.unit() * 0.35 + (hotel.score - 8) * 0.05,
    hasPeak: environment === 'sea' || environment === 'mountain',
  };
}

/** Random values of one night. */
interface NightChances {
  /** Demand factor; similar on neighbouring nights. */
  wave: number;
  noise: number;
  rare: number;
  /** Days since the night went on sale. */
  ahead: number;
  /** Promotions in per cent: regular and last-minute. */
  promo: number;
  lastMinute: number;
  random: Random;
}

/** Writes one night into `record`; a closed night has no price, stock or arrival. */
function drawNight(
  profile: CalendarProfile,
  record: CalendarRecord,
  index: number,
  { month, day, weekday }: CalendarNight,
  { wave, noise, rare, ahead, random, ...off }: NightChances,
): void {
  const { closure } = profile;
  if (closure !== undefined && (month - closure[0] + 12) % 12 < closure[1]) return;
  const season = (profile.seasons[month] ?? 1000) / 1000;
  const isWeekend = weekday === 5 || weekday === 6;
  const feast = festive(month, day);
  const demand = profile.popularity * season * (isWeekend ? 1.16 : 0.92) * (feast ? 1.25 : 1) * (1 + wave);
  const full =
    (profile.base *
      season *
      (isWeekend ? profile.weekend : 1) *
      (feast ? 1.22 : 1) *
      (1 + wave * 0.8) *
      leadTime(ahead)) /
    1000;
  const promo = Math.max(feast ? 0 : off.promo, off.lastMinute);
  // Reference prices are whole euros; the promotion is taken off in cents.
  record.prices[index] = Math.max(2900, Math.round((Math.round(full / 100) * 100 * (100 - promo)) / 100));
  record.promos[index] = promo;
  const booked = Math.min(1, Math.max(0, demand * (0.55 + noise * 0.5) * (ahead < 30 ? 1.08 : 0.9)));
  const left = Math.round(profile.allotment * (1 - booked * 0.92));
  record.stock[index] =
    rare < 0.02 + Math.max(0, demand - 0.95) * 0.35 ? 0 : Math.max(1, Math.min(255, left));
  const peak = season >= 1.3 && profile.hasPeak;
  const fewest = peak && random.chance(0.35) ? random.int(2, 4) : isWeekend && demand > 0.95 ? 2 : 1;
  record.minLos[index] = profile.noSundays && weekday === 0 ? 0 : fewest;
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
 * Generates a hotel's calendar from `today`, with seasons, weekends, peak nights, lead time, promotions, last minute,
 * minimum stays, sold-out and closed days. Deterministic by hotel and day.
 */
export function buildCalendar(
  hotel: CalendarHotel,
  today: PlainDate,
  /** Price level of the place in thousandths. */
  placeRatio = 1000,
  days = CALENDAR_DAYS,
): CalendarRecord {
  const random = createRandom(hotel.seed, 'calendar');
  const profile = profileOf(hotel, placeRatio, random);
  const lastMinute = random.chance(0.4) ? random.int(10, 25) : 0;
  const promotions = Array.from({ length: random.int(1, 4) }, () => {
    const from = random.int(0, days - 10);
    return { from, to: from + random.int(8, 40), promo: random.pick(PROMOTIONS) };
  });
  // A promotion is news: half of the hotels have one in the year.
  const promotion = promotions.find(({ from }, index) => index === 0 && from % 2 === 0);
  const record = emptyCalendar(hotel.id, today, days);
  let wave = random.bell() * 0.1;
  for (const [index, night] of nightsFrom(today, days).entries()) {
    // Demand as a slow wave with some noise.
    wave = wave * 0.86 + random.bell() * 0.035;
    const noise = random.unit();
    const rare = random.unit();
    const isRunning = promotion !== undefined && index >= promotion.from && index < promotion.to;
    drawNight(profile, record, index, night, {
      wave,
      noise,
      rare,
      ahead: index,
      promo: isRunning ? promotion.promo : 0,
      lastMinute: index < 7 && noise < 0.7 ? lastMinute : 0,
      random,
    });
  }
  return record;
}

/**
 * Generates further nights from `firstDay`. Each night is drawn by its date, so the result does not depend on when and
 * in how many steps a calendar is continued.
 */
export function continueCalendar(
  hotel: CalendarHotel,
  firstDay: PlainDate,
  placeRatio: number,
  days: number,
): CalendarRecord {
  const profile = profileOf(hotel, placeRatio, createRandom(hotel.seed, 'calendar'));
  const record = emptyCalendar(hotel.id, firstDay, days);
  const waveOf = (week: number) => createRandom(hotel.seed, 'wave', week).bell() * 0.1;
  for (const [index, night] of nightsFrom(firstDay, days).entries()) {
    const { weeks, day } = night;
    const week = Math.floor(weeks);
    const wave = waveOf(week) + (waveOf(week + 1) - waveOf(week)) * (weeks - week);
    const ofMonth = createRandom(hotel.seed, 'promotion', night.yearMonth);
    const from = ofMonth.chance(0.08) ? ofMonth.int(1, 20) : 99;
    const runs = day >= from && day < from + ofMonth.int(8, 25);
    const random = createRandom(hotel.seed, 'night', night.date);
    drawNight(profile, record, index, night, {
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
