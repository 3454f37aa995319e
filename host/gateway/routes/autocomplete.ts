import type { FastifyInstance } from 'fastify';
import {
  getAutocomplete,
  getRecommended,
  MAX_SUGGESTIONS,
  SUGGESTION_KEYS,
} from '../../../widgets/contract/autocomplete.ts';
import type { Suggestion } from '../../../widgets/core/search/location.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import { categoryOf } from './suggestion-category.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { declare } from './declare.ts';
import { presentOf } from './present.ts';

/** GET autocomplete-geonames.json and recommendedAutocomplete.json. [API-23..25] */
export function autocompleteRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    getAutocomplete,
    ({ query }) => {
      const { model, locale } = presentOf(parts, query.locale);
      const found = model.suggest.find(query.term, locale, Number(query.maxResults ?? MAX_SUGGESTIONS));
      // Keys are numbers in the order of the suggestions: an object lists such keys ascending. [API-24]
      return Object.fromEntries(
        found.map((suggestion, index) => [
          String(index + 1),
          {
            ...placeOf(suggestion),
            value: suggestion.label,
            category: categoryOf(suggestion.category, locale),
          },
        ]),
      );
    },
    { source: 'facts' },
  );

  declare(
    app,
    getRecommended,
    ({ query }) => {
      const { model, locale } = presentOf(parts, query.locale);
      const { q, catalogSourceType: type, catalogSourceCode: code } = query;
      if (type && code) {
        // A shared address knows only the id of its place: the source names it, and its name comes back.
        const place = isCategory(type) ? model.suggest.place(type, code, locale) : undefined;
        return { recommendations: grouped(place ? [place] : [], locale) };
      }
      const found = q
        ? model.suggest.find(q, locale, MAX_SUGGESTIONS)
        : model.suggest.recommend(locale, MAX_SUGGESTIONS);
      return { recommendations: grouped(found, locale) };
    },
    { source: 'facts' },
  );
}

function isCategory(text: string): text is Suggestion['category'] {
  return (SUGGESTION_KEYS as readonly string[]).includes(text);
}

/** By category, in the order in which the categories first appear. [ENTITY-14] */
function grouped(suggestions: readonly Suggestion[], locale: Locale) {
  return [...Map.groupBy(suggestions, ({ category }) => category)].map(([key, results]) => ({
    category: categoryOf(key, locale),
    results: results.map((one) => ({ ...placeOf(one), value: one.label })),
  }));
}

function placeOf({ category: _category, ...place }: Suggestion) {
  return place;
}
