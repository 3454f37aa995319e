import { LRUCache } from 'lru-cache';
import type { MarketNow } from '@staykit/core/dates/market-time.ts';
import { addMonths, daysInMonth, fromEpochDay, toEpochDay } from '@staykit/values/dates/plain-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { SEARCH_FLOWS } from '@staykit/values/search/flow.ts';
import type { HotelRecord, OfferRecord } from '../../catalogue/records.ts';
import { roomsFor } from '../../catalogue/room-capacity.ts';
import { type Columns } from '../columns/columns.ts';
import { countFacets } from './count-facets.ts';
import { dayPrices } from './day-prices.ts';
import { findMarkers, hotelsOf } from './find-markers.ts';
import { createFlowOffers } from './flow-offers.ts';
import { createOfferFinder, type FoundOffers } from './found-offers.ts';
import { createFromStays } from '../stays/from-stays.ts';
import { atOnce, type Steps } from '../in-slices.ts';
import { createHotelSets } from './hotel-sets.ts';
import { createHotelList } from './listed-hotels.ts';
import { addPossibleNights, lengthsOf, LONGEST_STAY } from '../stays/possible-nights.ts';
import { daysOf, toQuery, type Query } from './query.ts';
import { rankOffers } from './ranking.ts';
import type { DayPrice, SearchEngine, SearchHit } from './search-engine.ts';
import { createStayWindows } from '../stays/stay-windows.ts';

/** Cache size for calendars and stay lengths: few different criteria are common. */
const ANSWERS_REMEMBERED = 200;
/** Offers per step for stay lengths. */
const OFFERS_IN_A_STEP = 2_000;

/** A search engine whose prices and stock are updated in place. */
export interface LiveSearchEngine extends SearchEngine {
  /** Invalidates caches after these hotels' columns were written. */
  changed(hotels: Iterable<number>): void;
  /** Computes in advance what all searches of a day need. */
  prepare(now: MarketNow): Steps<void>;
}

/** Builds an engine on columns. Build a new one when facts of hotels or offers change. */
export function searchEngineOf(columns: Columns): LiveSearchEngine {
  const flowOffers = createFlowOffers(columns);
  const windows = createStayWindows(columns);
  const fromStays = createFromStays(columns);
  const sets = createHotelSets(columns);
  const listHotels = createHotelList(columns, sets);
  const findOffers = createOfferFinder(columns, { flowOffers, windows, fromStays, listHotels });
  let changes = 0;
  const changesOfPlace = new Uint32Array(columns.placeCodes.codes.length);
  const calendars = new LRUCache<string, Map<PlainDate, DayPrice>>({ max: ANSWERS_REMEMBERED });
  const lengths = new LRUCache<string, number[]>({ max: ANSWERS_REMEMBERED });

  const hotelAt = (number: number): HotelRecord => {
    const hotel = columns.hotels.at(number);
    if (!hotel) throw new RangeError(`search: hotel ${number} is not in the columns.`);
    return hotel;
  };

  const offerAt = (number: number): OfferRecord => {
    const offer = columns.offers.at(number);
    if (!offer) throw new RangeError(`search: offer ${number} is not in the columns.`);
    return offer;
  };

  const toHit = (found: FoundOffers, place: number, query: Query): SearchHit => {
    const offer = found.offers[place]!;
    const left = found.rooms[place]!;
    const record = offerAt(offer);
    return {
      offer: record,
      hotel: hotelAt(columns.hotelOfOffer[offer]!),
      sellPrice: found.sellPrices[place]!,
      localTax: found.taxes[place]!,
      refPrice: found.refPrices[place]!,
      // Vouchers and activities have one price; only stays without dates have a from-price.
      priceType: query.stay !== undefined || columns.offerDated[offer] === 0 ? 'final' : 'from',
      nights: found.nights[place]!,
      ...(query.stay?.isFlexible && { checkin: fromEpochDay(found.starts[place]!) }),
      ...(columns.offerDated[offer] === 1 && { nbRooms: roomsFor(record, query.pax) }),
      ...(left < 0 ? {} : { availableRooms: left }),
      ...(query.point ? { distance: found.distances[place]! } : {}),
    };
  };

  return {
    size: { hotels: columns.hotelIds.length, offers: columns.offerIds.length },

    *search(criteria, now, { size, perHotel = 1, home }) {
      const query = toQuery(columns, criteria, now);
      const first = criteria.page * size;
      const ranked = { perHotel, home, end: first + size };
      const { total, best } = yield* rankOffers(columns, query, findOffers, ranked);
      const shown = best.slice(first);
      const wanted = new Set(shown);
      const hits = new Map<number, SearchHit>();
      const take = (found: FoundOffers) => {
        for (let place = 0; place < found.count; place += 1) {
          const offer = found.offers[place]!;
          if (wanted.has(offer)) hits.set(offer, toHit(found, place, query));
        }
      };
      yield* findOffers(query, true, take, hotelsOf(columns, shown));
      // Offers that sold out between two steps are left out.
      return { total, hits: shown.flatMap((offer) => hits.get(offer) ?? []) };
    },

    *facets(criteria, now) {
      const query = toQuery(columns, criteria, now);
      return yield* countFacets(columns, sets, query, findOffers);
    },

    *markers(criteria, now, options) {
      return yield* findMarkers(columns, toQuery(columns, criteria, now), findOffers, options);
    },

    *calendarMonths(criteria, now, month, count) {
      const {
        page: _page,
        sort: _sort,
        from: _from,
        checkin: _in,
        checkout: _out,
        night: _night,
        ...filters
      } = criteria;
      const query = toQuery(columns, { ...filters, page: 0 }, now);
      const lastMonth = addMonths(month, count - 1);
      const key = JSON.stringify([filters, query.date, query.today, month, count]);
      const known = calendars.get(key);
      if (known) return known;
      const since = changes;
      const made = yield* dayPrices(
        columns,
        query,
        findOffers,
        toEpochDay(`${month}-01`),
        toEpochDay(`${lastMonth}-01`) + daysInMonth(lastMonth) - 1,
      );
      // Cached only if nothing changed meanwhile.
      if (changes === since) calendars.set(key, made);
      return made;
    },

    *checkoutNights(flow, checkin, pax, { date }) {
      const key = JSON.stringify([flow, checkin, pax, date]);
      const known = lengths.get(key);
      if (known) return known;
      const set = new Uint8Array(LONGEST_STAY + 1);
      const { offers } = flowOffers(1 << SEARCH_FLOWS.indexOf(flow), toEpochDay(date));
      const since = changes;
      for (const [place, offer] of offers.entries()) {
        addPossibleNights(columns, offer, toEpochDay(checkin), pax, set);
        if (place % OFFERS_IN_A_STEP === 0) yield;
      }
      const made = lengthsOf(set);
      if (changes === since) lengths.set(key, made);
      return made;
    },

    offerNights(offerId, checkin, longest, pax) {
      const offer = columns.offerIndex.get(offerId);
      const set = new Uint8Array(LONGEST_STAY + 1);
      if (offer !== undefined) addPossibleNights(columns, offer, toEpochDay(checkin), pax, set);
      return lengthsOf(set).filter((nights) => nights <= longest);
    },

    offer(offerId, criteria, now) {
      const index = columns.offerIndex.get(offerId);
      const record = index === undefined ? undefined : columns.offers.at(index);
      if (!record) return undefined;
      // A single offer is shown in its own flow, regardless of the search's place and filters.
      const flow = record.flows.includes(criteria.flow) ? criteria.flow : (record.flows[0] ?? criteria.flow);
      const {
        location: _location,
        theme: _theme,
        priceMin: _min,
        priceMax: _max,
        hotelScore: _score,
        ...rest
      } = criteria;
      const query = toQuery(
        columns,
        {
          ...rest,
          flow,
          page: 0,
          hotelId: record.hotelId,
          id: offerId,
          distanceActive: false,
          hotelTypes: [],
          hotelEnvironments: [],
          hotelStyles: [],
          stars: [],
          facilities: [],
          tags: [],
        },
        now,
      );
      // Offers that are no longer sold have a page that says so.
      let hit: SearchHit | undefined;
      const take = (found: FoundOffers) => {
        if (found.count > 0) hit = toHit(found, 0, query);
      };
      atOnce(findOffers({ ...query, date: undefined }, true, take));
      return hit;
    },

    hotel(hotelId) {
      const index = columns.hotelIndex.get(hotelId);
      return index === undefined ? undefined : columns.hotels.at(index);
    },

    changes(placeId) {
      if (placeId === undefined) return changes;
      const place = columns.placeCodes.indexOf.get(placeId);
      return place === undefined ? 0 : changesOfPlace[place]!;
    },

    *prepare(now) {
      const { date, today } = daysOf(now);
      yield* sets.prepare();
      for (const bit of SEARCH_FLOWS.keys()) {
        flowOffers(1 << bit, date);
        yield;
      }
      yield* fromStays.prepare(today);
    },

    changed(hotels) {
      const list = [...hotels];
      changes += 1;
      const { start, values } = columns.places;
      for (const hotel of list)
        for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) changesOfPlace[values[at]!]! += 1;
      windows.recompute(list);
      fromStays.recompute(list);
      calendars.clear();
      lengths.clear();
    },
  };
}
