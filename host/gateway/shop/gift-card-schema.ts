import * as z from 'zod';
import type { Market } from '@staykit/values/market/locale.ts';
import { isCardAmount } from '@staykit/core/gift/card/gift-card.ts';
import { CARD_AMOUNTS_MOST, type GiftCardTerms } from '@staykit/core/gift/card/gift-card-terms.ts';
import { oneOf, strict, whole } from '../content/schema/parts.ts';

/** Cents that are offered with one press where the file names none, as far as the card is sold over them. */
const USUAL_AMOUNTS = [5_000, 10_000, 15_000, 20_000, 30_000, 50_000];

const AMOUNTS = `a list of 1 to ${CARD_AMOUNTS_MOST} different amounts in ascending order`;
// What is typed has at most five digits before the comma.
const cents = () => whole(100, 9_999_900);

/** The gift card of a shop; without this part it is sold in all markets of the shop. */
export const giftCardSchema = (markets: readonly [Market, ...Market[]]) =>
  strict({
    /** The markets that it is sold in; an empty list: the shop sells none. Absent: all markets of the shop. */
    markets: z
      .array(oneOf(markets), { error: 'a list of markets' })
      .max(markets.length, 'a list of markets')
      .optional(),
    /** Its smallest and largest amount, in cents. */
    least: cents().default(3_000),
    most: cents().default(100_000),
    /** Amounts of a giver's own are `least` plus a multiple of it, in cents. */
    step: whole(1, 100_000).default(1),
    /** Amounts that are offered with one press, in cents. */
    amounts: z
      .array(cents(), { error: AMOUNTS })
      .min(1, AMOUNTS)
      .max(CARD_AMOUNTS_MOST, AMOUNTS)
      .refine((all) => all.every((one, at) => at === 0 || one > (all[at - 1] ?? 0)), AMOUNTS)
      .optional(),
    /** Months in which it can be redeemed. */
    months: whole(1, 120).default(12),
  }).prefault({});

/** The gift card as the shop file says it. */
export type GiftCardFile = z.output<ReturnType<typeof giftCardSchema>>;

/** The gift card of a shop that sells in `markets`. */
export function giftCardOf(file: GiftCardFile, markets: readonly Market[]): GiftCardTerms {
  const { least, most, step, months } = file;
  const bounds = { markets: file.markets ?? markets, least, most, step, months };
  const fitting = USUAL_AMOUNTS.filter((one) => isCardAmount(one, bounds));
  return { ...bounds, amounts: file.amounts ?? (fitting.length > 0 ? fitting : [least]) };
}

/** Problems of a gift card in a shop that sells in `markets`, by the path within its part. */
export function giftCardProblems(file: GiftCardFile, markets: readonly Market[]): [PropertyKey[], string][] {
  const { least, most, step, amounts = [] } = file;
  const terms = giftCardOf(file, markets);
  return [
    ...(least > most ? ([[['most'], `at least ${least}, as "least"`]] as [PropertyKey[], string][]) : []),
    ...amounts.flatMap((one, at): [PropertyKey[], string][] =>
      isCardAmount(one, terms)
        ? []
        : [[['amounts', at], `${least} to ${most} cents, ${least} plus a multiple of ${step}`]],
    ),
    ...(file.markets ?? []).flatMap((one, at): [PropertyKey[], string][] =>
      markets.includes(one) ? [] : [[['markets', at], `a market of the shop: ${markets.join(', ')}`]],
    ),
  ];
}
