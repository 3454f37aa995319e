import { printElement } from '../../framework/document/print-element.ts';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { waitFor } from '@staykit/testing/render.tsx';
import { GiftLine } from './gift-line.tsx';
import { start as startGiftLine } from './start-gift-line.tsx';
import { forgetGift, keepGift, keptGift } from './kept-gift.ts';
import { BOX_GIFT as gift } from '../beneficiary/fixtures/box-gift.ts';

// What the build makes of the texts for pages that sell.
vi.mock('../../framework/browser/locale-chunks.ts', async () => {
  const [fr_FR, nl_BE] = await Promise.all([
    import('@staykit/messages/fr_FR.json'),
    import('@staykit/messages/nl_BE.json'),
  ]);
  return { SALE_CHUNKS: { fr_FR: async () => fr_FR, nl_BE: async () => nl_BE } };
});

const CODE = '9GQX6DMU3AHRY7E2';

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  document.documentElement.dataset['gift'] = '';
});
afterEach(() => {
  place.remove();
  delete document.documentElement.dataset['gift'];
  forgetGift();
});

it('the way to a stay says what the gift covers and leads back to the stays of its box, without its code [FLOW-07]', async () => {
  keepGift(CODE, gift);
  await startGiftLine(place, { locale: 'fr_FR' });
  expect(place.textContent).toMatch(/Votre coffret couvre 149,90\s€/);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/beneficiary/stays/SPAEBOX');
  expect(place.outerHTML).not.toContain(CODE);
  expect((await axe.run(place)).violations).toEqual([]);
});

it('the gift is left behind by its button, and the page shown without', async () => {
  keepGift(CODE, gift);
  const again = vi.fn<() => void>();
  await startGiftLine(place, { locale: 'nl_BE', prefix: '/mag-a' }, again);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/mag-a/beneficiary/stays/SPAEBOX');
  place.querySelector('button')?.click();
  expect(keptGift()).toBeUndefined();
  expect(again).toHaveBeenCalledTimes(1);
});

it('what is kept and cannot be read keeps no place on the page', async () => {
  sessionStorage.setItem('stay-gift', '{"amount":14990}');
  await startGiftLine(place, { locale: 'fr_FR' });
  expect(place.textContent).toBe('');
  await waitFor(() => expect(document.documentElement.dataset['gift']).toBeUndefined());
});

it.each(LOCALES)('every kind of gift that pays for a stay is named in %s', (locale) => {
  const t = createTranslate(locale, LOCALE_TEXTS[locale]);
  const common = { locale, t, prefix: '', path: '/search', onLeave: () => {} };
  const told = (['BOX', 'SINGLEVOUCHER', 'GIFTCARD'] as const).map((productType) =>
    printElement(<GiftLine {...common} gift={{ ...gift, productType }} />),
  );
  expect(new Set(told.map((html) => /<strong[^>]*>([^<]*149,90[^<]*)<\/strong>/.exec(html)?.[1])).size).toBe(
    3,
  );
});
