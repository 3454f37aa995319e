import type { localTax } from '@staykit/contract/booking/local-tax.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** The type whose amount is a part of the package price; every other type counts persons and nights. [TAX-01] */
export const BOOKING_PERCENTAGE = 'BOOKING_PERCENTAGE';

/** A tax that a town takes of its guests. [PENTITY-01] */
export type LocalTax = Wire<typeof localTax>;

/** The stay that a tax is worked out for. */
export interface TaxedStay {
  /** Cents of the package, for the whole party and stay. */
  sellPrice: number;
  /** Persons who pay the tax. */
  participants: number;
  nights: number;
}

/** What is assumed for a stay without travellers or dates. [TAX-03] */
export const DEFAULT_TAXED_STAY = { participants: 2, nights: 1 } as const;

/** How taxes enter the price. [TAX-04] */
export const TAX_SETTINGS = {
  /** A tax that is not paid at the hotel belongs to the total. */
  addWhenNotPaidAtHotel: true,
};

/** Cents of one tax for a stay, rounded to the nearest cent. [TAX-01] [TAX-02] */
export function taxOf(tax: LocalTax, { sellPrice, participants, nights }: TaxedStay): number {
  if (tax.type !== BOOKING_PERCENTAGE) return tax.amount * participants * nights;
  return Math.round((sellPrice * (tax.percentage ?? 0)) / 100);
}

/** Cents of all taxes of a stay, wherever they are paid. [TAX-01] [TAX-02] */
export function localTaxAmount(taxes: readonly LocalTax[], stay: TaxedStay): number {
  return taxes.reduce((sum, tax) => sum + taxOf(tax, stay), 0);
}

/** What the shop takes with the price, as numbers that a search adds up without an object per stay. [TAX-04] */
export interface TaxRates {
  /** Cents. */
  perPersonNight: number;
  /** Per cent of the package price; several are added before they are rounded to a cent. */
  percent: number;
}

/** The rates of the taxes that belong to the price: they give the `withPrice` of `localTaxDue`. [TAX-04] */
export function taxRatesOf(taxes: readonly LocalTax[]): TaxRates {
  const rates = { perPersonNight: 0, percent: 0 };
  for (const { type, amount, percentage = 0, toBePaidAtHotel } of taxes) {
    if (toBePaidAtHotel || !TAX_SETTINGS.addWhenNotPaidAtHotel) continue;
    if (type === BOOKING_PERCENTAGE) rates.percent += percentage;
    else rates.perPersonNight += amount;
  }
  return rates;
}

/** Cents that the shop takes with the price, and cents that are left to the reception. [TAX-04] */
export function localTaxDue(
  taxes: readonly LocalTax[],
  stay: TaxedStay,
  settings: typeof TAX_SETTINGS = TAX_SETTINGS,
): { withPrice: number; atHotel: number } {
  const atHotel = localTaxAmount(
    taxes.filter((tax) => tax.toBePaidAtHotel),
    stay,
  );
  const others = localTaxAmount(taxes, stay) - atHotel;
  return { withPrice: settings.addWhenNotPaidAtHotel ? others : 0, atHotel };
}
