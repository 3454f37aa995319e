import { useEffect, useState } from 'react';
import type { GiftClient } from '@staykit/client/gift/create-gift-client.ts';
import type { GiftOrder, GiftSaleClient } from '@staykit/client/gift/create-gift-sale-client.ts';
import { readCardAmount } from '@staykit/core/gift/card/gift-card.ts';
import { giftTotal, type GiftTotal } from '@staykit/core/gift/gift-total.ts';
import { boxCodeFor } from '@staykit/core/gift/box/box-code.ts';
import { readPromoCode } from '@staykit/core/price/promo-code.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { totalShipping } from '@staykit/core/gift/sending/shipping.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import { isPromoRefusal, promoFault } from '../codes/promo-fault.ts';
import { useCode, type CodeUse } from '../codes/use-code.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { sentText } from '../checkout-form.ts';
import { hostedOrder } from '../payment/hosted-payment.ts';
import { useSale, type Sale, type SaleEffects, type SaleTools } from '../sale/use-sale.ts';
import type { GiftCheckoutData } from './gift-data.ts';
import { givenItem } from './given-item.ts';
import { checkGift, type GiftField, type GiftFields } from './gift-form.ts';
import { giftSale, type AppliedPromo, type GiftSale, type GiftState } from './gift-sale.ts';

/** What the checkout of a gift takes from the browser that it runs in. */
export interface GiftTools extends SaleTools {
  /** The promo code of a link that led here. */
  promoCode?: string;
  client: Pick<GiftSaleClient, 'pricePromo' | 'sellGift'> & Pick<GiftClient, 'subElements'>;
  /** The gift is sold: the address sells nothing from now on. */
  onSold: (sold: NonNullable<GiftState['sold']>) => void;
  /** Words that the giver wrote on an earlier page. */
  words?: Partial<Pick<GiftFields, 'fromName' | 'words'>>;
}

/** The checkout of a gift as its parts use it. */
export interface GiftCheckout extends Sale<GiftSale> {
  /** The data of the page, with the sleeves of a physical gift once they are loaded. */
  data: GiftCheckoutData;
  /** The gift, its sleeves and its postage, in cents. */
  shown: GiftTotal & { sellPrice: number; promo?: Pick<AppliedPromo, 'reduction'> & { code?: string } };
  promo: CodeUse;
  /** Cents in all that the giver is asked about. */
  nextTotal: number | undefined;
}

/** What the gift itself costs: of a card, the amount that was typed. */
function sellPriceOf({ product }: GiftCheckoutData, { fields, price }: GiftState): number {
  const typed =
    product.productType === 'GIFTCARD' ? readCardAmount(fields.amount, product.card) : product.sellPrice;
  return (typed ?? 0) + price.shift;
}

function priceOf(data: GiftCheckoutData, state: GiftState): GiftCheckout['shown'] {
  const { choice, fields, sold } = state;
  // The fields are emptied with the sale: from then on the shop's answer says what was paid.
  if (sold) return paidPrice(sold.gift.priceInfo);
  const sellPrice = sellPriceOf(data, state);
  const all = giftTotal({ sellPrice, ...choice, country: fields.country }, data);
  const { promo } = state.price;
  if (promo?.of !== sellPrice) return { sellPrice, ...all };
  return { sellPrice, ...all, total: all.total - promo.reduction, promo };
}

function paidPrice({
  sellPrice,
  subElementsPrice = 0,
  shippingCost,
  totalPrice,
  promoCodeReductionAmount: reduction = 0,
}: Omit<PriceInfo, 'refPrice'>) {
  const post = shippingCost ? totalShipping(shippingCost) : 0;
  return {
    sellPrice,
    dress: subElementsPrice,
    post,
    total: totalPrice,
    ...(reduction > 0 && { promo: { reduction } }),
  };
}

/** Sells one gift. */
export function useGiftCheckout(
  given: GiftCheckoutData,
  locale: Locale,
  tools: GiftTools | undefined,
): GiftCheckout {
  const [dress, setDress] = useState(given.dress);
  const data = { ...given, ...(dress && { dress }) };
  const sale = useSale(giftSale(given), tools && effectsOf(data, tools, locale));
  const { state, dispatch } = sale;
  const words = tools?.words;
  useEffect(() => {
    if (words) dispatch({ type: 'typed', fields: words });
  }, [dispatch, words]);
  const { giftFormat } = state.choice;
  // The server asked where the physical format was chosen already. [PAPI-26]
  useEffect(() => {
    if (!tools || dress || giftFormat !== 'physical') return;
    const call = new AbortController();
    tools.client.subElements('physical', { signal: call.signal }).then(
      (found) => call.signal.aborted || setDress(found),
      () => undefined,
    );
    return () => call.abort();
  }, [tools, dress, giftFormat]);
  const promo = useGiftPromo(sale, data, tools, locale);
  const linked = tools?.promoCode;
  const applyLinked = useEvent(() => {
    if (linked !== undefined) void promo.apply(linked);
  });
  useEffect(applyLinked, [applyLinked]);
  const { next } = state;
  return {
    ...sale,
    promo,
    data,
    shown: priceOf(data, state),
    nextTotal: next && priceOf(data, { ...state, price: next }).total,
  };
}

/** Why a promo code takes nothing off a gift. */
const faultOf = ({ code, details }: StayError, locale: Locale) =>
  promoFault({ code, minimum: details?.['minimum'] }, locale, 'checkout.gift.promoNotHere');

/** The promo code of a gift. */
function useGiftPromo(
  { state, dispatch, left, alone }: Sale<GiftSale>,
  data: GiftCheckoutData,
  tools: GiftTools | undefined,
  locale: Locale,
): CodeUse {
  return useCode(
    { alone, left },
    {
      read: readPromoCode,
      mistyped: 'checkout.promo.mistyped',
      failure: (thrown) =>
        thrown instanceof StayError && isPromoRefusal(thrown.code)
          ? faultOf(thrown, locale)
          : 'checkout.promo.failed',
      async take(code) {
        const { promo: _before, ...price } = state.price;
        if (code === undefined) return () => dispatch({ type: 'repriced', price });
        const { productType, productId, options, amount } = giftOrderOf(data, state, tools!.here);
        const reduction = await tools!.client.pricePromo(
          {
            promoCode: code,
            productType,
            productId,
            options,
            ...(amount !== undefined && { amount }),
            ...(data.source.minisiteId !== undefined && { minisiteId: data.source.minisiteId }),
          },
          { signal: left.current.signal },
        );
        const of = sellPriceOf(data, state);
        return () => dispatch({ type: 'repriced', price: { ...price, promo: { code, reduction, of } } });
      },
    },
  );
}

function effectsOf(data: GiftCheckoutData, tools: GiftTools, locale: Locale): SaleEffects<GiftSale> {
  const { client, now, makeKey, leave, here, leaveToPay, track, onSold } = tools;
  return {
    here,
    leaveToPay,
    now,
    makeKey,
    leave,
    ...(track && { track }),
    backUrl: data.backUrl,
    check({ fields, choice: { giftFormat, toRecipient, sendLater } }) {
      const questions = {
        productType: data.product.productType,
        card: data.product.card,
        isPhysical: giftFormat === 'physical',
        toRecipient,
        sendLater,
        today: data.today,
        countries: Object.keys(data.shipping ?? {}),
      };
      return checkGift(fields, questions);
    },
    sentTo: ({ buyer, recipient }, state) => ({
      email: buyer.email,
      item: { title: data.product.label, sum: formatAmount(priceOf(data, state).total, locale) },
      ...(recipient && { recipientEmail: recipient.email }),
      ...(data.ownUse && { ownUse: true }),
    }),
    orderOf: (state) => giftOrderOf(data, state, tools.here),
    async send({ key, order }, signal) {
      const { buyer, recipient } = order;
      const gift = await client.sellGift(order, key, { signal });
      return { gift, email: buyer.email, ...(recipient && { recipientEmail: recipient.email }) };
    },
    onSold({ price }, sold) {
      track?.('purchase', { ...givenItem(data.product), price, paid: price });
      onSold(sold);
    },
    // The refusal states the new price, beside the one that was sent.
    async reprice({ shift, promo }, order, _signal, refusal) {
      if (refusal && isPromoRefusal(refusal.code)) return { shift, withoutPromo: faultOf(refusal, locale) };
      const { price } = (refusal?.details ?? {}) as { price?: unknown };
      if (typeof price !== 'number') throw refusal;
      const more = price - order.price;
      return { shift: shift + more, ...(promo && { promo: { ...promo, of: promo.of + more } }) };
    },
    isSamePrice: (before, next) => before.shift === next.shift && before.promo?.code === next.promo?.code,
  };
}

/** The order: the gift at the price that was shown, its buyer and its recipient. */
function giftOrderOf(data: GiftCheckoutData, state: GiftState, here: SaleTools['here']): GiftOrder {
  const { product, dress, hosted } = data;
  const { productType, productId, nights, adults, bucket, upsell } = product;
  const { fields } = state;
  const { giftFormat, sleeves, toRecipient, sendLater, design, hidesAmount, method } = state.choice;
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
    ...(price.promo?.code !== undefined && { promoCode: price.promo.code }),
    price: price.total,
    // Who buys an activity for own use gives no card.
    ...(!data.ownUse && { design }),
    ...(hidesAmount && productType === 'GIFTCARD' && { hidesAmount }),
    buyer: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: fields.email.trim(),
      ...(phone !== '' && { phone }),
    },
    ...(!isPhysical &&
      toRecipient && {
        recipient: {
          name: text('recipientName'),
          email: fields.recipientEmail.trim(),
          ...(sendLater && { sendOn: fields.sendOn }),
        },
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
      ...hostedOrder(hosted, 'once', { method, here: here() }),
    },
    ...data.source,
  };
}
