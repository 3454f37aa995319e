import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { without } from '@staykit/core/search/without.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** An offer that is not sold is a page that is not there; any other failure is the server's. */
export function unknownOffer(error: unknown): undefined {
  if (error instanceof StayError && isNotSold(error.code)) return undefined;
  throw error;
}

/**
 * The product of a page; undefined where it is not sold. Where its content cannot be had, it is the card that a search
 * for it answers, with empty programme and infos: the page is sold from without them. Throws where there is no card
 * either. [PAPI-07]
 */
export async function loadProduct(
  id: string,
  criteria: SearchCriteria,
  { products, client }: Pick<PageRequest, 'products' | 'client'>,
): Promise<ProductDetail | undefined> {
  try {
    return await products.productDetail(id, criteria, { pageModel: true }).catch(unknownOffer);
  } catch (failure) {
    if (!(failure instanceof StayError)) throw failure;
    const card =
      (await cardOf(id, criteria, client)) ??
      (await cardOf(id, without(criteria, 'checkin', 'checkout', 'night'), client));
    if (!card) throw failure;
    return { ...card, programLines: [], importantInfos: [] };
  }
}

/** The card of an offer, as a search for it alone has it; nothing where it is not sold on the days of the search. */
async function cardOf(id: string, criteria: SearchCriteria, client: PageRequest['client']) {
  const answer = await client.offers({ ...criteria, id, page: 0 }, { size: 1 }).catch(() => undefined);
  return answer?.offers[0];
}
