import type { MarketNow } from '../../../widgets/core/dates/market-time.ts';
import { addMonths, daysInMonth, toEpochDay } from '../../../widgets/core/dates/plain-date.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import { bestStays } from './best-stays.ts';
import { toColumns, type Columns, type SellableRecords } from './columns.ts';
import { countFacets } from './count-facets.ts';
import { createStayFacetCounter } from './count-stay-facets.ts';
import { dayPrices } from './day-prices.ts';
import { createFlowOffers } from './flow-offers.ts';
import { createOfferFinder, type FoundOffers } from './found-offers.ts';
import { createStayFinder, priceStay, type FoundStays } from './found-stays.ts';
import { createFromFinder, type FoundFrom } from './from-plans.ts';
import { createFromPrices } from './from-prices.ts';
import type { Steps } from './in-slices.ts';
import { createHotelSets } from './hotel-sets.ts';
import { createHotelList } from './listed-hotels.ts';
import { addPossibleNights, lengthsOf, LONGEST_STAY } from './possible-nights.ts';
import { PageHit } from './page-hit.ts';
import { daysOf, toQuery, type Query } from './query.ts';
import { rankOffers } from './ranking.ts';
import { remembered } from './remembered.ts';
import type { DayPrice, Marker, SearchEngine, SearchHit } from './search-engine.ts';
import { createStayWindows } from './stay-windows.ts';

/** Calendars and stay lengths are asked again and again with the same few criteria. */
const ANSWERS_REMEMBERED = 200;

/** An engine whose calendars are kept up to date in place. */
export interface LiveSearchEngine extends SearchEngine {
  /** Forgets what it remembers of these hotels' prices and of whole calendars. Call after writing their columns. */
  changed(hotels: Iterable<number>): void;
  /** Works out what searches of a day ask beside its columns, so that none of them has to. */
  prepare(now: MarketNow): Steps<void>;
}

/** Lays the records out in columns and answers from them. */
export const buildSearchEngine = (records: SellableRecords): LiveSearchEngine =>
  searchEngineOf(toColumns(records));

/** Answers from columns. Make a new one when the facts of a hotel or an offer change. */
export function searchEngineOf(columns: Columns): LiveSearchEngine {
  const flowOffers = createFlowOffers(columns);
  const windows = createStayWindows(columns);
  const fromPrices = createFromPrices(columns);
  const sets = createHotelSets(columns);
  const listHotels = createHotelList(columns, sets);
  const findOffers = createOfferFinder(columns, { flowOffers, windows, fromPrices, listHotels });
  const stays = createStayFinder(columns, flowOffers, windows, listHotels, sets);
  const fromStays = createFromFinder(columns, flowOffers, fromPrices, listHotels, sets);
  const countStayFacets = createStayFacetCounter(columns, sets, stays);
  let changes = 0;
  const changesOfPlace = new Uint32Array(columns.placeCodes.codes.length);
  const calendars = remembered<Map<PlainDate, DayPrice>>(ANSWERS_REMEMBERED);
  const lengths = remembered<number[]>(ANSWERS_REMEMBERED);

  const hotelAt = (number: number): HotelRecord => {
    const hotel = columns.hotels.at(number);
    if (!hotel) throw new RangeError(`search: hotel ${number} is not in the columns.`);
    return hotel;
  };

  const recordsOf = (offerNumber: number, hotelNumber: number) => {
    const offer = columns.offers.at(offerNumber);
    if (!offer) throw new RangeError(`search: offer ${offerNumber} is not in the columns.`);
    return { number: offerNumber, offer, hotel: hotelAt(hotelNumber) };
  };

  const toHit = (found: FoundOffers, offer: number, query: Query): SearchHit => {
    const hotel = columns.hotelOfOffer[offer]!;
    const rooms = found.rooms[offer]!;
    return {
      ...recordsOf(offer, hotel),
      sellPrice: found.sellPrices[offer]!,
      refPrice: found.refPrices[offer]!,
      // A voucher or an activity has one price; only a stay without dates starts from one.
      priceType: query.stay !== undefined || columns.offerDated[offer] === 0 ? 'final' : 'from',
      nights: found.nights[offer]!,
      ...(rooms < 0 ? {} : { availableRooms: rooms }),
      ...(query.point ? { distance: found.distances[hotel]! } : {}),
    };
  };

  const stayToHit = (found: FoundStays, offer: number, { point }: Query): SearchHit => {
    const hotel = columns.hotelOfOffer[offer]!;
    const distance = point && found.listed.distances[hotel]!;
    return new PageHit(columns, offer, priceStay(found, hotel, offer), 'final', distance);
  };

  const fromToHit = (found: FoundFrom, offer: number, { point }: Query): SearchHit => {
    const hotel = columns.hotelOfOffer[offer]!;
    const distance = point && found.distances?.[hotel];
    return new PageHit(columns, offer, found.priceOf(hotel, offer), 'from', distance);
  };

  return {
    size: { hotels: columns.hotelIds.length, offers: columns.offerIds.length },

    search(criteria, now, { size, perHotel = 1, home }) {
      const query = toQuery(columns, criteria, now);
      const first = criteria.page * size;
      const found = perHotel === 1 ? stays.find(query) : undefined;
      if (found) {
        const { total, offers } = bestStays(columns, query, found, first + size, home);
        return { total, hits: offers.slice(first).map((offer) => stayToHit(found, offer, query)) };
      }
      const from = perHotel === 1 ? fromStays.find(query, first + size, home) : undefined;
      if (from) {
        const hits = from.offers.slice(first).map((offer) => fromToHit(from, offer, query));
        return { total: from.total, hits };
      }
      const offers = findOffers(query, true);
      const { total, between } = rankOffers(columns, query, offers, perHotel, home);
      const shown = between(first, Math.min(first + size, total));
      return { total, hits: shown.map((offer) => toHit(offers, offer, query)) };
    },

    facets(criteria, now) {
      const query = toQuery(columns, criteria, now);
      return countStayFacets(query) ?? countFacets(columns, query, findOffers);
    },

    markers(criteria, now, perHotel) {
      const query = toQuery(columns, criteria, now);
      const found = findOffers(query, true);
      const ranking = rankOffers(columns, query, found, perHotel);
      const markers = new Map<number, Marker>();
      for (const offer of ranking.between(0, ranking.total)) {
        const index = columns.hotelOfOffer[offer]!;
        const id = columns.offerIds[offer]!;
        const price = found.sellPrices[offer]!;
        const marker = markers.get(index);
        if (!marker) {
          markers.set(index, { hotel: hotelAt(index), offerIds: [id], fromPrice: price });
        } else if (price < marker.fromPrice) {
          marker.offerIds.unshift(id);
          marker.fromPrice = price;
        } else marker.offerIds.push(id);
      }
      return [...markers.values()];
    },

    calendarMonths(criteria, now, month, count) {
      const {
        page: _page,
        sort: _sort,
        from: _from,
        checkin: _in,
        checkout: _out,
        night: _night,
        ...asked
      } = criteria;
      const query = toQuery(columns, { ...asked, page: 0 }, now);
      const lastMonth = addMonths(month, count - 1);
      return calendars.get(JSON.stringify([asked, query.date, query.today, month, count]), () =>
        dayPrices(
          columns,
          query,
          findOffers,
          toEpochDay(`${month}-01`),
          toEpochDay(`${lastMonth}-01`) + daysInMonth(lastMonth) - 1,
        ),
      );
    },

    checkoutNights(flow, checkin, pax, { date }) {
      return lengths.get(JSON.stringify([flow, checkin, pax, date]), () => {
        const set = new Uint8Array(LONGEST_STAY + 1);
        const { offers } = flowOffers(1 << SEARCH_FLOWS.indexOf(flow), toEpochDay(date));
        for (const offer of offers) addPossibleNights(columns, offer, toEpochDay(checkin), pax, set);
        return lengthsOf(set);
      });
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
      // The offer is shown in its own flow, whatever the place and the filters of the search it was found in.
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
      // What is sold no longer has a page that says so.
      const found = findOffers({ ...query, date: undefined }, true);
      return found.count > 0 ? toHit(found, index!, query) : undefined;
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

    prepare: (now) => fromPrices.prepare(daysOf(now).today),

    changed(hotels) {
      const list = [...hotels];
      changes += 1;
      const { start, values } = columns.places;
      for (const hotel of list)
        for (let at = start[hotel]!; at < start[hotel + 1]!; at += 1) changesOfPlace[values[at]!]! += 1;
      windows.forget(list);
      fromPrices.forget(list);
      fromStays.forget(list);
      calendars.clear();
      lengths.clear();
    },
  };
}
