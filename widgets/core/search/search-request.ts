import type { MarketNow } from '../dates/market-time.ts';
import type { PlainDate } from '../dates/plain-date.ts';
import type { SearchCriteria } from './criteria.ts';
import { sendsDistance } from './distance.ts';
import { searchedStay } from './in-sync.ts';
import type { LocationCategory } from './location.ts';
import { SEARCH_PAGE_SIZE } from './pagination.ts';
import { PETS_FACILITY } from './search-params.ts';
import { effectiveSort } from './sort-rules.ts';
import type { Sort } from './sort.ts';
import { themeIdsOf } from './thematics.ts';

/** What is asked of the hotel. [ENTITY-02] */
export interface PropertyFilters extends Partial<Record<LocationCategory, string>> {
  latitude?: number;
  longitude?: number;
  minimumDistance?: number;
  maximumDistance?: number;
  facilities?: string[];
  petsAllowed?: true;
  stars?: number[];
  minHotelReviewScore?: number;
}

/** What is asked of the offer. [ENTITY-03] */
export interface OfferFilters {
  date?: { checkin: PlainDate; nights: number };
  categories?: { themeIds: number[] };
  familyComposition: { adults: number; children: number; babies: number; singleRoom: boolean };
  price?: { min?: number; max?: number };
}

/** The body of a search call. [ENTITY-02..04] */
export interface SearchRequest {
  filters: { property: PropertyFilters; offer: OfferFilters };
  tags: string[];
  sorting: { orderBy: Sort };
  pagination: { page: number; size: number };
}

/** Criteria as the body of a search call; what is not chosen is absent. [ENTITY-02..04] */
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
