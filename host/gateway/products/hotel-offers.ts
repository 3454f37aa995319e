import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import { withRoomOffers, type Room } from '../../../widgets/core/offer/room.ts';
import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import { programOf } from '../catalogue/facts/programme.ts';
import { roomsOf, roomTypeOf, roomUuid } from '../catalogue/facts/rooms.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { Present } from '../routes/present.ts';
import { atOnce } from '../search/in-slices.ts';
import type { SearchHit } from '../search/search-engine.ts';
import { picturePath } from './picture-paths.ts';

/** More offers than any hotel has. */
const MOST_OFFERS = 60;

/** For whom and when offers are priced. */
export type Asked = Pick<SearchCriteria, 'pax' | 'checkin' | 'checkout' | 'night'>;

/** The offers of a hotel in some flows, priced for dates where there are any, the best of each flow first. */
export function offersOfHotel(
  hotelId: string,
  flows: readonly SearchFlow[],
  asked: Asked,
  { model, now }: Present,
): SearchHit[] {
  const { pax, checkin, checkout, night } = asked;
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
      // One hotel is looked at: nobody waits for it.
      return atOnce(model.engine.search(criteria, now, { size: MOST_OFFERS, perHotel: MOST_OFFERS })).hits;
    })
    .filter(({ offer }) => !seen.has(offer.id) && seen.add(offer.id));
}

/** The rooms in which offers are sold, each with its offers; a room without any is left out. [PENTITY-26] */
export function roomsWith(
  hotel: HotelRecord,
  hits: readonly SearchHit[],
  { language }: Present,
  dates: StayDates | undefined,
  adults: number,
): Room[] {
  const dated = hits.filter(({ offer }) => offer.roomRatio > 0);
  const types = dated.map(({ offer }) => roomTypeOf(offer));
  const rooms = roomsOf(hotel, language, types).map(({ pictures, ...room }) => {
    const images = pictures.map(picturePath);
    return { ...room, images, ...(images[0] !== undefined && { imageUrl: images[0] }), offers: [] };
  });
  const offers = dated.map(({ offer, sellPrice, refPrice, nights }) => {
    const promo = promoPercent(sellPrice, refPrice);
    return {
      id: offer.id,
      label: offer.label[language],
      room: { id: roomUuid(hotel.id, roomTypeOf(offer)) },
      price: {
        sellPrice,
        ...(promo !== undefined && { refPrice, promoPercentageRounded: promo }),
        nights,
      },
      cancellationPolicy: cancellationOf(offer.cancellation, dates?.checkin),
      programLines: programOf(offer, hotel, { language, nights, adults }).lines,
    };
  });
  return withRoomOffers(rooms, offers);
}
