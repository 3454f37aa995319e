import {
  LOCATION_CATEGORIES,
  type Suggestion,
  type SuggestionGroup,
} from '@staykit/values/search/location.ts';
import { getAutocomplete } from '../calls/get-autocomplete.generated.ts';
import { getRecommended } from '../calls/get-recommended.generated.ts';
import type { Answered } from '@staykit/contract/call-values.ts';
import type { ReadTransport } from '../transport/create-read-transport.ts';
import type { CallOptions, RecommendOptions } from '../stay-client.ts';

type WireGroup = Answered<'getRecommended'>['recommendations'][number];
type WirePlace = Answered<'getAutocomplete'>[string];

/** Maximum number of suggestions. [API-23] */
const MOST = 30;

/** What a place that names no kind of its own is. */
const CITY: WireGroup['category'] = { key: 'city', label: '', icon: 'city' };

/** GET autocomplete-geonames.json. [API-23] [API-24] */
export async function suggest(
  transport: ReadTransport,
  term: string,
  call?: CallOptions,
): Promise<SuggestionGroup[]> {
  const { locale } = transport.options;
  const answer = await transport.send(getAutocomplete, { locale, term, maxResults: MOST }, call);
  const places = Object.entries(answer).slice(0, MOST);
  return byKind(
    places.map(([id, { category = CITY, ...place }]) => ({ category, results: [{ id, ...place }] })),
  );
}

/** GET recommendedAutocomplete.json. [API-25] */
export async function recommend(
  transport: ReadTransport,
  q: string,
  { sourceType = '', sourceCode = '', ...call }: RecommendOptions = {},
): Promise<SuggestionGroup[]> {
  const { locale } = transport.options;
  const { recommendations } = await transport.send(
    getRecommended,
    { locale, q, catalogSourceType: sourceType, catalogSourceCode: sourceCode },
    call,
  );
  return byKind(recommendations);
}

/** One group for each kind of place. Kinds that came after this version are left out. */
function byKind(
  found: readonly { category: WireGroup['category']; results: readonly Partial<WirePlace>[] }[],
): SuggestionGroup[] {
  const groups: Record<string, SuggestionGroup> = {};
  for (const { category, results } of found) {
    const { key } = category as SuggestionGroup;
    if (key !== 'hotel' && !LOCATION_CATEGORIES.includes(key)) continue;
    for (const { label, value, ...place } of results)
      (groups[key] ??= { ...(category as SuggestionGroup), results: [] }).results.push({
        ...place,
        label: label ?? value,
        category: key,
      } as Suggestion);
  }
  return Object.values(groups);
}
