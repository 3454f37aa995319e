import type { HotelCard, HotelDetail } from '../../core/offer/hotel.ts';
import type { SearchCriteria } from '../../core/search/criteria.ts';
import { getHotelShape, getNearbyHotelsShape } from '../checks.generated.ts';
import type { Transport } from '../create-transport.ts';
import { detailStay } from '../detail.ts';
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
  const { locale, minisite } = transport.options;
  return transport.send(
    {
      path: endpoints.hotel(hotelId),
      query: { client, locale, minisite, ...detailStay(criteria, transport) },
      shape: getHotelShape,
    },
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
  return valueOr(
    transport.send<HotelCard[]>(
      {
        path: endpoints.nearbyHotels(hotelId),
        query: { locale: transport.options.locale },
        shape: getNearbyHotelsShape,
      },
      call,
    ),
    [],
  );
}
