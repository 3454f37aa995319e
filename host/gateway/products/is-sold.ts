import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { OfferRecord } from '../catalogue/records.ts';

/** Whether an offer's last day of sale has not passed. [ACTIVITY-09] [NOTFOUND-07] */
export function isSold({ expiration }: Pick<OfferRecord, 'expiration'>, today: PlainDate): boolean {
  return expiration === undefined || expiration >= today;
}
