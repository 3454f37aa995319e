import { criteriaToQuery, HASH_KEYS } from '@staykit/core/search/address/address-hash.ts';
import { shopForPage } from '@staykit/core/market/shop.ts';
import { islandPage } from '../island-page.ts';
import type { Page } from '../page.ts';
import type { PageData } from '../page-data.ts';
import { pageFlow } from '../request/page-flow.ts';
import type { PageRequest } from '../request/page-request.ts';
import { shopOrigin } from '../request/shop-origin.ts';
import type { AppSite, VisitData } from '../request/visit-data.ts';

/** What the search of a page's address is compared with (`early.ts`), by data attribute of the document; nothing without a search. */
export function searchMarks(
  page: Page,
  { locale, search }: Pick<PageRequest, 'locale' | 'search'>,
): { query: string; printed: string; keys: string } | undefined {
  const criteria = page.criteria ?? page.shown?.criteria;
  if (!criteria || page.status !== 200) return undefined;
  return {
    query: search,
    printed: criteriaToQuery(criteria, locale),
    keys: `flow page ${HASH_KEYS.join(' ')}`,
  };
}

/** What the browser hydrates the islands of a page with. */
export function pageData(
  page: Page,
  request: Parameters<typeof islandPage>[0] & Pick<PageRequest, 'pricedAt'>,
): PageData {
  return {
    ...islandPage(request),
    shop: shopForPage(request.locale),
    ...(request.pricedAt !== undefined && { printedAt: request.pricedAt }),
    islands: page.islands ?? {},
  };
}

/** Data of a page for the browser, besides those of its islands. */
export function visitData(
  { status, item, cart, shown, viewed }: Page,
  request: Pick<
    PageRequest,
    'address' | 'apiOrigin' | 'locale' | 'visit' | 'tiles' | 'origin' | 'sites' | 'search'
  >,
  appSites: readonly AppSite[],
): VisitData {
  const { address, apiOrigin, locale, visit, tiles } = request;
  return {
    locale,
    origin: apiOrigin,
    page: address.page,
    flow: pageFlow(request),
    status,
    variations: visit.variations,
    ...(visit.signedIn && { signedIn: true }),
    ...(visit.userId !== undefined && { userId: visit.userId }),
    ...(item && { item }),
    ...(cart && { cart }),
    ...(viewed && { viewed }),
    ...(tiles && { tiles }),
    ...(shown && { shown }),
    ...(visit.app && { sites: appSites }),
    ...(address.partner && { partner: address.partner.minisiteId, shop: apiOrigin || shopOrigin(request) }),
    ...(address.prefix !== '' && { prefix: address.prefix }),
  };
}
