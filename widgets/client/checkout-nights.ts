import type { SearchFlow } from '../core/search/flow.ts';
import type { PlainDate } from '../core/dates/plain-date.ts';
import { getFlowNightsShape } from './checks.generated.ts';
import type { ReadTransport } from './create-read-transport.ts';
import type { CallOptions, StayStart } from './stay-client.ts';

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
    await transport.send<number[]>(
      {
        path: `/weekend/${flow}/packageCheckoutNights.json`,
        query: { checkin, adult, child, baby, locale, multiOffer: true, client: 'msite', minisite },
        shape: getFlowNightsShape,
      },
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
    await transport.send<number[]>(
      {
        path: `/weekend/${encodeURIComponent(offerId)}/packageCheckoutNights.json`,
        query: { length, checkin, locale, multiOffer: true, client: 'msite' },
        shape: getFlowNightsShape,
      },
      call,
    ),
  );
}
