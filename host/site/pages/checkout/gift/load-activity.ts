import { activityCenterOf, activityPrices } from '@staykit/core/offer/activity/activity-detail.ts';
import type { ActivityCheckoutStart } from '@staykit/core/offer/activity/activity-checkout-link.ts';
import { isPublished } from '@staykit/core/offer/product.ts';
import { validityMonths, validUntil } from '@staykit/core/gift/voucher-validity.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { inside } from '@staykit/routing/inside.ts';
import type { GiftCheckoutData, GiftCheckoutFailure } from './gift-data.ts';
import { giftData, orFailure } from './load-gift.ts';

/** An activity for so many people: given, or for its buyer's own use. [ACTIVITY-12] [ACTIVITY-13] */
export async function loadActivity(
  request: PageRequest,
  start: ActivityCheckoutStart,
): Promise<{ data: GiftCheckoutData } | { failure: GiftCheckoutFailure }> {
  const { address, products, now } = request;
  const { id, pax = DEFAULT_PAX.adult, ownUse } = start;
  return orFailure(request, inside(address.prefix, '/'), async () => {
    const detail = await products.activityDetail(id);
    const prices = activityPrices(detail.prices);
    // A number that has no price becomes the smallest that has one, as on the activity's own page.
    const [adults, price] = prices.has(pax) ? [pax, prices.get(pax)] : ([...prices][0] ?? []);
    if (!isPublished(detail) || adults === undefined || !price) return undefined;
    const centre = activityCenterOf(detail);
    const place = [centre?.label, centre?.location?.label].filter(Boolean).join(' · ');
    const [picture] = detail.imagesBySize.small;
    const product = {
      productType: 'DIGITAL_ACTIVITY_ONLY' as const,
      productId: detail.id,
      label: detail.label,
      ...(place !== '' && { place }),
      lines: detail.activities.map(({ title }) => title),
      ...(picture !== undefined && { picture: { url: picture, sized: true } }),
      nights: 0,
      adults,
      validMonths: validityMonths('activity'),
      validUntil: validUntil(now.date, validityMonths('activity')),
      sellPrice: price.sellPrice,
      ...(price.refPrice !== undefined && { refPrice: price.refPrice }),
    };
    const page = `/activity/${encodeURIComponent(id)}#a=${adults}`;
    return { ...giftData(request, { product, page }, start), ...(ownUse && { ownUse }) };
  });
}
