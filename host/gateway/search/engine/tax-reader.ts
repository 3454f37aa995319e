import type { Columns } from '../columns/columns.ts';

/**
 * Cents of local tax that the shop collects for a stay of `stayCents` in a hotel, by its number; `personNights` are
 * taxed persons times nights. The `withPrice` of `localTaxDue`, without an object per offer. [TAX-04]
 */
export function taxReader({
  taxPerPersonNight,
  taxPercent,
}: Pick<Columns, 'taxPerPersonNight' | 'taxPercent'>) {
  return (hotel: number, stayCents: number, personNights: number): number => {
    const percent = taxPercent[hotel]!;
    const share = percent === 0 ? 0 : Math.round((stayCents * percent) / 100);
    return taxPerPersonNight[hotel]! * personNights + share;
  };
}
