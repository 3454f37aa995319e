import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isRefundable } from '@staykit/core/offer/cancellation.ts';
import { readPriceInfo } from '@staykit/core/price/price-info.ts';
import {
  wireBooking,
  wireFinalPrice,
  wireMethod,
  wirePolicy,
  wirePrice,
  wireQuote,
  wireTax,
} from '@staykit/testing/fixtures/selling-wire.ts';
import { booking, postBooking } from './bookings.ts';
import { localTax } from './local-tax.ts';
import { cancellationPolicy } from '../search/offer-card.ts';
import { getPaymentMethods, paymentMethod, paymentMethods } from './payment-methods.ts';
import { priceInfo } from './price-info.ts';
import { finalPrice, offerQuote } from './quote.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** Keeps a full answer whole, and refuses it with one field replaced. */
function expectHeld(schema: z.core.$ZodType, whole: object, wrong: Readonly<Record<string, unknown>>): void {
  expect(z.parse(schema, whole)).toEqual(whole);
  for (const [field, value] of Object.entries(wrong)) {
    expect(accepts(schema, { ...whole, [field]: value }), `${field} = ${JSON.stringify(value)}`).toBe(false);
  }
}

const without = (whole: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([field]) => !fields.includes(field)));

describe('on the wire', () => {
  it('a local tax keeps its five fields, and pays at the hotel or does not [PENTITY-01]', () => {
    expectHeld(localTax, wireTax(), {
      amount: '150',
      currency: 978,
      toBePaidAtHotel: 'yes',
      type: 1,
      percentage: '5',
    });
    expect(accepts(localTax, without(wireTax(), 'toBePaidAtHotel'))).toBe(false);
  });

  it('a final price has price, discount, nights and the whole tax [PENTITY-02]', () => {
    expectHeld(finalPrice, wireFinalPrice(), {
      sellPrice: '20000',
      extraDiscount: '10',
      nights: '2',
      localTaxTotalAmount: null,
    });
    expect(accepts(finalPrice, without(wireFinalPrice(), 'extraDiscount'))).toBe(true);
  });

  it('a price keeps its base, and reads the reference from the bar price alone [PENTITY-03]', () => {
    expectHeld(priceInfo, wirePrice(), {
      sellPrice: '20000',
      refPrice: '25000',
      promo: '20',
      moneySaved: null,
      totalPrice: '20890',
      nbRooms: '1',
      nights: true,
    });
    const old = z.parse(priceInfo, { ...without(wirePrice(), 'refPrice'), barPrice: 25_000 });
    expect(readPriceInfo(old)).toMatchObject({ refPrice: 25_000 });
    expect(readPriceInfo(z.parse(priceInfo, { ...wirePrice(), barPrice: 1 }))).toEqual(wirePrice());
    expect(readPriceInfo(z.parse(priceInfo, without(wirePrice(), 'refPrice'))).refPrice).toBe(20_000);
  });

  it('a price is from, final, of a beneficiary or of a gift, and nothing else [PENTITY-04]', () => {
    for (const priceType of ['from', 'final', 'beneficiary', 'gift']) {
      expect(accepts(priceInfo, { ...wirePrice(), priceType })).toBe(true);
    }
    expect(accepts(priceInfo, { ...wirePrice(), priceType: 'other' })).toBe(false);
  });

  it('a price keeps its other parts, each of which may be absent [PENTITY-05]', () => {
    const parts = [
      'shippingCost',
      'promoCodeReductionAmount',
      'remainingAmountToPay',
      'reductionAmount',
      'insuranceAmount',
      'subElementsPrice',
      'extraUpsellAvailabilityAmount',
      'upsellAvailabilityPrice',
      'lowTierPrice',
      'totalAvailabilityUpsell',
    ];
    expectHeld(priceInfo, wirePrice(), Object.fromEntries(parts.map((part) => [part, 'much'])));
    expectHeld(priceInfo, wirePrice(), { shippingCost: { amount: '590', internationalFee: 300 } });
    for (const part of parts) expect(accepts(priceInfo, without(wirePrice(), part)), part).toBe(true);
    expect(parts.every((part) => part in wirePrice())).toBe(true);
  });

  it('a cancellation policy needs to say only whether it cancels [PENTITY-29]', () => {
    expectHeld(cancellationPolicy, wirePolicy(), {
      cancellable: 'yes',
      cancellationDeadline: '7 June',
      message: 1,
      type: 1,
    });
    expect(z.parse(cancellationPolicy, { cancellable: false })).toEqual({ cancellable: false });
    expect(accepts(cancellationPolicy, without(wirePolicy(), 'cancellable'))).toBe(false);
  });

  it('a quote keeps its fields, and must say whether it is bookable [PENTITY-30]', () => {
    expectHeld(offerQuote, wireQuote(), {
      bookable: 'true',
      priceInfo: 20_000,
      localTaxTotalAmount: '900',
      programLineList: 'Massage',
      flashDeal: 1,
      roomsAmountMessage: 2,
      cancellationPolicy: 'FLEXIBLE',
      modifiedReservationCriteria: { adult: '3' },
      error: 'E12',
    });
    expect(z.parse(offerQuote, { bookable: false })).toEqual({ bookable: false });
    expect(accepts(offerQuote, without(wireQuote(), 'bookable'))).toBe(false);
  });

  it('a way to pay has a fee and a plan of amounts and days, and an unknown one is left out [SENTITY-12]', () => {
    expectHeld(paymentMethod, wireMethod(), {
      paymentFee: '450',
      type: 3,
      plan: [{ amount: 10_450, date: '31/01/2030' }],
    });
    const answered = { paymentMethods: [wireMethod(), { type: '5x', paymentFee: 0 }] };
    expect(z.parse(paymentMethods, answered)).toEqual({ paymentMethods: [wireMethod()] });
    // The policy that is used with it: both dates may be missing.
    const asked = { amount: '29950', checkinDate: '2030-06-10', pointOfSale: 'be' };
    expect(accepts(getPaymentMethods.query, asked)).toBe(true);
    expect(accepts(getPaymentMethods.query, { ...asked, cancellableUntil: '2030-06-05' })).toBe(true);
    expect(accepts(getPaymentMethods.query, { ...asked, cancellableUntil: 'soon' })).toBe(false);
    expect(isRefundable({ ...wirePolicy(), type: 'NCNR' })).toBe(false);
    expect(accepts(cancellationPolicy, without(wirePolicy(), 'cancellationDeadline'))).toBe(true);
  });

  it('a booking keeps its fields', () => {
    expectHeld(booking, wireBooking(), {
      bookingNumber: 40_718_293,
      status: 'pending',
      checkin: '10 June',
      rights: { modify: true },
      payment: { plan: '5x', schedule: [], paymentFee: 0 },
    });
  });
});

describe('the body of a booking', () => {
  const good = {
    quoteId: 'q-0123456789',
    price: 20_890,
    guest: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
    payment: { plan: '3x', method: 'card', returnPath: '/checkout/return?back=%2Fcheckout' },
    locale: 'fr_FR',
    minisiteId: 412,
    utm: { source: 'letter' },
    origin: 'https://magazine.example/',
  };

  it.each([
    ['price', -1],
    ['price', 1.5],
    ['guest', { ...good.guest, email: 'anna@mail.example, other@mail.example' }],
    ['guest', { ...good.guest, firstName: 'A\u0000' }],
    ['guest', { ...good.guest, lastName: '\ud800' }],
    ['payment', { ...good.payment, plan: '5x' }],
    ['payment', { plan: 'once' }],
    ['payment', { ...good.payment, method: 'cheque' }],
    ['payment', { ...good.payment, returnPath: '//bank.example/' }],
    ['locale', 'en_GB'],
    ['minisiteId', 0],
    ['utm', { source: 'x'.repeat(101) }],
  ])('is refused with %s %j', (field, value) => {
    expect(accepts(postBooking.body, good)).toBe(true);
    expect(accepts(postBooking.body, { ...good, [field]: value })).toBe(false);
  });
});
