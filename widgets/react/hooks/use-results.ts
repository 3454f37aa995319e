import { createResultsClient } from '@staykit/client/create-results-client.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { FallbackSearch } from '@staykit/core/search/fallback.ts';
import { pageModel } from '@staykit/core/search/results/pagination.ts';
import { allowedSorts } from '@staykit/core/search/results/sort-rules.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import { cardHref } from '@staykit/widgets/results-grid/offers/card-href.ts';
import type { ResultsGridProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { useResults as useFound } from '@staykit/widgets/results-grid/search/use-results.ts';
import { pageAddress } from '../shop/page-address.ts';
import type { StaykitSettings } from '../staykit-provider.tsx';
import { useGiven, useShop } from '../shop/use-shop.ts';
import type { GivenCriteria } from '../widget-props.ts';

/** What a search for offers is told. All is optional inside a `StaykitProvider`. */
export interface UseResultsOptions
  extends
    StaykitSettings,
    Pick<
      ResultsGridProps,
      'pageSize' | 'sync' | 'productUrl' | 'place' | 'initial' | 'now' | 'onResults' | 'onError'
    > {
  /** What to search for at first: as in the address, `city=75&a=2`, or an object with the same keys. The address wins. */
  criteria?: GivenCriteria;
  /** Made by the page itself, by `createClient`; the hook makes its own otherwise. */
  client?: ResultsClient;
}

/** Offers of a relaxed search, where few or none were found. [GRID-11..20] */
export interface OtherOffers {
  /** What was relaxed. */
  kind: FallbackSearch['kind'];
  criteria: SearchCriteria;
  offers: readonly OfferCard[];
}

/** The offers of a search. */
export interface UseResultsResult {
  status: 'loading' | 'ready' | 'error';
  criteria: SearchCriteria;
  /** Those of the page; none while they load and after a failure. */
  offers: readonly OfferCard[];
  /** How many were found on all pages. */
  total: number;
  /** From 0, as in the address. [ROUTE-13] */
  page: number;
  /** How many pages there are, 1 or more. */
  pages: number;
  sort: Sort;
  /** The orders that this search can have. */
  sorts: readonly Sort[];
  /** Nothing was found, and no relaxed search found anything. [ERROR-02] */
  isEmpty: boolean;
  /** Other offers, where few or none were found. */
  others: readonly OtherOffers[];
  /** Where the card of an offer leads, with flow, dates and partner. [ROUTE-15] */
  linkOf: (offer: OfferCard) => string;
  /** Searches for something else. Throws a `StayError` that names what cannot be read. */
  search: (criteria: GivenCriteria) => void;
  /** Shows another page, from 0. */
  goToPage: (page: number) => void;
  /** Searches in another order, from the first page on. */
  sortBy: (sort: Sort) => void;
  /** Asks again for the same. */
  retry: () => void;
}

/**
 * Searches for offers, as `ResultsGrid` does, and leaves to the page how they are shown. It follows the address of the
 * page and the searches of its group: those of `SearchBox`, `useSearch` and `useFacets`.
 */
export function useResults(options: UseResultsOptions = {}): UseResultsResult {
  const { client, criteria: given, initial, productUrl, ...rest } = options;
  const shop = useShop('useResults()', options, createResultsClient, client);
  const wanted = useGiven(shop, given);
  const found = useFound({
    ...rest,
    ...shop.shared,
    ...pageAddress(),
    channel: shop.channel,
    ...(wanted && { criteria: wanted }),
    ...(initial && { initial: { criteria: wanted ?? emptyCriteria(shop.flow), ...initial } }),
  });
  const { few, go, pageSize, sort, state } = found;
  const { criteria, status, page: answer } = state.search;
  const total = answer?.details.totalCount ?? 0;
  const search = (next: SearchCriteria) => void go(next);
  const where = { ...shop.shared, productUrl: productUrl ?? shop.origin };
  return {
    status,
    criteria,
    offers: answer?.offers ?? [],
    total,
    page: criteria.page,
    pages: pageModel(total, criteria.page, pageSize).last + 1,
    sort,
    sorts: allowedSorts(criteria),
    isEmpty: few?.isEmpty === true,
    others: (few?.blocks ?? []).map((block) => ({
      kind: block.search.kind,
      criteria: block.search.criteria,
      offers: block.offers,
    })),
    linkOf: (offer) => cardHref(offer, criteria, where),
    search: (next) => search(shop.read(next)),
    goToPage: (page) => search({ ...criteria, page }),
    sortBy: (next) => search({ ...criteria, sort: next, page: 0 }),
    retry: found.again,
  };
}
