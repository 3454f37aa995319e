import { postActivities } from './activity-only.ts';
import { getAutocomplete, getRecommended } from './autocomplete.ts';
import { CALENDAR_MONTH_REQUEST } from './calendar-month.ts';
import type { Call } from './call.ts';
import { CONTENT_CALLS } from './content-calls.ts';
import { getFlowNights, getOfferNights } from './checkout-nights.ts';
import { getDetail } from './detail.ts';
import { getFacets } from './facets.ts';
import { GIFT_CALLS } from './gift-calls.ts';
import { getImage } from './images.ts';
import { getOffers, postOffers } from './offers.ts';
import { PRODUCT_CALLS } from './product-calls.ts';
import { SELLING_CALLS } from './selling-calls.ts';
import { VISITOR_CALLS } from './visitor-calls.ts';

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
  ...PRODUCT_CALLS,
  ...SELLING_CALLS,
  ...GIFT_CALLS,
  ...CONTENT_CALLS,
  ...VISITOR_CALLS,
];
