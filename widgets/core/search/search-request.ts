import type { searchRequest } from '@staykit/contract/search/search-request.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { MarketNow } from '../dates/market-time.ts';
import type { SearchCriteria } from './criteria.ts';
import { sendsDistance } from './map/distance.ts';
import { searchedStay } from './in-sync.ts';
import { SEARCH_PAGE_SIZE } from './results/pagination.ts';
import { PETS_FACILITY } from './address/search-params.ts';
import { effectiveSort } from './results/sort-rules.ts';
import { themeIdsOf } from './facets/thematics.ts';

/** The body of a search call. [ENTITY-02..04] */
export type SearchRequest = Wire<typeof searchRequest>;

type PropertyFilters = SearchRequest['filters']['property'];
type OfferFilters = SearchRequest['filters']['offer'];

/**
 * Criteria as the body of a search call; what is not chosen is absent. [ENTITY-02..04]
 * @public Of the npm package.
 */
export function toRequest(
  criteria: SearchCriteria,
  now: MarketNow,
  size: number = SEARCH_PAGE_SIZE,
): SearchRequest {
  return {
    filters: { property: propertyFilters(criteria), offer: offerFilters(criteria, now) },
    tags: criteria.tags,
    sorting: { orderBy: effectiveSort(criteria) },
    pagination: { page: criteria.page, size },
  };
}

function propertyFilters(criteria: SearchCriteria): PropertyFilters {
  const { location, lat, lng, distanceMin, distanceMax, stars, hotelScore } = criteria;
  const facilities = criteria.facilities.filter((facility) => facility !== PETS_FACILITY);
  const property: PropertyFilters = {};
  if (location) property[location.category] = location.id;
  if (lat !== undefined && lng !== undefined) Object.assign(property, { latitude: lat, longitude: lng });
  if (sendsDistance(criteria)) {
    if (distanceMin !== undefined) property.minimumDistance = distanceMin;
    if (distanceMax !== undefined) property.maximumDistance = distanceMax;
  }
  if (facilities.length) property.facilities = facilities;
  if (facilities.length < criteria.facilities.length) property.petsAllowed = true;
  if (stars.length) property.stars = stars;
  if (hotelScore !== undefined) property.minHotelReviewScore = hotelScore;
  return property;
}

function offerFilters(criteria: SearchCriteria, now: MarketNow): OfferFilters {
  const { adult, child, baby, singleRoom } = criteria.pax;
  const { checkin, night } = searchedStay(criteria, now);
  const { priceMin, priceMax, theme } = criteria;
  const offer: OfferFilters = {
    familyComposition: { adults: adult, children: child, babies: baby, singleRoom },
  };
  if (checkin && night) offer.date = { checkin, nights: night };
  if (theme !== undefined) offer.categories = { themeIds: themeIdsOf(theme) };
  if (priceMin !== undefined || priceMax !== undefined) {
    offer.price = {
      ...(priceMin !== undefined && { min: priceMin }),
      ...(priceMax !== undefined && { max: priceMax }),
    };
  }
  return offer;
}
