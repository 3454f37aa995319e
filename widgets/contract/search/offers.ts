import * as z from 'zod/mini';
import { LOCATION_CATEGORIES } from '@staykit/values/search/location.ts';
import { SORTS } from '@staykit/values/search/sort.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { answer, idText, knownEntries, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { offerCard } from './offer-card.ts';
import { asTexts, day, flag, id, whole } from '../query-parts.ts';
import { searchQuery } from './search-query.ts';

/** One change of a search with which more is found. Only the fields of its kind are there. */
export const wayOut = answer({
  /** What is changed: fewer adults, other days, a filter or all of them left out, no theme, a larger radius, another place. */
  kind: z.enum(['party', 'dates', 'filter', 'filters', 'theme', 'radius', 'place']),
  /** Offers on all pages with that change. */
  totalCount: z.number(),
  /** Cents of the cheapest of them for the whole stay; only with dates. */
  fromPrice: z.exactOptional(z.number()),
  /** The most adults that are found a stay, of `party`. */
  adult: z.exactOptional(z.number()),
  /** The nearest first day with a stay of as many nights, of `dates`. */
  checkin: z.exactOptional(plainDate()),
  /** The filter that is left out, of `filter`; a value where it has several. */
  filter: z.exactOptional(
    answer({
      name: z.enum([
        'price',
        'hotelScore',
        'stars',
        'facilities',
        'tags',
        'hotelTypes',
        'hotelEnvironments',
        'hotelStyles',
      ]),
      value: z.exactOptional(z.string()),
    }),
  ),
  /** Farthest distance in km, of `radius`. */
  distanceMax: z.exactOptional(z.number()),
  /** The place to search in instead, of `place`. */
  place: z.exactOptional(
    answer({
      category: z.enum(LOCATION_CATEGORIES),
      id: idText(),
      label: z.string(),
      /** km from the searched place to its nearest stay. */
      distance: z.exactOptional(z.number()),
    }),
  ),
});

/** What was searched for. [API-12] */
export const searchDetails = answer({
  checkin: z.exactOptional(plainDate()),
  /** Length of the stay in nights. */
  night: z.exactOptional(z.number()),
  adult: z.number(),
  child: z.number(),
  baby: z.number(),
  hotelId: z.exactOptional(idText()),
  /** Where the searched place lies: what relaxed searches and the filter by distance start from. [GRID-15..17] */
  place: z.exactOptional(
    answer({
      lat: z.exactOptional(z.number()),
      lng: z.exactOptional(z.number()),
      region: z.exactOptional(idText()),
      country: z.exactOptional(idText()),
    }),
  ),
  /** Offers on all pages together. */
  totalCount: z.number(),
  /** After few or no offers: what is in the way, the most telling first. Each finds more than the search itself. */
  waysOut: z.exactOptional(knownEntries('kind', wayOut)),
});

/** A page of offers. [API-12] */
export const offersAnswer = answer({
  exactMatch: knownEntries('itemCategory', offerCard),
  searchDetails,
});

/** The grid and the fallback searches. [API-11..13] [API-29] */
export const getOffers = call({
  id: 'getOffers',
  method: 'GET',
  base: 'api',
  path: '/offers.json',
  summary: 'One page of offers that match the criteria.',
  query: z.object({
    ...searchQuery,
    limit: z.exactOptional(whole(1, 100)),
    size: z.exactOptional(whole(1, 100)),
    fetchPageModel: z.exactOptional(flag()),
  }),
  answer: offersAnswer,
  safe: true,
});

/** A hotel on the map: one without a location is no marker and is left out. [API-17] */
export const stayPackage = answer({
  id: idText(),
  label: z.string(),
  location: answer({ lat: z.number(), lng: z.number() }),
  weekendIds: z.array(idText()),
  fromPrice: z.exactOptional(z.number()),
  /** Nights of the stay that `fromPrice` is the price of; not of activities and gifts without a night. */
  fromNights: z.exactOptional(z.number()),
});

/** Packages; with the offers themselves unless the map asked. [API-17] */
export const packagesAnswer = answer({
  packages: knownEntries('location', stayPackage),
  exactMatch: z.exactOptional(knownEntries('itemCategory', offerCard)),
});

const people = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** The parameters of a search as texts, where they travel in a body. */
export const bodyFilters = z.object(asTexts(searchQuery));

/** The body of POST offers.json. [API-14..16] */
export const packagesBody = z.object({
  locale: z.enum(LOCALES),
  orderBy: z.enum(SORTS),
  searchCriterias: z.object({
    hotelId: z.exactOptional(id()),
    adult: people(1, 20),
    child: people(0, 10),
    baby: people(0, 10),
    checkin: z.exactOptional(day()),
    night: z.exactOptional(z.int().check(z.gte(1), z.lte(60))),
  }),
  numberOfPackagesPerHotel: z.int().check(z.gte(1), z.lte(20)),
  /** Maximum hotels: one on the page of an expired offer. [PAPI-29] */
  limit: z.exactOptional(people(1, 100)),
  /** The search provider: the shop's gateway has one and ignores the name. [API-14] */
  searchProvider: z.string().check(z.maxLength(60)),
  type: z.exactOptional(z.literal('gift')),
  performMapSearch: z.exactOptional(z.boolean()),
  /** Searches gifts only, as with `type`. [API-16] */
  performGiftableSearch: z.exactOptional(z.boolean()),
  /** The remaining criteria, named as in GET offers.json. */
  filters: z.exactOptional(bodyFilters),
});

/** The map, the hotel's other offers, the landing blocks. [API-14..17] [API-29] */
export const postOffers = call({
  id: 'postOffers',
  method: 'POST',
  base: 'searchApi',
  path: '/offers.json',
  summary:
    'Offers by hotel: map markers (at most the best 10,000), other offers of a hotel, offers of a landing block.',
  body: packagesBody,
  answer: packagesAnswer,
  safe: true,
});
