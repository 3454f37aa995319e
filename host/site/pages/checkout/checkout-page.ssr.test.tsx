import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { QuoteRequest } from '@staykit/gateway/selling/quote/quote-stay.ts';
import type { Selling } from '@staykit/gateway/selling/selling.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { TOP } from '@staykit/host/top.ts';
import type { IslandProps } from '../../registry/islands.ts';

const good = goodAnswers().getQuote as OfferQuote;
const { error: _error, modifiedReservationCriteria: _changes, ...quoted } = good;
const STAY = 'checkin=2030-06-10&checkout=2030-06-12&night=2&a=2&c=0&b=0';

/** A partner whose stays begin in May, and whether that binds. */
const bound = (enforce: boolean): Partner => ({
  slug: `may-${enforce}`,
  folder: '/partners/may',
  minisiteId: enforce ? 901 : 902,
  minisiteUrl: `may-${enforce}`,
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: '/wide.svg', mobile: '/small.svg' },
  features: {},
  offerTerms: { window: { from: '2030-05-01', to: '2030-05-31' }, enforce },
});

let quote: () => OfferQuote;
let asked: QuoteRequest[];
beforeEach(() => {
  asked = [];
  quote = () => quoted;
});

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
      selling: {
        quote: async (request: QuoteRequest) => {
          asked.push(request);
          return quote();
        },
      } as Selling,
    },
    partners: createPartnerRegistry([
      ...readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS).all,
      bound(true),
      bound(false),
    ]),
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
});
afterAll(() => app.close());

async function visit(url: string, locale: Locale = 'fr_FR') {
  const host = `${locale.toLowerCase().replace('_', '-')}.localhost`;
  const { statusCode, body, headers } = await app.inject({ url, headers: { host } });
  const block = /<script type="application\/json" id="stay-page">(.*?)<\/script>/.exec(body)?.[1];
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  return {
    status: statusCode,
    html: body,
    main,
    headers,
    data: (JSON.parse(block ?? '{}') as { islands?: Partial<IslandProps> }).islands?.checkout,
  };
}
const texts = (locale: Locale) => LOCALE_TEXTS[locale].checkout ?? {};

describe('the checkout of a stay', () => {
  it.each(LOCALES)('shows in %s what is booked, what it costs, and the form', async (locale) => {
    const { status, main } = await visit(`/checkout?id=10&${STAY}`, locale);
    expect(status).toBe(200);
    expect(main).toContain(`<h1>${texts(locale)['title']}</h1>`);
    expect(main).toContain(texts(locale)['total']);
    for (const line of quoted.programLineList ?? []) expect(main).toContain(line.label);
    for (const name of ['email', 'given-name', 'family-name', 'tel'])
      expect(main).toContain(`autocomplete="${name}"`);
    expect(main).not.toContain('autocomplete="cc-');
    expect(main).not.toContain('style=');
    expect(main).not.toMatch(/checkout\.[a-z]/);
  });

  it('asks with the promo code of its address, and shows at once what that takes off', async () => {
    const priceInfo = { ...quoted.priceInfo!, promoCodeReductionAmount: 2_700 };
    quote = () => ({ ...quoted, priceInfo });
    const { main, data } = await visit(`/checkout?id=10&${STAY}&promoCode=lac10`);
    expect(asked.at(-1)).toMatchObject({ promoCode: 'LAC10' });
    expect(data).toMatchObject({ promoCode: 'LAC10', start: { promoCode: 'LAC10' } });
    expect(main).toMatch(/27\s€ de réduction avec votre code promo/);
    expect(main).toContain('LAC10');
  });

  it('leaves it to the browser to say why the promo code of its address takes nothing off', async () => {
    const { promoCodeReductionAmount: _none, ...priceInfo } = quoted.priceInfo!;
    quote = () => ({ ...quoted, priceInfo });
    const { main, data } = await visit(`/checkout?id=10&${STAY}&promoCode=OTHER`);
    expect(data).not.toHaveProperty('promoCode');
    expect(data).toMatchObject({ start: { promoCode: 'OTHER' } });
    expect(main).not.toContain('OTHER');
    await visit(`/checkout?id=10&${STAY}&promoCode=no%20code`);
    expect(asked.at(-1)).not.toHaveProperty('promoCode');
  });

  it('is nobody’s to find or to keep', async () => {
    const { html, headers } = await visit(`/checkout?id=10&${STAY}`);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers['cache-control']).toContain('no-store');
  });

  it('sells nothing beyond the limits of a partner where they bind [MINISITE-27]', async () => {
    const told = await visit(`/may-false/checkout?id=10&${STAY}`);
    expect(told.data?.start.checkin).toBe('2030-06-10');
    const refused = await visit(`/may-true/checkout?id=10&${STAY}`);
    expect(refused.data).toBeUndefined();
    expect(refused.main).toContain(texts('fr_FR').goneTitle);
    expect(refused.main).toContain('/may-true/product/10');
  });

  it('takes no payment without script, and tells whom to call', async () => {
    const { main } = await visit(`/checkout?id=10&${STAY}`);
    expect(main).toMatch(/<fieldset disabled/);
    expect(main).not.toContain('action=');
    const [, noscript = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(main) ?? [];
    expect(noscript).toContain('href="tel:');
    expect(noscript).toContain('10');
  });

  it('asks for the price of what the query says [QUOTE-09]', async () => {
    await visit(`/checkout?id=10&offerId=10&${STAY.replace('c=0', 'c=1')}`);
    expect(asked).toMatchObject([
      { productId: '10', checkin: '2030-06-10', nights: 2, pax: { adult: 2, child: 1, baby: 0 } },
    ]);
  });

  it('is paid to the partner of its address, else to the one of the query [MINISITE-17]', async () => {
    const query = `id=10&${STAY}&utm_source=letter&utm_term=`;
    const own = await visit(`/checkout?${query}&minisite=412`);
    expect(own.data?.source).toEqual({ minisiteId: 412, utm: { source: 'letter' } });
    const [partner] = readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS).all.filter(
      ({ minisiteLocale }) => minisiteLocale === 'fr_FR',
    );
    const inside = await visit(`/${partner?.minisiteUrl}/checkout?${query}&minisite=412`);
    expect(inside.data?.source.minisiteId).toBe(partner?.minisiteId);
    expect(inside.data?.backUrl).toContain(`/${partner?.minisiteUrl}/product/10#`);
    expect(inside.data?.bookingUrl).toBe(`/${partner?.minisiteUrl}/booking`);
  });

  it.each([
    '/checkout',
    '/checkout?id=%2F%2Fevil.example',
    `/checkout?${STAY.replace('night=2', 'night=99')}`,
  ])('leads back to the search where it does not say what is booked: %s', async (url) => {
    const { status, main } = await visit(url);
    expect(status).toBe(404);
    expect(main).toContain('href="/search"');
    expect(main).not.toContain('<input');
  });

  it.each(['/checkout?id=10', `/checkout?id=10&${STAY.replace('night=2', 'night=99')}`])(
    'asks for dates where a stay is named without them, and leads back to it: %s [ERROR-05]',
    async (url) => {
      const { status, main, headers } = await visit(url);
      expect(status).toBe(200);
      expect(main).toContain(LOCALE_TEXTS.fr_FR.booking?.['chooseDates']);
      expect(main).toContain('href="/product/10"');
      expect(main).not.toContain('<input');
      expect(headers['cache-control']).toContain('no-store');
    },
  );

  it('is another page for gifts and activities', async () => {
    for (const path of ['/checkout/gift', '/checkout/activity', '/checkout/other']) {
      const { data, main } = await visit(`${path}?id=10&${STAY}`);
      expect(data).toBeUndefined();
      expect(main).not.toContain(`<h1>${texts('fr_FR')['title']}</h1>`);
    }
  });

  it('leads back to the stay, dates kept, where it cannot be had any more [PERROR-01] [QUOTE-18] [QUOTE-19]', async () => {
    const { priceInfo: _price, ...unpriced } = quoted;
    for (const answer of [{ ...quoted, bookable: false }, unpriced]) {
      quote = () => answer;
      const { status, main } = await visit(`/checkout?id=10&${STAY}`);
      expect(status).toBe(200);
      expect(main).toContain(LOCALE_TEXTS.fr_FR.errors?.['noAvailability']?.split('’')[0]);
      expect(main).toMatch(/href="\/product\/10#checkin=2030-06-10&amp;checkout=2030-06-12/);
      expect(main).not.toContain('<input');
    }
  });

  it('can be asked for again where the price could not be had', async () => {
    quote = () => {
      throw new GatewayError('UNAVAILABLE', 'no');
    };
    const { status, main, headers } = await visit(`/checkout?id=10&${STAY}`);
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(main).toContain('href="/checkout?id=10&amp;checkin=2030-06-10');
  });

  it('says where the house makes another stay of it [QUOTE-20]', async () => {
    quote = () => ({ ...quoted, modifiedReservationCriteria: { nights: 3 } });
    const { main } = await visit(`/checkout?id=10&${STAY}`);
    expect(main).toContain('3 nuits');
    expect(main).toContain('13 juin');
    expect(main).toContain(texts('fr_FR')['adapted']?.split('{{')[0]);
  });
});
