import type { SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { presentShop } from '../../shop/present-shop.ts';
import { type TextLanguage, textIn, textLanguage } from '../records.ts';

/** Packaging of physical gifts: elements in one language, categories in all locales. [PENTITY-32] */
export function subElementsIn(language: TextLanguage): SubElementChoice {
  const { categories, elements } = presentShop().packaging;
  return {
    categories: categories.map(({ id, several, names }) => ({
      id,
      description: textIn(names, language) ?? '',
      names: Object.fromEntries(LOCALES.map((locale) => [locale, textIn(names, textLanguage(locale)) ?? ''])),
      singleSelection: !several,
    })),
    elements: elements.map(({ id, category, price, first, picture, names }) => ({
      id,
      name: textIn(names, language) ?? '',
      imageUrl: picture,
      recommendedByWed: first,
      price,
      categoryId: category,
    })),
  };
}
