import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { OfferRecord } from '../catalogue/records.ts';

/** Whether an offer is still sold: its last day has not passed. [ACTIVITY-09] [NOTFOUND-07] */
export function isSold({ expiration }: Pick<OfferRecord, 'expiration'>, today: PlainDate): boolean {
  return expiration === undefined || expiration >= today;
}
