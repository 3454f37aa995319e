import { describe, expect, it } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { RECENT_SEARCHES_KEY } from '@staykit/core/search/recent-searches.ts';
import type { SuggestionGroup } from '@staykit/values/search/location.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { suggestions } from '@staykit/testing/fixtures/suggestions.ts';
import { act, waitFor, within } from '@staykit/testing/render.tsx';
import { PHONE, renderBox, type BoxUnderTest } from '../fixtures/box-setup.tsx';

const PARIS = { criteria: criteria({ location: { category: 'city', id: '75' } }), place: 'Paris' } as const;
const input = (view: BoxUnderTest) => view.getByRole('combobox') as HTMLInputElement;
const options = (view: BoxUnderTest) => view.queryAllByRole('option').map((option) => option.textContent);
/** What is found for a term: a city of that name. */
const cities = (term: string): SuggestionGroup[] => [
  { key: 'city', label: 'Villes', icon: 'city', results: [{ id: term, label: term, category: 'city' }] },
];
/** A client whose answers come when the test gives them, by term. */
function slowClient() {
  const answers = new Map<string, () => void>();
  const suggest = (term: string) =>
    new Promise<SuggestionGroup[]>((done) => answers.set(term, () => done(cities(term))));
  return { answers, client: fakeClient({ suggest }) };
}
async function type(view: BoxUnderTest, term: string): Promise<void> {
  await view.user.click(input(view));
  await view.user.keyboard(term);
  await view.findByRole('option', { name: /^Paris Î/ });
}

describe('the field', () => {
  it('is emptied by the focus, which opens the list [DEST-01] [DEST-03]', async () => {
    const view = await renderBox(PARIS);
    expect(input(view).value).toBe('Paris');
    await view.user.click(input(view));
    expect(input(view).value).toBe('');
    expect(view.getByRole('listbox')).toBeTruthy();
  });

  it('tells how many hotels a place has, and not where the journey starts there', async () => {
    const [places, ...others] = suggestions();
    const [paris, ...rest] = places!.results;
    const many = { ...places!, results: [{ ...paris!, hotels: 1204 }, ...rest] };
    const view = await renderBox({ client: fakeClient({ suggest: async () => [many, ...others] }) });
    await type(view, 'par');
    const told = await view.findByText(/^1.204 hotels$/);
    const line = told.closest('[role="option"]')!;
    expect(line.textContent).toContain('Paris');
    expect(line.getBoundingClientRect().right - told.getBoundingClientRect().right).toBeLessThan(16);
    expect(view.getAllByText(/hotels$/)).toHaveLength(1);
    await view.user.click(view.getByRole('button', { name: 'Travel locally' }));
    expect(view.queryByText(/hotels$/)).toBeNull();
  });

  it('shows the chosen place again when it is left without a choice [DEST-02]', async () => {
    const view = await renderBox(PARIS);
    const { writes } = view.address;
    await view.user.click(input(view));
    await view.user.keyboard('ly{Tab}');
    expect(input(view).value).toBe('Paris');
    expect(view.address.writes).toBe(writes);
  });

  it('Escape closes the list and keeps the focus in the field [SEARCHBOX-07]', async () => {
    const view = await renderBox(PARIS);
    await view.user.click(input(view));
    await view.user.keyboard('{Escape}');
    expect(view.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(input(view));
    expect(input(view).value).toBe('Paris');
  });

  it('tells of a widened place that it is searched around too [DEST-19]', async () => {
    const view = await renderBox({
      criteria: criteria({ lat: 48.85, lng: 2.35, distanceMin: 0, distanceMax: 30, distanceActive: true }),
      place: 'Paris',
    });
    expect(input(view).value).toBe('Paris and 30km around');
  });

  it('a place that is not wanted any more can be taken away', async () => {
    const view = await renderBox(PARIS);
    await view.user.click(view.getByRole('button', { name: 'Remove the destination' }));
    expect(input(view).value).toBe('');
    expect(view.address.parts.hash).not.toContain('city');
  });
});

describe('the suggestions', () => {
  it('stand under their kinds, each with its icon [DEST-04]', async () => {
    const view = await renderBox();
    await type(view, 'par');
    const groups = view
      .getAllByRole('group')
      .filter((group) => within(group).queryAllByRole('option').length > 0);
    expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual([
      'Villes',
      'Régions',
      'Hôtels',
    ]);
    for (const group of groups) expect(group.firstElementChild?.querySelector('svg')).toBeTruthy();
  });

  it('are asked for once typing rests [DEST-05]', async () => {
    const view = await renderBox();
    await type(view, 'par');
    expect(view.client.callsOf('suggest').map(([term]) => term)).toEqual(['par']);
  });

  it('a letter changes nothing of the list until there are other places [DEST-05]', async () => {
    let answer = (): void => undefined;
    const client = fakeClient({
      suggest: () => new Promise((done) => (answer = () => done(suggestions()))),
    });
    const view = await renderBox({ client });
    await view.user.click(input(view));
    await waitFor(() => expect(options(view).length).toBeGreaterThan(0));
    const panel = view.getByRole('listbox').parentElement as HTMLElement;
    const changes = new MutationObserver(() => undefined);
    changes.observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
    await view.user.keyboard('pa');
    await waitFor(() => expect(client.callsOf('suggest').length).toBe(1));
    expect(input(view).value).toBe('pa');
    expect(changes.takeRecords()).toEqual([]);
    answer();
    await view.findByRole('option', { name: /^Paris Î/ });
    expect(within(panel).getByRole('status').textContent).toMatch(/\d/);
  });

  it('a late answer never replaces a newer one', async () => {
    const { answers, client } = slowClient();
    const view = await renderBox({ client });
    await view.user.click(input(view));
    await view.user.keyboard('par');
    await waitFor(() => expect(answers.has('par')).toBe(true));
    await view.user.keyboard('is');
    await waitFor(() => expect(answers.has('paris')).toBe(true));
    answers.get('paris')?.();
    await view.findByRole('option', { name: 'paris' });
    answers.get('par')?.();
    await new Promise((done) => requestAnimationFrame(done));
    expect(options(view)).toEqual(['paris']);
  });

  it('a press means the place that it began on, though other places are found before it ends [DEST-05]', async () => {
    const { answers, client } = slowClient();
    const view = await renderBox({ client });
    await view.user.click(input(view));
    await view.user.keyboard('par');
    await waitFor(() => answers.get('par')?.() ?? expect(answers.has('par')).toBe(true));
    const { top, bottom, left } = (await view.findByRole('option', { name: 'par' })).getBoundingClientRect();
    /** A press as a browser tells of it: it happens to what stands there at that moment. */
    const press = (...types: string[]) => {
      const there = document.elementFromPoint(left + 8, (top + bottom) / 2);
      for (const type of types) there?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    };
    await view.user.keyboard('is');
    await waitFor(() => expect(answers.has('paris')).toBe(true));
    await act(() => press('pointerdown'));
    await act(() => answers.get('paris')?.());
    await new Promise((done) => requestAnimationFrame(done));
    // A finger leaves the list with its pointer, before its click.
    await act(() => press('pointerup', 'pointerout'));
    await act(() => press('click'));
    expect(view.queryByRole('listbox')).toBeNull();
    expect(input(view).value).toBe('par');
  });

  it('a press that ends elsewhere chooses nothing, and shows what was found meanwhile [DEST-05]', async () => {
    const { answers, client } = slowClient();
    const view = await renderBox({ client });
    await view.user.click(input(view));
    await view.user.keyboard('par');
    await waitFor(() => answers.get('par')?.() ?? expect(answers.has('par')).toBe(true));
    const place = await view.findByRole('option', { name: 'par' });
    await view.user.keyboard('is');
    await waitFor(() => expect(answers.has('paris')).toBe(true));
    await act(() => void place.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
    await act(() => answers.get('paris')?.());
    expect(options(view)).toEqual(['par']);
    await view.user.hover(place);
    await view.user.hover(input(view));
    await waitFor(() => expect(options(view)).toEqual(['paris']));
  });

  it('Enter before the answer picks the best of it once it is there, and nothing of an earlier list [DEST-07]', async () => {
    const { answers, client } = slowClient();
    const view = await renderBox({ client });
    await view.user.click(input(view));
    await waitFor(() => expect(options(view).length).toBeGreaterThan(0));
    await view.user.keyboard('lyon{Enter}');
    expect(view.getByRole('listbox')).toBeTruthy();
    expect(input(view).value).toBe('lyon');
    await waitFor(() => expect(answers.has('lyon')).toBe(true));
    answers.get('lyon')?.();
    await waitFor(() => expect(view.queryByRole('listbox')).toBeNull());
    expect(input(view).value).toBe('lyon');
    expect(view.address.parts.hash).toContain('city=lyon');
  });

  it('Enter before the answer counts no more once something else is typed [DEST-07]', async () => {
    const { answers, client } = slowClient();
    const view = await renderBox({ client });
    await view.user.click(input(view));
    await view.user.keyboard('lyon{Enter}s');
    await waitFor(() => expect(answers.has('lyons')).toBe(true));
    answers.get('lyons')?.();
    await view.findByRole('option', { name: 'lyons' });
    await new Promise((done) => requestAnimationFrame(done));
    expect(view.getByRole('listbox')).toBeTruthy();
  });

  it('arrows cross the kinds, and Enter picks [DEST-06] [DEST-07] [DEST-12]', async () => {
    const view = await renderBox();
    await type(view, 'par');
    const active = () =>
      document.getElementById(input(view).getAttribute('aria-activedescendant') ?? '')?.textContent;
    await view.user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()).toContain('Paris');
    await view.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Paris et sa région');
    await view.user.keyboard('{Enter}');
    expect(view.queryByRole('listbox')).toBeNull();
    expect(input(view).value).toBe('Paris et sa région');
    expect(view.address.parts.hash).toContain('region=11');
  });

  it('a failure is only reported: the recent searches stay in reach [ERROR-04]', async () => {
    const client = fakeClient({
      suggest: () => Promise.reject(new StayError('SERVER', 'broken')),
      recommend: () => Promise.reject(new StayError('SERVER', 'broken')),
    });
    const stored = { [RECENT_SEARCHES_KEY]: [{ id: '75', label: 'Paris', category: 'city' }] };
    const view = await renderBox({ client, stored });
    await view.user.click(input(view));
    await view.user.keyboard('par');
    await waitFor(() => expect(view.errors).toEqual(['SERVER', 'SERVER']));
    expect(view.queryByRole('alert')).toBeNull();
    await view.user.clear(input(view));
    expect(options(view)).toEqual(['Paris']);
  });

  it('a chosen place is remembered, and offered the next time [DEST-15]', async () => {
    const view = await renderBox();
    await type(view, 'par');
    await view.user.click(view.getByRole('option', { name: /^Paris Î/ }));
    const kept = view.storage.values.get(RECENT_SEARCHES_KEY) ?? '';
    expect(JSON.parse(kept)).toEqual([{ id: '75', label: 'Paris', category: 'city' }]);
    await view.unmount();
    const next = await renderBox({ stored: { [RECENT_SEARCHES_KEY]: JSON.parse(kept) as unknown } });
    await next.user.click(input(next));
    await next.findByText('Recent searches');
    expect(options(next)[0]).toBe('Paris');
  });

  it('on a phone they fill the screen [DEST-08]', async () => {
    const view = await renderBox({ width: PHONE });
    await view.user.click(view.getByRole('button', { name: /Where would you like to go/ }));
    await view.user.click(await view.findByRole('button', { name: /^Destination/ }));
    const dialog = await view.findByRole('dialog', { name: 'Destination' });
    const { left, top, width, height } = dialog.getBoundingClientRect();
    expect([left, top, width, height]).toEqual([0, 0, PHONE, innerHeight]);
    await view.user.keyboard('par');
    await view.user.click(await view.findByRole('option', { name: /^Paris Î/ }));
    await waitFor(() => expect(view.queryByRole('dialog', { name: 'Destination' })).toBeNull());
    expect(view.getByRole('button', { name: /^Destination/ }).textContent).toBe('DestinationParis');
  });
});

describe('travelling locally', () => {
  const open = async (view: BoxUnderTest) => {
    await view.user.click(input(view));
    await view.user.click(view.getByRole('button', { name: 'Travel locally' }));
  };
  const pickParis = async (view: BoxUnderTest) => {
    await view.user.click(view.getByRole('combobox', { name: 'Leaving from' }));
    await view.user.keyboard('par');
    await view.user.click(await view.findByRole('option', { name: /^Paris Î/ }));
  };

  it('a place and a distance make the search [DEST-09] [DEST-10]', async () => {
    const view = await renderBox();
    await open(view);
    expect(view.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '100',
      '200',
      '300',
    ]);
    await view.user.click(view.getByText('300 km'));
    await pickParis(view);
    const [city] = suggestions()[0]?.results ?? [];
    const hash = Object.fromEntries(new URLSearchParams(view.address.parts.hash));
    expect(hash).toMatchObject({
      lat: String(city?.latitude),
      lng: String(city?.longitude),
      distanceMax: '300',
    });
    expect(hash['city']).toBeUndefined();
  });

  it('without a choice it goes 200 km, less than two hours [DEST-11] [DEST-20]', async () => {
    const view = await renderBox();
    await open(view);
    await pickParis(view);
    expect(view.address.parts.hash).toContain('distanceMax=200');
    expect(input(view).value).toBe('Paris: Less than 2h');
  });
});
