import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dressPage } from '@staykit/testing/dress-page.ts';
import type { StayClient } from '@staykit/client/stay-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { offerPage, stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { render, waitFor, within } from '@staykit/testing/render.tsx';
import { ResultsGrid } from '../results-grid.tsx';
import type { MapSettings, ResultsGridMethods, ResultsGridProps } from '../results-grid-props.ts';

const PLACES = [
  { lat: 50.63, lng: 3.06 },
  { lat: 48.11, lng: -1.68 },
  { lat: 45.9, lng: 6.13 },
];
/** One card for each hotel on the map, in this order. */
const offers = PLACES.map((_, at) => {
  const offer = stayOffer({ id: `${at}1`, label: `Stay ${at}` });
  return { ...offer, hotel: { ...offer.hotel, id: `h${at}`, label: `Hotel ${at}` } };
});
const packages = PLACES.map((place, at) => ({
  ...place,
  id: `h${at}`,
  label: `Hotel ${at}`,
  weekendIds: [`${at}1`],
  fromPrice: 10_000 + at * 1000,
}));

async function show(
  settings: MapSettings = {},
  answers: Partial<StayClient> = {},
  changes: Partial<ResultsGridProps> = {},
) {
  const client = fakeClient({
    packages: async () => ({ packages, offers: [] }),
    offers: async () => ({ ...offerPage(3), offers }),
    ...answers,
  });
  const view = await render(
    <ResultsGrid
      client={client}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={() => TEST_NOW}
      map={{ beside: true, ...settings }}
      {...changes}
    />,
  );
  const side = () => view.getByRole('region', { name: 'Map' });
  const pin = (name: string) =>
    waitFor(
      () => {
        const found = [...side().querySelectorAll<HTMLElement>('[data-hotel]')].find((one) =>
          one.ariaLabel?.startsWith(name),
        );
        if (!found) throw new Error(`no marker of ${name}`);
        return found;
      },
      { timeout: 10_000 },
    );
  const item = (id: string) => view.container.querySelector<HTMLElement>(`li[data-offer="${id}"]`)!;
  return { view, client, side, pin, item };
}

beforeAll(dressPage);
beforeEach(async () => page.viewport(1280, 900));

describe('the map beside the list', () => {
  it('has its place before it is there, and moves nothing when it comes', async () => {
    const { view, side, pin } = await show();
    const before = side().getBoundingClientRect();
    expect(before.width).toBeGreaterThan(400);
    expect(side().querySelector('[role="application"]')).toBeNull();
    await pin('Hotel 0');
    expect(side().getBoundingClientRect()).toEqual(before);
    expect(view.queryByRole('dialog')).toBeNull();
  });

  it('has no place in a grid without room for it, and is not asked for', async () => {
    await page.viewport(1100, 900);
    const { view, client } = await show();
    await expect.element(view.getByRole('button', { name: 'Map' })).toBeVisible();
    expect(view.queryByRole('region', { name: 'Map' })).toBeNull();
    expect(view.queryByRole('button', { name: 'Hide map' })).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.callsOf('packages')).toEqual([]);
  });

  it('is hidden and shown by one button, whose choice is kept', async () => {
    const kept: boolean[] = [];
    const choice = { isHidden: () => false, keep: (isHidden: boolean) => void kept.push(isHidden) };
    const { view, pin } = await show({ kept: choice });
    await pin('Hotel 0');
    const map = view.container.querySelector('[role="application"]');
    await userEvent.click(view.getByRole('button', { name: 'Hide map' }));
    expect(view.queryByRole('region', { name: 'Map' })).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Show map' }));
    await pin('Hotel 0');
    expect(view.container.querySelector('[role="application"]')).toBe(map);
    expect(kept).toEqual([true, false]);
  });

  it('asks for the markers of a search once it is shown again', async () => {
    let grid: ResultsGridMethods | undefined;
    const { view, client, pin } = await show({}, {}, { expose: (methods) => void (grid = methods) });
    await pin('Hotel 0');
    await userEvent.click(view.getByRole('button', { name: 'Hide map' }));
    grid!.search(datedCriteria({ theme: 26 }));
    await waitFor(() => expect(client.callsOf('offers').at(-1)![0].theme).toBe(26));
    expect(client.callsOf('packages')).toHaveLength(1);
    await userEvent.click(view.getByRole('button', { name: 'Show map' }));
    await waitFor(() => expect(client.callsOf('packages')).toHaveLength(2));
    expect(client.callsOf('packages').at(-1)![0].criteria.theme).toBe(26);
  });

  it('comes to a page that cannot tell what is seen', async () => {
    const { IntersectionObserver } = window;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      const { pin } = await show();
      expect(await pin('Hotel 0')).toBeVisible();
    } finally {
      window.IntersectionObserver = IntersectionObserver;
    }
  });

  it('a visitor who hid it before does not see it again, and it is not fetched', async () => {
    const { view, client } = await show({ kept: { isHidden: () => true, keep: () => undefined } });
    expect(view.getByRole('button', { name: 'Show map' })).toBeVisible();
    expect(view.queryByRole('region', { name: 'Map' })).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(client.callsOf('packages')).toEqual([]);
  });

  it('a card that is pointed at or has the focus raises its marker, and a marker its card', async () => {
    const { pin, item } = await show();
    await pin('Hotel 1');
    await userEvent.hover(item('11'));
    await waitFor(async () => expect(await pin('Hotel 1')).toHaveAttribute('data-raised'));
    expect(await pin('Hotel 0')).not.toHaveAttribute('data-raised');
    item('01').querySelector('a')!.focus();
    await waitFor(async () => expect(await pin('Hotel 0')).toHaveAttribute('data-raised'));
    (await pin('Hotel 2')).focus();
    await waitFor(() => expect(item('21')).toHaveAttribute('data-raised'));
    expect(item('11')).not.toHaveAttribute('data-raised');
    (await pin('Hotel 2')).blur();
    await waitFor(() => expect(item('21')).not.toHaveAttribute('data-raised'));
  });

  it('a marker opens its card at the marker, inside the map, and Escape leads back to it [MAP-04]', async () => {
    const { pin, side } = await show();
    (await pin('Hotel 1')).focus();
    await userEvent.keyboard('{Enter}');
    const card = await within(side()).findByRole('article', { name: 'Hotel 1' });
    await waitFor(() => expect(card).toHaveFocus());
    const [map, box] = [side().getBoundingClientRect(), card.getBoundingClientRect()];
    expect(box.left).toBeGreaterThanOrEqual(map.left);
    expect(box.right).toBeLessThanOrEqual(map.right);
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/product/'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(side()).queryByRole('article')).toBeNull());
    expect(await pin('Hotel 1')).toHaveFocus();
  });

  it('offers the search in its area once it was moved, and does it by itself where that is wanted [MAP-06]', async () => {
    const { pin, side, client } = await show();
    await pin('Hotel 0');
    const area = () => within(side()).queryByRole('button', { name: 'Search in this area' });
    expect(area()).toBeNull();
    within(side()).getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(area()).toBeVisible());
    const asked = client.callsOf('offers').length;
    await userEvent.click(area()!);
    await waitFor(() => expect(client.callsOf('offers')).toHaveLength(asked + 1));
    const [first] = client.callsOf('offers').at(-1)!;
    expect(first).toMatchObject({ distanceMin: 0, distanceActive: true });
    await waitFor(() => expect(area()).toBeNull());
    await userEvent.click(within(side()).getByRole('checkbox', { name: 'Search as I move the map' }));
    within(side()).getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(client.callsOf('offers')).toHaveLength(asked + 2), { timeout: 5000 });
    const [second] = client.callsOf('offers').at(-1)!;
    expect(second.lat).toBeLessThan(first.lat!);
    expect(second.lng).toBe(first.lng);
    expect(area()).toBeNull();
  });

  it('stays where it is when the next page of its area is shown [MAP-06]', async () => {
    const page20 = { ...offerPage(3), offers, details: { ...offerPage(3).details, totalCount: 60 } };
    const { view, pin, side, client } = await show({}, { offers: async () => page20 });
    await pin('Hotel 0');
    within(side()).getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await within(side()).findByRole('button', { name: 'Search in this area' }));
    await waitFor(() => expect(client.callsOf('packages')).toHaveLength(2));
    const before = (await pin('Hotel 0')).getBoundingClientRect().x;
    await userEvent.click(view.container.querySelector<HTMLElement>('a[rel="next"]')!);
    await waitFor(() => expect(client.callsOf('offers').at(-1)![0].page).toBe(1));
    expect((await pin('Hotel 0')).getBoundingClientRect().x).toBeCloseTo(before, 0);
    expect(client.callsOf('packages'), 'a page asks for no markers').toHaveLength(2);
  });

  it('says that its markers failed, or that none is on the screen [API-28]', async () => {
    const { side } = await show({}, { packages: () => Promise.reject(new StayError('SERVER', '500')) });
    expect(
      await within(side()).findByText('The offers could not be shown on the map.', {}, { timeout: 10_000 }),
    ).toBeVisible();
  });

  it('says that no offer is on the screen', async () => {
    const { side } = await show({}, { packages: async () => ({ packages: [], offers: [] }) });
    expect(await within(side()).findByText(/No offer in view/, {}, { timeout: 10_000 })).toBeVisible();
  });

  it('can be left out with one key, and has no accessibility finding', async () => {
    const { pin, side } = await show();
    await userEvent.click(await pin('Hotel 1'));
    await within(await within(side()).findByRole('article')).findByText(/nights/);
    const { violations } = await axe.run(side());
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const skip = within(side()).getByRole('button', { name: 'Skip the map' });
    skip.focus();
    await userEvent.keyboard('{Enter}');
    expect(side().lastElementChild).toHaveFocus();
  });
});
