import * as z from 'zod/mini';
import { LOCATION_CATEGORIES } from '@staykit/values/search/location.ts';
import { answer, idText, knownEntries, numberText } from '../answer-parts.ts';
import { call } from '../call.ts';
import { locale, term, whole } from '../query-parts.ts';

/** Maximum number of suggestions. [API-23] */
export const MAX_SUGGESTIONS = 30;

/** The kinds of suggestion that a widget can show. [ENTITY-14] */
export const SUGGESTION_KEYS = [...LOCATION_CATEGORIES, 'hotel'] as const;

/** The category of a suggestion, shown as a heading. [ENTITY-14] [DEST-04] */
export const suggestionCategory = answer({
  key: z.string(),
  label: z.string(),
  icon: z.string(),
});

/** Where a suggestion lies; coordinates may come as text. [ENTITY-14] */
export const suggestionPlace = {
  latitude: z.exactOptional(numberText()),
  longitude: z.exactOptional(numberText()),
  postalcode: z.exactOptional(idText()),
  detail: z.exactOptional(z.string()),
  /** Hotels that sell stays there; of a place alone. */
  hotels: z.exactOptional(z.number()),
};

/** A keyed map of suggestions in the order of the keys; the key is the id where none is given. [API-24] */
export const autocompleteAnswer = z.record(
  z.string(),
  answer({
    id: z.exactOptional(idText()),
    value: z.string(),
    label: z.exactOptional(z.string()),
    category: z.exactOptional(suggestionCategory),
    ...suggestionPlace,
  }),
);

/** A category with its results. [ENTITY-14] */
export const suggestionGroup = answer({
  category: suggestionCategory,
  results: z.array(
    answer({ id: idText(), label: z.string(), value: z.exactOptional(z.string()), ...suggestionPlace }),
  ),
});

/** Recommended places. [API-25] */
export const recommendedAnswer = answer({ recommendations: knownEntries('category', suggestionGroup) });

/** Places for a typed term. [API-23] [API-24] */
export const getAutocomplete = call({
  id: 'getAutocomplete',
  method: 'GET',
  base: 'api',
  path: '/autocomplete-geonames.json',
  summary: 'Places and hotels that match the typed text, by key.',
  query: z.object({
    locale: z.exactOptional(locale()),
    term: term(),
    maxResults: z.exactOptional(whole(1, MAX_SUGGESTIONS)),
  }),
  answer: autocompleteAnswer,
  safe: true,
  keep: 300,
});

/** Places that the shop recommends. [API-25] */
export const getRecommended = call({
  id: 'getRecommended',
  method: 'GET',
  base: 'api',
  path: '/recommendedAutocomplete.json',
  summary: 'Recommended places, by category.',
  query: z.object({
    locale: z.exactOptional(locale()),
    q: z.exactOptional(term()),
    catalogSourceType: z.exactOptional(term()),
    catalogSourceCode: z.exactOptional(term()),
  }),
  answer: recommendedAnswer,
  safe: true,
  keep: 300,
});
