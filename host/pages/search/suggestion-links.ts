import type { Locale } from '../../../widgets/core/market/locale.ts';
import { criteriaToQuery } from '../../../widgets/core/search/address-hash.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { SuggestionLink } from '../../../widgets/results-grid/results-grid-props.ts';
import type { PageRequest } from '../../render/page.ts';
import { findPlaces } from '../home/places.ts';

/** Places that the results of a locale lead on to. [GRID-05] */
export const SUGGESTION_LINKS: Readonly<Record<Locale, readonly string[]>> = {
  fr_FR: ['Normandie', 'Bretagne', 'Alsace', 'Savoie'],
  es_ES: ['Andalucía', 'Cataluña', 'Galicia', 'Cantabria'],
  fr_BE: ['Ardenne', 'Flandre', 'Luxembourg', 'Normandie'],
  nl_BE: ['Ardennen', 'Limburg', 'Zeeland', 'Wallonië'],
  nl_NL: ['Zeeland', 'Limburg', 'Friesland', 'Ardennen'],
  it_IT: ['Toscana', 'Piemonte', 'Sicilia', 'Trentino'],
};

/** Links to the same search in other places; a place that is not sold has none. */
export async function suggestionLinks(
  { client, locale, path }: PageRequest,
  criteria: SearchCriteria,
): Promise<SuggestionLink[]> {
  const places = await findPlaces(client, SUGGESTION_LINKS[locale]);
  return places.flatMap(({ id, label, category }) =>
    category === 'hotel'
      ? []
      : [
          {
            label,
            href: `${path}?${criteriaToQuery({ ...criteria, page: 0, location: { category, id } }, locale)}`,
          },
        ],
  );
}
