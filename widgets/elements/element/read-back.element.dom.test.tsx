import elements from 'virtual:staykit-elements';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubShop } from '@staykit/testing/fixtures/stub-shop.ts';
import { bookingBoxDocs } from '@staykit/widgets/booking-box/booking-box.element.ts';
import { giftDrawerDocs } from '@staykit/widgets/gift-drawer/gift-drawer.element.ts';
import { resultsGridDocs } from '@staykit/widgets/results-grid/results-grid.element.ts';
import { reviewsDocs } from '@staykit/widgets/reviews/reviews.element.ts';
import { propertyOf } from './element-values.ts';

/* What a script of the page reads from an element. */
const SHOP = 'https://shop.example';
const source = { url: `${SHOP}/elements/1/staykit.js`, defaults: { locale: 'nl_BE', partner: '1042' } };

type Live = HTMLElement & Record<string, unknown> & { show(): void; hide(): void };

beforeEach(() => {
  vi.stubGlobal('fetch', stubShop([]));
  for (const define of elements) define(source);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('an embedder reads from the properties of an element', () => {
  it.each([
    ['stay-booking-box', bookingBoxDocs],
    ['stay-gift-drawer', giftDrawerDocs],
    ['stay-results-grid', resultsGridDocs],
    ['stay-reviews', reviewsDocs],
  ])('the defaults of <%s> that the reference names', (tag, { attributes }) => {
    const element = document.createElement(tag) as Live;
    let compared = 0;
    for (const [name, doc] of Object.entries(attributes)) {
      // Others are told in words.
      if (!/^(\d+|none|false)$/.test(doc.default ?? '')) continue;
      expect(String(element[propertyOf(name)]), name).toBe(doc.default);
      compared += 1;
    }
    expect(compared).toBe({ 'stay-booking-box': 0, 'stay-gift-drawer': 2, 'stay-results-grid': 3 }[tag] ?? 1);
  });

  it('the default addresses, of the shop that counts for it', () => {
    const read = (tag: string, name: string) => {
      const element = document.createElement(tag) as Live;
      const before = element[name];
      element.setAttribute('api', 'https://other.example/');
      return [before, element[name]];
    };
    expect(read('stay-booking-box', 'checkoutUrl')).toEqual([
      `${SHOP}/checkout`,
      'https://other.example/checkout',
    ]);
    expect(read('stay-gift-drawer', 'checkoutUrl')[0]).toBe(`${SHOP}/checkout/gift`);
    expect(read('stay-results-grid', 'productUrl')).toEqual([SHOP, 'https://other.example']);
  });

  it('false, once a framework sets it, of a boolean that it wrote before the definition', () => {
    document.body.innerHTML = '<stay-results-grid newtab></stay-results-grid>';
    const grid = document.querySelector('stay-results-grid') as Live;
    expect(grid['newTab']).toBe(true);
    grid['newTab'] = false;
    expect(grid['newTab']).toBe(false);
    expect(grid.outerHTML).toBe('<stay-results-grid></stay-results-grid>');
  });

  it('what the loader says for all, and what it says itself', () => {
    const grid = document.createElement('stay-results-grid') as Live;
    const common = () => ['api', 'locale', 'partner', 'flow', 'theme'].map((name) => grid[name]);
    expect(common()).toEqual([SHOP, 'nl_BE', 1042, 'booking', undefined]);
    grid.setAttribute('flow', 'gifting');
    grid['partner'] = '7';
    grid['locale'] = 'fr-FR';
    expect(common()).toEqual([SHOP, 'fr_FR', 7, 'gifting', undefined]);
    grid['partner'] = undefined;
    grid.removeAttribute('flow');
    expect(common()).toEqual([SHOP, 'fr_FR', 1042, 'booking', undefined]);
  });

  it('booleans, which are true while their attribute is there, whatever it says', () => {
    const grid = document.createElement('stay-results-grid') as Live;
    expect(grid['newTab']).toBe(false);
    for (const text of ['', 'true', 'false', 'new-tab']) {
      grid.setAttribute('new-tab', text);
      expect(grid['newTab'], text).toBe(true);
      grid.removeAttribute('new-tab');
      expect(grid['newTab'], text).toBe(false);
    }
    for (const value of [true, false, 1, 0, 'yes', null, '', undefined]) {
      grid['newTab'] = value;
      const is = value === '' || !!value;
      expect([grid['newTab'], grid.hasAttribute('new-tab')], String(value)).toEqual([is, is]);
    }
  });

  it('whether a gift drawer is open, whoever opened or closed it', async () => {
    const drawer = document.createElement('stay-gift-drawer') as Live;
    document.body.append(drawer);
    const root = await vi.waitFor(() => {
      expect(drawer.matches(':state(live)')).toBe(true);
      return drawer.shadowRoot!;
    });
    const isShown = () => root.querySelector<HTMLDialogElement>('dialog')?.open ?? false;
    const expectOpen = (is: boolean) =>
      vi.waitFor(() =>
        expect([drawer['open'], drawer.hasAttribute('open'), isShown()]).toEqual([is, is, is]),
      );
    await expectOpen(false);
    root.querySelector<HTMLButtonElement>('[part=button]')!.click();
    await expectOpen(true);
    root.querySelector('dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expectOpen(false);
    drawer.show();
    await expectOpen(true);
    drawer.hide();
    await expectOpen(false);
    drawer['open'] = true;
    await expectOpen(true);
    drawer['open'] = false;
    await expectOpen(false);
    drawer.setAttribute('open', '');
    await expectOpen(true);
    drawer.removeAttribute('open');
    await expectOpen(false);
  });
});
