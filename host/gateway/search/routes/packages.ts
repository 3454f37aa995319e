import type { FastifyInstance } from 'fastify';
import { postOffers } from '@staykit/contract/search/offers.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { inSlices } from '../in-slices.ts';
import { declare } from '../../http/declare.ts';
import { datesOf, measured } from './offers.ts';
import { requestContext } from '../../http/request-context.ts';
import { toOfferCard } from './to-offer-card.ts';

/** Maximum number of offers in a landing block or a hotel's other offers. */
const MOST_OFFERS = 24;
/** Maximum number of offers in one answer, for any number of hotels. */
const MOST_LISTED = 200;
/** Maximum number of markers: as many as browsers can pan (`npm run bench map`). */
const MOST_MARKERS = 10_000;
/** Offer ids per marker; its card shows the first. [MAP-12] */
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
      performGiftableSearch,
      filters,
    } = body;
    const context = requestContext(parts, locale);
    const { adult, child, baby, checkin, night, hotelId } = searchCriterias;
    const criteria = paramsToCriteria({
      ...filters,
      flow: type === 'gift' || performGiftableSearch ? 'gifting' : (filters?.flow ?? 'booking'),
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
        context.model.engine.markers(measured(criteria, context.model), context.now, {
          size: MOST_MARKERS,
          perHotel: OFFERS_PER_MARKER,
        }),
      );
      return {
        packages: markers.map(({ hotel, offerIds, fromPrice, nights }) => ({
          id: hotel.id,
          label: hotel.name,
          location: { lat: hotel.lat, lng: hotel.lng },
          weekendIds: offerIds,
          fromPrice,
          ...(nights > 0 && { fromNights: nights }),
        })),
      };
    }
    const dates = datesOf(criteria, context);
    const found = await inSlices(
      context.model.engine.search(criteria, context.now, {
        size: limit === undefined ? MOST_OFFERS : Math.min(MOST_LISTED, limit * numberOfPackagesPerHotel),
        perHotel: numberOfPackagesPerHotel,
      }),
    );
    const listed = new Set([...new Set(found.hits.map(({ hotel }) => hotel.id))].slice(0, limit));
    const hits = found.hits.filter(({ hotel }) => listed.has(hotel.id));
    return {
      packages: hits.map(({ hotel, offer, nights, sellPrice }) => ({
        id: hotel.id,
        label: hotel.name,
        location: { lat: hotel.lat, lng: hotel.lng },
        weekendIds: [offer.id],
        fromPrice: sellPrice,
        ...(nights > 0 && { fromNights: nights }),
      })),
      exactMatch: hits.map((hit) => toOfferCard(hit, context, dates, { adult, child, baby })),
    };
  });
}
