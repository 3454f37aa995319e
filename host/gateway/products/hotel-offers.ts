import { cancellationOf } from '@staykit/core/offer/cancellation.ts';
import { withRoomOffers, type Room } from '@staykit/core/offer/room.ts';
import { promoPercent } from '@staykit/core/price/promo.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { StayDates } from '@staykit/core/search/used-dates.ts';
import { type HotelRecord, textIn } from '../catalogue/records.ts';
import type { RequestContext } from '../http/request-context.ts';
import { atOnce } from '../search/in-slices.ts';
import type { SearchHit } from '../search/engine/search-engine.ts';
import { severalRooms } from '../search/routes/to-offer-card.ts';
import { picturePath } from './picture-paths.ts';

/** Upper limit of a hotel's offers. */
const MOST_OFFERS = 60;

/** Party and dates of a price. */
export type PriceRequest = Pick<SearchCriteria, 'pax' | 'checkin' | 'checkout' | 'night'>;

/** Offers of a hotel in some flows, priced for the dates if any, best first per flow. */
export function offersOfHotel(
  hotelId: string,
  flows: readonly SearchFlow[],
  request: PriceRequest,
  { model, now }: RequestContext,
): SearchHit[] {
  const { pax, checkin, checkout, night } = request;
  const seen = new Set<string>();
  return flows
    .flatMap((flow) => {
      const criteria = {
        ...emptyCriteria(flow),
        hotelId,
        pax,
        ...(checkin !== undefined && { checkin }),
        ...(checkout !== undefined && { checkout }),
        ...(night !== undefined && { night }),
      };
      // A single hotel: quick enough without slices.
      return atOnce(model.engine.search(criteria, now, { size: MOST_OFFERS, perHotel: MOST_OFFERS })).hits;
    })
    .filter(({ offer }) => !seen.has(offer.id) && seen.add(offer.id));
}

/** Rooms with their offers; rooms without offers are left out. [PENTITY-26] */
export function roomsWith(
  hotel: HotelRecord,
  hits: readonly SearchHit[],
  { language, facts }: RequestContext,
  dates: StayDates | undefined,
  adults: number,
): Room[] {
  const dated = hits.filter(({ offer }) => offer.roomRatio > 0);
  const sold = dated.map(({ offer }) => offer);
  const rooms = facts.rooms(hotel, sold, language).map(({ pictures, ...room }) => {
    const images = pictures.map(picturePath);
    return { ...room, images, ...(images[0] !== undefined && { imageUrl: images[0] }), offers: [] };
  });
  const offers = dated.map((hit) => {
    const { offer, sellPrice, refPrice, nights } = hit;
    const promo = promoPercent(sellPrice, refPrice);
    return {
      id: offer.id,
      label: textIn(offer.label, language),
      room: { id: facts.roomId(offer) },
      price: {
        sellPrice,
        ...(promo !== undefined && { refPrice, promoPercentageRounded: promo }),
        nights,
        ...severalRooms(hit),
      },
      cancellationPolicy: cancellationOf(offer.cancellation, dates?.checkin),
      programLines: facts.programme(offer, hotel, { language, nights, adults, ...severalRooms(hit) }).lines,
    };
  });
  return withRoomOffers(rooms, offers);
}
