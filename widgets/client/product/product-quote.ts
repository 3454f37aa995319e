import { isCheckinInFuture } from '@staykit/core/dates/market-time.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { CALL_FAILURES } from '@staykit/values/errors/code-groups.ts';
import { activitySelection, type ActivityDates } from '@staykit/core/offer/activity/activity-dates.ts';
import {
  quoteCallOf,
  readQuote,
  type DataFlowMode,
  type OfferQuote,
} from '@staykit/core/price/offer-quote.ts';
import { getQuote } from '../calls/get-quote.generated.ts';
import { getQuoteRealtime } from '../calls/get-quote-realtime.generated.ts';
import type { DeclaredCall } from '../transport/client-call.ts';
import { PastCheckinError } from '@staykit/core/price/past-checkin-error.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import type { PricedStay } from './product-offers.ts';

/** The stay that a product is quoted for. */
export interface QuoteRequest extends PricedStay {
  productId: string;
  /** How the product is quoted; without it as from the calendar. [PAPI-16] */
  dataFlowMode?: DataFlowMode;
  /** The chosen day of each activity that has one. [PENTITY-18] */
  activityDates?: ActivityDates;
  /** A code that may take off more. */
  promoCode?: string;
}

/** Which call quotes a product, where prices of some kinds are quoted in real time. */
export type ProductQuoteCall = (
  request: Pick<QuoteRequest, 'dataFlowMode'>,
  realtimeModes?: readonly DataFlowMode[],
) => DeclaredCall<'getQuote'>;

/** What the documents leave open about quotes. */
export interface QuoteSettings {
  /** The parameter `client`. [PAPI-14] */
  client: string;
  /** Which call quotes a product. [PAPI-37] */
  endpoints: { productQuote: ProductQuoteCall };
}

/** quote.json, or quote-realtime.json where the product asks for it. [PAPI-16] [PAPI-37] */
export const productQuoteCall: ProductQuoteCall = ({ dataFlowMode }, realtimeModes) =>
  quoteCallOf(dataFlowMode, realtimeModes) === 'realtime' ? getQuoteRealtime : getQuote;

/** What a caller reads of a quote in real time that could not be had. [PERROR-05] */
export const REALTIME_FAILED = 'An unexpected error occurred while fetching the quote';

/**
 * The quote of a product, by the call that the settings name. A day of arrival that is over is refused without asking.
 * [PAPI-13] [PAPI-37] [PERROR-04] [QUOTE-16] [QUOTE-17]
 */
export async function fetchProductQuote(
  transport: Transport,
  { client, endpoints }: QuoteSettings,
  request: QuoteRequest,
  call?: CallOptions,
): Promise<OfferQuote> {
  const { locale, minisite, quote, quoteRealtime } = transport.options;
  const { productId, checkin, nights, pax, activityDates = {}, promoCode } = request;
  const { adult, child, baby, singleRoom } = pax;
  if (!isCheckinInFuture(checkin, transport.now())) throw new PastCheckinError(checkin);
  const isRealtime = quoteCallOf(request.dataFlowMode, quote?.realtimeModes) === 'realtime';
  const asked = {
    id: productId,
    checkin,
    nights,
    adult,
    child,
    baby,
    // Only who sleeps in one room says so. [PAX-13]
    singleRoom: singleRoom || undefined,
    // The calendar's own call takes no name of the site. [PAPI-13] [PAPI-14]
    client: isRealtime ? client : undefined,
    smartcapacity: true,
    activitySelectionList: activitySelection(checkin, activityDates) || undefined,
    promoCode,
    locale,
    minisite,
  };
  try {
    const spelt = isRealtime ? respelt(asked, quoteRealtime?.paramNames) : asked;
    return readQuote(
      await transport.send(endpoints.productQuote(request, quote?.realtimeModes), spelt, call),
    );
  } catch (error) {
    if (!isRealtime || !(error instanceof StayError) || !CALL_FAILURES.includes(error.code)) throw error;
    throw new StayError(error.code, REALTIME_FAILED, { ...error.details, cause: error.message });
  }
}

/** The same values under the names that a server gives them. [PAPI-14] */
function respelt<Asked extends object>(asked: Asked, names: Readonly<Record<string, string>> = {}): Asked {
  const spelt = Object.entries(asked).map(([name, value]) => [names[name] ?? name, value]);
  return Object.fromEntries(spelt) as Asked;
}
