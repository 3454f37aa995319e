import type { localTax } from '@staykit/contract/booking/local-tax.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';

/** The type whose amount is a part of the package price; every other type counts persons and nights. [TAX-01] */
export const BOOKING_PERCENTAGE = 'BOOKING_PERCENTAGE';

/** A tax that a town takes of its guests. [PENTITY-01] */
export type LocalTax = Wire<typeof localTax>;

/** The stay that a tax is worked out for. */
export interface TaxedStay {
  /** Cents of the room for all nights and the whole party: without meals, activities and extras. */
  roomPrice: number;
  pax: Party;
  nights: number;
}

type Party = Pick<Pax, 'adult' | 'child' | 'baby'>;

/** What is assumed for a stay without travellers or dates. [TAX-03] */
export const DEFAULT_TAXED_STAY = { pax: { adult: 2, child: 0, baby: 0 }, nights: 1 } as const;

/** How taxes enter the price. [TAX-04] */
export const TAX_SETTINGS = {
  /** A tax that is not paid at the hotel belongs to the total. */
  addWhenNotPaidAtHotel: true,
};

/** What of a tax its amount depends on. */
export type TaxRule = Pick<
  LocalTax,
  'type' | 'amount' | 'percentage' | 'cap' | 'fromAge' | 'freeNights' | 'maxNights'
>;

/** The youngest that a child of a party can be, in years; a baby can be 0. [PAX-03] */
const YOUNGEST_CHILD = 3;

/**
 * Persons who owe a tax: all adults; children and babies where the youngest of them owe it, since a party does not tell
 * their ages. Without an age adults alone.
 */
export function taxedPersons({ fromAge = Infinity }: Pick<TaxRule, 'fromAge'>, pax: Party): number {
  return pax.adult + (fromAge <= YOUNGEST_CHILD ? pax.child : 0) + (fromAge <= 0 ? pax.baby : 0);
}

/** Nights of a stay that a tax is owed for. */
export function taxedNights(
  { freeNights = 0, maxNights = Infinity }: Pick<TaxRule, 'freeNights' | 'maxNights'>,
  nights: number,
): number {
  return Math.min(maxNights, Math.max(0, nights - freeNights));
}

/**
 * Cents of one tax for a stay. A percentage is of the room, by equal parts for each night and, where ages are told apart,
 * for each traveller; it is rounded once, to the nearest cent, and is never above the cap. [TAX-01] [TAX-02]
 */
export function ruledTax(tax: TaxRule, { roomPrice, pax, nights }: TaxedStay): number {
  const persons = taxedPersons(tax, pax);
  const taxed = taxedNights(tax, nights);
  if (tax.type !== BOOKING_PERCENTAGE) return tax.amount * persons * taxed;
  const travellers = tax.fromAge === undefined ? persons : pax.adult + pax.child + pax.baby;
  // Whole numbers until the one division: hundredths of a per cent.
  const part = roomPrice * Math.round((tax.percentage ?? 0) * 100) * persons * taxed;
  const share = Math.round(part / (10_000 * travellers * nights));
  return tax.cap === undefined ? share : Math.min(share, tax.cap * persons * taxed);
}

/** Cents of one tax for a stay: of a quoted one as the quote says. */
export function taxOf(tax: LocalTax, stay: TaxedStay): number {
  return tax.due ?? ruledTax(tax, stay);
}

/** Cents of all taxes of a stay, wherever they are paid. [TAX-01] [TAX-02] */
export function localTaxAmount(taxes: readonly LocalTax[], stay: TaxedStay): number {
  return taxes.reduce((sum, tax) => sum + taxOf(tax, stay), 0);
}

/** The rules of the taxes that belong to the price: they give the `withPrice` of `localTaxDue`. [TAX-04] */
export function rulesWithPrice(taxes: readonly LocalTax[]): TaxRule[] {
  if (!TAX_SETTINGS.addWhenNotPaidAtHotel) return [];
  return taxes
    .filter(({ toBePaidAtHotel }) => !toBePaidAtHotel)
    .map(({ toBePaidAtHotel: _place, currency: _currency, due: _due, ...rule }) => rule);
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
