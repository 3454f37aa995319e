import * as z from 'zod/mini';
import { PAX_LIMITS } from '@staykit/values/pax/pax.ts';
import { answer, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { localTax } from './local-tax.ts';
import { cancellationPolicy } from '../search/offer-card.ts';
import { priceInfo } from './price-info.ts';
import { programLine } from '../product/programme.ts';
import { day, flag, id, locale, minisite, pattern, promoCode, term, whole } from '../query-parts.ts';

/** The final price of a stay. [PENTITY-02] */
export const finalPrice = answer({
  /** Cents, the extra discount taken off. */
  sellPrice: z.number(),
  /** Additional discount of a promo code, in per cent. [BOOKING-23] */
  extraDiscount: z.exactOptional(z.number()),
  nights: z.number(),
  /** Cents of all local taxes, wherever they are paid. [TAX-04] */
  localTaxTotalAmount: z.number(),
});

/** The answer of both quote calls. [PENTITY-30] [PAPI-15] */
export const offerQuote = answer({
  /** Books the stay at this price until `expiresAt`; only where it is bookable. */
  quoteId: z.exactOptional(z.string()),
  /** An ISO instant. */
  expiresAt: z.exactOptional(z.string()),
  bookable: z.boolean(),
  priceInfo: z.exactOptional(priceInfo),
  finalPrice: z.exactOptional(finalPrice),
  /** Cents of all local taxes, wherever they are paid. [TAX-04] */
  localTaxTotalAmount: z.exactOptional(z.number()),
  /** The local taxes one by one, with their collector. [TAX-04] */
  localTaxes: z.exactOptional(z.array(localTax)),
  programLineList: z.exactOptional(z.array(programLine)),
  flashDeal: z.exactOptional(z.boolean()),
  /** Why the promo code that was sent takes nothing off: a code of the errors. The price is that without it. */
  promoCodeRefusal: z.exactOptional(
    answer({
      code: z.string(),
      /** Smallest price in cents that the code counts for. */
      minimum: z.exactOptional(z.number()),
    }),
  ),
  /** In the visitor's language. [BOOKING-29] */
  roomsAmountMessage: z.exactOptional(z.string()),
  cancellationPolicy: z.exactOptional(cancellationPolicy),
  modifiedReservationCriteria: z.exactOptional(
    answer({
      checkin: z.exactOptional(plainDate()),
      nights: z.exactOptional(z.number()),
      adult: z.exactOptional(z.number()),
      child: z.exactOptional(z.number()),
      baby: z.exactOptional(z.number()),
    }),
  ),
  error: z.exactOptional(
    z.array(answer({ code: z.exactOptional(z.string()), message: z.exactOptional(z.string()) })),
  ),
});

/** The chosen days of activities: `12_1-15_0`. [BOOKING-11] */
export const activityPairs = () =>
  pattern(/^(?:\d{1,12}_\d{1,3}(?:-\d{1,12}_\d{1,3}){0,19})?$/, 'activity_day pairs joined by dashes');

/** The longest stay that is quoted. */
export const LONGEST_STAY = 30;

const { adult, child, baby } = PAX_LIMITS;

/** The parameters of both calls; a client may rename them (`quoteRealtime.paramNames`). [PAPI-13] [PAPI-14] */
const quoteQuery = z.object({
  checkin: day(),
  nights: whole(1, LONGEST_STAY),
  adult: z.exactOptional(whole(adult.min, adult.max)),
  child: z.exactOptional(whole(child.min, child.max)),
  baby: z.exactOptional(whole(baby.min, baby.max)),
  singleRoom: z.exactOptional(flag()),
  smartcapacity: z.exactOptional(flag()),
  activitySelectionList: z.exactOptional(activityPairs()),
  promoCode: z.exactOptional(promoCode()),
  client: z.exactOptional(term()),
  locale: z.exactOptional(locale()),
  minisite: z.exactOptional(minisite()),
});

/** The price of the chosen days from the calendar. [PAPI-13] */
export const getQuote = call({
  id: 'getQuote',
  method: 'GET',
  base: 'api',
  path: '/weekend/:id/quote.json',
  summary: 'Quote of a stay: the price, valid for 15 minutes under an id.',
  params: z.object({ id: id() }),
  query: quoteQuery,
  answer: offerQuote,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 'never',
  // Somebody could guess at codes.
  limit: 'strict',
  limitedBy: 'promoCode',
});

/** The price of the chosen days as the hotel's own system says it now. [PAPI-14] */
export const getQuoteRealtime = call({
  ...getQuote,
  id: 'getQuoteRealtime',
  path: '/weekend/:id/quote-realtime.json',
  summary: 'Quote from the system of the hotel; may differ from the price shown.',
});
