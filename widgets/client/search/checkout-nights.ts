import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { getFlowNights } from '../calls/get-flow-nights.generated.ts';
import { getOfferNights } from '../calls/get-offer-nights.generated.ts';
import type { ReadTransport } from '../transport/create-read-transport.ts';
import type { CallOptions, StayStart } from '../stay-client.ts';

/** Whole numbers of nights, each once, ascending. [API-21] */
const inOrder = (nights: number[]) =>
  [...new Set(nights)].filter((night) => night > 0 && night % 1 === 0).sort((a, b) => a - b);

/** GET /weekend/{flow}/packageCheckoutNights.json. [API-20] [MINISITE-17] */
export async function checkoutNights(
  transport: ReadTransport,
  flow: SearchFlow,
  { checkin, pax }: StayStart,
  call?: CallOptions,
): Promise<number[]> {
  const { locale, minisite } = transport.options;
  const { adult, child, baby } = pax;
  return inOrder(
    await transport.send(
      getFlowNights,
      { flow, checkin, adult, child, baby, locale, multiOffer: true, client: 'msite', minisite },
      call,
    ),
  );
}

/** GET /weekend/{id}/packageCheckoutNights.json, which takes no minisite. [API-22] [MINISITE-20] */
export async function offerNights(
  transport: ReadTransport,
  offerId: string,
  { checkin, length }: { checkin: PlainDate; length: number },
  call?: CallOptions,
): Promise<number[]> {
  const { locale } = transport.options;
  return inOrder(
    await transport.send(
      getOfferNights,
      { id: offerId, length, checkin, locale, multiOffer: true, client: 'msite' },
      call,
    ),
  );
}
