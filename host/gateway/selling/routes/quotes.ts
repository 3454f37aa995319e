import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { getQuote, getQuoteRealtime } from '@staykit/contract/booking/quote.ts';
import { quoteRefusal } from '@staykit/core/price/offer-quote.ts';
import { REALTIME_FAILURE } from '@staykit/values/errors/client-error.ts';
import { toLocale } from '@staykit/values/market/locale.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import type { StayQuote } from '../quote/quote-stay.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { declare } from '../../http/declare.ts';
import { isInProcess } from '../../http/in-process-fetch.ts';
import { sellingOf } from './selling-of.ts';

type Query = z.output<typeof getQuote.query>;

/**
 * GET quote.json and quote-realtime.json: both read the shop's own catalogue and give one price. Quotes in real time that
 * fail or are refused are logged. [PAPI-13] [PAPI-14] [PERROR-06]
 */
export function quoteRoutes(app: FastifyInstance, parts: GatewayParts): void {
  const quote = (productId: string, query: Query, request: FastifyRequest): Promise<StayQuote> =>
    sellingOf(parts).quote({
      productId,
      checkin: query.checkin,
      nights: Number(query.nights),
      pax: {
        adult: Number(query.adult ?? DEFAULT_PAX.adult),
        child: Number(query.child ?? 0),
        baby: Number(query.baby ?? 0),
        singleRoom: query.singleRoom === 'true',
      },
      activities: query.activitySelectionList ?? '',
      locale: toLocale(query.locale),
      ...(query.promoCode !== undefined && { promoCode: query.promoCode }),
      ...(query.minisite !== undefined && { minisiteId: Number(query.minisite) }),
      // The browser asks once more, and is counted: pages would tell whoever guesses at codes.
      isUncounted: isInProcess(request),
      smartCapacity: query.smartcapacity === 'true',
    });
  declare(app, getQuote, ({ params, query, request }) => quote(params.id, query, request));
  declare(app, getQuoteRealtime, async ({ params, query, request }) => {
    const { message, location } = REALTIME_FAILURE;
    try {
      const answer = await quote(params.id, query, request);
      const code = quoteRefusal(answer);
      if (code !== undefined) request.log.warn({ location, productId: params.id, code }, message);
      return answer;
    } catch (error) {
      // Bad input of a visitor is no fault of the shop.
      if (error instanceof GatewayError && error.statusCode < 500)
        request.log.info({ code: error.code, location }, message);
      else request.log.error({ err: error, location }, message);
      throw error;
    }
  });
}
