import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import type { FastifyInstance } from 'fastify';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOXES_ERROR_KEY } from '@staykit/client/gift/boxes.ts';
import { GIFT_SHOP } from '@staykit/core/gift/gift-shop.ts';
import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import fr from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffers } from '@staykit/testing/fixtures/offers.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import type { OfferRecord } from '@staykit/gateway/catalogue/records.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import type { HotelSource } from '@staykit/gateway/products/hotel-source.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { TOP } from '@staykit/host/top.ts';
import type { BlockRequest } from '../blocks/block-parts.tsx';
import { boxListingPage } from '../box/listing/page.tsx';
import { BoxGallery } from '../box/box-gallery.tsx';
import { FreeDelivery } from '../box/free-delivery.tsx';
import { BoxPriceLine } from '../../shell/gift/box-price.tsx';
import { GiftLogin } from './gift-login.tsx';
import { ExpiredNotice } from '../errors/not-found/expired-notice.tsx';

const print = (element: ReactElement) => printElement(element);
const english: BlockRequest = {
  activitySearch: true,
  address: { page: 'product', prefix: '' },
  instant: 0,
  apiOrigin: '',
  productUrl: '',
  locale: 'fr_FR',
  t: createTranslate('en', en),
};
const hostOf = (locale: Locale) => `${locale.toLowerCase().replace('_', '-')}.localhost`;
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

const NOW = { date: '2030-05-15', time: '12:00:00' };
/** An offer of the model, with its hotel: 0 a stay, 2 a voucher, 3 an activity. */
const known = (id: string, flow: 'booking' | 'gifting' | 'activity') =>
  tinyModel.engine.offer(id, emptyCriteria(flow), NOW)!;
const vouchers = ['12', '22'].map((id) => known(id, 'gifting').offer);
const stay = known('10', 'booking');
/** Offers that the catalogue still has and no search finds. */
const gone: Record<string, OfferRecord> = {
  '900': { ...stay.offer, id: '900' },
  '903': { ...known('13', 'activity').offer, id: '903', expiration: '2030-05-14' },
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      gifts: () => makeGifts(vouchers),
      clock: () => TEST_NOW,
      hotels: {
        offerById: async (id: string) => gone[id],
        hotelById: async (id: string) => (id === '1' ? stay.hotel : undefined),
      } as HotelSource,
    },
    partners: createPartnerRegistry([]),
    assets: { entry: '/visitor.js', early: '/assets/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
});
afterAll(() => app.close());

async function visit(url: string, locale: Locale = 'fr_FR', agent = 'Mozilla/5.0') {
  const headers = { host: hostOf(locale), 'user-agent': agent };
  const { statusCode, body } = await app.inject({ url, headers });
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(body)?.[1] ?? '';
  return { status: statusCode, html: body, main };
}

/** What a stay is chosen by on its page. */
const STAY_FIELDS = new Set(['checkin', 'checkout', 'a', 'c', 'b']);

describe('whoever holds a gift', () => {
  it.each(['/product/10', '/product/12?flow=gifting', '/box/bien-etre/SPAEBOX'])(
    'is led from %s to the address that is configured, and types no code there [VOUCHER-06]',
    async (url) => {
      const { status, main } = await visit(url);
      expect(status).toBe(200);
      // Dates and travellers may be typed without script, a code nowhere.
      const typed = [...main.matchAll(/<input(?![^>]*type="(?:hidden|radio)")[^>]*name="([^"]*)"/g)].map(
        ([, name]) => name,
      );
      expect(typed.filter((name) => !STAY_FIELDS.has(name ?? ''))).toEqual([]);
      expect(hrefs(main)).toContain(GIFT_LINKS.beneficiaryLogin);
    },
  );

  it('is led to another site where one is configured [VOUCHER-06]', () => {
    const links = { beneficiaryLogin: 'https://gifts.example/start' };
    expect(hrefs(print(<GiftLogin request={english} links={links} />))).toEqual([
      'https://gifts.example/start',
    ]);
  });

  it.each(LOCALES)(
    'finds a page in %s where the voucher leads, which search engines leave out',
    async (locale) => {
      const { status, html, main } = await visit(GIFT_LINKS.beneficiaryLogin, locale);
      expect(status).toBe(200);
      expect(main).toContain(`<h1>${LOCALE_TEXTS[locale].gift?.['loginTitle']}</h1>`);
      expect(main).toContain('name="code"');
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect((await visit('/beneficiary/anything', locale)).status).toBe(404);
    },
  );
});

describe('the page of a gift box', () => {
  it('shows pictures, title, what is in it and its description [BOX-01]', async () => {
    const { html, main } = await visit('/box/bien-etre/SPAEBOX');
    expect(main.match(/<img /g)?.length).toBeGreaterThanOrEqual(4);
    expect(main).toContain('<h1>Coffret Bien-être</h1>');
    expect(main).toContain('<li>Une nuit pour deux</li><li>Le petit déjeuner</li>');
    expect(main).toContain('Une nuit et un accès au spa pour deux');
    expect(html).toContain('<title>Coffret Bien-être | Staykit</title>');
  });

  it('names each picture by its title, and one without a title is an ornament [PENTITY-20]', () => {
    const [small, large] = ['/s.avif', '/l.avif'];
    const catalog = [
      { small, large, title: 'Chambre', description: 'Une chambre' },
      { small, large: '/l2.avif' },
    ];
    const html = print(<BoxGallery request={english} box={{ title: 'Wellness', images: { catalog } }} />);
    const alts = [...html.matchAll(/<img [^>]*?alt(?:="([^"]*)")?[ />]/g)].map(([, alt = '']) => alt);
    expect(alts).toEqual(['Chambre', '', 'Chambre', '']);
  });

  it('has the way to all boxes above it, and in the app a step back in its place [NATIVEAPP-03]', async () => {
    const browser = (await visit('/box/bien-etre/SPAEBOX')).main;
    const trail = browser.split('data-section="breadcrumb"')[1]?.split('</nav>')[0] ?? '';
    expect(hrefs(trail)).toEqual(['/boxes']);
    expect(trail).toContain(fr.gift.boxes);
    expect(browser).not.toContain('data-back');
    for (const agent of ['Mozilla/5.0 gonative', 'wed-mobile/3.1']) {
      const inApp = (await visit('/box/bien-etre/SPAEBOX', 'fr_FR', agent)).main;
      expect(inApp).not.toContain('data-section="breadcrumb"');
      expect(inApp.match(/data-back/g)).toHaveLength(1);
    }
  });

  it('offers it by mail and by post, in Italy by mail alone [BOX-03]', async () => {
    const french = (await visit('/box/bien-etre/SPAEBOX')).main;
    expect(french.match(/<details/g)).toHaveLength(2);
    expect(hrefs(french)).toContain('/box/bien-etre/SPABOX');
    const italian = (await visit('/box/bien-etre/SPAEBOX', 'it_IT')).main;
    expect(italian.match(/<details/g)).toHaveLength(1);
    expect(hrefs(italian)).not.toContain('/box/bien-etre/SPABOX');
  });

  it('lists its stays, and says in four steps how it works [BOX-06] [BOX-10]', async () => {
    const { main } = await visit('/box/bien-etre/SPAEBOX');
    expect(hrefs(main).filter((href) => href.startsWith('/product/'))).toHaveLength(vouchers.length);
    expect(main).toContain(fr.gift.stays_other.replace('{{count}}', '2'));
    const [, steps] = main.match(/<ol[^>]*>.*?<\/ol>/g) ?? [];
    expect(steps?.match(/<li/g)).toHaveLength(4);
  });

  it('is kept out of search engines in its physical form [BOX-15]', async () => {
    expect((await visit('/box/bien-etre/SPABOX')).html).toContain('content="noindex, follow"');
    expect((await visit('/box/bien-etre/SPAEBOX')).html).not.toContain('content="noindex');
  });

  it('says the price, the one before and how much less that is [BOX-16]', () => {
    const price = { sellPrice: 9900, referencePrice: 12_900, promo: 23 };
    const text = print(<BoxPriceLine price={price} locale="fr_FR" t={english.t} />);
    expect(text).toMatch(/<strong[^>]*>99\s€<\/strong>/);
    expect(text).toMatch(/<s>.*129\s€<\/s>/);
    expect(text).toContain('-23%');
  });

  it('says that sending is free unless it costs something, or always where the shop says so [BOX-04]', async () => {
    const notice = (props: Partial<Parameters<typeof FreeDelivery>[0]>) =>
      print(<FreeDelivery t={english.t} {...props} />).includes('Free delivery');
    expect([notice({ amount: 0 }), notice({}), notice({ amount: 590 })]).toEqual([true, true, false]);
    expect(notice({ amount: 590, shop: { ...GIFT_SHOP, freeDeliveryNotice: 'always' } })).toBe(true);
    // A parcel in France costs something, and the page does not say otherwise.
    expect((await visit('/box/bien-etre/SPAEBOX')).main).not.toContain(fr.gift['delivery.free']);
  });

  it('is given by a link that leads to its checkout where there is no script', async () => {
    const { main } = await visit('/box/bien-etre/SPAEBOX');
    expect(hrefs(main)).toContain('/checkout/gift?giftFormat=digital&amp;code=SPAEBOX');
  });

  it('is not found without a code, and with one that nobody gave out', async () => {
    for (const url of ['/box/bien-etre', '/box/bien-etre/NOBODYEBOX'])
      expect((await visit(url)).status).toBe(404);
  });
});

describe('the list of boxes', () => {
  it('shows every box with its picture, what is in it and its price [BOXLIST-01] [BOXLIST-03]', async () => {
    const { main } = await visit('/boxes');
    expect(main).toContain(`<h1>${fr.gift.listTitle}</h1>`);
    expect(en.gift.listTitle).toBe('A box for every moment and every person');
    const spa = /<article[^>]*>(?:(?!<\/article>).)*SPAEBOX.*?<\/article>/.exec(main)?.[0] ?? '';
    expect(spa).toContain('<img ');
    expect(spa).toContain('Coffret Bien-être');
    expect(spa).toContain('<li>Une nuit pour deux</li>');
    expect(spa).toMatch(/<strong[^>]*>130\s€<\/strong>/);
    expect(spa).toMatch(/<s>.*150\s€<\/s>/);
    expect(spa).toMatch(/−14\s%/);
    const romance = /<article[^>]*>(?:(?!<\/article>).)*ROMANTICEBOX.*?<\/article>/.exec(main)?.[0] ?? '';
    expect(romance).toContain('Coffret Romance');
    expect(romance).not.toContain('<s>');
  });
});

describe('a list of boxes that could not be had', () => {
  it('says so in plain words, without a grid [PERROR-08]', async () => {
    const gifts = {
      boxes: async () => ({ ok: false as const, messageKey: BOXES_ERROR_KEY, code: 'UNAVAILABLE' as const }),
    };
    const content = { boxListing: async () => undefined };
    const page = await boxListingPage(testRequest({ ...english, gifts, content }));
    const html = print(page.body);
    expect(page.status).toBe(500);
    expect(html).toContain('Oops, something went wrong');
    expect(html).not.toMatch(/<article|<ul/);
  });
});

describe('an offer that is sold no longer', () => {
  it('is gone, which is not the same as never there, and leads to its hotel [NOTFOUND-07]', async () => {
    const { status, html, main } = await visit('/product/900');
    expect(status).toBe(410);
    expect(html).toContain('content="noindex');
    expect(main).toContain(fr.host.tooLate);
    expect(hrefs(main)).toContain('/#hotelId=1');
    expect(main).toContain(fr.host.seeOthersHotel);
    expect(hrefs(main).some((href) => href.startsWith('/product/10'))).toBe(true);
    expect((await visit('/product/999')).status).toBe(404);
  });

  it('leads to other activities where it was one [NOTFOUND-07]', async () => {
    const { status, main } = await visit('/activity/903');
    expect(status).toBe(410);
    expect(main).toContain(fr.host.seeOthers);
    expect(hrefs(main)).toContain('/activity-search');
  });

  it.each([
    ['weekend', 'See other offers from this hotel'],
    ['activity', 'See other offers'],
  ] as const)('says so in these words, of a %s [NOTFOUND-08]', (itemCategory, button) => {
    const [expired] = stayOffers(1);
    const text = print(
      <ExpiredNotice request={english} offer={{ itemCategory, hotel: { ...expired!.hotel, id: '4' } }} />,
    );
    expect(text).toContain('Too late!');
    expect(text).toContain('<p>This offer has expired... Luckily, we have other stays to suggest you.</p>');
    expect(text).toContain(`>${button}</a>`);
  });
});
