import { activitySelection, type ActivityDates } from '../../core/offer/activity-dates.ts';
import {
  QUOTE_PATHS,
  quoteCallOf,
  type DataFlowMode,
  type OfferQuote,
} from '../../core/price/offer-quote.ts';
import { getQuoteShape } from '../checks.generated.ts';
import type { CallRequest, Transport } from '../create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import type { PricedStay } from './product-offers.ts';
import type { ProductSettings } from './product-settings.ts';

/** The stay that a product is quoted for. */
export interface QuoteRequest extends PricedStay {
  productId: string;
  /** How the product is quoted; without it as from the calendar. [PAPI-16] */
  dataFlowMode?: DataFlowMode;
  /** The chosen day of each activity that has one. [PENTITY-18] */
  activityDates?: ActivityDates;
}

/** Which call quotes a product: its path. */
export type ProductQuotePath = (request: Pick<QuoteRequest, 'productId' | 'dataFlowMode'>) => string;

/** quote.json, or quote-realtime.json where the product asks for it. [PAPI-16] [PAPI-37] */
export const productQuotePath: ProductQuotePath = ({ productId, dataFlowMode }) =>
  QUOTE_PATHS[quoteCallOf(dataFlowMode)](productId);

/** The quote of a product, by the call that the settings name. [PAPI-13] [PAPI-37] */
export function fetchProductQuote(
  transport: Transport,
  { client, endpoints }: ProductSettings,
  request: QuoteRequest,
  call?: CallOptions,
): Promise<OfferQuote> {
  const { locale, minisite } = transport.options;
  const { checkin, nights, pax, activityDates = {} } = request;
  const { adult, child, baby } = pax;
  const asked: CallRequest = {
    path: endpoints.productQuote(request),
    query: {
      checkin,
      nights,
      adult,
      child,
      baby,
      // The calendar's own call takes no name of the site. [PAPI-13] [PAPI-14]
      client: quoteCallOf(request.dataFlowMode) === 'realtime' ? client : undefined,
      smartcapacity: true,
      activitySelectionList: activitySelection(checkin, activityDates) || undefined,
      locale,
      minisite,
    },
    shape: getQuoteShape,
  };
  return transport.send(asked, call);
}
