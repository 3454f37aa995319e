import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dressPage } from '@staykit/testing/dress-page.ts';
import type { StayClient } from '@staykit/client/stay-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { distanceKm } from '@staykit/core/search/map/distance.ts';
import type { StayPackage } from '@staykit/core/search/results/stay-package.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { act, render, waitFor, within } from '@staykit/testing/render.tsx';
import { ResultsGrid } from '../results-grid.tsx';
import type { ErrorDetail, ResultsGridProps } from '../results-grid-props.ts';

const HOTELS: readonly StayPackage[] = [
  { id: '1', label: 'Hôtel du Nord', lat: 50.63, lng: 3.06, weekendIds: ['11', '12'], fromPrice: 12_900 },
  { id: '2', label: 'Auberge de l’Ouest', lat: 48.11, lng: -1.68, weekendIds: ['21'], fromPrice: 9_900 },
  { id: '3', label: 'Le Centre', lat: 47.08, lng: 2.4, weekendIds: ['31'], fromPrice: 145_800 },
  { id: '4', label: 'Villa du Sud', lat: 43.6, lng: 1.44, weekendIds: ['41'] },
  { id: '5', label: 'Chalet de l’Est', lat: 45.9, lng: 6.13, weekendIds: ['51'], fromPrice: 25_800 },
];

const found =
  (packages: readonly StayPackage[] = HOTELS): StayClient['packages'] =>
  async () => ({ packages: [...packages], offers: [] });

async function show(changes: Partial<ResultsGridProps> = {}, answers: Partial<StayClient> = {}) {
  const client = fakeClient({ packages: found(), ...answers });
  const errors: ErrorDetail[] = [];
  const view = await render(
    <ResultsGrid
      client={client}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={() => TEST_NOW}
      onError={(error) => errors.push(error)}
      {...changes}
    />,
  );
  const dialog = () => view.container.querySelector<HTMLDialogElement>('dialog[part="map"]');
  const open = async () => {
    await userEvent.click(view.getByRole('button', { name: 'Map' }));
    await waitFor(() => expect(dialog()).toHaveAttribute('open'), { timeout: 10_000 });
    return within(dialog()!);
  };
  const markers = () => [
    ...(dialog()?.querySelectorAll<HTMLElement>('[role="application"] button[aria-pressed]') ?? []),
  ];
  const marker = async (name: string) => {
    await waitFor(() => expect(markers().some((one) => one.ariaLabel?.startsWith(name))).toBe(true), {
      timeout: 10_000,
    });
    return markers().find((one) => one.ariaLabel?.startsWith(name))!;
  };
  return { view, client, errors, dialog, open, markers, marker };
}
/** What is read, with plain spaces. */
const wordsOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');
/** Presses where nothing stands: the middle of the sea west of France. */
const pressMap = async (dialog: HTMLElement) => {
  const map = dialog.querySelector<HTMLElement>('[role="application"]')!;
  await userEvent.click(map, { position: { x: 30, y: map.clientHeight - 60 } });
};

beforeAll(dressPage);
beforeEach(async () => page.viewport(1280, 900));

describe('the map of a search', () => {
  it('is made with the first press and kept when it is closed, with what it showed [MAP-01]', async () => {
    const { view, dialog, open, marker, client } = await show();
    expect(dialog()).toBeNull();
    expect(client.callsOf('packages')).toEqual([]);
    await open();
    const before = await marker('Villa du Sud');
    const place = before.getBoundingClientRect().x;
    await userEvent.click(within(dialog()!).getByRole('button', { name: 'Zoom in' }));
    await waitFor(async () =>
      expect((await marker('Villa du Sud')).getBoundingClientRect().x).not.toBe(place),
    );
    const map = dialog()!.querySelector('[role="application"]');
    const moved = (await marker('Villa du Sud')).getBoundingClientRect();
    await userEvent.click(within(dialog()!).getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeVisible();
    expect(dialog()?.querySelector('[role="application"]')).toBe(map);
    await userEvent.click(view.getByRole('button', { name: 'Map' }));
    expect(dialog()).toBeVisible();
    expect(dialog()?.querySelector('[role="application"]')).toBe(map);
    expect((await marker('Villa du Sud')).getBoundingClientRect()).toEqual(moved);
    expect(client.callsOf('packages')).toHaveLength(1);
  });

  it('leaves nothing of itself on the page of a partner once it was moved by hand and is gone', async () => {
    // What nothing takes away again: Leaflet puts these on the document where it imitates touches.
    const listen = vi.spyOn(EventTarget.prototype, 'addEventListener');
    const fields = [document, window].map((one) => Object.getOwnPropertyNames(one));
    const { view, open, dialog } = await show();
    await open();
    const map = dialog()!.querySelector<HTMLElement>('[role="application"]')!;
    const start = { x: 30, y: map.clientHeight - 60 };
    await userEvent.dragAndDrop(map, map, { sourcePosition: start, targetPosition: { x: 90, y: start.y } });
    await view.unmount();
    const onDocument = listen.mock.calls.filter((_, call) => listen.mock.contexts[call] === document);
    expect(onDocument.map(([type]) => type)).toContain('mousemove');
    expect(onDocument.filter(([type]) => type.startsWith('pointer') && type !== 'pointerdown')).toEqual([]);
    listen.mockRestore();
    // A drag that has just ended is waited for.
    await waitFor(() =>
      expect([document, window].map((one) => Object.getOwnPropertyNames(one))).toEqual(fields),
    );
    expect(document.body).not.toHaveAttribute('class');
  });

  it('has a marker of 40 px for each located result, and no stale ones [MAP-02] [MAP-09]', async () => {
    const { open, markers } = await show();
    await open();
    await waitFor(() => expect(markers()).toHaveLength(5));
    expect(markers().map(({ ariaLabel }) => ariaLabel)).toEqual(
      [
        'Hôtel du Nord, from 129 €',
        'Auberge de l’Ouest, from 99 €',
        'Le Centre, from 1\u202f458 €',
        'Chalet de l’Est, from 258 €',
        'Villa du Sud',
      ].map((name) => name.replaceAll(' €', '\u00a0€')),
    );
    expect(markers().map((one) => one.offsetWidth)).toEqual([40, 40, 40, 40, 40]);
  });

  it('the chosen marker alone is larger and red [MAP-03] [MAP-09]', async () => {
    const { open, markers, marker } = await show();
    await open();
    const plain = getComputedStyle(await marker('Le Centre')).backgroundColor;
    await userEvent.click(await marker('Villa du Sud'));
    expect((await marker('Villa du Sud')).offsetWidth).toBe(47);
    await userEvent.click(await marker('Le Centre'));
    expect(markers().map((one) => [one.ariaPressed, one.offsetWidth])).toEqual([
      ['false', 40],
      ['false', 40],
      ['true', 47],
      ['false', 40],
      ['false', 40],
    ]);
    expect(getComputedStyle(await marker('Le Centre')).backgroundColor).toBe('rgb(196, 18, 47)');
    expect(getComputedStyle(await marker('Villa du Sud')).backgroundColor).toBe(plain);
  });

  it('a chosen marker shows a card with the offer, its price and the way to it [MAP-04]', async () => {
    const { open, marker } = await show(
      {},
      {
        detail: async (id) =>
          stayOffer({ id, uri: `/product/${id}`, label: 'Two nights by the lake', sellPrice: 25_800 }),
      },
    );
    const dialog = await open();
    await userEvent.click(await marker('Chalet de l’Est'));
    const card = await dialog.findByRole('article', { name: 'Chalet de l’Est' });
    expect(await within(card).findByRole('heading', { name: 'Two nights by the lake' })).toBeVisible();
    expect(wordsOf(card)).toContain('258 €');
    const link = within(card).getByRole('link', { name: 'See offer' });
    expect(link.getAttribute('href')).toMatch(/^\/product\/51.*checkin=2030-06-10/);
  });

  it('a press on the map itself leaves no marker chosen and no card [MAP-05]', async () => {
    const { open, markers, marker, dialog } = await show();
    const map = await open();
    await userEvent.click(await marker('Le Centre'));
    await map.findByRole('article', { name: 'Le Centre' });
    await pressMap(dialog()!);
    await waitFor(() => expect(map.queryByRole('article')).toBeNull());
    expect(markers().filter((one) => one.ariaPressed === 'true')).toEqual([]);
  });

  it('asks for the detail of the first offer of a marker, and once only [MAP-12]', async () => {
    const { open, marker, client } = await show();
    const map = await open();
    await userEvent.click(await marker('Hôtel du Nord'));
    const card = await map.findByRole('article', { name: 'Hôtel du Nord' });
    // Until the detail is there the card is called as its hotel.
    const title = { name: 'Une nuit au bord du lac' };
    await within(card).findByRole('heading', title);
    await userEvent.click(within(card).getByRole('button', { name: 'Close the card' }));
    await userEvent.click(await marker('Hôtel du Nord'));
    await within(await map.findByRole('article')).findByRole('heading', title);
    expect(client.callsOf('detail').map(([id]) => id)).toEqual(['11']);
  });
});

describe('the search in the area of the map', () => {
  it('searches a circle around its centre that reaches its corner, in the address too [MAP-06] [MAP-07]', async () => {
    const address = memoryAddress('lat=45&lng=5&distanceMin=0&distanceMax=200&a=2&c=0&b=0');
    const { open, client, marker } = await show({ address, sync: 'hash' });
    const map = await open();
    await marker('Le Centre');
    await userEvent.click(map.getByRole('button', { name: 'Search in this area' }));
    await waitFor(() => expect(client.callsOf('offers')).toHaveLength(2));
    const [searched] = client.callsOf('offers').at(-1)!;
    expect(searched).toMatchObject({ lat: 45, lng: 5, distanceMin: 0, distanceActive: true });
    const screen = map.getByRole('application').getBoundingClientRect();
    const north = await marker('Le Centre');
    // Half the diagonal of the screen in km, by the scale that two markers tell.
    const at = (one: HTMLElement) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const [x1, y1] = at(north);
    const [x2, y2] = at(await marker('Chalet de l’Est'));
    const kmPerPx = distanceKm(HOTELS[2]!, HOTELS[4]!) / Math.hypot(x1 - x2, y1 - y2);
    const diagonal = (Math.hypot(screen.width, screen.height) / 2) * kmPerPx;
    expect(Number.isInteger(searched.distanceMax)).toBe(true);
    expect(Math.abs(searched.distanceMax! - diagonal) / diagonal).toBeLessThan(0.12);
    expect(address.read().hash).toContain(`lat=45&lng=5`);
    expect(address.read().hash).toContain(`distanceMin=0&distanceMax=${searched.distanceMax}`);
  });

  it('takes the place of the destination, asks for new markers and leaves the map where it is [MAP-06]', async () => {
    const { open, client, marker } = await show({
      criteria: criteria({ location: { category: 'region', id: '84' }, hotelId: '9' }),
    });
    const map = await open();
    const before = (await marker('Le Centre')).getBoundingClientRect();
    await userEvent.click(map.getByRole('button', { name: 'Search in this area' }));
    await waitFor(() => expect(client.callsOf('packages')).toHaveLength(2));
    const [{ criteria: asked }] = client.callsOf('packages')[1]!;
    expect(asked).not.toHaveProperty('location');
    expect(asked).not.toHaveProperty('hotelId');
    expect(asked.lat).toBeDefined();
    await act(() => undefined);
    expect((await marker('Le Centre')).getBoundingClientRect()).toEqual(before);
  });
});

describe('when a call of the map fails', () => {
  it('a failed detail leaves the marker chosen and its card with what is known [API-28]', async () => {
    const { open, marker, errors } = await show(
      {},
      {
        detail: () => Promise.reject(new StayError('SERVER', 'detail.json answered 500')),
      },
    );
    const map = await open();
    await userEvent.click(await marker('Hôtel du Nord'));
    await waitFor(() => expect(errors).toHaveLength(1));
    const card = map.getByRole('article', { name: 'Hôtel du Nord' });
    expect(within(card).getByRole('heading', { name: 'Hôtel du Nord' })).toBeVisible();
    expect(wordsOf(card)).toContain('from 129 €');
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/product/11'));
    expect((await marker('Hôtel du Nord')).ariaPressed).toBe('true');
    expect(errors[0]?.code).toBe('SERVER');
  });

  it('failed markers are told on the map with another try, and not as an alert of the grid [API-28] [ERROR-01]', async () => {
    let fail = true;
    const { view, open, markers, errors } = await show(
      {},
      {
        packages: (request) =>
          fail ? Promise.reject(new StayError('SERVER', 'offers.json answered 500')) : found()(request),
      },
    );
    const map = await open();
    expect(await map.findByText('The offers could not be shown on the map.')).toBeVisible();
    expect(errors).toHaveLength(1);
    expect(view.queryByRole('alert', { hidden: true })).toBeNull();
    expect(view.container.querySelectorAll('[part="card"]').length).toBeGreaterThan(0);
    fail = false;
    await userEvent.click(map.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(markers()).toHaveLength(5));
    expect(map.queryByText('The offers could not be shown on the map.')).toBeNull();
  });

  it('what a policy does not keep is gone: the card of a failed detail, the markers of another search [API-28]', async () => {
    let failing = false;
    const answers = fakeClient({
      packages: (request) => (failing ? Promise.reject(new StayError('SERVER', '500')) : found()(request)),
      detail: () => Promise.reject(new StayError('SERVER', '500')),
    });
    const client = { ...answers, failurePolicy: { detail: 'clear', markers: 'clear' } as const };
    const { open, markers, marker, errors } = await show({ client });
    const map = await open();
    await userEvent.click(await marker('Hôtel du Nord'));
    await waitFor(() => expect(errors).toHaveLength(1));
    expect(map.queryByRole('article')).toBeNull();
    expect(markers().map(({ ariaPressed }) => ariaPressed)).toEqual(Array(5).fill('false'));
    failing = true;
    await userEvent.click(map.getByRole('button', { name: 'Search in this area' }));
    await map.findByText('The offers could not be shown on the map.');
    expect(markers()).toEqual([]);
    expect(errors).toHaveLength(2);
  });

  it('a search that fails later leaves the markers that are known [API-28]', async () => {
    let calls = 0;
    const { open, markers, marker } = await show(
      {},
      {
        packages: (request) => {
          calls += 1;
          return calls > 1 ? Promise.reject(new StayError('SERVER', '500')) : found()(request);
        },
      },
    );
    const map = await open();
    await marker('Le Centre');
    await userEvent.click(map.getByRole('button', { name: 'Search in this area' }));
    await map.findByText('The offers could not be shown on the map.');
    expect(markers()).toHaveLength(5);
  });
});

describe('without a pointer', () => {
  it('the list beside the map chooses the same hotels, and Escape leads back', async () => {
    const { view, open, dialog, marker } = await show();
    const map = await open();
    await marker('Le Centre');
    const list = map.getByRole('list', { name: 'Offers in this part of the map' });
    const item = await within(list).findByRole('button', { name: /Villa du Sud/ });
    item.focus();
    await userEvent.keyboard('{Enter}');
    const card = await map.findByRole('article', { name: 'Villa du Sud' });
    await waitFor(() => expect(card).toHaveFocus());
    expect((await marker('Villa du Sud')).ariaPressed).toBe('true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(map.queryByRole('article')).toBeNull());
    expect(item).toHaveFocus();
    expect(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeVisible());
    expect(view.getByRole('button', { name: 'Map' })).toHaveFocus();
  });

  it('arrow keys move the map, and plus and minus zoom', async () => {
    const { open, marker } = await show();
    const map = await open();
    const place = async () => (await marker('Le Centre')).getBoundingClientRect();
    const before = await place();
    map.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect((await place()).x).toBeCloseTo(before.x - 100, -1));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect((await place()).y).toBeCloseTo(before.y - 100, -1));
    const [near, far] = [await marker('Le Centre'), await marker('Villa du Sud')];
    const gap = () => far.getBoundingClientRect().y - near.getBoundingClientRect().y;
    const wide = gap();
    await userEvent.keyboard('-');
    await waitFor(() => expect(gap()).toBeLessThan(wide * 0.6));
    await userEvent.keyboard('+');
    await waitFor(() => expect(Math.abs(gap() - wide)).toBeLessThan(3));
  });

  it('the open map with a card has no accessibility finding', async () => {
    const { open, dialog, marker } = await show();
    const map = await open();
    await userEvent.click(await marker('Le Centre'));
    await within(await map.findByRole('article')).findByText(/nights/);
    const { violations } = await axe.run(dialog()!);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

it('hotels too close together stand as one with their number, and part when it is pressed', async () => {
  const crowd = Array.from({ length: 30 }, (_, at) => ({
    id: String(at),
    label: `Hotel ${at}`,
    lat: 45.7 + (at % 6) * 0.02,
    lng: 4.8 + Math.floor(at / 6) * 0.03,
    weekendIds: [String(at)],
    fromPrice: 10_000,
  }));
  const { open, markers } = await show({}, { packages: found(crowd) });
  const map = await open();
  const cluster = await map.findByRole('button', { name: '30 hotels close together: zoom in' });
  expect(markers()).toEqual([]);
  await userEvent.click(cluster);
  await waitFor(() =>
    expect(map.queryByRole('button', { name: '30 hotels close together: zoom in' })).toBeNull(),
  );
});

it('of ten thousand hotels the page holds those in view, and a drag makes none anew', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    id: String(at),
    label: `Hotel ${at}`,
    lat: 42 + ((at * 7919) % 9000) / 1000,
    lng: -4 + ((at * 104_729) % 12_000) / 1000,
    weekendIds: [String(at)],
    fromPrice: 10_000 + at,
  }));
  const { open, dialog } = await show({}, { packages: found(many) });
  await open();
  const map = dialog()!.querySelector<HTMLElement>('[role="application"]')!;
  await waitFor(() => expect(map.querySelectorAll('button').length).toBeGreaterThan(20), { timeout: 10_000 });
  expect(map.querySelectorAll('button').length).toBeLessThan(400);
  // The ground, its towns and its waters come a moment later.
  for (const part of ['svg + div > span', '[data-of="lakes"]'])
    await waitFor(() => expect(map.querySelector(part)).not.toBeNull(), { timeout: 10_000 });
  await act(() => undefined);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(map, { childList: true, subtree: true, characterData: true });
  const pointer = (type: string, target: EventTarget, x: number) =>
    target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        composed: true,
        cancelable: true,
        clientX: x,
        clientY: 500,
        buttons: 1,
      }),
    );
  const pin = map.querySelector('button')!;
  const before = pin.getBoundingClientRect().x;
  pointer('mousedown', map, 900);
  for (let step = 1; step <= 10; step += 1) {
    pointer('mousemove', map, 900 - step * 8);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await waitFor(() => expect(pin.getBoundingClientRect().x).toBeLessThan(before - 40));
  expect(changes).toEqual([]);
  pointer('mouseup', map, 820);
  observer.disconnect();
});
