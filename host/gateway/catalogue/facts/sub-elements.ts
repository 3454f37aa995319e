import type { SubElementChoice } from '../../../../widgets/core/gift/sub-element.ts';
import { LOCALES } from '../../../../widgets/core/market/locale.ts';
import { SUB_ELEMENT_CATEGORIES, SUB_ELEMENTS } from '../data/sub-elements.ts';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '../records.ts';
import { tableRows } from '../table.ts';

/** What physical gifts can be dressed with, elements in one language, categories in all locales. [PENTITY-32] */
export function subElementsIn(language: CatalogueLanguage): SubElementChoice {
  const column = CATALOGUE_LANGUAGES.indexOf(language);
  return {
    categories: tableRows(SUB_ELEMENT_CATEGORIES).map(([id = '', description = '', count, ...names]) => ({
      id,
      description,
      names: Object.fromEntries(
        LOCALES.map((locale) => [
          locale,
          names[CATALOGUE_LANGUAGES.indexOf(locale.slice(0, 2) as CatalogueLanguage)] ?? description,
        ]),
      ),
      singleSelection: count === 'one',
    })),
    elements: tableRows(SUB_ELEMENTS).map(
      ([id = '', categoryId = '', cents, mark, picture = '', ...names]) => ({
        id,
        name: names[column] ?? '',
        imageUrl: `/api/images/${picture}/small.avif`,
        recommendedByWed: mark === '*',
        price: Number(cents),
        categoryId,
      }),
    ),
  };
}
