import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import type { VisitData } from '../../../framework/request/visit-data.ts';
import { TOP } from '@staykit/host/top.ts';
import type { IslandProps } from '../../../registry/islands.ts';

const NOW = { date: '2030-05-15', time: '12:00:00' };
const vouchers = ['12', '22'].map((id) => tinyModel.engine.offer(id, emptyCriteria('gifting'), NOW)!.offer);
const partners = readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS).all;

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      gifts: () => makeGifts(vouchers),
      facts: demoFacts,
      clock: () => TEST_NOW,
    },
    partners: createPartnerRegistry(partners),
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
  const data = (JSON.parse(block ?? '{}') as { islands?: Partial<IslandProps> }).islands?.['gift-checkout'];
  return { status: statusCode, html: body, main, headers, data };
}
const texts = (locale: Locale) => LOCALE_TEXTS[locale].checkout ?? {};
const BOX = `${CHECKOUT_ROUTES.gifting}?giftFormat=digital&code=SPAEBOX`;
const ACTIVITY = `${CHECKOUT_ROUTES.activity}?id=13&a=2`;

describe('the checkout of a gift', () => {
  it.each(LOCALES)('shows in %s what is given, what it costs, and the form', async (locale) => {
    const { status, main, html, headers } = await visit(BOX, locale);
    expect(status).toBe(200);
    expect(main).toContain(`<h1>${texts(locale)['gift.title']}</h1>`);
    for (const name of ['email', 'given-name', 'family-name'])
      expect(main).toContain(`autocomplete="${name}"`);
    expect(main).not.toContain('style=');
    expect(main).not.toMatch(/checkout\.[a-z]/);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(headers['cache-control']).toContain('no-store');
  });

  it('sells what the address of each kind of gift names, and leads back to its page [QUOTE-14]', async () => {
    const voucher = await visit(
      giftCheckoutLink(CHECKOUT_ROUTES.gifting, {
        productType: 'SINGLEVOUCHER',
        productId: '12',
        giftFormat: 'digital',
        giftNights: 2,
      }),
    );
    expect(voucher.data?.product).toMatchObject({
      productType: 'SINGLEVOUCHER',
      productId: '12',
      nights: 2,
      adults: 2,
    });
    expect(voucher.data?.product.sellPrice).toBeGreaterThan(0);
    expect(voucher.data?.backUrl).toMatch(/^\/product\/12\?flow=gifting/);
    const box = await visit(BOX);
    expect(box.data?.product).toMatchObject({ productType: 'BOX', productId: 'SPAEBOX', sellPrice: 12_990 });
    expect(box.data?.backUrl).toBe('/box/bien-etre/SPAEBOX');
    const card = await visit(
      giftCheckoutLink(CHECKOUT_ROUTES.gifting, {
        productType: 'GIFTCARD',
        productId: 'GIFTCARD',
        giftFormat: 'digital',
        amount: 15_000,
      }),
    );
    expect(card.data?.product).toMatchObject({ productType: 'GIFTCARD', sellPrice: 15_000 });
  });

  it('tells analytics what it sells, and what the amount of a card is once it is known', async () => {
    const cartOf = async (url: string) => {
      const block = /id="stay-visit">(.*?)<\/script>/.exec((await visit(url)).html)?.[1];
      return (JSON.parse(block ?? '{}') as VisitData).cart;
    };
    expect(await cartOf(BOX)).toMatchObject({ id: 'SPAEBOX', price: 12_990, flow: 'gifting', quantity: 1 });
    expect(await cartOf(ACTIVITY)).toMatchObject({ id: '13', flow: 'activity' });
    const card = await cartOf(`${CHECKOUT_ROUTES.gifting}?giftFormat=digital&type=GIFTCARD&code=GIFTCARD`);
    expect(card).toMatchObject({ id: 'GIFTCARD', flow: 'gifting' });
    expect(card).not.toHaveProperty('price');
    expect(await cartOf(`${CHECKOUT_ROUTES.gifting}?giftFormat=digital&code=NONEEBOX`)).toBeUndefined();
  });

  it('keeps of an address the sleeves that there are, and offers post where the market sends', async () => {
    const physical = BOX.replace('digital', 'physical').replace('SPAEBOX', 'SPABOX');
    const { data, main } = await visit(`${physical}&sleeves=7,8,99,11`);
    expect(data).toMatchObject({
      giftFormat: 'physical',
      sleeves: ['7', '11'],
      formats: ['digital', 'physical'],
    });
    expect(main).toContain('autocomplete="shipping postal-code"');
    const italian = await visit(physical, 'it_IT');
    expect(italian.data).toMatchObject({ giftFormat: 'digital', formats: ['digital'] });
    expect(italian.main).not.toContain('shipping postal-code');
  });

  it('knows what dresses a gift where it goes by post, and asks for it nowhere else [PAPI-26]', async () => {
    const physical = BOX.replace('digital', 'physical').replace('SPAEBOX', 'SPABOX');
    const dressOf = async (...asked: Parameters<typeof visit>) => (await visit(...asked)).data?.dress;
    expect((await dressOf(physical))?.elements.length).toBeGreaterThan(0);
    expect(await dressOf(BOX)).toBeUndefined();
    expect(await dressOf(physical, 'it_IT')).toBeUndefined();
  });

  it('is paid to the partner of its address, and carries what led there', async () => {
    const own = await visit(`${BOX}&minisite=412&utm_source=letter&utm_campaign=&utm_medium=mail`);
    expect(own.data?.source).toEqual({ minisiteId: 412, utm: { source: 'letter', medium: 'mail' } });
    const partner = partners.find(({ minisiteLocale }) => minisiteLocale === 'fr_FR')!;
    const inside = await visit(`/${partner.minisiteUrl}${BOX}&minisite=1`);
    expect(inside.data?.source.minisiteId).toBe(partner.minisiteId);
    expect(inside.data?.backUrl).toBe(`/${partner.minisiteUrl}/box/bien-etre/SPAEBOX`);
  });

  it('begins with the card that an earlier page chose, and with the plain one for a name that there is not', async () => {
    const chosen = await visit(`${BOX}&design=christmas`);
    expect(chosen.data?.design).toBe('christmas');
    expect(chosen.main).toContain('data-art="christmas"');
    expect((await visit(`${BOX}&design=%3Cb%3E`)).data?.design).toBe('plain');
  });

  it('has a page of the buyer that names nobody and keeps its secret out of the page', async () => {
    const { status, main, html } = await visit(`/checkout/gift/bought?token=${'ab'.repeat(32)}`);
    expect(status).toBe(200);
    expect(html).toContain('noindex');
    expect(html).not.toContain('abab');
    expect(main).toContain('<noscript>');
  });

  it('takes no payment without script, and tells whom to call', async () => {
    const { main } = await visit(BOX);
    expect(main).toMatch(/<fieldset disabled/);
    const [, noscript = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(main) ?? [];
    expect(noscript).toContain('href="tel:');
    expect(noscript).toContain('SPAEBOX');
  });

  it.each([CHECKOUT_ROUTES.gifting, `${CHECKOUT_ROUTES.gifting}?giftFormat=digital`])(
    'leads to other gifts where it does not say what is given: %s',
    async (url) => {
      const { status, main } = await visit(url);
      expect(status).toBe(404);
      expect(main).toContain('href="/boxes"');
      expect(main).not.toContain('<input');
    },
  );

  it.each(['code=NONEEBOX', 'id=999999', 'type=GIFTCARD&code=OTHER', 'id=12&giftNights=9'])(
    'says so where nobody sells it: %s',
    async (query) => {
      const { status, main } = await visit(`${CHECKOUT_ROUTES.gifting}?${query}`);
      expect(status).toBe(200);
      expect(main).toContain(texts('fr_FR')['gift.goneTitle']);
      expect(main).not.toContain('<input');
    },
  );
});

describe('the checkout of an activity', () => {
  it('sells the activity for so many people', async () => {
    const { data, main } = await visit(ACTIVITY);
    expect(data?.product).toMatchObject({ productType: 'DIGITAL_ACTIVITY_ONLY', productId: '13', adults: 2 });
    expect(data?.ownUse).toBeUndefined();
    expect(main).toContain(`<h1>${texts('fr_FR')['gift.title']}</h1>`);
    expect(main).toContain('checkout-wishes');
  });

  it('asks for no words where it is for one’s own use', async () => {
    const { data, main } = await visit(`${ACTIVITY}&customType=OWN_USE`);
    expect(data?.ownUse).toBe(true);
    expect(main).toContain(`<h1>${texts('fr_FR')['gift.titleOwn']}</h1>`);
    expect(main).not.toContain('checkout-wishes');
  });

  it('waits for the browser to say what the hash names', async () => {
    const { status, main } = await visit(CHECKOUT_ROUTES.activity);
    expect(status).toBe(200);
    expect(main).toMatch(/data-asking[^>]*role="status"/);
    expect(main).toMatch(/data-unnamed[^>]*hidden/);
    expect(main).not.toContain('<input');
  });
});

it('each flow has a checkout of its own, and no other address is one [PROUTE-16]', async () => {
  for (const [route, key] of [
    [CHECKOUT_ROUTES.booking, 'unreadableTitle'],
    [CHECKOUT_ROUTES.gifting, 'gift.unreadableTitle'],
    [CHECKOUT_ROUTES.activity, 'gift.asking'],
  ] as const) {
    const { main } = await visit(route);
    const [told = ''] = (texts('fr_FR')[key] ?? '').split(/[’\u00a0\u202f]/);
    expect(main).toContain(told);
  }
  const other = await visit('/checkout/other');
  expect([other.status, other.main.includes('data-checkout-form')]).toEqual([404, false]);
});
