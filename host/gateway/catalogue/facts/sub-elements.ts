import type { SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '../records.ts';
import { tableRows } from '../table.ts';

/**
 * Packaging of physical gifts. Categories: id, description, `one` or `many`, then names in French, Spanish, Dutch,
 * Italian. Category 2 has a free default. [SLEEVE-02]
 */
const SUB_ELEMENT_CATEGORIES = `
2|Sleeves|one|Pochette|Funda|Hoes|Custodia
3|Cards|one|Carte de vœux|Tarjeta de felicitación|Wenskaart|Biglietto d’auguri
4|Treats|many|Petites attentions|Pequeños detalles|Kleine attenties|Piccole attenzioni
`;

/** The elements: id, category, cents, `*` for the default, picture, names in the same languages. */
const SUB_ELEMENTS = `
7|2|300|*|sea-03|Bord de mer|A orillas del mar|Aan zee|In riva al mare
8|2|300||mountain-02|Sommets enneigés|Cumbres nevadas|Besneeuwde toppen|Cime innevate
9|2|450||room-04|Velours rouge|Terciopelo rojo|Rood fluweel|Velluto rosso
11|3|250|*|city-02|Joyeux anniversaire|Feliz cumpleaños|Gelukkige verjaardag|Buon compleanno
12|3|250||country-03|Félicitations aux mariés|Felicidades a los novios|Proficiat met jullie huwelijk|Auguri agli sposi
21|4|490||table-02|Chocolats fins|Bombones|Bonbons|Cioccolatini
22|4|690||spa-02|Bougie parfumée|Vela perfumada|Geurkaars|Candela profumata
`;

/** Packaging of physical gifts: elements in one language, categories in all locales. [PENTITY-32] */
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
