import type { customSubElement, subElementCategory } from '@staykit/contract/gift/gift-delivery.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** A part of a physical gift that can be chosen: a sleeve, a card. Prices are cents. [PENTITY-32] */
export type SubElement = Wire<typeof customSubElement>;

/** A group of sub-elements. [PENTITY-32] */
export type SubElementCategory = Wire<typeof subElementCategory>;

/** What can be chosen. */
export interface SubElementChoice {
  categories: SubElementCategory[];
  elements: SubElement[];
}

/** The choice without elements whose category nobody knows. [PENTITY-32] */
export function knownSubElements({ categories, elements }: SubElementChoice): SubElementChoice {
  const known = new Set(categories.map(({ id }) => id));
  return { categories, elements: elements.filter(({ categoryId }) => known.has(categoryId)) };
}

/** Why a selection cannot be sold. */
export type SubElementRefusal = 'unknown' | 'twoOfOne';

/** The elements of a selection, or why it is refused: an id that is not offered, two of a single choice. */
export function selectedSubElements(
  ids: readonly string[],
  { categories, elements }: SubElementChoice,
): SubElement[] | SubElementRefusal {
  const selected = elements.filter(({ id }) => ids.includes(id));
  if (selected.length !== new Set(ids).size) return 'unknown';
  const single = categories.filter(({ singleSelection }) => singleSelection);
  const twice = single.some(
    (category) => selected.filter(({ categoryId }) => categoryId === category.id).length > 1,
  );
  return twice ? 'twoOfOne' : selected;
}

/** What chosen elements cost together, in cents: `subElementsPrice` of the price info. [SLEEVE-10] */
export function subElementsPrice(elements: readonly Pick<SubElement, 'price'>[]): number {
  return elements.reduce((sum, { price }) => sum + price, 0);
}
