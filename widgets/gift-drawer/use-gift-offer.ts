import { useEffect, type Dispatch } from 'react';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isNotSold } from '@staykit/values/errors/code-groups.ts';
import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import { boxImage } from '@staykit/core/gift/box/box.ts';
import type { CallOptions } from '@staykit/client/stay-client.ts';
import type { GiftAction, GiftOffer, GiftState } from './gift-drawer-state.ts';
import type { GiftDrawerProps } from './gift-drawer.props.ts';

/** Asks what is given and what sending it costs, when the drawer opens for it. A newer product ends the calls of the older. */
export function useGiftOffer(
  props: GiftDrawerProps,
  { isOpen, retries }: GiftState,
  dispatch: Dispatch<GiftAction>,
  hasPost: boolean,
  report: (thrown: unknown) => void,
): void {
  const { client, productId, boxCode } = props;

  useEffect(() => {
    if (!isOpen || (productId === undefined && boxCode === undefined)) return;
    const call = new AbortController();
    const { signal } = call;
    const tell = (action: GiftAction) => signal.aborted || dispatch(action);
    dispatch({ type: 'offerAsked' });
    fetchOffer(client, productId, boxCode, { signal }).then(
      (offer) => tell({ type: 'offerAnswered', offer }),
      (thrown: unknown) => {
        if (signal.aborted) return;
        const isGone = thrown instanceof StayError && isNotSold(thrown.code);
        dispatch({ type: 'offerAnswered', offer: { state: isGone ? 'gone' : 'failed' } });
        report(thrown);
      },
    );
    if (hasPost)
      client.shippingCosts(boxCode === undefined ? 'singleVoucher' : 'box', { signal }).then(
        (costs) => tell({ type: 'costsAnswered', costs: costs ?? 'failed' }),
        () => tell({ type: 'costsAnswered', costs: 'failed' }),
      );
    return () => call.abort();
  }, [client, isOpen, productId, boxCode, hasPost, retries, dispatch, report]);
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
  if (!box) throw new StayError('NOT_FOUND', `gift-drawer: box ${boxCode} does not exist`);
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
