import { postActivities } from './activity-only.ts';
import { getAutocomplete, getRecommended } from './autocomplete.ts';
import { CALENDAR_MONTH_REQUEST } from './calendar-month.ts';
import type { Call } from './call.ts';
import { getFlowNights, getOfferNights } from './checkout-nights.ts';
import { getDetail } from './detail.ts';
import { getFacets } from './facets.ts';
import { getImage } from './images.ts';
import { getOffers, postOffers } from './offers.ts';

/** Every call of the contract. */
export const CALLS: readonly Call[] = [
  getOffers,
  postOffers,
  getFacets,
  getAutocomplete,
  getRecommended,
  getFlowNights,
  getOfferNights,
  CALENDAR_MONTH_REQUEST,
  getDetail,
  postActivities,
  getImage,
];
