import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { makeGiftCode } from '@staykit/core/gift/gift-code.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import fr from '@staykit/messages/fr_FR.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { CALL_LIMITS } from '@staykit/gateway/http/limit-rate.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { TOP } from '@staykit/host/top.ts';
import { beneficiaryPage } from './page.tsx';
import { BOX_GIFT as gift } from './fixtures/box-gift.ts';

const NOW = { date: '2030-05-15', time: '12:00:00' };
const voucher = tinyModel.engine.offer('12', emptyCriteria('gifting'), NOW)!.offer;
/** Whatever the tiny catalogue has, the first box is good for its voucher. */
const gifts = makeGifts([]).map((gift) => ({
  ...gift,
  ...(gift.kind === 'box' && { offerIds: [voucher.id] }),
}));
const CODE = makeGiftCode(() => 3);

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      gifts: () => gifts,
      clock: () => TEST_NOW,
      rateLimit: 1_000,
    },
    partners: createPartnerRegistry([]),
    assets: { entry: '/visitor.js', early: '/assets/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
});
afterAll(() => app.close());

const host = 'fr-fr.localhost';
const mainOf = (body: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
const visit = async (url: string) => {
  const { statusCode, body } = await app.inject({ url, headers: { host } });
  return { status: statusCode, html: body, main: mainOf(body) };
};

describe('the stays of a box, for whoever was given it', () => {
  it('lead to the choice of dates, and say whether the box covers them [FLOW-07] [PAPI-23]', async () => {
    const { status, html, main } = await visit('/beneficiary/stays/SPAEBOX');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(main).toMatch(/Votre coffret couvre 149,90\s€/);
    expect(main).toContain(`href="/product/${voucher.id}?flow=booking#a=2`);
    expect(main).toContain(fr.gift.stayIncluded);
    expect(main).not.toContain('flow=gifting');
    // Where a gift goes along, the line that says so has its place.
    expect(main).toContain('data-gift-line');
  });

  it('of a box that nobody gave out are not there', async () => {
    expect((await visit('/beneficiary/stays/NOPE')).status).toBe(404);
    expect((await visit('/beneficiary/stays/a/b')).status).toBe(404);
  });

  it('of vouchers lead to the choice of dates too, and can be filtered [PAPI-20] [PAPI-21]', async () => {
    const { status, main } = await visit('/beneficiary/stays');
    expect(status).toBe(200);
    expect(main).toContain(`href="/product/${voucher.id}?flow=booking#a=2`);
    expect(main).toContain(fr.filters.filter);
    expect(main).toMatch(/ séjours? au choix/);
    expect(main).not.toContain('coffret');
  });

  it('a voucher asked for with dates shows the stay that it becomes; as a gift it is itself [FLOW-07]', async () => {
    const dated = await visit(`/product/${voucher.id}?flow=booking`);
    expect(dated.html).toMatch(/"booking-box":\{"productId":"10"/);
    expect(dated.html).toMatch(/<link rel="canonical" href="[^"]*\/product\/10">/);
    const given = await visit(`/product/${voucher.id}?flow=gifting`);
    expect(given.html).toMatch(new RegExp(`"booking-box":\\{"productId":"${voucher.id}"`));
  });
});

describe('a code that is sent without script', () => {
  const post = (code: string, path = '/beneficiary/login') =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ code }).toString(),
    });

  it('is answered by the page: a typing mistake is told, and what was typed stays to be mended', async () => {
    for (const path of ['/beneficiary', '/beneficiary/login']) {
      const { statusCode, body, headers } = await post('7K2M', path);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
      const main = mainOf(body);
      expect(main).toContain(fr.errors.giftCodeMistyped);
      expect(main).toMatch(/<input[^>]*value="7K2M"[^>]*aria-invalid="true"/);
    }
  });

  it('cannot be tried out more often than by the call', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= CALL_LIMITS.strict; turn += 1) statuses.push((await post('7K2M')).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  const printed = async (lookUpGift: PageRequest['giftSales']['lookUpGift']) => {
    const page = await beneficiaryPage(
      testRequest({
        address: { page: 'beneficiary', prefix: '/mag-a' },
        path: '/mag-a/beneficiary/login',
        locale: 'fr_FR',
        t: createTranslate('fr_FR', fr),
        posted: { code: CODE },
        giftSales: { lookUpGift },
      }),
    );
    return { page, main: printElement(page.body) };
  };

  it('shows what the gift covers and leads to what it is good for, without the code [FLOW-07]', async () => {
    const { page, main } = await printed(async () => gift);
    expect(page.unkept).toBe(true);
    expect(main).toMatch(/Votre coffret couvre 149,90\s€/);
    expect(main).toContain('href="/mag-a/beneficiary/stays/SPAEBOX"');
    expect(main).toContain(fr.gift.typedAgain);
    expect([...main.matchAll(/href="([^"]*)"/g)].join()).not.toContain(CODE);
  });

  it.each([
    ['expired', fr.errors.giftCodeExpired],
    ['redeemed', 'réservation 12345678'],
  ] as const)(
    'says of a gift that is %s why it can be used no longer, and leads nowhere',
    async (status, told) => {
      const { main } = await printed(async () => ({ ...gift, status, bookingNumber: '12345678' }));
      expect(main).toContain(told);
      expect(main).not.toContain('/stays/');
    },
  );

  it('that nobody was given is told apart from a shop that cannot be asked', async () => {
    const refused = (code: 'GIFT_CODE_UNKNOWN' | 'UNAVAILABLE') =>
      printed(async () => Promise.reject(new StayError(code, 'no')));
    expect((await refused('GIFT_CODE_UNKNOWN')).main).toContain(fr.errors.giftCodeUnknown);
    expect((await refused('UNAVAILABLE')).main).toContain(fr.gift.failed);
  });
});
