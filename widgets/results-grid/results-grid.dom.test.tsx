import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dressPage } from '@staykit/testing/dress-page.ts';
import { createChannel } from '@staykit/channel/create-channel.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import en from '@staykit/messages/en.json';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { activityOffer, emptyPage, offerPage, stayOffers } from '@staykit/testing/fixtures/offers.ts';
import { act, hydrate, render, waitFor, within } from '@staykit/testing/render.tsx';
import { ResultsGrid } from './results-grid.tsx';
import type { ResultsGridProps } from './results-grid-props.ts';

const now = () => TEST_NOW;
const DATED = 'checkin=2030-06-10&checkout=2030-06-12&night=2&a=2&c=0&b=0';

function grid(changes: Partial<ResultsGridProps> = {}) {
  return (
    <ResultsGrid
      client={fakeClient()}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={now}
      {...changes}
    />
  );
}
const show = (changes: Partial<ResultsGridProps> = {}) => render(grid(changes));
const cards = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[part="card"]')];
/** A promise whose answer the test gives. */
function later<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
/** A dialog over the page: outside the container's own queries where it is in the top layer, so by role there. */
const settled = async (view: Awaited<ReturnType<typeof show>>) => {
  await waitFor(() =>
    expect(view.container.querySelector('[part="results"]')).toHaveAttribute('aria-busy', 'false'),
  );
  // The first row stands, and the others come.
  await waitFor(() => expect(view.container.querySelector('ul:not([aria-busy]) > [aria-busy]')).toBeNull());
};

beforeAll(async () => {
  dressPage();
  await page.viewport(1280, 900);
});

describe('what a search found', () => {
  it('stands in three columns [GRID-08]', async () => {
    const view = await show();
    await settled(view);
    const tops = cards(view.container).map((card) => card.getBoundingClientRect().top);
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[2]!);
  });

  it('is told as a range and a total [PAGER-01]', async () => {
    const client = fakeClient({ offers: async () => offerPage(20, 45) });
    const view = await show({ client, criteria: datedCriteria({ page: 1 }) });
    await view.findByText('21 - 40 results of 45');
    const last = await show({ client, criteria: datedCriteria({ page: 2 }) });
    await last.findByText('41 - 45 results of 45');
  });

  it('is announced to those who do not see it', async () => {
    const view = await show();
    await waitFor(() => expect(view.getByRole('status')).toHaveTextContent('60 offers'));
  });

  it('a card links with the dates and travellers of the search [ROUTE-15] [ROUTE-16]', async () => {
    const search = criteria({
      checkin: '2030-06-01',
      checkout: '2030-06-03',
      night: 2,
      pax: { adult: 2, child: 1, baby: 0, singleRoom: true },
    });
    const view = await show({ criteria: search });
    await settled(view);
    const href = view.getAllByRole('link', { name: /^Escapade à Annecy, / })[0]!.getAttribute('href')!;
    const [path, hash] = href.split('#');
    expect(path).toBe('/product/1001?flow=booking');
    const stated = Object.fromEntries(new URLSearchParams(hash));
    expect(stated).toMatchObject({ checkin: '2030-06-01', checkout: '2030-06-03', a: '2', c: '1' });
  });

  it('a card of the hotel flow leads to the hotel, with the search parameters kept [ROUTE-17]', async () => {
    const client = fakeClient({ offers: async () => offerPage(20, 60) });
    const view = await show({ client, criteria: datedCriteria({ flow: 'hotel', page: 1 }) });
    await settled(view);
    const href = view.getByRole('link', { name: /^Hôtel Annecy 1, / }).getAttribute('href');
    expect(href).toMatch(/^\/hotel\/345\?flow=hotel&page=1#/);
  });

  it('blocks stand after card 3 and after card 9 [GRID-10]', async () => {
    const view = await show({ inlineBlocks: { giftCard: 'Gift card', singleVoucher: 'Voucher' } });
    await settled(view);
    const items = [...view.getByRole('list', { name: 'Offers' }).children];
    expect(
      items.map((item, index) => (item.hasAttribute('data-block') ? index : -1)).filter((at) => at >= 0),
    ).toEqual([3, 10]);
  });

  it('a block stands between cards, never after the last one', async () => {
    const inlineBlocks = { giftCard: 'Gift card', singleVoucher: 'Voucher' };
    const view = await show({
      inlineBlocks,
      client: fakeClient({ offers: async () => offerPage(9, 9) }),
    });
    await settled(view);
    const items = [...view.getByRole('list', { name: 'Offers' }).children];
    expect(items.map((item) => (item.hasAttribute('data-block') ? 'B' : 'c')).join('')).toBe('cccBcccccc');
  });

  it('the experiment hides the blocks in the gifting flow only [EXPERIMENT-07]', async () => {
    const props = { inlineBlocks: { giftCard: 'Gift card' }, variants: { hideGiftBlocks: true } };
    const gifting = await show({ ...props, criteria: criteria({ flow: 'gifting' }) });
    await settled(gifting);
    expect(gifting.queryByText('Gift card')).toBeNull();
    const booking = await show(props);
    await booking.findByText('Gift card');
  });

  it('families are told how prices are meant [GRID-04]', async () => {
    const child = await show({
      criteria: datedCriteria({ pax: { adult: 2, child: 1, baby: 0, singleRoom: true } }),
    });
    await child.findByText(/Travelling as a family/);
    const couple = await show();
    await settled(couple);
    expect(couple.queryByText(/Travelling as a family/)).toBeNull();
  });

  it('shows links to other searches [GRID-05]', async () => {
    const suggestions = ['Annecy', 'Colmar', 'Dinan', 'Nice'].map((label) => ({
      label,
      href: `/landing/${label}`,
    }));
    const view = await show({ suggestions });
    const links = within(view.getByRole('navigation', { name: 'You may also like' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(suggestions.map(({ href }) => href));
  });

  it('hearts come once the page is live, where the shop has a wish list [WISHLIST-01]', async () => {
    const without = await show();
    await settled(without);
    expect(without.queryAllByRole('button', { name: /wishlist/ })).toHaveLength(0);
    const view = await show({ wishlist: { offerIds: ['1002'], onToggle: () => undefined } });
    await settled(view);
    expect(await view.findAllByRole('button', { name: /wishlist/ }, { timeout: 8_000 })).toHaveLength(
      cards(view.container).length,
    );
  });

  it('choosing a card sends one event, and the page may keep the visitor [CARD-22]', async () => {
    const layer: [string, unknown][] = [];
    const onSelectOffer = vi.fn(() => false);
    const view = await show({ track: (name, payload) => void layer.push([name, payload]), onSelectOffer });
    await settled(view);
    await view.user.click(view.getAllByRole('link', { name: /^Escapade à Biarritz, / })[0]!);
    expect(layer).toEqual([
      [
        'select_item',
        { id: '1002', label: 'Escapade à Biarritz', price: 15_700, position: 1, flow: 'booking' },
      ],
    ]);
    expect(onSelectOffer).toHaveBeenCalledTimes(1);
  });
});

describe('while a search runs, and when it fails', () => {
  it('cards are placeholders of the very height of a card until they come [CARD-14]', async () => {
    const answer = later<OfferPage>();
    const view = await show({ client: fakeClient({ offers: () => answer.promise }), pageSize: 12 });
    const grid = view.getByRole('region', { name: 'Offers' });
    expect(grid).toHaveAttribute('aria-busy', 'true');
    const places = view.getAllByRole('listitem', { name: 'Offer loading' });
    expect(places).toHaveLength(12);
    for (const place of places) expect(place).toHaveAttribute('aria-busy', 'true');
    const { height } = places[0]!.getBoundingClientRect();
    const before = grid.getBoundingClientRect().height;
    await act(() => answer.resolve(offerPage(12, 12)));
    expect(view.queryByRole('listitem', { name: 'Offer loading' })).toBeNull();
    const place = view.getAllByRole('article')[0]!.parentElement!;
    expect(Math.abs(place.getBoundingClientRect().height - height)).toBeLessThan(1);
    // The frame that shows them knows which of them are near.
    await waitFor(() => expect(Math.abs(grid.getBoundingClientRect().height - before)).toBeLessThan(2));
  });

  it('a late answer never covers a newer one [ROUTE-22]', async () => {
    const first = later<OfferPage>();
    const second = later<OfferPage>();
    const answers = [first.promise, second.promise];
    let methods: { search: (next: ReturnType<typeof criteria>) => void } | undefined;
    const view = await show({
      client: fakeClient({ offers: () => answers.shift() ?? first.promise }),
      expose: (given) => (methods = given),
    });
    await act(() => methods?.search(datedCriteria({ stars: [5] })));
    await act(() => second.resolve(offerPage(12, 40)));
    await act(() => first.resolve(offerPage(12, 99)));
    expect(view.getByRole('heading', { level: 2 })).toHaveTextContent('40 offers');
  });

  it.each(['booking', 'activity'] as const)(
    'a failed %s search says so in an alert, without codes [ERROR-01] [ERROR-08]',
    async (flow) => {
      const fail = () => Promise.reject(new StayError('SERVER', 'offers.json answered 500', { code: 1234 }));
      const onError = vi.fn();
      const view = await show({
        client: fakeClient({ offers: fail, activities: fail }),
        criteria: criteria({ flow }),
        onError,
      });
      expect(await view.findByRole('alert')).toHaveTextContent('Oops, something went wrong');
      expect(cards(view.container)).toHaveLength(0);
      expect(view.container.textContent).not.toMatch(/1234|500/);
      expect(onError).toHaveBeenCalledWith({ code: 'SERVER', message: 'offers.json answered 500' });
    },
  );

  it('trying again searches again', async () => {
    let times = 0;
    const offers = () =>
      times++ ? Promise.resolve(offerPage()) : Promise.reject(new StayError('NETWORK', 'reset'));
    const view = await show({ client: fakeClient({ offers }) });
    await view.user.click(await view.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards(view.container)).not.toHaveLength(0));
    expect(view.queryByRole('alert')).toBeNull();
  });
});

describe('when there is little or nothing', () => {
  const EMPTY =
    'No results. To get more results, try adjusting your search by changing your dates, adjusting your family ' +
    'composition or removing your filters.';
  const relaxed = (exact: OfferPage, other: (limit: number) => Promise<OfferPage>) =>
    fakeClient({
      offers: (_criteria, options) => (options?.limit ? other(options.limit) : Promise.resolve(exact)),
    });
  const themed = datedCriteria({ theme: 26 });

  it('relaxed results follow few exact ones, three of each [GRID-11] [GRID-19]', async () => {
    const client = relaxed(offerPage(2, 2), async () => offerPage(5, 5));
    const view = await show({ client, criteria: themed });
    await view.findByText(
      'Suggestion of stays, these results might be outside of your search criteria. Check them out or modify your search.',
    );
    expect(
      within(view.getByRole('region', { name: 'With other themes' })).getAllByRole('article'),
    ).toHaveLength(3);
    expect(within(view.getByRole('region', { name: 'On other dates' })).getAllByRole('article')).toHaveLength(
      3,
    );
  });

  it('relaxed results stand in for exact ones, and "No results" is not said [GRID-12] [ERROR-02]', async () => {
    const view = await show({ client: relaxed(emptyPage(), async () => offerPage(3)), criteria: themed });
    await view.findByText(/^No exact results found\. Suggestion of stays/);
    expect(view.queryByText(EMPTY)).toBeNull();
  });

  it('a relaxed search that fails or finds nothing is left out without a word [GRID-18]', async () => {
    const client = fakeClient({
      offers: (search, options) =>
        !options?.limit
          ? Promise.resolve(offerPage(2, 2))
          : search.theme === undefined
            ? Promise.reject(new StayError('SERVER', 'offers.json answered 500'))
            : Promise.resolve(offerPage(3)),
    });
    const onError = vi.fn();
    const view = await show({ client, criteria: themed, onError });
    await view.findByRole('region', { name: 'On other dates' });
    expect(view.queryByRole('region', { name: 'With other themes' })).toBeNull();
    expect(view.queryByRole('alert')).toBeNull();
    expect(onError).not.toHaveBeenCalled();
  });

  it('"No results" waits for the relaxed searches [ERROR-02]', async () => {
    const answer = later<OfferPage>();
    const view = await show({ client: relaxed(emptyPage(), () => answer.promise), criteria: themed });
    await settled(view);
    expect(view.queryByText(EMPTY)).toBeNull();
    await act(() => answer.resolve(emptyPage()));
    await waitFor(() => expect(view.container.querySelector('[part="empty"] p')?.textContent).toBe(EMPTY));
  });

  it('a party that no room takes is told so, and one press searches with several rooms [GRID-13] [GRID-19]', async () => {
    const party = { adult: 5, child: 1, baby: 0, singleRoom: true };
    const offers = vi.fn(async ({ pax }: SearchCriteria) =>
      pax.singleRoom ? emptyPage() : offerPage(5, 20),
    );
    const channel = createChannel({
      criteria: datedCriteria({ pax: party }),
      context: { api: '', locale: 'fr_FR' },
      submitted: 0,
    });
    const view = await show({
      client: fakeClient({ offers }),
      channel,
      criteria: datedCriteria({ pax: party }),
    });
    const rooms = within(await view.findByRole('region', { name: 'In several rooms' }));
    expect(rooms.getAllByRole('article')).toHaveLength(3);
    expect(
      rooms.getByText('“Everyone in one room” is selected, and no room sleeps all of you.'),
    ).toBeVisible();
    await view.user.click(rooms.getByRole('button', { name: 'Search with several rooms' }));
    await waitFor(() => expect(cards(view.container)).toHaveLength(5));
    expect(channel.get().criteria).toEqual(datedCriteria({ pax: { ...party, singleRoom: false } }));
  });

  it('who finds something in one room is shown no several ones [GRID-13]', async () => {
    const asked = vi.fn(async () => offerPage(2, 2));
    const pax = { adult: 2, child: 1, baby: 0, singleRoom: true };
    const view = await show({
      client: fakeClient({ offers: asked }),
      criteria: datedCriteria({ theme: 26, pax }),
    });
    await view.findByRole('region', { name: 'With other themes' });
    expect(view.queryByRole('region', { name: 'In several rooms' })).toBeNull();
  });

  it('all filters can be removed, dates and travellers stay [ERROR-03]', async () => {
    const address = memoryAddress(`${DATED}&stars=5`);
    const client = fakeClient({ offers: async ({ stars }) => (stars.length ? emptyPage() : offerPage()) });
    const view = await show({ client, address, sync: 'hash', criteria: datedCriteria({ stars: [5] }) });
    await view.user.click(await view.findByRole('button', { name: 'Remove all filters' }));
    await waitFor(() => expect(cards(view.container)).not.toHaveLength(0));
    expect(address.read().hash).toBe(DATED);
  });

  it('an activity search has words of its own [FACET-04]', async () => {
    const client = fakeClient({ activities: async () => emptyPage() });
    const view = await show({ client, criteria: criteria({ flow: 'activity' }) });
    await waitFor(() =>
      expect(view.container.querySelector('[part="empty"] p')?.textContent).toBe(
        'No activity found for this search',
      ),
    );
  });
});

describe('the address', () => {
  it('is rewritten once where it differs from the criteria, and never where it does not [ROUTE-20]', async () => {
    const differs = memoryAddress('a=2&c=0&b=0');
    const channel = createChannel({
      criteria: criteria(),
      context: { api: '', locale: 'fr_FR' },
      submitted: 0,
    });
    const view = await show({ address: differs, sync: 'hash', channel });
    await settled(view);
    expect(differs.writes).toHaveLength(0);
    const three = criteria({ pax: { adult: 3, child: 0, baby: 0, singleRoom: false } });
    await act(() => channel.set({ criteria: three, submitted: 1 }, 'search-box'));
    expect(differs.writes).toEqual([{ mode: 'push', hash: 'a=3&c=0&b=0', search: 'flow=booking' }]);
    await act(() => channel.set({ submitted: 2 }, 'search-box'));
    expect(differs.writes).toHaveLength(1);
  });

  it('gets the default travellers where its hash holds no criteria [ROUTE-21]', async () => {
    const address = memoryAddress('');
    await show({ address, sync: 'hash', criteria: criteria() });
    expect(address.writes).toEqual([{ mode: 'replace', hash: 'a=2&c=0&b=0', search: 'flow=booking' }]);
  });

  it('of a partner is read once and never written', async () => {
    const address = memoryAddress('a=3&c=0&b=0');
    const client = fakeClient();
    const view = await show({ client, address, criteria: criteria() });
    await settled(view);
    expect(client.callsOf('offers').at(-1)?.[0].pax.adult).toBe(3);
    await view.user.click(view.getByRole('link', { name: 'Page 2' }));
    await settled(view);
    expect(address.writes).toHaveLength(0);
  });

  it('going back searches what the address says again', async () => {
    const address = memoryAddress(DATED);
    const client = fakeClient({ offers: async () => offerPage(20, 60) });
    const view = await show({ client, address, sync: 'hash' });
    await settled(view);
    await act(() => address.visit({ hash: `${DATED}&stars=5` }));
    expect(client.callsOf('offers').at(-1)?.[0].stars).toEqual([5]);
    expect(address.writes).toHaveLength(0);
  });

  it('pages count from zero there and from one on the page [ROUTE-13]', async () => {
    const address = memoryAddress(DATED);
    const client = fakeClient({ offers: async () => offerPage(20, 100) });
    const view = await show({ client, address, sync: 'hash' });
    await settled(view);
    expect(view.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await view.user.click(view.getByRole('link', { name: 'Page 3' }));
    expect(new URLSearchParams(address.read().search).get('page')).toBe('2');
    await waitFor(() =>
      expect(view.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(document.activeElement).toBe(view.getByRole('heading', { level: 2 }));
  });
});

describe('the order of the results', () => {
  it.each(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const)(
    'has a label for every choice in %s [SORT-06]',
    async (locale) => {
      const { default: messages } = (await import(`../messages/${locale}.json`)) as { default: typeof en };
      for (const flow of ['booking', 'gifting'] as const) {
        const view = await show({ locale, messages, criteria: criteria({ flow, lat: 45.9, lng: 6.1 }) });
        await settled(view);
        const label = messages.sort.by;
        await view.user.click(view.getByRole('button', { name: new RegExp(`^${label}`) }));
        const list = within(await view.findByRole('dialog', { name: label }));
        const choices = await list.findAllByRole('button');
        expect(choices.length).toBeGreaterThanOrEqual(4);
        for (const choice of choices) expect(choice.textContent).not.toMatch(/^$|^sort\./);
        await view.unmount();
      }
    },
  );

  it('choosing one searches again from the first page', async () => {
    const address = memoryAddress(DATED, 'flow=booking&page=2');
    const client = fakeClient({ offers: async () => offerPage(20, 100) });
    const view = await show({ client, address, sync: 'hash', criteria: datedCriteria({ page: 2 }) });
    await settled(view);
    await view.user.click(view.getByRole('button', { name: /^Sort by/ }));
    await view.user.click(await view.findByRole('button', { name: 'Discount' }));
    expect(client.callsOf('offers').at(-1)?.[0]).toMatchObject({ sort: 'promo', page: 0 });
    expect(address.read()).toEqual({ search: 'flow=booking', hash: expect.stringContaining('sort=promo') });
  });
});

it('takes over what the server sent without changing it', async () => {
  const ui = grid({
    initial: { page: offerPage(20, 45), facets: facets() },
    criteria: datedCriteria({ stars: [5] }),
  });
  const view = await hydrate(renderToString(ui), ui);
  expect(view.mutations).toHaveLength(0);
  expect(view.complaints).toHaveLength(0);
  expect(cards(view.container)).toHaveLength(20);
});

it('never shows what the server found for other criteria than the address [ROUTE-22]', async () => {
  const client = fakeClient({ offers: () => new Promise(() => undefined) });
  const details = { checkin: '2030-06-10', night: 2, adult: 2, child: 0, baby: 1, totalCount: 45 };
  const view = await show({ client, initial: { page: { ...offerPage(20, 45), details } } });
  expect(cards(view.container)).toHaveLength(0);
  expect(client.callsOf('offers')).toHaveLength(1);
});

it.each([
  ['full', fakeClient()],
  ['loading', fakeClient({ offers: () => new Promise(() => undefined) })],
  ['empty', fakeClient({ offers: async () => emptyPage() })],
  ['failed', fakeClient({ offers: () => Promise.reject(new StayError('SERVER', '500')) })],
  ['activities', fakeClient({ activities: async () => ({ ...offerPage(1, 1), offers: [activityOffer()] }) })],
])('axe finds nothing in the %s grid', async (name, client) => {
  const search =
    name === 'activities' ? criteria({ flow: 'activity' }) : datedCriteria({ stars: [5], theme: 26 });
  const view = await show({
    client,
    criteria: search,
    initial: {
      page: { offers: stayOffers(0), details: { adult: 9, child: 0, baby: 0, totalCount: 0 } },
      facets: facets(),
    },
  });
  if (name !== 'loading') await settled(view);
  const { violations } = await axe.run(view.container);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
