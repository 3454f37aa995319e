import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { searchParams } from '@staykit/core/search/address/search-params.ts';

/** The address of a grid's first answer, as its client writes it: a page that preloads it has it a round trip earlier. */
export function firstAnswer(
  api: string,
  locale: Locale,
  size: number,
  criteria: SearchCriteria,
  now: MarketNow,
): string {
  const { locale: _locale, ...search } = searchParams(criteria, locale, now);
  return `${api}/api/offers.json?${String(new URLSearchParams({ locale, ...search, size: String(size) }))}`;
}
