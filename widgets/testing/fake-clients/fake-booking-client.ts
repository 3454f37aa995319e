import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import type { DayPrices } from '@staykit/client/product/availability.ts';
import type { GiftPriceList } from '@staykit/client/gift/gift-delivery.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { PriceInfo } from '@staykit/core/price/price-info.ts';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import { without } from '@staykit/core/search/without.ts';
import { availability } from '../fixtures/availability.ts';
import { productDetail } from '../fixtures/products.ts';

type Name = keyof BookingBoxClient;

/** A client of a booking box that answers fixtures and remembers what it was asked. */
export interface FakeBookingClient extends BookingBoxClient {
  calls: { name: Name; args: unknown[] }[];
  /** The calls of one kind, in order. */
  callsOf<Called extends Name>(name: Called): Parameters<BookingBoxClient[Called]>[];
}

/** A product that nobody chose dates for: from 180 €, two nights, no activity to choose a day of. */
export function boxProduct(changes: Partial<ProductDetail> = {}): ProductDetail {
  const product = without(productDetail(), 'selectedActivityDates', 'checkin', 'refPrice', 'barPrice');
  return {
    ...product,
    id: '31',
    sellPrice: 18_000,
    priceType: 'from',
    nights: 2,
    activityDates: [],
    extras: [],
    hasSelectedDates: false,
    dataFlowMode: 'pull',
    ...changes,
  };
}

/** The price of two nights; `changes` replace single amounts. */
export function boxPrice(changes: Partial<PriceInfo> = {}): PriceInfo {
  const sellPrice = changes.sellPrice ?? 18_000;
  return {
    sellPrice,
    refPrice: sellPrice,
    promo: 0,
    moneySaved: 0,
    totalPrice: sellPrice,
    nbRooms: 1,
    nights: 2,
    priceType: 'final',
    days: {},
    ...changes,
  };
}

/** A quote that can be booked. */
export function boxQuote(price: Partial<PriceInfo> = {}, changes: Partial<OfferQuote> = {}): OfferQuote {
  return { bookable: true, priceInfo: boxPrice(price), ...changes };
}

/** A gift of 89 € for a night and 160 € for two; 20 and 30 € more for every night of the year. */
export function giftPriceList(): GiftPriceList {
  return {
    productType: 'SINGLEVOUCHER',
    label: 'Parenthèse bien-être',
    giftFormats: ['digital'],
    giftAdults: 2,
    validUntil: '2031-05-15',
    prices: [
      { nights: 1, sellPrice: 8900, extraUpsellAvailabilityAmount: 2000 },
      { nights: 2, sellPrice: 16_000, extraUpsellAvailabilityAmount: 3000 },
    ],
  };
}

/** The days of `availability`, each with what two nights from it cost. */
function dayPrices(from: string, count: number): DayPrices {
  const days = Object.entries(availability(from, count));
  return new Map(
    days.map(([day, { amount, minLos }]) => [
      day,
      { day, minLos, displayTotalPrice: amount * 200, status: 'included' },
    ]),
  );
}

const ANSWERS: BookingBoxClient = {
  productDetail: async () => boxProduct(),
  productOffers: async (id) => ({
    ok: true,
    value: { [id]: { weekendId: id, priceInfo: boxPrice() } },
  }),
  fetchProductQuote: async () => boxQuote(),
  possibleNights: async () => [1, 2, 3, 4, 5, 6, 7],
  paymentMethods: async () => [],
  giftPrices: async () => giftPriceList(),
  giftDays: async (_id, { month, length = 1 }) => ({ ok: true, value: dayPrices(month, length) }),
};

/** A client for tests of the box; `overrides` replace single answers. */
export function fakeBookingClient(overrides: Partial<BookingBoxClient> = {}): FakeBookingClient {
  const calls: FakeBookingClient['calls'] = [];
  const recorded = Object.fromEntries(
    Object.entries({ ...ANSWERS, ...overrides }).map(([name, answer]) => [
      name,
      (...args: unknown[]) => {
        calls.push({ name: name as Name, args });
        return (answer as (...given: unknown[]) => unknown)(...args);
      },
    ]),
  ) as BookingBoxClient;
  return {
    ...recorded,
    calls,
    callsOf: <Called extends Name>(name: Called) =>
      calls
        .filter((call) => call.name === name)
        .map((call) => call.args as Parameters<BookingBoxClient[Called]>),
  };
}
