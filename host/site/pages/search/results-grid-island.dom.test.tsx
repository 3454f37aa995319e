import { expect, it, vi } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { CONSENT_COOKIE, writeConsent } from '@staykit/core/consent/consent.ts';
import { createChannel } from '@staykit/channel/create-channel.ts';
import type { TargetedBanner } from '@staykit/core/content/targeted-banner.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import { act, render, waitFor, within } from '@staykit/testing/render.tsx';
import { inlineBlocks } from '../../shell/banners/inline-blocks.tsx';
import { writeCookie } from '../../shell/consent/cookie.ts';
import type { IslandPage } from '../../framework/page-data.ts';
import { MAP_CHOICE, PRICE_CHOICE } from './kept-choices.ts';
import type { ResultsGridData } from './search-data.ts';
import { resultsGridIsland } from './results-grid-island.tsx';

const banners: TargetedBanner[] = [
  { title: 'Keep the bathrobes', rules: { displayBannerWithThisThematic: 26, flow: 'stay' } },
];
const gift = {
  title: 'Give',
  giftcardURL: '/giftcard',
  boxURL: '/boxes',
  singleVoucherURL: '/search?flow=gifting',
};

async function show(
  page: Partial<IslandPage> = {},
  changes: Partial<ResultsGridData> = {},
  client = fakeClient(),
) {
  const wanted = changes.criteria ?? criteria();
  const channel = createChannel({
    criteria: wanted,
    context: { api: '', locale: 'fr_FR' },
    submitted: 0,
  });
  const view = await render(
    resultsGridIsland(
      { locale: 'fr_FR', origin: '', ...page },
      { criteria: wanted, initial: { page: offerPage(12) }, blocks: { gift, banners }, ...changes },
      { client, messages: en, channel, now: () => TEST_NOW, inlineBlocks },
    ),
  );
  const blocks = () =>
    [...view.container.querySelectorAll<HTMLElement>('[data-block]')]
      .filter((block) => block.childElementCount > 0)
      .map((block) => block.dataset['block']);
  return { ...view, blocks, channel };
}

it.each([
  ['tells the page of a fault of its own', new TypeError('no such part'), true],
  ['says a failed call itself', new StayError('SERVER', 'answered 500'), false],
] as const)('a list of stays that a visitor searches %s [SERROR-08]', async (_what, thrown, told) => {
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  try {
    const view = await show({}, {}, fakeClient({ offers: () => Promise.reject(thrown) }));
    await act(() => view.channel.set({ criteria: criteria({ theme: 26 }), submitted: 1 }, 'test'));
    expect(await view.findByRole('alert')).toBeTruthy();
    expect(report.mock.calls.length > 0).toBe(told);
    await view.unmount();
  } finally {
    report.mockRestore();
  }
});

it('visitors see gifts between the cards, and agents none of the blocks [CARE-01] [CARE-06]', async () => {
  expect((await show()).blocks()).toEqual(['giftCard', 'giftStay', 'singleVoucher']);
  const care = await show({ care: true });
  await waitFor(() => expect(care.container.querySelectorAll('[data-offer]').length).toBeGreaterThan(9));
  expect(care.container.querySelectorAll('[data-block]')).toHaveLength(0);
});

it('a gift block or banner whose content is missing leaves its placeholder [SERROR-06]', async () => {
  const { container } = await show({}, { blocks: {} });
  const placeholders = () =>
    [...container.querySelectorAll<HTMLElement>('[data-placeholder]')].map(
      (place) => place.closest<HTMLElement>('[data-block]')?.dataset['block'],
    );
  expect(placeholders()).toEqual(['giftStay', 'targetedBanner']);
  expect(container.querySelector('[data-placeholder]')?.clientHeight).toBeGreaterThan(100);
  const whole = await show();
  expect(whole.container.querySelector('[data-placeholder]')).toBeNull();
});

it('a banner for some searches comes with the search that it is for, and goes with it [GRID-10]', async () => {
  const view = await show();
  await act(() => view.channel.set({ criteria: criteria({ theme: 26 }) }, 'test'));
  await expect.poll(view.blocks).toContain('targetedBanner');
  expect(view.container.textContent).toContain('Keep the bathrobes');
  await act(() => view.channel.set({ criteria: criteria({ theme: 23 }) }, 'test'));
  await expect.poll(view.blocks).toContain('giftCard');
  expect(view.blocks()).not.toContain('targetedBanner');
});

it('a visitor for whom gifts are hidden sees them in the other flows [EXPERIMENT-07]', async () => {
  const variants = { hideGiftBlocks: true };
  expect((await show({ variants }, { criteria: criteria({ flow: 'gifting' }) })).blocks()).toEqual([]);
  expect((await show({ variants })).blocks()).toContain('giftCard');
});

it('links of the blocks stay inside a minisite', async () => {
  const view = await show({ prefix: '/celestine' });
  expect(view.getByRole('link', { name: 'Give a gift card' })).toHaveAttribute('href', '/celestine/giftcard');
});

it('the best boxes stand after the second row, in their colours, each with its price and a link inside the site [SENTITY-06] [BOXLIST-06]', async () => {
  const box = (id: string, sellPrice: number) => ({
    id,
    title: `Box ${id}`,
    sellPrice,
    referencePrice: 12_000,
    link: { url: `/box/box-${id}/${id}`, campaign: 'serp-boxes' },
  });
  const boxes = {
    id: 'best-boxes',
    title: 'Fancy giving?',
    colorPalette: { background: '#fcebe2', font: 'dark' as const },
    cta: { label: 'All boxes', url: '/boxes' },
    boxes: [box('A', 9_900), box('B', 12_000), box('C', 9_000)],
  };
  const view = await show({ prefix: '/celestine' }, { blocks: { boxes, banners } });
  const block = view.getByRole('region', { name: 'Fancy giving?' });
  const place = block.closest('[data-block]')!;
  const cells = [...place.parentElement!.children];
  const before = cells.slice(0, cells.indexOf(place)).filter((cell) => !cell.matches('[data-block]'));
  expect(before).toHaveLength(9);
  expect(within(block).getByRole('link', { name: 'Box A' })).toHaveAttribute(
    'href',
    '/celestine/box/box-A/A',
  );
  expect(within(block).getByRole('link', { name: 'All boxes' })).toHaveAttribute('href', '/celestine/boxes');
  expect(block.textContent).toMatch(/99\s€.*120\s€/);
  expect(block).toHaveAttribute('data-campaign', 'serp-boxes');
  expect(block.querySelector('rect')).toHaveAttribute('fill', '#fcebe2');
  expect(block.querySelector('ul')).toHaveAttribute('data-columns', '3');
  const care = await show({ care: true }, { blocks: { boxes } });
  expect(care.queryByRole('region', { name: 'Fancy giving?' })).toBeNull();
});

it('prices a night are kept for who lets pages remember, and the next visit shows them from the first paint on', async () => {
  const { dataset } = document.documentElement;
  PRICE_CHOICE.keep(true);
  expect([dataset['prices'], localStorage.getItem('stay-prices')]).toEqual(['night', null]);
  writeCookie(CONSENT_COOKIE, writeConsent(new Set(['preferences'])));
  PRICE_CHOICE.keep(true);
  delete dataset['prices'];
  // A classic script, not a module that types know.
  const early = '../../framework/browser/early.ts';
  await import(/* @vite-ignore */ early);
  expect([PRICE_CHOICE.isNightly(), MAP_CHOICE.isHidden()]).toEqual([true, false]);
  PRICE_CHOICE.keep(false);
  expect([PRICE_CHOICE.isNightly(), localStorage.getItem('stay-prices')]).toEqual([false, null]);
  writeCookie(CONSENT_COOKIE, '', 0);
});
