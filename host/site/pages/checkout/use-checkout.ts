import { useEffect, useRef } from 'react';
import type { Purchase } from '@staykit/analytics/events.ts';
import { StayError, textOf } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { readGiftCode } from '@staykit/core/gift/gift-code.ts';
import { readPromoCode } from '@staykit/core/price/promo-code.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import { agesIn, checkFields, noAges, sentText } from './checkout-form.ts';
import type { CheckoutData } from './checkout-data.ts';
import { freshPrice } from './stay/fresh-price.ts';
import type { CheckoutTools } from './checkout-tools.ts';
import { useSale, type Sale, type SaleEffects } from './sale/use-sale.ts';
import {
  giftFault,
  staySale,
  withoutGift,
  type CheckoutState,
  type PricedCheckout,
  type StaySale,
} from './stay/stay-sale.ts';
import { itemToPay } from './stay/item-to-pay.ts';
import { hostedOrder } from './payment/hosted-payment.ts';
import { isPromoRefusal, promoFault } from './codes/promo-fault.ts';
import { useCode, type CodeUse } from './codes/use-code.ts';

/** The checkout of a stay as its parts use it. */
export interface Checkout extends Sale<StaySale> {
  gift: CodeUse;
  promo: CodeUse;
}

/** Cents of the stay with all that is paid with it, before a gift. */
const totalOf = ({ quote }: Pick<PricedCheckout, 'quote'>): number => quote.priceInfo?.totalPrice ?? 0;

/** The promo code of the address, or of a link that led here: the server's quote has codes of the offer alone. */
export const broughtPromo = (
  { start }: Pick<CheckoutData, 'start'>,
  tools: Pick<CheckoutTools, 'promoCode'> | undefined,
): string | undefined => start.promoCode ?? tools?.promoCode;

/** Sells one stay, with the codes of gifts and promotions. */
export function useCheckout(data: CheckoutData, locale: Locale, tools: CheckoutTools | undefined): Checkout {
  const { firstName = '', lastName = '', email = '', phone = '' } = data.profile ?? {};
  const sale = useSale(
    staySale(data, {
      firstName,
      lastName,
      email,
      phone,
      childAges: noAges(data.start.pax.child + data.start.pax.baby),
    }),
    tools && effectsOf(data, locale, tools),
  );
  const { price } = sale.state;
  const { left, dispatch } = sale;

  const gift = useCode(sale, {
    read: readGiftCode,
    mistyped: 'errors.giftCodeMistyped',
    failure: (thrown) => {
      // A code that never pays anything is not brought along any further.
      if (thrown instanceof StayError && thrown.code.startsWith('GIFT_CODE')) tools?.forgetGift();
      return thrown instanceof StayError ? giftFault(thrown.code) : 'checkout.code.failed';
    },
    async take(code) {
      if (code === undefined)
        return () => {
          tools?.forgetGift();
          dispatch({ type: 'repriced', price: withoutGift(price) });
        };
      const { signal } = left.current;
      const { difference } = await tools!.gifts.priceWithGift(code, price.quote.quoteId ?? '', { signal });
      return () => dispatch({ type: 'repriced', price: { ...price, gift: { code, difference } } });
    },
  });
  const promo = useCode(sale, {
    read: readPromoCode,
    mistyped: 'checkout.promo.mistyped',
    failure: () => 'checkout.promo.failed',
    async take(code) {
      const codes = { promo: code, gift: price.gift?.code };
      const next = await freshPrice({ data, locale, tools: tools!, codes, signal: left.current.signal });
      if (next && next.promoCode !== code) return promoFault(next.quote.promoCodeRefusal, locale);
      return () => {
        tools!.keepPromo(code);
        if (!next) dispatch({ type: 'gone' });
        // The saving of a code is shown by itself; another price of the stay itself needs consent.
        else if (next.quote.priceInfo?.sellPrice === price.quote.priceInfo?.sellPrice)
          dispatch({ type: 'repriced', price: next });
        else sale.askAbout(next);
      };
    },
  });
  // One after the other: each asks for the price that the one before left.
  const applied = useRef({ gift: false, promo: false });
  const applyBrought = useEvent(() => {
    const { giftCode } = tools ?? {};
    const promoCode = data.promoCode === undefined ? broughtPromo(data, tools) : undefined;
    if (giftCode !== undefined && !applied.current.gift) {
      applied.current.gift = true;
      void gift.apply(giftCode);
    } else if (tools && promoCode !== undefined && !applied.current.promo) {
      applied.current.promo = true;
      void promo.apply(promoCode);
    }
  });
  const isAsking = sale.state.asking === true;
  useEffect(() => {
    if (!isAsking) applyBrought();
  }, [applyBrought, isAsking]);
  return { ...sale, gift, promo };
}

function effectsOf(data: CheckoutData, locale: Locale, tools: CheckoutTools): SaleEffects<StaySale> {
  const { now, track, makeKey, leave, here, leaveToPay, client, gifts } = tools;
  return {
    here,
    leaveToPay,
    now,
    makeKey,
    leave,
    ...(track && { track }),
    backUrl: data.backUrl,
    sentTo: ({ stay }, state) => ({ email: stay.guest.email, item: itemToPay(data, state, locale) }),
    check: ({ fields }) => checkFields(fields),
    orderOf: (state, price) => orderOf(data, state, price, here),
    async send({ key, order: { stay, gift } }, signal) {
      const { email } = stay.guest;
      if (!gift) return { booking: await client.bookStay(stay, key, { signal }), email };
      // What a gift leaves is paid at once; where it leaves nothing, no payment is sent.
      const { payment, ...rest } = stay;
      const paid = gift.difference > 0 && { payment: { ...payment, plan: 'once' as const } };
      return { booking: await gifts.redeemGift({ ...rest, ...gift, ...paid }, key, { signal }), email };
    },
    onSold(order, { booking, email }) {
      track?.('purchase', purchaseOf(data, order));
      tools.onBooked(booking.bookingNumber, email);
    },
    async reprice({ gift, promoCode }, _order, signal, refusal) {
      const code = refusal?.code ?? '';
      const withoutPromo = isPromoRefusal(code) ? textOf(code, 'checkout.promo.notHere') : undefined;
      const codes = { promo: withoutPromo === undefined ? promoCode : undefined, gift: gift?.code };
      const next = await freshPrice({ data, locale, tools, codes, signal });
      if (withoutPromo === undefined) return next;
      tools.keepPromo(undefined);
      return next && { ...next, withoutPromo };
    },
    isSamePrice: (before, next) =>
      totalOf(next) === totalOf(before) && next.gift?.difference === before.gift?.difference,
    lapsesAt: ({ quote }) => Date.parse(quote.expiresAt ?? ''),
    onPriceChange(before, next) {
      track?.('price_change', {
        package_id: data.start.offerId,
        new_price: totalOf(next),
        previous_price: totalOf(before),
        page: 'checkout',
        data_flow_mode: data.product.dataFlowMode ?? 'push',
      });
    },
  };
}

/** The purchase of a stay for analytics. */
function purchaseOf({ start, product }: CheckoutData, { stay, gift }: StaySale['order']): Purchase {
  const paid = gift ? Math.max(0, gift.difference) : stay.price;
  return { id: start.productId, label: product.label, price: stay.price, paid, flow: 'booking', quantity: 1 };
}

/** The order: the stay at the price that was shown, the guest and the payment. */
function orderOf(
  data: CheckoutData,
  { fields, choice }: CheckoutState,
  { quote, gift }: PricedCheckout,
  here: CheckoutTools['here'],
): StaySale['order'] {
  const [phone, message] = [fields.phone.trim(), sentText(fields.message, true)];
  const childAges = agesIn(fields.childAges).filter((age) => age !== undefined);
  const stay = {
    quoteId: quote.quoteId ?? '',
    price: totalOf({ quote }),
    guest: {
      firstName: sentText(fields.firstName),
      lastName: sentText(fields.lastName),
      email: fields.email.trim(),
      ...(phone !== '' && { phone }),
    },
    payment: {
      plan: choice.plan,
      ...hostedOrder(data.hosted, gift ? 'once' : choice.plan, { method: choice.method, here: here() }),
    },
    ...(childAges.length > 0 && { childAges }),
    ...(message !== '' && { message }),
    ...data.source,
  };
  return { stay, ...(gift && { gift }) };
}
