import type { FastifyInstance } from 'fastify';
import { getActivityDetail, getActivityImages } from '../../../widgets/contract/activity-detail.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import { CATALOGUE_ACTIVITIES } from '../catalogue/activities.ts';
import { activityPictures } from '../catalogue/facts/programme.ts';
import type { HotelRecord, OfferRecord } from '../catalogue/records.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import { activityDetailOf, activityImageIds, isActivityOnly } from '../products/activity-product.ts';
import { isStoredId } from '../products/hotel-source.ts';
import { imagesBySizeOf } from '../products/picture-paths.ts';
import { allPictureIds } from '../images/picture-pool.ts';
import { declare } from './declare.ts';
import { presentOf, type Present } from './present.ts';

/** GET activity-only/weekend/{id}/detail.json and activities/{id}/images.json. [PAPI-02] [PAPI-17] */
export function productActivityRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getActivityDetail, async ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const found = await findActivity(params.id, present, parts);
    if (!found) throw new GatewayError('NOT_FOUND', `There is no activity ${params.id}.`);
    return activityDetailOf(found.offer, found.hotel, present);
  });

  declare(app, getActivityImages, async ({ params, query }) => {
    const present = presentOf(parts, query.locale);
    const found = await findActivity(params.id, present, parts);
    if (found) return imagesBySizeOf(activityImageIds(found.offer, found.hotel));
    const activity = CATALOGUE_ACTIVITIES.find(({ id }) => id === params.id);
    if (!activity) throw new GatewayError('NOT_FOUND', `There is no activity ${params.id}.`);
    return imagesBySizeOf(activityPictures(activity, { pictures: allPictureIds() }).slice(0, MOST_PICTURES));
  });
}

/** Pictures of an activity that stands for itself, at no hotel. */
const MOST_PICTURES = 6;

/** An activity that is sold, or one that was: its page says that it is too late. [ACTIVITY-09] */
async function findActivity(
  id: string,
  { model, now }: Present,
  { hotels }: GatewayParts,
): Promise<{ offer: OfferRecord; hotel: HotelRecord } | undefined> {
  const hit = model.engine.offer(id, emptyCriteria('activity'), now);
  if (hit) return isActivityOnly(hit.offer) ? hit : undefined;
  const offer = isStoredId(id) ? await hotels?.offerById(id) : undefined;
  if (!offer || !isActivityOnly(offer)) return undefined;
  const hotel = await hotels?.hotelById(offer.hotelId);
  return hotel && { offer, hotel };
}
