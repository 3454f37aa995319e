import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GIFT_CARD } from '@staykit/core/gift/gift-card.ts';
import { readGiftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
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
      productId: GIFT_CARD.code,
      giftFormat: 'digital',
      amount: 10_000,
      minisite: 412,
    });
    expect(url.searchParams.get('utm_source')).toBe('letter');
    expect(url.searchParams.has('x')).toBe(false);
  });

  it('offers amounts that the shop sells', () => {
    const [card] = makeGifts([]).filter(({ kind }) => kind === 'giftCard');
    expect(card).toMatchObject({ code: GIFT_CARD.code, price: GIFT_CARD.least, refPrice: GIFT_CARD.most });
  });

  it('is no other address of the segment', async () => {
    expect((await visit('/giftcard')).status).toBe(404);
  });
});
