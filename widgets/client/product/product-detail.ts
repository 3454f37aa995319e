import type { ProductDetail } from '../../core/offer/product.ts';
import type { SearchCriteria } from '../../core/search/criteria.ts';
import { searchParams } from '../../core/search/search-params.ts';
import { getDetailShape } from '../checks.generated.ts';
import type { Transport } from '../create-transport.ts';
import { DETAIL_FLOW_PARAMS } from '../detail.ts';
import type { CallOptions } from '../stay-client.ts';
import { valueOr } from './outcome.ts';
import type { ProductSettings } from './product-settings.ts';

/** What a product page adds to its card. */
export type ProductContent = Required<Pick<ProductDetail, 'programLines' | 'importantInfos'>> &
  Partial<ProductDetail>;

/** Options of the product call. */
export interface ProductOptions extends CallOptions {
  /** `true` asks for the head of the page; not sent unless told. */
  pageModel?: boolean;
}

/** GET /weekend/{id}/detail.json, read for everything. [PAPI-07] [API-26] */
export function productDetail(
  transport: Transport,
  { client }: ProductSettings,
  productId: string,
  criteria: SearchCriteria,
  { pageModel, ...call }: ProductOptions = {},
): Promise<ProductDetail> {
  const { locale, minisite } = transport.options;
  const params = searchParams(criteria, locale, transport.now());
  const added = DETAIL_FLOW_PARAMS[criteria.flow].map((key) => [key, params[key]]);
  return transport.send(
    {
      path: `/weekend/${encodeURIComponent(productId)}/detail.json`,
      query: { client, locale, minisite, fetchPageModel: pageModel, ...Object.fromEntries(added) },
      shape: getDetailShape,
    },
    call,
  );
}

/** The same for a page that is whole without it: a failure leaves the programme and the infos empty. [PAPI-07] */
export async function productContent(...args: Parameters<typeof productDetail>): Promise<ProductContent> {
  const detail = await valueOr(productDetail(...args), {} as Partial<ProductDetail>);
  return { programLines: [], importantInfos: [], ...detail };
}
