import { useEffect, useState } from 'react';
import { StayError } from '../core/errors/catalogue.ts';
import { boxCodeFor } from '../core/gift/box-code.ts';
import { boxImage } from '../core/gift/box.ts';
import type { GiftPrice } from '../core/gift/gift-price-list.ts';
import type { ShippingCosts } from '../core/gift/shipping.ts';
import type { CallOptions } from '../client/stay-client.ts';
import type { GiftDrawerProps } from './gift-drawer.props.ts';

/** What is given, as far as it is known. */
export type GiftOffer =
  /** No product: words and a format alone. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      label: string;
      /** Of a voucher, by nights. */
      prices: readonly GiftPrice[];
      /** Of a box, in cents. */
      boxPrice?: number;
      adults?: number;
      hasPhysical: boolean;
      picture?: string;
    };

/** What sending costs: nothing while it loads, `failed` where nobody knows. */
export type GiftCosts = ShippingCosts | 'failed' | undefined;

/** Asks what is given and what sending it costs, when the drawer opens for it. A newer product ends the calls of the older. */
export function useGiftOffer(
  props: GiftDrawerProps,
  isOpen: boolean,
  hasPost: boolean,
  report: (thrown: unknown) => void,
): { offer: GiftOffer; costs: GiftCosts; retry: () => void } {
  const { client, productId, boxCode } = props;
  const hasProduct = productId !== undefined || boxCode !== undefined;
  const [known, setKnown] = useState<GiftOffer>({ state: 'loading' });
  const [costs, setCosts] = useState<GiftCosts>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isOpen || (productId === undefined && boxCode === undefined)) return;
    const call = new AbortController();
    const { signal } = call;
    setKnown({ state: 'loading' });
    setCosts(undefined);
    fetchOffer(client, productId, boxCode, { signal }).then(
      (offer) => !signal.aborted && setKnown(offer),
      (thrown: unknown) => {
        if (signal.aborted) return;
        setKnown({ state: 'failed' });
        report(thrown);
      },
    );
    if (hasPost)
      client.shippingCosts(boxCode === undefined ? 'singleVoucher' : 'box', { signal }).then(
        (answer) => !signal.aborted && setCosts(answer ?? 'failed'),
        () => !signal.aborted && setCosts('failed'),
      );
    return () => call.abort();
  }, [client, isOpen, productId, boxCode, hasPost, tries, report]);

  return { offer: hasProduct ? known : { state: 'none' }, costs, retry: () => setTries(tries + 1) };
}

async function fetchOffer(
  client: GiftDrawerProps['client'],
  productId: string | undefined,
  boxCode: string | undefined,
  call: CallOptions,
): Promise<GiftOffer> {
  if (boxCode === undefined) {
    const list = await client.giftPrices(productId!, call);
    return {
      state: 'ready',
      label: list.label,
      prices: list.prices,
      adults: list.giftAdults,
      hasPhysical: list.giftFormats.includes('physical'),
    };
  }
  const { box, hasPhysical } = await client.boxFormats(boxCodeFor('digital', boxCode), call);
  if (!box) throw new StayError('NOT_FOUND', `gift-drawer: there is no box ${boxCode}`);
  const picture = boxImage(box.images);
  return {
    state: 'ready',
    label: box.title,
    prices: [],
    boxPrice: box.price.sellPrice,
    hasPhysical,
    ...(picture !== undefined && { picture }),
  };
}
