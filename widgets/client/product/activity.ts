import type { ActivityDetail } from '@staykit/core/offer/activity/activity-detail.ts';
import type { ImagesBySize } from '@staykit/core/offer/images-by-size.ts';
import { getActivityDetail } from '../calls/get-activity-detail.generated.ts';
import { getActivityImages } from '../calls/get-activity-images.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import { outcomeOf, valueOr } from './outcome.ts';

/** What the page of an activity is to show. [PAPI-03] */
export type ActivityPage =
  | { show: 'activity'; activity: ActivityDetail }
  | { show: 'notFound' }
  | { show: 'error'; messageKey: string };

/** 'Oops, something went wrong'. [PAPI-03] */
const FAILED_KEY = 'results.error';

/** GET /activity-only/weekend/{id}/detail.json. [PAPI-02] */
export function activityDetail(
  transport: Transport,
  activityId: string,
  call?: CallOptions,
): Promise<ActivityDetail> {
  return transport.send(getActivityDetail, { id: activityId, locale: transport.options.locale }, call);
}

/**
 * What the page of an activity shows: the activity; the not-found page for one that there is not or that holds no
 * activity, unless `activity.onMissing` asks for the message; the message when the call fails. [PAPI-03]
 */
export async function activityPage(
  transport: Transport,
  activityId: string,
  call?: CallOptions,
): Promise<ActivityPage> {
  const { onMissing = 'notFound' } = transport.options.activity ?? {};
  const missing: ActivityPage =
    onMissing === 'notFound' ? { show: onMissing } : { show: onMissing, messageKey: FAILED_KEY };
  const outcome = await outcomeOf(activityDetail(transport, activityId, call), FAILED_KEY);
  if (!outcome.ok) {
    return outcome.code === 'NOT_FOUND' ? missing : { show: 'error', messageKey: outcome.messageKey };
  }
  const { value: activity } = outcome;
  return activity.activities.length > 0 ? { show: 'activity', activity } : missing;
}

/** GET /activities/{id}/images.json; a failure leaves the pictures that there are. [PAPI-17] */
export function activityImages(
  transport: Transport,
  activityId: string,
  existing: ImagesBySize,
  call?: CallOptions,
): Promise<ImagesBySize> {
  const { locale } = transport.options;
  return valueOr(transport.send(getActivityImages, { id: activityId, locale }, call), existing);
}
