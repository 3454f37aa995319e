import type { Locale } from '@staykit/values/market/locale.ts';
import { criteriaToQuery } from '@staykit/core/search/address/address-hash.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { SuggestionLink } from '@staykit/widgets/results-grid/results-grid-props.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
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
  { client, locale, path }: Pick<PageRequest, 'client' | 'locale' | 'path'>,
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
