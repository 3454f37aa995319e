import axe from 'axe-core';
import { expect, it } from 'vitest';
import { MADE_SEARCHES_KEY } from '@staykit/core/search/made-searches.ts';
import { RECENT_SEARCHES_KEY } from '@staykit/core/search/recent-searches.ts';
import { waitFor } from '@staykit/testing/render.tsx';
import { PHONE, renderBox, type BoxSetup, type BoxUnderTest } from '../fixtures/box-setup.tsx';

const PARIS = {
  query: 'flow=booking&city=75&checkin=2030-06-10&checkout=2030-06-12&night=2&a=2&c=1&b=0&s=false',
  place: 'Paris',
};
const ROMANTIC = { query: 'flow=booking&a=2&c=0&b=0&s=false&theme=23' };
const LYON_PASSED = {
  query: 'flow=booking&city=69&checkin=2030-05-01&checkout=2030-05-03&night=2&a=2&c=0&b=0&s=false',
  place: 'Lyon',
};
const GIFT = { query: 'flow=gifting&city=13&a=2&c=0&b=0&s=false', place: 'Marseille' };
const STORED = [PARIS, ROMANTIC, LYON_PASSED, GIFT];

const input = (view: BoxUnderTest) => view.getByRole('combobox');
const open = async (setup: BoxSetup = {}) => {
  const view = await renderBox({ stored: { [MADE_SEARCHES_KEY]: STORED }, ...setup });
  await view.user.click(input(view));
  await view.findByText('Recent searches');
  return view;
};
const recents = (view: BoxUnderTest) =>
  [...(view.queryByRole('group', { name: 'Recent searches' })?.querySelectorAll('[role=option]') ?? [])].map(
    (option) =>
      [...option.childNodes]
        .slice(0, 2)
        .map(({ textContent }) => textContent)
        .join(': '),
  );
const kept = (view: BoxUnderTest) =>
  (JSON.parse(view.storage.values.get(MADE_SEARCHES_KEY) ?? '[]') as { place?: string }[]).map(
    ({ place }) => place,
  );

it('the searches of this flow come first, with place or theme, dates and travellers; dates that passed are gone', async () => {
  const view = await open();
  expect(recents(view)).toEqual([
    'Paris: lun. 10 – mer. 12 juin · 2 adults, 1 child',
    'Romantic: 2 adults',
    'Lyon: 2 adults',
  ]);
  const first = view.getAllByRole('option')[0];
  expect(first?.textContent).toContain('Paris');
  expect((await axe.run(view.container)).violations).toEqual([]);
  // They are no answer to a term.
  await view.user.keyboard('par');
  await view.findByRole('option', { name: /^Paris Î/ });
  expect(recents(view)).toEqual([]);
});

it('the keys of the list make a search again, as it was', async () => {
  const view = await open({ hash: 'city=33&stars=5&a=4' });
  await view.user.keyboard('{ArrowDown}{Enter}');
  expect(view.visited).toHaveLength(1);
  const { hash } = new URL(view.visited[0] ?? '', location.href);
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toMatchObject({
    city: '75',
    checkin: '2030-06-10',
    checkout: '2030-06-12',
    a: '2',
    c: '1',
  });
  expect(hash).not.toContain('stars');
  expect(input(view)).toHaveValue('Paris');
  expect(kept(view)).toEqual(['Paris', undefined, 'Lyon', 'Marseille']);
});

it('a submitted search is kept, and offered when the list opens again', async () => {
  const view = await renderBox({ hash: 'checkin=2030-06-10&checkout=2030-06-12' });
  await view.user.click(input(view));
  await view.user.keyboard('par');
  await view.user.click(await view.findByRole('option', { name: /^Paris Î/ }));
  await view.user.click(view.getByRole('button', { name: 'Search' }));
  expect(kept(view)).toEqual(['Paris']);
  await view.user.click(input(view));
  // The place itself, which was chosen before, is not said a second time.
  await waitFor(() => expect(recents(view)).toEqual(['Paris: lun. 10 – mer. 12 juin · 2 adults']));
});

it('one is removed by key or press, which is told, and all by a button that leaves the field in focus', async () => {
  const view = await open({
    stored: {
      [MADE_SEARCHES_KEY]: STORED,
      [RECENT_SEARCHES_KEY]: [{ id: '6', label: 'Nice', category: 'city' }],
    },
  });
  await view.user.keyboard('{ArrowDown}{Delete}');
  expect(recents(view)[0]).toBe('Romantic: 2 adults');
  expect(view.getByRole('status').textContent).toBe('Search removed: Paris');
  expect(input(view).getAttribute('aria-activedescendant')).toMatch(/-0$/);
  await view.user.click(view.getByRole('option', { name: /^Lyon/ }).querySelector('[data-forget]')!);
  expect(recents(view).map((text) => text.split(':')[0])).toEqual(['Romantic', 'Nice']);
  expect(kept(view)).toEqual([undefined, 'Marseille']);
  expect(view.visited).toEqual([]);
  await view.user.click(view.getByRole('button', { name: 'Clear recent searches' }));
  expect(view.queryByText('Recent searches')).toBeNull();
  expect(document.activeElement).toBe(input(view));
  expect(input(view), 'no other place is highlighted instead').not.toHaveAttribute('aria-activedescendant');
  expect(view.storage.values.has(MADE_SEARCHES_KEY)).toBe(false);
  expect(view.storage.values.has(RECENT_SEARCHES_KEY)).toBe(false);
});

it('customer care neither keeps nor sees searches [CARE-03]', async () => {
  const view = await renderBox({
    careMode: true,
    hash: 'theme=23',
    stored: { [MADE_SEARCHES_KEY]: [PARIS] },
  });
  await view.user.click(view.getByRole('button', { name: 'Search' }));
  expect(kept(view)).toEqual(['Paris']);
  await view.user.click(input(view));
  await view.findAllByRole('option');
  expect(view.queryByText('Recent searches')).toBeNull();
});

it('on a phone they stand on the screen of the destination', async () => {
  const view = await renderBox({ stored: { [MADE_SEARCHES_KEY]: STORED }, width: PHONE });
  await view.user.click(view.getByRole('button', { name: /Where would you like to go/ }));
  await view.user.click(await view.findByRole('button', { name: /^Destination/ }));
  await view.user.click(await view.findByRole('option', { name: /^Romantic/ }));
  expect(view.visited[0]).toContain('theme=23');
});
