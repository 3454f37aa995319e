import { ruledTax } from '@staykit/core/price/local-tax.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { Columns } from '../columns/columns.ts';

/**
 * Cents of local tax that the shop collects for a stay of a party in a hotel, by its number, whose room costs `roomPrice`
 * cents: the `withPrice` of `localTaxDue`. [TAX-04]
 */
export function taxReader({ taxOfHotel, taxRules }: Pick<Columns, 'taxOfHotel' | 'taxRules'>, pax: Pax) {
  return (hotel: number, roomPrice: number, nights: number): number => {
    let sum = 0;
    for (const rule of taxRules[taxOfHotel[hotel]!]!) sum += ruledTax(rule, { roomPrice, pax, nights });
    return sum;
  };
}
