import {
  activityCenterOf,
  activityPrices,
  type ActivityDetail,
} from '@staykit/core/offer/activity/activity-detail.ts';
import { starsOf } from '@staykit/core/offer/hotel.ts';
import type { RecentlyViewed } from '@staykit/core/offer/recently-viewed.ts';
import { referencePrice, shownPromo } from '@staykit/core/price/promo.ts';

/** An activity as it stands among what was viewed, at its lowest price; nothing where it cannot be bought. [RECENT-04] */
export function viewedActivity(
  activity: ActivityDetail,
  imageUrl: string | undefined,
): RecentlyViewed | undefined {
  const { id, label, uri, prices, published, locations } = activity;
  const [price] = activityPrices(prices).values();
  const center = activityCenterOf(activity);
  if (!price || !center || imageUrl === undefined || published === false) return undefined;
  const refPrice = referencePrice(price);
  const promo = shownPromo(price);
  const stars = starsOf(center);
  return {
    id,
    type: 'ACTIVITY',
    imageUrl,
    label,
    uri,
    price: {
      sellPrice: price.sellPrice,
      ...(refPrice !== undefined && { refPrice }),
      ...(promo !== undefined && { promo }),
    },
    hotel: {
      id: center.id,
      label: center.label,
      ...(stars !== undefined && { stars }),
      location: { label: center.location?.label ?? locations[0]?.label ?? '' },
    },
  };
}
