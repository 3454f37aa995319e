import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { datesText } from '@staykit/ui/components/calendar/format-range.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { placeKey } from '@staykit/widgets/search-box/destination/place-text.ts';
import { placeName } from '@staykit/widgets/search-box/destination/place-name.ts';
import { SEARCH_HEADING, searchHeading, searchTitle } from './search-title.ts';

/** Names by key of the place, as they came. */
const names = new Map<string, Promise<string | undefined>>();
/** The search that was reported last: the name of an earlier one comes too late. */
let latest: SearchCriteria;

/** Lets title and heading of the document follow the search, with the name of its place. */
export async function tellPlace(
  { t, locale }: { t: Translate; locale: Locale },
  client: Pick<SearchBoxClient, 'recommend'>,
  criteria: SearchCriteria,
): Promise<void> {
  latest = criteria;
  const heading = document.querySelector(`[${SEARCH_HEADING}]`);
  // The server has printed the place of its search into the page: key, space, name.
  const [, key, printed] = /^(\S+) (.+)$/.exec(heading?.getAttribute(SEARCH_HEADING) ?? '') ?? [];
  if (key !== undefined && !names.has(key)) names.set(key, Promise.resolve(printed));
  const place = await nameOf(client, criteria);
  if (criteria !== latest) return;
  // What was printed ends with the name of the shop, or of a partner in its place.
  const ending = / \| .*$/.exec(document.title)?.[0] ?? '';
  document.title = searchTitle(t, criteria, place, datesText(criteria, locale, t)) + ending;
  if (heading) heading.textContent = searchHeading(t, criteria, place);
}

/** The name of the place or hotel of a search; asked for once. */
export function nameOf(
  client: Pick<SearchBoxClient, 'recommend'>,
  criteria: SearchCriteria,
): Promise<string | undefined> {
  const { location, hotelId } = criteria;
  if (!location && hotelId === undefined) return Promise.resolve(undefined);
  const key = placeKey(criteria);
  const known = names.get(key) ?? placeName(client, criteria).catch(() => undefined);
  names.set(key, known);
  return known;
}
