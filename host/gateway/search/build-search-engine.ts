import { addMonths, daysInMonth, toEpochDay } from '../../../widgets/core/dates/plain-date.ts';
import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { SEARCH_FLOWS } from '../../../widgets/core/search/flow.ts';
import { visitCandidates } from './candidates.ts';
import { toColumns, type Columns, type SellableRecords } from './columns.ts';
import { countFacets } from './count-facets.ts';
import { dayPrices } from './day-prices.ts';
import { createFlowOffers } from './flow-offers.ts';
import { createFromPrices } from './from-prices.ts';
import { addPossibleNights, lengthsOf, LONGEST_STAY } from './possible-nights.ts';
import type { Candidate, Prices } from './pricing.ts';
import { toQuery } from './query.ts';
import { createRanking } from './ranking.ts';
import { remembered } from './remembered.ts';
import type { DayPrice, SearchEngine, SearchHit } from './search-engine.ts';
import { createStayWindows } from './stay-windows.ts';

/** Calendars and stay lengths are asked again and again with the same few criteria. */
const ANSWERS_REMEMBERED = 200;

/** An engine whose calendars are kept up to date in place. */
export interface LiveSearchEngine extends SearchEngine {
  /** Forgets what it remembers of these hotels' prices and of whole calendars. Call after writing their columns. */
  changed(hotels: Iterable<number>): void;
}

/** Lays the records out in columns and answers from them. */
export const buildSearchEngine = (records: SellableRecords): LiveSearchEngine =>
  searchEngineOf(toColumns(records));

/** Answers from columns. Make a new one when the facts of a hotel or an offer change. */
export function searchEngineOf(columns: Columns): LiveSearchEngine {
  const prices: Prices = {
    from: createFromPrices(columns),
    windows: createStayWindows(columns),
    flowOffers: createFlowOffers(columns),
  };
  const calendars = remembered<Map<PlainDate, DayPrice>>(ANSWERS_REMEMBERED);
  const lengths = remembered<number[]>(ANSWERS_REMEMBERED);

  const toHit = (one: Candidate, dated: boolean): SearchHit => {
    const offer = columns.offers.at(one.offer);
    const hotel = columns.hotels.at(one.hotel);
    if (!offer || !hotel) throw new RangeError(`search: offer ${one.offer} is not in the columns.`);
    return {
      offer,
      hotel,
      sellPrice: one.sellPrice,
      refPrice: one.refPrice,
      // A voucher or an activity has one price; only a stay without dates starts from one.
      priceType: dated || columns.offerDated[one.offer] === 0 ? 'final' : 'from',
      nights: one.nights,
      ...(one.availableRooms < 0 ? {} : { availableRooms: one.availableRooms }),
      ...(Number.isNaN(one.distance) ? {} : { distance: one.distance }),
    };
  };

  return {
    size: { hotels: columns.hotelIds.length, offers: columns.offerIds.length },

    search(criteria, now, { size, perHotel = 1, home }) {
      const query = toQuery(columns, criteria, now);
      const ranking = createRanking(columns, query, prices, perHotel, home);
      visitCandidates(columns, query, prices, true, ranking.add);
      const found = ranking.finish();
      const first = criteria.page * size;
      const last = Math.min(first + size, found.total);
      const isDated = query.stay !== undefined;
      return { total: found.total, hits: found.between(first, last).map((one) => toHit(one, isDated)) };
    },

    facets(criteria, now) {
      return countFacets(columns, toQuery(columns, criteria, now), prices);
    },

    markers(criteria, now, perHotel) {
      const query = toQuery(columns, criteria, now);
      const ranking = createRanking(columns, query, prices, perHotel);
      visitCandidates(columns, query, prices, true, ranking.add);
      const found = ranking.finish();
      const markers = new Map<number, { hotel: SearchHit['hotel']; offerIds: string[]; fromPrice: number }>();
      for (const one of found.between(0, found.total)) {
        const hit = toHit(one, false);
        const index = columns.hotelIndex.get(hit.hotel.id) ?? 0;
        const marker = markers.get(index);
        if (marker) {
          marker.offerIds.push(hit.offer.id);
          marker.fromPrice = Math.min(marker.fromPrice, hit.sellPrice);
        } else markers.set(index, { hotel: hit.hotel, offerIds: [hit.offer.id], fromPrice: hit.sellPrice });
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
      return calendars.get(JSON.stringify([asked, query.today, month, count]), () =>
        dayPrices(
          columns,
          query,
          prices,
          toEpochDay(`${month}-01`),
          toEpochDay(`${lastMonth}-01`) + daysInMonth(lastMonth) - 1,
        ),
      );
    },

    checkoutNights(flow, checkin, pax) {
      return lengths.get(JSON.stringify([flow, checkin, pax]), () => {
        const set = new Uint8Array(LONGEST_STAY + 1);
        const bit = 1 << SEARCH_FLOWS.indexOf(flow);
        for (let offer = 0; offer < columns.offerIds.length; offer += 1)
          if (((columns.offerFlows[offer] ?? 0) & bit) !== 0)
            addPossibleNights(columns, offer, toEpochDay(checkin), pax, set);
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
      let hit: SearchHit | undefined;
      visitCandidates(columns, query, prices, true, (one) => {
        hit = toHit(one, query.stay !== undefined);
      });
      return hit;
    },

    hotel(hotelId) {
      const index = columns.hotelIndex.get(hotelId);
      return index === undefined ? undefined : columns.hotels.at(index);
    },

    changed(hotels) {
      prices.from.forget(hotels);
      calendars.clear();
      lengths.clear();
    },
  };
}
