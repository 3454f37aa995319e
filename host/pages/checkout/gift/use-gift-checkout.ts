import { useEffect, useRef, useState } from 'react';
import type { GiftClient } from '../../../../widgets/client/gift/create-gift-client.ts';
import type { GiftOrder, GiftSaleClient } from '../../../../widgets/client/gift/create-gift-sale-client.ts';
import type { Track } from '../../../../widgets/analytics/track.ts';
import { StayError } from '../../../../widgets/core/errors/catalogue.ts';
import { readCardAmount } from '../../../../widgets/core/gift/gift-card.ts';
import type { GiftFormat } from '../../../../widgets/core/gift/gift-product.ts';
import { giftTotal, type GiftTotal } from '../../../../widgets/core/gift/gift-total.ts';
import { boxCodeFor } from '../../../../widgets/core/gift/box-code.ts';
import { totalShipping } from '../../../../widgets/core/gift/shipping.ts';
import type { Locale } from '../../../../widgets/core/market/locale.ts';
import type { PriceInfo } from '../../../../widgets/core/price/price-info.ts';
import { useEvent } from '../../../../widgets/primitives/use-event.ts';
import { sentText, todayOf } from '../checkout-form.ts';
import type { GiftCheckoutData } from './gift-data.ts';
import { givenItem } from './given-item.ts';
import { checkGift, GIFT_FIELDS, type GiftErrors, type GiftField, type GiftFields } from './gift-form.ts';
import { beginGift, giftAfter, type GiftEvent, type GiftState } from './gift-state.ts';

/** What a gift checkout takes from the browser that it runs in. */
export interface GiftTools {
  client: Pick<GiftSaleClient, 'sellGift'> & Pick<GiftClient, 'subElements'>;
  now: () => number;
  /** Names one attempt: nobody can guess it. */
  makeKey: () => string;
  /** The gift is sold: the address sells nothing from now on. */
  onSold: () => void;
  track?: Track;
  /** Leaves the checkout. */
  leave: (url: string) => void;
  /** Words that the giver wrote on an earlier page. */
  words?: Partial<Pick<GiftFields, 'fromName' | 'words'>>;
}

/** A gift checkout as its parts use it. */
export interface GiftCheckout {
  /** What the page knows, with what dresses a gift once that is asked for. */
  data: GiftCheckoutData;
  state: GiftState;
  /** What is wrong, of the fields that were left. */
  errors: GiftErrors;
  /** The gift itself with its dress and its post, in cents. */
  price: GiftTotal & { sellPrice: number };
  type: (field: GiftField, value: string) => void;
  leaveField: (field: GiftField) => void;
  chooseFormat: (giftFormat: GiftFormat) => void;
  dress: (sleeves: readonly string[]) => void;
  sendToRecipient: (value: boolean) => void;
  pay: () => void;
  acceptPrice: () => void;
  refusePrice: () => void;
}

/** What the gift itself costs: of a card, the amount that was typed. */
function sellPriceOf({ product }: GiftCheckoutData, { fields, shift }: GiftState): number {
  const typed = product.productType === 'GIFTCARD' ? readCardAmount(fields.amount) : product.sellPrice;
  return (typed ?? 0) + shift;
}

function priceOf(data: GiftCheckoutData, state: GiftState): GiftCheckout['price'] {
  const { giftFormat, sleeves, fields, sold } = state;
  // The fields are emptied with the sale: from then on the shop's answer tells what was paid.
  if (sold) return paidPrice(sold.gift.priceInfo);
  const sellPrice = sellPriceOf(data, state);
  return { sellPrice, ...giftTotal({ sellPrice, giftFormat, sleeves, country: fields.country }, data) };
}

function paidPrice({
  sellPrice,
  subElementsPrice = 0,
  shippingCost,
  totalPrice,
}: Omit<PriceInfo, 'refPrice'>) {
  const post = shippingCost ? totalShipping(shippingCost) : 0;
  return { sellPrice, dress: subElementsPrice, post, total: totalPrice };
}

function wrongWith(data: GiftCheckoutData, state: GiftState, locale: Locale, instant: number): GiftErrors {
  const questions = {
    productType: data.product.productType,
    isPhysical: state.giftFormat === 'physical',
    toRecipient: state.toRecipient,
    countries: Object.keys(data.shipping ?? {}),
  };
  return checkGift(state.fields, questions, todayOf(locale, instant));
}

/** Sells one gift: checks what was typed, sends the order once, and knows what to do with each answer. */
export function useGiftCheckout(
  given: GiftCheckoutData,
  locale: Locale,
  tools: GiftTools | undefined,
): GiftCheckout {
  const [dress, setDress] = useState(given.dress);
  const data = { ...given, ...(dress && { dress }) };
  const [state, setState] = useState(() => beginGift(given));
  const dispatch = useEvent((event: GiftEvent): void => setState((before) => giftAfter(before, event)));
  /** Two presses in a row see one state. */
  const busy = useRef(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    const stop = (left.current = new AbortController());
    return () => stop.abort();
  }, []);
  const words = tools?.words;
  useEffect(() => {
    if (words) dispatch({ type: 'filled', fields: words });
  }, [dispatch, words]);
  // The server asked for whoever came for the physical format. [PAPI-26]
  useEffect(() => {
    if (!tools || dress || state.giftFormat !== 'physical') return;
    const call = new AbortController();
    tools.client.subElements('physical', { signal: call.signal }).then(
      (found) => call.signal.aborted || setDress(found),
      () => undefined,
    );
    return () => call.abort();
  }, [tools, dress, state.giftFormat]);

  async function sell({ client, makeKey, onSold, track }: GiftTools): Promise<void> {
    const attempt = state.attempt ?? { key: makeKey(), order: giftOrderOf(data, state) };
    dispatch({ type: 'sent', attempt });
    try {
      const gift = await client.sellGift(attempt.order, attempt.key, { signal: left.current.signal });
      dispatch({ type: 'sold', gift });
      const { price } = attempt.order;
      track?.('purchase', { ...givenItem(data.product), price, paid: price });
      onSold();
    } catch (error) {
      if (left.current.signal.aborted) return;
      if (!(error instanceof StayError)) throw error;
      const { price } = error.details as { price?: unknown };
      dispatch({ type: 'failed', code: error.code, ...(typeof price === 'number' && { price }) });
    }
  }

  const pay = (): void => {
    if (!tools || busy.current || !['editing', 'held'].includes(state.phase)) return;
    if (state.phase === 'editing' && Object.keys(wrongWith(data, state, locale, tools.now())).length > 0)
      return dispatch({ type: 'wrong', fields: GIFT_FIELDS });
    busy.current = true;
    void sell(tools).finally(() => {
      busy.current = false;
    });
  };

  const wrong = tools ? Object.entries(wrongWith(data, state, locale, tools.now())) : [];
  return {
    data,
    state,
    errors: Object.fromEntries(wrong.filter(([field]) => state.seen.has(field as GiftField))),
    price: priceOf(data, state),
    type: (field, value) => dispatch({ type: 'typed', field, value }),
    leaveField: (field) => dispatch({ type: 'left', field }),
    chooseFormat: (giftFormat) => dispatch({ type: 'format', giftFormat }),
    dress: (sleeves) => dispatch({ type: 'dressed', sleeves }),
    sendToRecipient: (value) => dispatch({ type: 'toRecipient', value }),
    pay,
    acceptPrice: () => dispatch({ type: 'accepted' }),
    refusePrice: () => {
      // Who comes back to this page begins anew. [QUOTE-13]
      setState(beginGift(data));
      tools?.leave(data.backUrl);
    },
  };
}

/** What is sent: the gift that was shown, at the price that was shown, from whom and to whom. */
export function giftOrderOf(data: GiftCheckoutData, state: GiftState): GiftOrder {
  const { product, dress } = data;
  const { productType, productId, nights, adults, bucket, upsell } = product;
  const { fields, giftFormat, sleeves, toRecipient } = state;
  const isPhysical = giftFormat === 'physical';
  const text = (field: GiftField) => sentText(fields[field]);
  const [phone, fromName, message] = [fields.phone.trim(), text('fromName'), sentText(fields.words, true)];
  const chosen = isPhysical ? (dress?.elements ?? []).filter(({ id }) => sleeves.includes(id)) : [];
  const price = priceOf(data, state);
  return {
    productType,
    productId: productType === 'BOX' ? boxCodeFor(giftFormat, productId) : productId,
    options: {
      giftFormat,
      sleeves: chosen.map(({ id, name, imageUrl }) => ({ id, name, imageUrl })),
      giftAdults: adults,
      giftNights: nights,
      ...(bucket !== undefined && { bucket }),
      ...(upsell && { upsell }),
    },
    ...(productType === 'GIFTCARD' && { amount: price.sellPrice }),
    price: price.total,
    buyer: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: fields.email.trim(),
      ...(phone !== '' && { phone }),
    },
    ...(!isPhysical &&
      toRecipient && {
        recipient: { name: text('recipientName'), email: fields.recipientEmail.trim() },
      }),
    ...(!isPhysical &&
      (fromName !== '' || message !== '') && {
        personalisation: { ...(fromName !== '' && { fromName }), ...(message !== '' && { message }) },
      }),
    ...(isPhysical && {
      shippingAddress: {
        name: text('addressName'),
        street: text('street'),
        zipCode: text('zipCode'),
        city: text('city'),
        country: fields.country,
      },
    }),
    payment: {
      plan: 'once',
      card: { number: fields.number, expiry: fields.expiry, cvc: fields.cvc, holder: text('holder') },
    },
    ...data.source,
  };
}
