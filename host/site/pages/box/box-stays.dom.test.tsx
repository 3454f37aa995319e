import { beforeAll, describe, expect, it, vi } from 'vitest';
import { baseCss } from '@staykit/themes/to-css.ts';
import { createGiftClient } from '@staykit/client/gift/create-gift-client.ts';
import type { BoxOfferPage } from '@staykit/client/gift/boxes.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets as facetsOf } from '@staykit/testing/fixtures/facets.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { BoxStays } from './box-stays.tsx';
import type { LoadStays } from './use-box-stays.ts';

beforeAll(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
});

/** Pages of so many stays each; what is asked beyond them is empty. */
function pagesOf(...lengths: number[]) {
  return (page: number): BoxOfferPage => ({
    offers: Array.from({ length: lengths[page] ?? 0 }, (_, index) =>
      stayOffer({ id: `${page}-${index}`, uri: `/product/${page}-${index}`, itemCategory: 'single_voucher' }),
    ),
    totalCount: lengths.reduce((sum, length) => sum + length, 0),
  });
}

async function open(load: LoadStays, first?: BoxOfferPage, hash = '') {
  const openMap = vi.fn<(filters?: SearchCriteria) => void>();
  const facets = vi.fn(async (_criteria: SearchCriteria) => facetsOf());
  const address = memoryAddress(hash);
  const view = await render(
    <BoxStays
      data={{ code: 'SPAEBOX', productUrl: '', ...(first && { first }) }}
      stay={{ locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' }}
      tools={{ load, openMap, facets, address }}
    />,
  );
  return { view, openMap, facets, address };
}
const cards = (view: Rendered) => view.container.querySelectorAll('article');
const loader = (view: Rendered) => view.container.querySelector<HTMLElement>('[data-loader]');

describe('the stays of a box', () => {
  it('are a card each, eight where eight are answered [BOX-06]', async () => {
    const { view } = await open(async () => new Promise(() => undefined), pagesOf(8)(0));
    expect(cards(view)).toHaveLength(8);
  });

  it('have their prices on one line, however long their names are, and say what a price is for in one piece', async () => {
    const names = ['Inn', 'The House of the Seven Winds at the End of the Long Road by the Lake'];
    const offers = pagesOf(4)(0).offers.map((offer, at) => ({
      ...offer,
      hotel: { ...offer.hotel, label: names[at % 2]! },
    }));
    const { view } = await open(async () => new Promise(() => undefined), { offers, totalCount: 4 });
    const prices = [...view.container.querySelectorAll('[data-price]')];
    const rows = Map.groupBy(prices, (price) => price.closest('article')!.getBoundingClientRect().top);
    for (const row of rows.values())
      expect(new Set(row.map((price) => Math.round(price.getBoundingClientRect().bottom))).size).toBe(1);
    for (const price of prices)
      for (const part of price.children) expect(part.getClientRects()).toHaveLength(1);
  });

  it('come eight at a time, and no more once a page is empty [BOX-07] [BOX-08]', async () => {
    const asked: string[] = [];
    const pages = pagesOf(8, 8);
    const fetch = vi.fn<typeof globalThis.fetch>(async (input) => {
      const { searchParams, pathname } = new URL(String(input instanceof Request ? input.url : input));
      asked.push(`${pathname}?page=${searchParams.get('page')}&limit=${searchParams.get('limit')}`);
      const { offers, totalCount } = pages(Number(searchParams.get('page')));
      return Response.json({ exactMatch: offers, searchDetails: { totalCount } });
    });
    const { boxOffers } = createGiftClient({ api: 'https://shop.example/api', locale: 'fr_FR', fetch });
    const { view } = await open((page, _criteria, signal) => boxOffers('SPAEBOX', page, { signal }));
    await waitFor(() => expect(cards(view).length).toBeGreaterThanOrEqual(8));
    for (const wanted of [2, 3])
      await waitFor(() => {
        // Again: pictures that come in meanwhile move it away.
        loader(view)?.scrollIntoView();
        expect(asked.length).toBeGreaterThanOrEqual(wanted);
      });
    await waitFor(() => expect(loader(view)).toBeNull());
    expect(cards(view)).toHaveLength(16);
    expect(asked).toEqual([0, 1, 2].map((page) => `/gateway/boxes/SPAEBOX/offers?page=${page}&limit=8`));
    // Somebody who goes up and down again asks for nothing.
    window.scrollTo(0, 0);
    cards(view)[15]?.scrollIntoView();
    await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    expect(asked).toHaveLength(3);
  });

  it('are not there while the first page is on its way, and where it cannot be had [BOX-09]', async () => {
    const waiting = await open(async () => new Promise(() => undefined));
    expect(waiting.view.container.textContent).toBe('');
    const load = vi.fn<LoadStays>(async () => {
      throw new Error('out of reach');
    });
    const failed = await open(load);
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await waitFor(() => expect(failed.view.container.textContent).toBe(''));
    expect(failed.view.container.querySelector('ul, section')).toBeNull();
  });

  it('stay where they are when a later page fails, which can be asked for again', async () => {
    const pages = pagesOf(8, 8);
    let broken = true;
    const { view } = await open(async (page) => {
      if (broken) throw new Error('out of reach');
      return pages(page);
    }, pages(0));
    loader(view)?.scrollIntoView();
    const retry = await view.findByRole('button', { name: 'Try again' });
    expect(cards(view)).toHaveLength(8);
    broken = false;
    await view.user.click(retry);
    await waitFor(() => expect(cards(view)).toHaveLength(16));
  });

  it('have a map, which nothing but a press opens [BOX-05]', async () => {
    const { view, openMap } = await open(async () => new Promise(() => undefined), pagesOf(8)(0));
    const button = view.getByRole<HTMLButtonElement>('button', { name: 'See on the map' });
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(openMap).not.toHaveBeenCalled();
    await view.user.click(button);
    expect(openMap).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('have a map of those alone that their filters leave [BOX-05] [PAPI-21]', async () => {
    const { view, openMap } = await open(async () => pagesOf(8)(0), undefined, 'stars=4');
    const button = view.getByRole<HTMLButtonElement>('button', { name: 'See on the map' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await view.user.click(button);
    expect(openMap.mock.calls[0]?.[0]?.stars).toEqual([4]);
  });

  it('are filtered by what is ticked, which the address keeps; without any left that is said [PAPI-21]', async () => {
    const load = vi.fn<LoadStays>(async (_page, { stars }) =>
      stars.length > 0 ? { offers: [], totalCount: 0 } : pagesOf(8)(0),
    );
    const { view, facets, address } = await open(load, pagesOf(8)(0));
    const button = await view.findByRole<HTMLButtonElement>('button', { name: 'Filter' });
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(facets).not.toHaveBeenCalled();
    await view.user.click(button);
    await view.user.click(await view.findByRole('checkbox', { name: /^5/ }));
    await view.user.click(view.getByRole('button', { name: /See results|Confirm/ }));
    await waitFor(() => expect(load.mock.lastCall?.[1]).toMatchObject({ stars: [5] }));
    expect(load.mock.lastCall?.[0]).toBe(0);
    expect(address.read().hash).toContain('stars=5');
    await view.findByText(/^No results/);
    await view.user.click(view.getByRole('link', { name: /Clear all/ }));
    await waitFor(() => expect(cards(view)).toHaveLength(8));
  });

  it('are those of the day, the hotel and the filters that the address names [PAPI-22]', async () => {
    const load = vi.fn<LoadStays>(async () => pagesOf(2)(0));
    await open(load, pagesOf(8)(0), 'checkin=2130-06-10&checkout=2130-06-12&hotelId=345&stars=4');
    await waitFor(() =>
      expect(load.mock.lastCall?.[1]).toMatchObject({ checkin: '2130-06-10', hotelId: '345', stars: [4] }),
    );
  });

  it('that could not be filtered can be asked for again, and the failed list is empty [PAPI-20]', async () => {
    const load = vi.fn<LoadStays>(async () => ({ offers: [], totalCount: 0, failed: true }));
    const { view } = await open(load, pagesOf(8)(0), 'stars=4');
    await view.findByRole('button', { name: 'Try again' });
    expect(cards(view)).toHaveLength(0);
  });
});
