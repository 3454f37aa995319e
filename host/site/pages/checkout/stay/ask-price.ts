import type { BookingClient, OfferedPayment } from '@staykit/client/booking/create-booking-client.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CheckoutStart } from '@staykit/core/offer/checkout/checkout-link.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import {
  instalmentPlan,
  offersPayLater,
  shownMethods,
  type InstalmentOrder,
} from '@staykit/core/price/instalment-plan.ts';
import { quoteRefusal, type OfferQuote } from '@staykit/core/price/offer-quote.ts';
import {
  EXPERIMENT_DISABLE_DEFERRED,
  EXPERIMENT_PAY_LATER,
  isOn,
  type Variants,
} from '@staykit/experiments/variants.ts';
import type { CheckoutData } from '../checkout-data.ts';
import type { PricedCheckout, WayToPay } from './stay-sale.ts';

/** The days and the party that a quote is for: those that were asked, or what the hotel makes of them. [QUOTE-20] */
export function quotedStay(
  { checkin, nights, pax }: CheckoutStart,
  { modifiedReservationCriteria: changed = {} }: OfferQuote,
): { checkin: PlainDate; nights: number; pax: Pax } {
  const { adult = pax.adult, child = pax.child, baby = pax.baby } = changed;
  return {
    checkin: changed.checkin ?? checkin,
    nights: changed.nights ?? nights,
    pax: { ...pax, adult, child, baby },
  };
}

/** The ways to pay of an answer that may be shown, and the provider's own where it is offered. [INSTALMENT-06] [INSTALMENT-11] */
export function waysToPay(
  answered: readonly OfferedPayment[],
  order: InstalmentOrder,
  locale: Locale,
  variants: Variants = {},
): WayToPay[] {
  const deferredDisabled = isOn(EXPERIMENT_DISABLE_DEFERRED, variants);
  const shown = new Set(shownMethods(answered, order, { deferredDisabled }).map(({ type }) => type));
  const methods: WayToPay[] = answered.filter(({ type }) => shown.has(type));
  if (offersPayLater(order.amount, locale, isOn(EXPERIMENT_PAY_LATER, variants)))
    methods.push({ type: 'payLater', paymentFee: 0, plan: instalmentPlan('payLater', order) });
  return methods;
}

/** A fresh price of the stay, with the code that takes off more, and what may be paid how; without an answer about that, all at once. [INSTALMENT-07] */
export async function askPrice(
  { start, product, variants, hosted }: Pick<CheckoutData, 'start' | 'product' | 'variants' | 'hosted'>,
  client: Pick<BookingClient, 'quoteStay' | 'paymentMethods'>,
  { locale, today, promoCode }: { locale: Locale; today: PlainDate; promoCode?: string | undefined },
  signal?: AbortSignal,
): Promise<PricedCheckout> {
  const { offerId, checkin, nights, pax, activityDates } = start;
  const call = signal ? { signal } : {};
  const quote = await client.quoteStay(
    {
      productId: offerId,
      checkin,
      nights,
      pax,
      activityDates,
      ...(product.dataFlowMode && { dataFlowMode: product.dataFlowMode }),
      ...(promoCode !== undefined && { promoCode }),
    },
    call,
  );
  const amount = quote.priceInfo?.totalPrice;
  if (quoteRefusal(quote) !== undefined || amount === undefined) return { quote, methods: [] };
  const stay = quotedStay(start, quote);
  const { cancellationPolicy: policy } = quote;
  const answered = await client
    .paymentMethods({ amount, checkin: stay.checkin, ...(policy && { policy }) }, call)
    .catch(() => []);
  const order = { amount, today, checkin: stay.checkin };
  const { promoCodeReductionAmount: reduction = 0 } = quote.priceInfo ?? {};
  return {
    quote,
    // The provider's page has to have a method for each.
    methods: waysToPay(answered, order, locale, variants).filter(
      ({ type }) => (hosted.pages[type] ?? []).length > 0,
    ),
    ...(promoCode !== undefined && reduction > 0 && { promoCode }),
  };
}
