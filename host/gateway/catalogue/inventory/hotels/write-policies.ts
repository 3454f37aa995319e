import type * as z from 'zod/mini';
import type { policiesOfHotel } from '@staykit/contract/inventory/hotel-policies.ts';
import type { Queryable } from '../../../database/database.ts';
import { changeHotel, sentFields, withSupplied } from './change-hotel.ts';
import type { Outcome } from './outcome.ts';

/** A checked item of a push. */
export type PoliciesItem = z.output<typeof policiesOfHotel>;

/** Sets policies of a hotel. Absent fields stay. */
export async function writePolicies(tx: Queryable, hotelId: string, item: PoliciesItem): Promise<Outcome> {
  const problem = wrongTax(item) ?? wrongTerms(item.cancellation);
  if (problem !== undefined) return { problem };
  return changeHotel(tx, hotelId, (hotel) => withSupplied(hotel, sentFields(item, 'hotel')));
}

function wrongTax({ taxes = [] }: PoliciesItem): string | undefined {
  const at = taxes.findIndex(({ per, amount, percentage, cap }) =>
    per === 'stay'
      ? percentage === undefined || amount !== undefined || Math.round(percentage * 100) / 100 !== percentage
      : amount === undefined || percentage !== undefined || cap !== undefined,
  );
  return at < 0
    ? undefined
    : `taxes.${at}: expected an amount for personNight, a percentage of two decimals (and cap) for stay, and not both.`;
}

/** What is wrong with cancellation terms. */
export const wrongTerms = (terms: PoliciesItem['cancellation']): string | undefined =>
  terms?.type === 'ncnr' && terms.deadlineDays > 0
    ? `cancellation.deadlineDays: expected 0 for ncnr, received ${terms.deadlineDays}.`
    : undefined;
