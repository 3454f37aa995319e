import type { Columns } from '../columns/columns.ts';
import type { FoundOffers, OfferFinder } from './found-offers.ts';
import type { Steps } from '../in-slices.ts';
import type { Query } from './query.ts';
import { offerOfRank, rankerOf, rankFound, rankOffers } from './ranking.ts';
import type { Marker, MarkerOptions } from './search-engine.ts';

/** Distinct hotel numbers of offers, ascending. */
export const hotelsOf = ({ hotelOfOffer }: Columns, offers: readonly number[]): Int32Array =>
  Int32Array.from(new Set(offers.map((offer) => hotelOfOffer[offer]!))).sort();

/** The best hotels of a search in its order, with their best offers, of which the first is that of the hotel's card. */
export function* findMarkers(
  columns: Columns,
  query: Query,
  findOffers: OfferFinder,
  { size, perHotel }: MarkerOptions,
): Steps<Marker[]> {
  const { best } = yield* rankOffers(columns, query, findOffers, { perHotel: 1, end: size });
  const rankOf = rankerOf(columns, query);
  const markers = new Map<number, Marker>();

  const take = (found: FoundOffers) => {
    const places = new Map<number, number>();
    for (let place = 0; place < found.count; place += 1) places.set(found.offers[place]!, place);
    for (const rank of rankFound(columns, found, rankOf, perHotel).sort()) {
      const offer = offerOfRank(rank);
      const number = columns.hotelOfOffer[offer]!;
      const hotel = columns.hotels.at(number);
      if (!hotel) continue;
      const id = columns.offerIds[offer]!;
      const marker = markers.get(number);
      if (marker) marker.offerIds.push(id);
      else {
        const place = places.get(offer)!;
        const { nights, sellPrices } = found;
        markers.set(number, {
          hotel,
          offerIds: [id],
          fromPrice: sellPrices[place]!,
          nights: nights[place]!,
        });
      }
    }
  };
  yield* findOffers(query, true, take, hotelsOf(columns, best));
  return best.flatMap((offer) => markers.get(columns.hotelOfOffer[offer]!) ?? []);
}
