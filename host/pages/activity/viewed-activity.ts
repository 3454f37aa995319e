import {
  activityCenterOf,
  activityPrices,
  type ActivityDetail,
} from '../../../widgets/core/offer/activity-detail.ts';
import { starsOf } from '../../../widgets/core/offer/hotel.ts';
import type { RecentlyViewed } from '../../../widgets/core/offer/recently-viewed.ts';
import { PROMO_THRESHOLDS, referencePrice, shownPromo } from '../../../widgets/core/price/promo.ts';

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
  const promo = shownPromo(price, PROMO_THRESHOLDS.activityOnly);
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
