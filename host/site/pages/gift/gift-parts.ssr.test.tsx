import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import { describe, expect, it } from 'vitest';
import { GIFT_SHOP } from '@staykit/core/gift/gift-shop.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import { validityMonths, VOUCHER_VALIDITY } from '@staykit/core/gift/voucher-validity.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import es_ES from '@staykit/messages/es_ES.json' with { type: 'json' };
import fr_FR from '@staykit/messages/fr_FR.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { giftPriceList } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { productDetail } from '@staykit/testing/fixtures/products.ts';
import { productPage } from '../product/page.tsx';
import { GiftParts } from './gift-parts.tsx';

const t = createTranslate('en', en);
const text = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** The page of a stay in a flow, as a server prints it. */
async function visit(flow: 'booking' | 'gifting', variants: Variants = {}): Promise<string> {
  const offer = { ...productDetail(), id: '31' };
  const request = testRequest({
    address: { page: 'product', offerId: '31', prefix: '' },
    locale: 'fr_FR',
    path: '/product/31',
    search: `?flow=${flow}`,
    origin: { protocol: 'https', host: 'shop.example' },
    products: { productDetail: async () => offer, reviewBlock: async () => undefined },
    gifts: { giftPrices: async () => giftPriceList() },
    content: { giftBlock: async () => undefined },
    t,
    messages: en,
    instant: TEST_NOW,
    now: { date: '2030-05-17', time: '10:00:00' },
    apiOrigin: '',
    visit: { variants },
    productUrl: '',
  });
  const { body } = await productPage(request);
  return printElement(body);
}

const parts = (locale: Locale, shop = GIFT_SHOP, texts = t) =>
  printElement(
    <GiftParts
      offer={{ id: '31', imageUrl: '/api/images/p1' }}
      request={{ t: texts, locale, productUrl: '' }}
      shop={shop}
    />,
  );

describe('the page of a stay that is given', () => {
  it('has a tab for the gift, and none where the stay is booked [PRODUCT-03]', async () => {
    expect(await visit('gifting')).toMatch(/<a href="#gift"[^>]*>The gift<\/a>/);
    expect(await visit('booking')).not.toContain('#gift');
  });

  it('says how the gift is made one’s own, and leads to where that is done [PRODUCT-32]', async () => {
    const gift = await visit('gifting');
    expect(text(gift)).toContain('Customise your gift');
    expect(gift).toMatch(
      /<a[^>]*href="\/checkout\/gift\?giftFormat=digital&amp;id=31[^"]*"[^>]*data-gift="31"/,
    );
    expect(text(await visit('booking'))).not.toContain('Customise your gift');
  });

  it('says in three steps how it works [PRODUCT-33]', async () => {
    const [, how = ''] = (await visit('gifting')).split('How it works');
    expect(/<ol[^>]*>(.*?)<\/ol>/.exec(how)?.[1]?.match(/<li>/g)).toHaveLength(3);
  });

  it('tells nothing of it to those whom an experiment spares it [PRODUCT-43]', async () => {
    const hidden = await visit('gifting', { hideGiftBlocks: true });
    expect(text(hidden)).not.toContain('Customise your gift');
    expect(text(hidden)).not.toContain('How it works');
    expect(hidden).not.toContain('#gift');
  });

  it('says how many stays there are to choose from, as the shop counts and the country writes them', () => {
    const spanish = createTranslate('es_ES', es_ES);
    expect(text(parts('es_ES', GIFT_SHOP, spanish))).toContain('5000 estancias');
    const more = text(parts('es_ES', { ...GIFT_SHOP, choiceOfStays: 7200 }, spanish));
    expect([more.includes('7200'), more.includes('5000')]).toEqual([true, false]);
    const french = createTranslate('fr_FR', fr_FR);
    expect(parts('fr_FR', GIFT_SHOP, french)).toContain('un choix de 5\u202f000 séjours');
  });

  it('says as many months as the voucher is sold for [VOUCHER-02]', () => {
    const spanish = createTranslate('es_ES', es_ES);
    expect(text(parts('es_ES', GIFT_SHOP, spanish))).toContain('durante 12 meses');
    const { overrides } = VOUCHER_VALIDITY;
    VOUCHER_VALIDITY.overrides = [{ page: 'product', market: 'ES', months: 18 }];
    try {
      expect(validityMonths('gift', { page: 'product', market: 'ES' })).toBe(18);
      expect(text(parts('es_ES', GIFT_SHOP, spanish))).toContain('durante 18 meses');
    } finally {
      VOUCHER_VALIDITY.overrides = overrides;
    }
  });

  it('has its price without script, and a form that leads to the checkout', async () => {
    const gift = await visit('gifting');

    expect(text(gift)).toMatch(/Total 160.€/);
    expect(gift).toMatch(/<form[^>]*action="\/checkout\/gift"/);
    expect(gift).toMatch(/<input type="hidden" name="id" value="31"/);
  });
});

it('the giver of a stay reads that it is activated, dated, extended or changed later, for the difference [VOUCHER-05]', async () => {
  const how = text(await visit('gifting'));
  expect(how).toMatch(
    /activates the voucher, chooses the dates, adds extras or switches to another getaway.*pays only the difference/,
  );
});
