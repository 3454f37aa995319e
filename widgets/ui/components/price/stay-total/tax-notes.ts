import { taxOf, type LocalTax, type TaxedStay } from '@staykit/core/price/local-tax.ts';

/** Tourist tax as a line below the price. */
export interface TaxNote {
  /** Cents of the currency. */
  amount: number;
  /** ISO 4217 code. [TAX-05] */
  currency: string;
  /** The reception takes it; otherwise it is in the price. [TAX-04] */
  atHotel: boolean;
}

/** The taxes of a stay, those summed that are paid at the same place in the same currency. [TAX-04] [TAX-05] */
export function taxNotes(taxes: readonly LocalTax[], stay: TaxedStay): TaxNote[] {
  const notes: TaxNote[] = [];
  for (const tax of taxes) {
    const amount = taxOf(tax, stay);
    const { currency, toBePaidAtHotel: atHotel } = tax;
    const same = notes.find((note) => note.currency === currency && note.atHotel === atHotel);
    if (same) same.amount += amount;
    else if (amount > 0) notes.push({ amount, currency, atHotel });
  }
  return notes;
}
