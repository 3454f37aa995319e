import { criteriaToAddress } from '@staykit/core/search/address/address-hash.ts';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Channel } from '@staykit/channel/create-channel.ts';
import type { SearchBoxProps } from './search-box.props.ts';

/** The page of the results, with the flow in its query and the criteria behind it. [SEARCHBOX-06] */
function searchUrl(page: string, criteria: SearchCriteria, locale: Locale): string {
  const { search, hash } = criteriaToAddress(criteria, locale);
  const path = page.split('#')[0] ?? '';
  return `${path}${search && (path.includes('?') ? '&' : '?') + search}#${hash}`;
}

/** What a search is sent by. */
export interface SearchSender extends Pick<
  SearchBoxProps,
  'resultsUrl' | 'minisite' | 'locale' | 'onSearch' | 'navigate'
> {
  channel: Channel;
  /** No other widget shares the channel: nobody else shows the results. */
  alone?: boolean;
  /** The page of the results where no results grid of the channel shows them; undefined while one is on its way. */
  elsewhere?: () => string | undefined;
}

/** Tells the other widgets of the search, and opens its page unless there is none or the visitor is to stay. */
export function submitSearch(props: SearchSender, chosen: SearchCriteria): void {
  const {
    channel,
    alone,
    elsewhere,
    resultsUrl = channel.isHeardBy('results-grid') ? undefined : elsewhere?.(),
    minisite,
    locale,
    onSearch,
    // The page itself, wherever its `<base>` leads.
    navigate = (url) => location.assign(resultsUrl === undefined ? new URL(url, location.href) : url),
  } = props;
  const criteria = { ...chosen, page: 0 };
  const url = searchUrl(resultsUrl === undefined ? '' : partnerLink(resultsUrl, minisite), criteria, locale);
  channel.set({ criteria, submitted: channel.get().submitted + 1 }, 'search-box');
  const stays = onSearch?.({ criteria, url }) === false;
  if (!stays && (resultsUrl !== undefined || alone)) navigate(url);
}
