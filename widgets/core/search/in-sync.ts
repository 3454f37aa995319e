import type { MarketNow } from '../dates/market-time.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { SearchCriteria } from './criteria.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import type { SearchDetails } from './results/offer-page.ts';
import { usedDates } from './used-dates.ts';

/** When and for whom a search asks. */
export interface SearchedStay extends Pick<Pax, 'adult' | 'child' | 'baby'> {
  checkin?: PlainDate;
  night?: number;
}

/** The dates and travellers that a search really sends: gifts and activities have no dates. [CAL-27] */
export function searchedStay(criteria: SearchCriteria, now: MarketNow): SearchedStay {
  const { adult, child, baby } = criteria.pax;
  const dates = hasDates(criteria.flow) ? usedDates(criteria, now) : undefined;
  if (dates) return { adult, child, baby, checkin: dates.checkin, night: dates.night };
  const night = criteria.flow === 'gifting' ? criteria.giftNights : undefined;
  return night ? { adult, child, baby, night } : { adult, child, baby };
}

/** Whether an answer belongs to the criteria of the address: all of it, or its cards are not shown. [ROUTE-22] */
export function isInSync(criteria: SearchCriteria, details: SearchDetails, now: MarketNow): boolean {
  const asked = searchedStay(criteria, now);
  return (
    details.hotelId === criteria.hotelId &&
    (['checkin', 'night', 'adult', 'child', 'baby'] as const).every((key) => details[key] === asked[key])
  );
}
