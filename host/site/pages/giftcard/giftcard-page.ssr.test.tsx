import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GIFT_CARD_CODE } from '@staykit/core/gift/card/gift-card.ts';
import { enterShop, presentShop } from '@staykit/gateway/shop/present-shop.ts';
import { readGiftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { TOP } from '@staykit/host/top.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      clock: () => TEST_NOW,
    },
    partners: createPartnerRegistry([]),
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
});
afterAll(() => app.close());

async function visit(url: string, locale: Locale = 'fr_FR') {
  const host = `${locale.toLowerCase().replace('_', '-')}.localhost`;
  const { statusCode, body } = await app.inject({ url, headers: { host } });
  return { status: statusCode, main: /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '' };
}

async function whole(url: string, locale: Locale): Promise<string> {
  const host = `${locale.toLowerCase().replace('_', '-')}.localhost`;
  return (await app.inject({ url, headers: { host } })).body;
}

/** The address that the form is sent to by whoever changes nothing. */
function sentTo(main: string): URL {
  const url = new URL(/<form [^>]*action="([^"]*)"/.exec(main)?.[1] ?? '', 'https://shop.example');
  for (const [input] of main.matchAll(/<input [^>]*>/g)) {
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
    if (of('type') === 'hidden' || / checked[ =/>]/.test(input))
      url.searchParams.set(of('name') ?? '', of('value') ?? '');
  }
  return url;
}

describe('the page of a gift card', () => {
  it.each(LOCALES)('is there in %s [PAGES-05]', async (locale) => {
    const { status, main } = await visit('/giftcard/customization', locale);
    expect(status).toBe(200);
    expect(main).toContain(`<h1>${LOCALE_TEXTS[locale].gift?.['card.title']}</h1>`);
    expect(main.includes('value="physical"')).toBe(locale !== 'it_IT');
    expect(main).not.toContain('style=');
  });

  it('sends its form, without script, to the checkout of what was chosen', async () => {
    const { main } = await visit('/giftcard/customization?utm_source=letter&minisite=412&x=1');
    const url = sentTo(main);
    expect(url.pathname).toBe('/checkout/gift');
    expect(readGiftCheckoutLink(url.search)).toEqual({
      productType: 'GIFTCARD',
      productId: GIFT_CARD_CODE,
      giftFormat: 'digital',
      amount: 10_000,
      minisite: 412,
    });
    expect(url.searchParams.get('utm_source')).toBe('letter');
    expect(url.searchParams.has('x')).toBe(false);
  });

  it('offers what the shop file says, in the markets that it names', async () => {
    const before = presentShop();
    enterShop({
      ...before,
      giftCard: { markets: ['FR'], least: 2_000, most: 30_000, step: 1_000, amounts: [2_000], months: 24 },
    });
    const { main } = await visit('/giftcard/customization');
    expect([...main.matchAll(/<input [^>]*name="amount"[^>]*>/g)]).toHaveLength(2);
    expect(main).toContain('value="2000"');
    expect(main.replaceAll('\u00a0', ' ')).toContain('Valable 24 mois.');
    const shownIn = async (locale: Locale) => [
      (await visit('/giftcard/customization', locale)).status,
      (await visit('/checkout/gift?type=GIFTCARD&code=GIFTCARD&amount=2000', locale)).main.includes('<input'),
      (await whole('/contact', locale)).includes('/giftcard/'),
      (await whole('/sitemap-pages.xml', locale)).includes('/giftcard/'),
    ];
    expect(await shownIn('fr_FR')).toEqual([200, true, true, true]);
    expect(await shownIn('es_ES')).toEqual([404, false, false, false]);
    enterShop(before);
  });

  it('is no other address of the segment', async () => {
    expect((await visit('/giftcard')).status).toBe(404);
  });
});
