import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import type { CatalogueCountry, HotelRecord } from '@staykit/gateway/catalogue/records.ts';
import { createRandom } from '../catalogue/random.ts';

/** How the towns of a country levy the tax. */
interface TaxCustom {
  /** Share of towns that levy a tax. */
  levied: number;
  /** Share of those with a percentage of the price; the others charge per person and night. */
  percentage: number;
  /** Percentage, from and to. */
  percent: readonly [number, number];
  /** Cents per person and night by stars, in the most expensive town. */
  amounts: readonly number[];
  /** What towns exempt: ages, nights, and of a percentage what is above a cap in cents. One of them for each town. */
  rules: readonly Pick<LocalTax, 'cap' | 'fromAge' | 'freeNights' | 'maxNights'>[];
  /** Share of towns whose tax is paid at the hotel. */
  atHotel: number;
}

const CUSTOMS: Record<CatalogueCountry, TaxCustom> = {
  FR: {
    levied: 0.92,
    percentage: 0.1,
    percent: [3, 5],
    amounts: [80, 100, 120, 190, 300, 430],
    rules: [{ cap: 430, fromAge: 18 }],
    atHotel: 0.6,
  },
  ES: {
    levied: 0.35,
    percentage: 0,
    percent: [0, 0],
    amounts: [100, 120, 120, 150, 220, 350],
    rules: [{ fromAge: 17, maxNights: 7 }],
    atHotel: 0.9,
  },
  BE: {
    levied: 0.75,
    percentage: 0.2,
    percent: [4, 6],
    amounts: [200, 225, 250, 275, 350, 400],
    rules: [{}, { fromAge: 12 }, { fromAge: 18 }],
    atHotel: 0.5,
  },
  NL: {
    levied: 0.95,
    percentage: 0.55,
    percent: [5, 12],
    amounts: [150, 175, 200, 250, 300, 350],
    rules: [{}, { fromAge: 0 }, { fromAge: 3, freeNights: 1 }],
    atHotel: 0.4,
  },
  IT: {
    levied: 0.85,
    percentage: 0.05,
    percent: [3, 6],
    amounts: [100, 100, 150, 250, 350, 500],
    rules: [
      { fromAge: 10, maxNights: 10 },
      { fromAge: 14, maxNights: 5 },
      { fromAge: 3, maxNights: 3 },
    ],
    atHotel: 0.95,
  },
};

/** Amounts are rounded to this many cents. */
const STEP = 5;

/**
 * Local taxes of a hotel's town. Type and place of payment depend on the town alone; an amount depends on the stars as
 * well. Often none. [TAX-01] [TAX-02] [TAX-04]
 */
export function localTaxesOf(hotel: Pick<HotelRecord, 'cityId' | 'country' | 'stars'>): LocalTax[] {
  const custom = CUSTOMS[hotel.country];
  const random = createRandom('local tax', hotel.country, hotel.cityId);
  const levied = random.chance(custom.levied);
  const byPercentage = random.chance(custom.percentage);
  const toBePaidAtHotel = random.chance(custom.atHotel);
  const share = 0.4 + random.unit() * 0.6;
  const percentage = random.int(...custom.percent);
  const { cap, ...rule } = random.pick(custom.rules);
  if (!levied) return [];
  const paid = { currency: 'EUR', toBePaidAtHotel };
  if (byPercentage)
    return [
      {
        ...paid,
        ...rule,
        type: 'BOOKING_PERCENTAGE',
        amount: 0,
        percentage,
        ...(cap !== undefined && { cap }),
      },
    ];
  const highest = custom.amounts[Math.min(5, Math.max(0, Math.round(hotel.stars)))] ?? 100;
  const amount = Math.max(STEP, Math.round((highest * share) / STEP) * STEP);
  return [{ ...paid, ...rule, type: 'PERSON_NIGHT', amount, percentage: 0 }];
}
