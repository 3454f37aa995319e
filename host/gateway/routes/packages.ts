import type { FastifyInstance } from 'fastify';
import { postOffers } from '../../../widgets/contract/offers.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { inSlices } from '../search/in-slices.ts';
import { declare } from './declare.ts';
import { datesOf } from './offers.ts';
import { presentOf } from './present.ts';
import { toOfferCard } from './to-offer-card.ts';

/** Offers that a landing block or the list of a hotel's other offers shows at most. */
const MOST_OFFERS = 24;
/** Offers of one answer at most, whatever number of hotels is asked for. */
const MOST_LISTED = 200;
/** Markers of one map: as many as a browser still pans (`npm run bench map`), the best of the search. */
const MOST_MARKERS = 10_000;
/** Offer ids behind one marker: its card shows the first. [MAP-12] */
const OFFERS_PER_MARKER = 3;

/** POST offers.json: the map, the hotel's other offers, the landing blocks. [API-14..17] */
export function packageRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postOffers, async ({ body }) => {
    const {
      locale,
      orderBy,
      searchCriterias,
      numberOfPackagesPerHotel,
      limit,
      type,
      performMapSearch,
      filters,
    } = body;
    const present = presentOf(parts, locale);
    const { adult, child, baby, checkin, night, hotelId } = searchCriterias;
    const criteria = paramsToCriteria({
      ...filters,
      flow: type === 'gift' ? 'gifting' : (filters?.flow ?? 'booking'),
      orderBy,
      adult: String(adult),
      child: String(child),
      baby: String(baby),
      ...(checkin !== undefined && { checkin }),
      ...(night !== undefined && { night: String(night) }),
      ...(hotelId !== undefined && { hotelId }),
    });
    if (performMapSearch) {
      const markers = await inSlices(
        present.model.engine.markers(criteria, present.now, {
          size: MOST_MARKERS,
          perHotel: OFFERS_PER_MARKER,
        }),
      );
      return {
        packages: markers.map(({ hotel, offerIds, fromPrice }) => ({
          id: hotel.id,
          label: hotel.name,
          location: { lat: hotel.lat, lng: hotel.lng },
          weekendIds: offerIds,
          fromPrice,
        })),
      };
    }
    const dates = datesOf(criteria, present);
    const found = await inSlices(
      present.model.engine.search(criteria, present.now, {
        size: limit === undefined ? MOST_OFFERS : Math.min(MOST_LISTED, limit * numberOfPackagesPerHotel),
        perHotel: numberOfPackagesPerHotel,
      }),
    );
    const listed = new Set([...new Set(found.hits.map(({ hotel }) => hotel.id))].slice(0, limit));
    const hits = found.hits.filter(({ hotel }) => listed.has(hotel.id));
    return {
      packages: hits.map(({ hotel, offer, sellPrice }) => ({
        id: hotel.id,
        label: hotel.name,
        location: { lat: hotel.lat, lng: hotel.lng },
        weekendIds: [offer.id],
        fromPrice: sellPrice,
      })),
      exactMatch: hits.map((hit) => toOfferCard(hit, present, dates, { adult, child, baby })),
    };
  });
}
