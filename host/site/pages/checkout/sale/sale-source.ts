import type { SaleSource } from '@staykit/client/booking/create-booking-client.ts';
import { readUtm } from '@staykit/core/market/utm.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';

/** Who is paid for the sale: the partner of this address, or of the page that the sale began on. [MINISITE-17] */
export function saleSource(
  { address, search }: Pick<PageRequest, 'address' | 'search'>,
  start: { minisite?: number },
): SaleSource {
  const minisiteId = address.partner?.minisiteId ?? start.minisite;
  const utm = readUtm(search);
  return {
    ...(minisiteId !== undefined && { minisiteId }),
    ...(Object.keys(utm).length > 0 && { utm }),
  };
}
