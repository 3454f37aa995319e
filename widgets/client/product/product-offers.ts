import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { ProductOffer } from '@staykit/core/offer/room.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import { getProductOffers } from '../calls/get-product-offers.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';
import { NO_AVAILABILITY_KEY, outcomeOf, type Outcome } from './outcome.ts';

/** The stay that offers are priced for. */
export interface PricedStay {
  checkin: PlainDate;
  nights: number;
  pax: Pax;
}

/** GET /product/{id}/offers; a failure is the price error of the page, and nothing can be booked. [PAPI-11] */
export function productOffers(
  transport: Transport,
  productId: string,
  { checkin, nights, pax }: PricedStay,
  call?: CallOptions,
): Promise<Outcome<Record<string, ProductOffer>>> {
  const { locale, minisite } = transport.options;
  const { adult, child, baby, singleRoom } = pax;
  return outcomeOf(
    transport.send(
      getProductOffers,
      {
        id: productId,
        checkin,
        nights,
        adult,
        child,
        baby,
        singleRoom: singleRoom || undefined,
        locale,
        minisite,
      },
      call,
    ),
    NO_AVAILABILITY_KEY,
  );
}

/** Whether the offers of a product leave something to book: not after a failure, nor where none is sold. [PAPI-11] */
export function canBook(offers: Outcome<Record<string, ProductOffer>> | undefined): boolean {
  return offers?.ok === true && Object.keys(offers.value).length > 0;
}
