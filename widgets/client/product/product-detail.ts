import type { BookedProduct, ProductDetail } from '@staykit/core/offer/product.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { getDetail } from '../calls/get-detail.generated.ts';
import { getDetailBooked } from '../calls/get-detail-booked.generated.ts';
import type { ClientCall } from '../transport/client-call.ts';
import type { Asked } from '@staykit/contract/call-values.ts';
import type { Transport } from '../transport/create-transport.ts';
import { offerStay } from './detail.ts';
import type { CallOptions } from '../stay-client.ts';
import type { ProductSettings } from './product-settings.ts';

/** Options of the product call. */
export interface ProductOptions extends CallOptions {
  /** `true` asks for the head of the page. Default: not sent. */
  pageModel?: boolean;
}

/** GET /weekend/{id}/detail.json, read as far as a call says. */
const reading =
  /* @__NO_SIDE_EFFECTS__ */
  <Answer>(asked: ClientCall<Asked<'getDetail'>, Answer>) =>
    (
      transport: Transport,
      { client }: Pick<ProductSettings, 'client'>,
      productId: string,
      criteria: SearchCriteria,
      { pageModel, ...call }: ProductOptions = {},
    ): Promise<Answer> => {
      const { locale, minisite } = transport.options;
      const stay = offerStay(criteria, transport);
      return transport.send(
        asked,
        { id: productId, client, locale, minisite, fetchPageModel: pageModel, ...stay },
        call,
      );
    };

/** GET /weekend/{id}/detail.json, read for everything. [PAPI-07] [API-26] */
export const productDetail = reading<ProductDetail>(getDetail);

/** The same, read for what a booking box without extras shows: a third of the check. [PAPI-07] [API-26] */
export const bookedProduct = reading<BookedProduct>(getDetailBooked);
