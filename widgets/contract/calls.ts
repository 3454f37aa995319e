import type * as z from 'zod/mini';
import { postActivities } from './activity-only.ts';
import { getAutocomplete, getRecommended } from './autocomplete.ts';
import { CALENDAR_MONTH_REQUEST } from './calendar-month.ts';
import type { Call } from './call.ts';
import { CONTENT_CALLS } from './content-calls.ts';
import { getFlowNights, getOfferNights } from './checkout-nights.ts';
import { bookedProduct, getDetail } from './detail.ts';
import { getFacets } from './facets.ts';
import { GIFT_CALLS } from './gift-calls.ts';
import { getImage } from './images.ts';
import { offerCard } from './offer-card.ts';
import { getOffers, offersAnswer, postOffers } from './offers.ts';
import { PRODUCT_CALLS } from './product-calls.ts';
import { SELLING_CALLS } from './selling-calls.ts';
import { VISITOR_CALLS } from './visitor-calls.ts';

/** The calls by what they are about: the tags of the OpenAPI document and the sections of the reference. */
export const CALL_FAMILIES = {
  search: [
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
  ],
  product: PRODUCT_CALLS,
  selling: SELLING_CALLS,
  gift: GIFT_CALLS,
  content: CONTENT_CALLS,
  visitor: VISITOR_CALLS,
} as const satisfies Record<string, readonly Call[]>;

/** A family of calls. */
export type CallFamily = keyof typeof CALL_FAMILIES;

/** Every call of the contract. */
export const CALLS: readonly Call[] = Object.values(CALL_FAMILIES).flat();

/** Calls that a widget reads a part of: it checks nothing that it does not show. */
export const READ_PARTLY = {
  getDetailBooked: { call: getDetail, answer: bookedProduct },
  getDetailCard: { call: getDetail, answer: offerCard },
  postActivitiesPage: { call: postActivities, answer: offersAnswer },
} as const satisfies Record<string, { call: Call; answer: z.core.$ZodType }>;
