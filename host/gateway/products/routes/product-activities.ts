import type { FastifyInstance } from 'fastify';
import { getActivityDetail, getActivityImages } from '@staykit/contract/product/activity-detail.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { HotelRecord, OfferRecord } from '../../catalogue/records.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { activityDetailOf, activityImageIds, isActivityOnly } from '../activity-product.ts';
import { isStoredId } from '../hotel-source.ts';
import { imagesBySizeOf } from '../picture-paths.ts';
import { declare } from '../../http/declare.ts';
import { requestContext, type RequestContext } from '../../http/request-context.ts';

/** GET activity-only/weekend/{id}/detail.json and activities/{id}/images.json. [PAPI-02] [PAPI-17] */
export function productActivityRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, getActivityDetail, async ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const found = await findActivity(params.id, context, parts);
    if (!found) throw new GatewayError('NOT_FOUND', `Activity ${params.id} does not exist.`);
    return activityDetailOf(found.offer, found.hotel, context);
  });

  declare(app, getActivityImages, async ({ params, query }) => {
    const context = requestContext(parts, query.locale);
    const found = await findActivity(params.id, context, parts);
    if (found) return imagesBySizeOf(activityImageIds(found.offer, found.hotel, context.facts));
    const activity = context.model.activities.get(params.id);
    if (!activity) throw new GatewayError('NOT_FOUND', `Activity ${params.id} does not exist.`);
    return imagesBySizeOf(context.facts.activityPictures(activity));
  });
}

/** An activity that is sold, or was: the page then says that it has expired. [ACTIVITY-09] */
async function findActivity(
  id: string,
  { model, now }: RequestContext,
  { hotels }: GatewayParts,
): Promise<{ offer: OfferRecord; hotel: HotelRecord } | undefined> {
  const hit = model.engine.offer(id, emptyCriteria('activity'), now);
  if (hit) return isActivityOnly(hit.offer) ? hit : undefined;
  const offer = isStoredId(id) ? await hotels?.offerById(id) : undefined;
  if (!offer || !isActivityOnly(offer)) return undefined;
  const hotel = await hotels?.hotelById(offer.hotelId);
  return hotel && { offer, hotel };
}
