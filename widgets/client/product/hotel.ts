import type { HotelCard, HotelDetail } from '@staykit/core/offer/hotel.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Transport } from '../transport/create-transport.ts';
import { detailStay } from './detail.ts';
import type { CallOptions } from '../stay-client.ts';
import { valueOr } from './outcome.ts';
import type { ProductSettings } from './product-settings.ts';

/** GET /hotel/{id}/detail.json: a hotel with its rooms for the dates of the criteria. */
export function hotelDetail(
  transport: Transport,
  { client, endpoints }: ProductSettings,
  hotelId: string,
  criteria: SearchCriteria,
  call?: CallOptions,
): Promise<HotelDetail> {
  const { locale } = transport.options;
  return transport.send(
    endpoints.hotel,
    { hotelId, client, locale, ...detailStay(criteria, transport) },
    call,
  );
}

/** GET /hotels/{id}/nearby.json; a failure leaves the page without the carousel. */
export function nearbyHotels(
  transport: Transport,
  { endpoints }: ProductSettings,
  hotelId: string,
  call?: CallOptions,
): Promise<HotelCard[]> {
  const { locale } = transport.options;
  return valueOr(transport.send(endpoints.nearbyHotels, { hotelId, locale }, call), []);
}
