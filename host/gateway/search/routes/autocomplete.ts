import type { FastifyInstance } from 'fastify';
import {
  getAutocomplete,
  getRecommended,
  MAX_SUGGESTIONS,
  SUGGESTION_KEYS,
} from '@staykit/contract/search/autocomplete.ts';
import type { Suggestion } from '@staykit/values/search/location.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { categoryOf } from './suggestion-category.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';

/** GET autocomplete-geonames.json and recommendedAutocomplete.json. [API-23..25] */
export function autocompleteRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    getAutocomplete,
    ({ query }) => {
      const { model, locale } = requestContext(parts, query.locale);
      const found = model.suggest.find(query.term, locale, Number(query.maxResults ?? MAX_SUGGESTIONS));
      // Numeric keys: objects list them in ascending order, which is the order of suggestions. [API-24]
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
      const { model, locale } = requestContext(parts, query.locale);
      const { q, catalogSourceType: type, catalogSourceCode: code } = query;
      if (type && code) {
        // A shared link has only the id of its place; the name is looked up.
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

/** By category, in order of first appearance. [ENTITY-14] */
function grouped(suggestions: readonly Suggestion[], locale: Locale) {
  return [...Map.groupBy(suggestions, ({ category }) => category)].map(([key, results]) => ({
    category: categoryOf(key, locale),
    results: results.map((one) => ({ ...placeOf(one), value: one.label })),
  }));
}

function placeOf({ category: _category, ...place }: Suggestion) {
  return place;
}
