import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dressPage } from '@staykit/testing/dress-page.ts';
import type { Facets } from '@staykit/core/search/facets/facets.ts';
import en from '@staykit/messages/en.json';
import { ResultsGrid } from '@staykit/widgets/results-grid/results-grid.tsx';
import type { ResultsGridProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { act, render, waitFor, within } from '@staykit/testing/render.tsx';

const DATED = 'checkin=2030-06-10&checkout=2030-06-12&night=2&a=2&c=0&b=0';

/** A grid with counts from the start, on an address that follows it. */
async function show(changes: Partial<ResultsGridProps> = {}, hash = DATED, search = 'flow=booking') {
  const client = fakeClient({
    facets: async () => facets({ total: 12 }),
    offers: async () => offerPage(20, 60),
  });
  const address = memoryAddress(hash, search);
  const view = await render(
    <ResultsGrid
      client={client}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      initial={{ page: offerPage(20, 60), facets: facets({ total: 60 }) }}
      address={address}
      sync="hash"
      now={() => TEST_NOW}
      {...changes}
    />,
  );
  const given = (changes.client ?? client) as typeof client;
  return { ...view, client: given, address };
}
type View = Awaited<ReturnType<typeof show>>;

async function open(view: View, button: string, dialog = button) {
  await view.user.click(view.getByRole('button', { name: button }));
  return within(await view.findByRole('dialog', { name: dialog }));
}
const tick = async (panel: Pick<View, 'findByRole'>, name: RegExp | string) =>
  userEvent.click(await panel.findByRole('checkbox', { name }));
/** Presses the button below, whose name changes with each answer. */
const apply = (panel: Pick<View, 'getByRole'>) =>
  act(() => panel.getByRole('button', { name: /^View/ }).click());
const stars = (address: View['address']) => new URLSearchParams(address.read().hash).get('stars');
const closed = (view: View) => waitFor(() => expect(view.queryByRole('dialog')).toBeNull());

beforeAll(async () => {
  dressPage();
  await page.viewport(1280, 900);
});
afterAll(() => page.viewport(1280, 900));

describe('a filter of the bar', () => {
  it('opens and closes with its button [FILTER-13]', async () => {
    const view = await show();
    const button = view.getByRole('button', { name: 'Stars' });
    await open(view, 'Stars');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await view.user.click(button);
    await closed(view);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('says how many offers there would be, where it knows [FILTER-02] [FILTER-03]', async () => {
    let answer: ((counts: Facets) => void) | undefined;
    const client = fakeClient({ facets: () => new Promise<Facets>((resolve) => (answer = resolve)) });
    const view = await show({ client });
    const panel = await open(view, 'Stars');
    await tick(panel, /^5 stars/);
    await panel.findByRole('button', { name: 'View offers' });
    await waitFor(() => expect(answer).toBeDefined());
    await act(() => answer?.(facets({ total: 12 })));
    await panel.findByRole('button', { name: 'View 12 offers' });
  });

  it('keeps its ticks to itself until they are applied [FILTER-07] [FILTER-08] [FILTER-09] [FILTER-10]', async () => {
    const view = await show({ criteria: datedCriteria({ page: 3 }) }, DATED, 'flow=booking&page=3');
    const panel = await open(view, 'Stars');
    await tick(panel, /^5 stars/);
    expect(view.address.writes).toHaveLength(0);
    expect(view.client.callsOf('offers')).toHaveLength(0);
    await view.user.click(await panel.findByRole('button', { name: 'View 12 offers' }));
    expect(stars(view.address)).toBe('5');
    expect(view.address.read().search).toBe('flow=booking&from=searchbar');
    expect(view.client.callsOf('offers')).toHaveLength(1);
    expect(view.client.callsOf('offers')[0]?.[0].stars).toEqual([5]);
  });

  it('a tick is painted first, and what follows from it after that', async () => {
    const view = await show({ client: fakeClient({ facets: () => new Promise<Facets>(() => {}) }) });
    const panel = await open(view, 'Stars');
    const box = await panel.findByRole('checkbox', { name: /^5 stars/ });
    const button = panel.getByRole('button', { name: 'View 60 offers' });
    box.click();
    expect(box).toBeChecked();
    const painted = await new Promise<string | null>((resolve) =>
      requestAnimationFrame(() => resolve(button.textContent)),
    );
    expect(painted).toBe('View 60 offers');
    await waitFor(() => expect(button.textContent).toBe('View offers'));
    expect(box).toBeChecked();
  });

  it('ticks that were not painted yet are taken over too [FILTER-08]', async () => {
    const view = await show();
    const panel = await open(view, 'Stars');
    const five = await panel.findByRole('checkbox', { name: /^5 stars/ });
    await act(() => {
      five.click();
      panel.getByRole('checkbox', { name: /^4 stars/ }).click();
      panel.getByRole('checkbox', { name: /^3 stars/ }).click();
      panel.getByRole('checkbox', { name: /^3 stars/ }).click();
      panel.getByRole('button', { name: /^View/ }).click();
    });
    await closed(view);
    expect(stars(view.address)).toBe('5,4');
    await open(view, 'Stars');
  });

  it('a tick does not render the results and their pages again', async () => {
    const found = offerPage(20, 60);
    let asked = 0;
    Object.defineProperty(found.details, 'totalCount', { enumerable: true, get: () => ((asked += 1), 60) });
    const client = fakeClient({ facets: () => new Promise<Facets>(() => {}) });
    const view = await show({ client, initial: { page: found, facets: facets({ total: 60 }) } });
    const panel = await open(view, 'Stars');
    const box = await panel.findByRole('checkbox', { name: /^5 stars/ });
    expect(asked, 'each time that the results are rendered').toBeGreaterThan(0);
    const before = asked;
    await view.user.click(box);
    await panel.findByRole('button', { name: 'View offers' });
    expect(asked).toBe(before);
  });

  it('Reset empties this filter and leaves the draft of others alone [FILTER-04]', async () => {
    const filtered = datedCriteria({ stars: [5], priceMin: 8000 });
    const view = await show({ criteria: filtered }, `${DATED}&stars=5&priceMin=8000`);
    const panel = await open(view, 'Stars');
    await view.user.click(panel.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(panel.getByRole('checkbox', { name: /^5 stars/ })).not.toBeChecked());
    await apply(panel);
    expect(stars(view.address)).toBeNull();
    expect(view.address.read().hash).toContain('priceMin=8000');
  });

  it('closes with Escape without applying [FILTER-14] [FILTER-11]', async () => {
    const view = await show({ criteria: datedCriteria({ stars: [5] }) }, `${DATED}&stars=5`);
    const panel = await open(view, 'Stars');
    await tick(panel, /^4 stars/);
    await view.user.keyboard('{Escape}');
    await closed(view);
    expect(view.address.writes).toHaveLength(0);
    const again = await open(view, 'Stars');
    expect(await again.findByRole('checkbox', { name: /^5 stars/ })).toBeChecked();
    expect(again.getByRole('checkbox', { name: /^4 stars/ })).not.toBeChecked();
  });

  it('is applied by a press outside [FILTER-15]', async () => {
    const view = await show();
    const panel = await open(view, 'Stars');
    await tick(panel, /^5 stars/);
    await view.user.click(document.documentElement, { position: { x: 4, y: 4 } });
    await closed(view);
    expect(stars(view.address)).toBe('5');
  });
});

describe('counts', () => {
  it('come again only for another draft while a filter is open [FACET-02]', async () => {
    const view = await show();
    const asked = () => view.client.callsOf('facets').length;
    const panel = await open(view, 'Stars');
    await panel.findByRole('checkbox', { name: /^5 stars/ });
    expect(asked()).toBe(0);
    await tick(panel, /^5 stars/);
    await waitFor(() => expect(asked()).toBe(1));
    await panel.findByRole('button', { name: 'View 12 offers' });
    expect(asked()).toBe(1);
    await view.user.keyboard('{Escape}');
    await closed(view);
    expect(asked()).toBe(1);
  });

  it('of nothing disable a value, unless it is chosen [FACET-01]', async () => {
    const view = await show(
      { criteria: datedCriteria({ facilities: ['casino'] }) },
      `${DATED}&facilities=casino`,
    );
    const panel = await open(view, 'Amenities');
    const chosen = await panel.findByRole('checkbox', { name: /^Casino/ });
    expect(chosen).toBeEnabled();
    await view.user.click(chosen);
    await waitFor(() => expect(panel.getByRole('checkbox', { name: /^Casino/ })).toBeDisabled());
    expect(panel.getByRole('checkbox', { name: /^Piscine/ })).toBeEnabled();
  });

  it('without activities are told in words [FACET-04]', async () => {
    const initial = { page: offerPage(20, 60), facets: facets({ activities: [] }) };
    const view = await show({ initial });
    const panel = await open(view, 'Activities');
    await panel.findByText('No activity found for this search');
  });

  it('of activities show their beginning, 124 px high, until more is asked for [ACTIVITY-21]', async () => {
    const activities = [
      {
        name: 'Wellness',
        activities: Array.from({ length: 9 }, (_, at) => ({
          id: `${at + 1}`,
          name: `Way ${at + 1}`,
          count: 4,
        })),
      },
    ];
    const view = await show({ initial: { page: offerPage(20, 60), facets: facets({ activities }) } });
    const panel = await open(view, 'Activities');
    const more = await panel.findByRole('button', { name: 'Show more' });
    const list = view.container.querySelector('[data-folded]');
    const height = () => [getComputedStyle(list!).maxHeight, list!.getBoundingClientRect().height > 124];
    expect(height()).toEqual(['124px', false]);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    const words = document.createRange();
    words.selectNodeContents(more);
    const indent = words.getBoundingClientRect().left - list!.getBoundingClientRect().left;
    expect(Math.abs(indent), 'its words stand below the boxes').toBeLessThanOrEqual(2);
    await view.user.click(more);
    expect(height()).toEqual(['none', true]);
    await view.user.click(panel.getByRole('button', { name: 'Show less' }));
    expect(height()).toEqual(['124px', false]);
    // What does not fit takes neither a press nor the focus.
    expect(panel.queryByRole('checkbox', { name: /^Way 9/ })).toBeNull();
    expect(panel.getByRole('checkbox', { name: /^Way 1/ })).toBeVisible();
  });

  it('of few activities are all there, with nothing to press [ACTIVITY-21]', async () => {
    const activities = [{ name: 'Wellness', activities: [{ id: '3', name: 'Massage', count: 14 }] }];
    const view = await show({ initial: { page: offerPage(20, 60), facets: facets({ activities }) } });
    const panel = await open(view, 'Activities');
    await panel.findByRole('checkbox', { name: /^Massage/ });
    expect(panel.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('of activities stand under the names of their groups [ACTIVITY-21] [ENTITY-07]', async () => {
    const activities = [
      { name: 'Wellness', activities: [{ id: '3', name: 'Massage', count: 14 }] },
      { name: 'On the water', activities: [{ id: '4', name: 'Canoe', count: 2 }] },
    ];
    const view = await show({ initial: { page: offerPage(20, 60), facets: facets({ activities }) } });
    const panel = await open(view, 'Activities');
    await panel.findByRole('checkbox', { name: /^Massage/ });
    const shown = ['Wellness', 'Massage', 'On the water', 'Canoe'].map((words) => panel.getByText(words));
    for (const [at, words] of shown.slice(1).entries())
      expect(shown[at]!.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('scores and stars', () => {
  it('the scores are 9, 8 and 7; those at or above the choice are shown chosen [FILTER-30] [FILTER-31] [FILTER-32]', async () => {
    const view = await show();
    const panel = await open(view, 'Score');
    await panel.findByRole('checkbox', { name: /^9 and above/ });
    const boxes = () => panel.getAllByRole('checkbox') as HTMLInputElement[];
    const words = boxes().map((box) => box.closest('label')?.textContent?.[0]);
    expect(words).toEqual(['9', '8', '7']);
    await tick(panel, /^8 and above/);
    await waitFor(() => expect(boxes().map((box) => box.checked)).toEqual([true, true, false]));
    await waitFor(() => expect(view.client.callsOf('facets').at(-1)?.[0].hotelScore).toBe(8));
    await tick(panel, /^8 and above/);
    await waitFor(() => expect(boxes().map((box) => box.checked)).toEqual([false, false, false]));
    await apply(panel);
    expect(view.address.read().hash).not.toContain('hotelScore');
  });

  it('the stars are 5, 4 and 3, and several can be chosen [FILTER-33]', async () => {
    const view = await show();
    const panel = await open(view, 'Stars');
    await tick(panel, /^5 stars/);
    await tick(panel, /^3 stars/);
    expect(panel.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.[0])).toEqual([
      '5',
      '4',
      '3',
    ]);
    await view.user.click(await panel.findByRole('button', { name: 'View 12 offers' }));
    expect(stars(view.address)).toBe('5,3');
  });
});

describe('the budget', () => {
  it('is open at the top, which its label says [FILTER-19]', async () => {
    const view = await show();
    const panel = await open(view, 'Budget per night');
    const top = await panel.findByRole('slider', { name: 'Maximum price' });
    expect(top).toHaveAttribute('aria-valuetext', '250\u00a0€+');
  });

  it('typed values change places when a field is left, not while typing [FILTER-23] [FILTER-16]', async () => {
    const view = await show();
    const panel = await open(view, 'Budget per night');
    const low = await panel.findByRole('textbox', { name: 'Minimum price' });
    const high = panel.getByRole('textbox', { name: 'Maximum price' });
    await view.user.fill(high, '100');
    await view.user.fill(low, '200');
    expect(low).toHaveValue('200');
    await view.user.keyboard('{Tab}');
    await waitFor(() => expect(low).toHaveValue('100\u00a0€'));
    expect(high).toHaveValue('200\u00a0€');
    await view.user.click(await panel.findByRole('button', { name: 'View 12 offers' }));
    expect(view.address.read().hash).toContain('priceMin=10000&priceMax=20000');
  });
});

describe('the distance', () => {
  it('can be moved only once "Include offers around" is ticked, which takes the coordinates of the destination [FILTER-28] [FILTER-29]', async () => {
    const near = criteria({ location: { category: 'city', id: '75' } });
    const view = await show({
      criteria: near,
      place: { lat: 48.85, lng: 2.35 },
      address: memoryAddress('city=75&a=2&c=0&b=0'),
    });
    const panel = await open(view, 'Filter', 'Filter by');
    const slider = () => panel.getByRole('slider', { name: 'Maximum distance' });
    await panel.findByRole('checkbox', { name: 'Include offers around' });
    expect(slider()).toBeDisabled();
    await tick(panel, 'Include offers around');
    await waitFor(() => expect(slider()).toBeEnabled());
    expect(slider()).toHaveAttribute('max', '100');
    await waitFor(() =>
      expect(view.client.callsOf('facets').at(-1)?.[0]).toMatchObject({
        distanceActive: true,
        lat: 48.85,
        lng: 2.35,
      }),
    );
  });

  it('cannot be ticked at a destination without coordinates [FILTER-29]', async () => {
    const region = criteria({ location: { category: 'region', id: '4' } });
    const view = await show({ criteria: region, address: memoryAddress('region=4&a=2&c=0&b=0') });
    const panel = await open(view, 'Filter', 'Filter by');
    expect(await panel.findByRole('checkbox', { name: 'Include offers around' })).toBeDisabled();
    expect(panel.getByRole('slider', { name: 'Maximum distance' })).toBeDisabled();
  });
});

describe('all filters at once', () => {
  it('begin with the values that the shop highlights, which are ticked as in their own section [FACET-05]', async () => {
    const counted = facets({ total: 12 });
    counted.values.highlighted = [
      { family: 'facility', value: 'pool', label: 'Piscine', count: 26 },
      { family: 'stars', value: '5', label: '5', count: 6 },
    ];
    const client = fakeClient({ facets: async () => counted, offers: async () => offerPage(20, 60) });
    const view = await show({ client, initial: { page: offerPage(20, 60), facets: counted } });
    const panel = await open(view, 'Filter', 'Filter by');
    const popular = within((await panel.findByRole('heading', { name: 'Popular' })).closest('fieldset')!);
    expect(panel.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Popular');
    expect(popular.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Piscine26',
      '5 stars6',
    ]);
    await tick(popular, /^5 stars/);
    await tick(popular, /^Piscine/);
    await view.user.click(panel.getByRole('button', { name: 'See results' }));
    expect(view.address.read().hash).toContain('facilities=pool');
    expect(stars(view.address)).toBe('5');
  });

  it('are a drawer on a wide screen, with its sections in order [FILTER-05] [FILTER-06]', async () => {
    const view = await show({ criteria: datedCriteria({ stars: [5] }) }, `${DATED}&stars=5`);
    const panel = await open(view, 'Filter 1', 'Filter by');
    await panel.findByRole('heading', { name: 'Amenities' });
    expect(
      panel
        .getAllByRole('heading', { level: 3 })
        .slice(0, 6)
        .map((heading) => heading.textContent),
    ).toEqual(['Activities', 'Budget per night', 'Score', 'Distance', 'Stars', 'Amenities']);
    const ways = ['Reset all filters', 'See results'].map((name) => panel.getByRole('button', { name }));
    const places = ways.map((way) => way.getBoundingClientRect());
    const room = ways[0]!.parentElement!.getBoundingClientRect();
    const ends = [Math.min(...places.map(({ left }) => left)), Math.max(...places.map(({ right }) => right))];
    expect(ends, 'its buttons fill the foot').toEqual([room.left, room.right]);
    await view.user.click(panel.getByRole('button', { name: 'Reset all filters' }));
    await waitFor(() => expect(panel.getByRole('checkbox', { name: /^5 stars/ })).not.toBeChecked());
    await view.user.click(panel.getByRole('button', { name: 'See results' }));
    await closed(view);
    expect(view.address.read().hash).toBe(DATED);
  });

  it('fill the screen of a phone [FILTER-01] [FILTER-12]', async () => {
    await page.viewport(390, 844);
    try {
      const view = await show(
        { criteria: datedCriteria({ stars: [5], priceMin: 8000 }) },
        `${DATED}&stars=5&priceMin=8000`,
      );
      const panel = await open(view, 'Filter 2', 'Filters');
      const box = view.getByRole('dialog').getBoundingClientRect();
      expect([box.width, box.height]).toEqual([390, 844]);
      await view.user.click(panel.getByRole('button', { name: 'Reset' }));
      await view.user.click(panel.getByRole('button', { name: 'Confirm' }));
      await closed(view);
      expect(view.address.read().hash).toBe(DATED);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it('the order comes from the bottom edge of a phone [SORT-07]', async () => {
    await page.viewport(390, 844);
    try {
      const view = await show();
      await view.user.click(view.getByRole('button', { name: 'Sort' }));
      const box = (await view.findByRole('dialog', { name: 'Sort by' })).getBoundingClientRect();
      expect(box.bottom).toBe(844);
      expect(box.top).toBeGreaterThan(200);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it('axe finds nothing in the open drawer', async () => {
    const view = await show();
    const panel = await open(view, 'Filter', 'Filter by');
    await panel.findByRole('heading', { name: 'Amenities' });
    const { violations } = await axe.run(view.getByRole('dialog'));
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

it('a chip takes its filter away and keeps the others', async () => {
  const onResults = vi.fn();
  const view = await show({ criteria: datedCriteria({ stars: [5, 4] }), onResults }, `${DATED}&stars=5,4`);
  await view.user.click(view.getByRole('link', { name: 'Remove filter 5 stars' }));
  expect(stars(view.address)).toBe('4');
  await waitFor(() => expect(onResults).toHaveBeenCalledTimes(1));
});
