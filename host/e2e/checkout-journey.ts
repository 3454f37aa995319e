import type { APIResponse, Page, Route } from '@playwright/test';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { checkoutLink } from '@staykit/core/offer/checkout/checkout-link.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { inDays } from './pictures/state.ts';
import { TEST_PORT } from './test-port.ts';
import { site } from './visitor.ts';

/** Who books in the journeys. */
export const GUEST = { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' } as const;

/** A call of the test server's API, as somebody on a host of its own makes it. */
export async function ask<Answer>(
  page: Page,
  host: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await page.request.fetch(`http://127.0.0.1:${TEST_PORT}${path}`, {
    headers: { Host: `${host}.localhost:${TEST_PORT}`, ...headers },
    ...(body !== undefined && { method: 'POST', data: body }),
  });
  return (await answer.json()) as Answer;
}

/** Lets a call of the page through to the server, by the address that every machine resolves. */
export function passOn(route: Route): Promise<APIResponse> {
  const { host, pathname, search } = new URL(route.request().url());
  const headers = { ...route.request().headers(), host };
  return route.fetch({ url: `http://127.0.0.1:${TEST_PORT}${pathname}${search}`, headers });
}

interface StayWanted {
  host: string;
  locale: Locale;
  /** Another number, another stay. */
  at: number;
  prefix?: string;
  /** Cents that it may cost. */
  between?: readonly [number, number];
  /** Only one that can be moved and given back. */
  cancellable?: boolean;
  /** Only one that a promo code makes cheaper. */
  discounted?: boolean;
}

interface Found {
  exactMatch: {
    id: string;
    priceType: string;
    sellPrice: number;
    nights?: number;
    cancellationPolicy: { cancellable: boolean };
    autoDiscount?: { code: string; value: number };
  }[];
}

/** A stay of two nights for two that can be had. */
async function findStay(
  page: Page,
  { host, locale, at, between: [least, most] = [0, Infinity], cancellable, discounted }: StayWanted,
): Promise<{ id: string; checkin: string; promoCode: string }> {
  const checkin = inDays(40 + at);
  const query = `checkin=${checkin}&night=2&adult=2&locale=${locale}`;
  const { exactMatch } = await ask<Found>(page, host, `/api/offers.json?${query}`);
  const offers = exactMatch.filter(
    ({ priceType, sellPrice, nights, cancellationPolicy, autoDiscount }) =>
      priceType === 'final' &&
      (nights ?? 2) <= 2 &&
      sellPrice >= least &&
      sellPrice <= most &&
      (!cancellable || cancellationPolicy.cancellable) &&
      (!discounted || autoDiscount !== undefined),
  );
  const { id, autoDiscount } = offers[at % offers.length]!;
  return { id, checkin, promoCode: autoDiscount?.code ?? '' };
}

/** Books such a stay without the pages of the shop. */
export async function bookStay(page: Page, wanted: StayWanted): Promise<Booking> {
  const { host, locale } = wanted;
  const { id, checkin } = await findStay(page, wanted);
  const stay = `checkin=${checkin}&nights=2&adult=2&locale=${locale}`;
  const quote = await ask<OfferQuote>(page, host, `/api/weekend/${id}/quote-realtime.json?${stay}`);
  const order = {
    quoteId: quote.quoteId,
    price: quote.priceInfo?.totalPrice,
    guest: GUEST,
    payment: { plan: 'once', returnPath: '/checkout/return' },
    locale,
  };
  return buy(page, host, '/api/bookings', order);
}

/** Sends an order and pays it at the bank, without the pages of the shop. */
export async function buy<Sold>(page: Page, host: string, path: string, order: object): Promise<Sold> {
  const key = { 'idempotency-key': `journey-${crypto.randomUUID()}` };
  const { details } = await ask<{ details: { redirectUrl: string } }>(page, host, path, order, key);
  await page.request.post(`http://127.0.0.1:${TEST_PORT}${new URL(details.redirectUrl).pathname}`, {
    form: { do: 'pay' },
    maxRedirects: 0,
  });
  return ask(page, host, path, order, key);
}

/** Where the checkout of a stay is that can be had; journeys that run at a time book different ones. */
export async function openStay(
  page: Page,
  wanted: StayWanted,
): Promise<{ url: string; checkin: string; promoCode: string }> {
  const { host, locale, prefix = '' } = wanted;
  const { id, checkin, promoCode } = await findStay(page, wanted);
  const start = {
    productId: id,
    offerId: id,
    checkin,
    nights: 2,
    pax: DEFAULT_PAX,
    activityDates: {},
    bestPrice: false,
    locale,
  };
  return { url: site(host, checkoutLink(`${prefix}/checkout`, start)), checkin, promoCode };
}

/** The fields of a checkout, as a person finds them. */
export const fieldsOf = (page: Page, t: Translate) => ({
  firstName: page.getByLabel(t('checkout.firstName'), { exact: true }),
  lastName: page.getByLabel(t('checkout.lastName'), { exact: true }),
  email: page.getByLabel(t('checkout.email'), { exact: true }),
});

/** Types everything that has to be typed. */
export async function fillIn(page: Page, t: Translate): Promise<void> {
  const { firstName, lastName, email } = fieldsOf(page, t);
  await firstName.fill(GUEST.firstName);
  await lastName.fill(GUEST.lastName);
  await email.fill(GUEST.email);
}

/** The button that leads to the payment: its text ends with the amount. */
export const payButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: new RegExp(t('checkout.page.pay', { amount: '.+' })) });

/** What a buyer may press on the page of the demo bank, beside the button that pays. */
export type AtBank = 'check3ds' | 'confirm' | 'reject' | 'declined' | 'insufficientFunds' | 'later' | 'leave';

/** Presses a button on the page of the demo bank: the one that pays without a name. */
export async function atBank(page: Page, t: Translate, ...pressed: AtBank[]): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith('/demo-bank/'));
  for (const what of pressed)
    await page.getByRole('button', { name: t(`checkout.bank.${what}`), exact: true }).click();
  if (pressed.length === 0) await page.locator('button[value=pay]').click();
}

/** Goes to the payment and pays it at the bank. */
export async function payAtBank(page: Page, t: Translate): Promise<void> {
  await payButton(page, t).click();
  await atBank(page, t);
}

/** What the API knows of a booking. */
export const lookUp = (page: Page, host: string, number: string): Promise<Booking> =>
  ask(page, host, `/api/bookings/${number}/lookup`, { email: GUEST.email });
