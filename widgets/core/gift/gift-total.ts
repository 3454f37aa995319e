import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import { shippingCostOf, totalShipping, type ShippingCosts } from './sending/shipping.ts';
import { selectedSubElements, subElementsPrice, type SubElementChoice } from './sleeve/sub-element.ts';

/** What a gift is sold as. Amounts are cents. */
export interface GiftOrderParts {
  /** The gift itself. */
  sellPrice: number;
  giftFormat: GiftFormat;
  /** Ids of sleeves and the like; a digital gift has none. [SLEEVE-06] */
  sleeves: readonly string[];
  /** Destination country, ISO 3166-1. */
  country: string;
}

/** What there is to choose from. */
export interface GiftOrderChoice {
  shipping?: ShippingCosts;
  dress?: SubElementChoice;
}

/** The total of a gift, line by line, as the shop calculates it at the sale. [SLEEVE-10] [SLEEVE-12] */
export interface GiftTotal {
  /** Of sleeves and the like. */
  dress: number;
  post: number;
  total: number;
}

/** The total of a gift with its sub-elements and shipping. [SLEEVE-10] [SLEEVE-11] [SLEEVE-12] */
export function giftTotal(
  { sellPrice, giftFormat, sleeves, country }: GiftOrderParts,
  { shipping = {}, dress: choice }: GiftOrderChoice,
): GiftTotal {
  const ids = giftFormat === 'physical' ? sleeves : [];
  const elements = choice ? selectedSubElements(ids, choice) : [];
  const dress = typeof elements === 'string' ? 0 : subElementsPrice(elements);
  const post = totalShipping(shippingCostOf(giftFormat, shipping, country));
  return { dress, post, total: sellPrice + dress + post };
}

/**
 * The sleeves of an address that can be had: those that there are, and of a single choice the first alone. [SLEEVE-07]
 */
export function usedSleeves(ids: readonly string[], { categories, elements }: SubElementChoice): string[] {
  const single = new Set(
    categories.filter(({ singleSelection }) => singleSelection).map((category) => category.id),
  );
  const taken = new Set<string>();
  return [...new Set(ids)].filter((id) => {
    const element = elements.find((each) => each.id === id);
    if (!element || taken.has(element.categoryId)) return false;
    if (single.has(element.categoryId)) taken.add(element.categoryId);
    return true;
  });
}
