import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { RecentlyViewed } from '@staykit/core/offer/recently-viewed.ts';

/** A stay as it stands among what was viewed. [RECENT-04] */
export function viewedStay(offer: OfferCard): RecentlyViewed {
  const { id, uri, label, imageUrl, sellPrice, refPrice, promo, nights, hotel } = offer;
  return {
    id,
    type: 'STAY',
    imageUrl,
    label,
    uri,
    price: {
      sellPrice,
      ...(refPrice !== undefined && { refPrice }),
      ...(promo !== undefined && { promo }),
      ...(nights !== undefined && { nights }),
    },
    hotel: {
      id: hotel.id,
      label: hotel.label,
      ...(hotel.stars !== undefined && { stars: hotel.stars }),
      ...(hotel.review && { review: hotel.review }),
      location: { label: hotel.location.label },
    },
  };
}
