import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import frFR from '@staykit/messages/fr_FR.json';
import nlBE from '@staykit/messages/nl_BE.json';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { waitFor } from '@staykit/testing/render.tsx';
import { PHONE, renderBox, type BoxUnderTest } from './fixtures/box-setup.tsx';
import { DATES_SUGGESTED_DISMISSED_KEY } from './search-box.settings.ts';

const fieldNames = (view: BoxUnderTest) =>
  ['Destination', 'Dates', 'Theme', 'Travellers', 'Participants', 'Search'].filter(
    (name) =>
      view.queryByRole('combobox', { name }) ?? view.queryByRole('button', { name: new RegExp(`^${name}`) }),
  );
const search = (view: BoxUnderTest) => view.user.click(view.getByRole('button', { name: 'Search' }));

async function faults(view: BoxUnderTest): Promise<string[]> {
  const { violations } = await axe.run(view.container, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

describe('the fields', () => {
  it('stays and hotel nights are searched by five fields [SEARCHBOX-01]', async () => {
    for (const flow of ['booking', 'hotel'] as const) {
      const view = await renderBox({ flow });
      expect(fieldNames(view)).toEqual(['Destination', 'Dates', 'Theme', 'Travellers', 'Search']);
      await view.unmount();
    }
  });

  it('gifts and activities have no dates, and keep the other four [SEARCHBOX-02]', async () => {
    const gifts = await renderBox({ flow: 'gifting' });
    expect(fieldNames(gifts)).toEqual(['Destination', 'Theme', 'Travellers', 'Search']);
    await gifts.unmount();
    const activities = await renderBox({ flow: 'activity' });
    expect(fieldNames(activities)).toEqual(['Destination', 'Theme', 'Participants', 'Search']);
  });

  it.each([
    ['nl_BE', nlBE],
    ['fr_FR', frFR],
  ] as const)(
    'in one line of a magazine, 1040 px, no word of a theme or of travellers is cut: %s',
    async (locale, messages) => {
      const view = await renderBox({ locale, messages, width: 1072 });
      const values = ['theme', 'travellers'].map((name) =>
        view.container.querySelector(`[data-field="${name}"] [data-value]`)!,
      );
      const cut = values.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(cut.map(({ textContent }) => textContent)).toEqual([]);
    },
  );

  it('on a phone one line opens a dialog with all the fields; on a desk they are inline [SEARCHBOX-03]', async () => {
    const view = await renderBox({ width: PHONE });
    expect(fieldNames(view)).toEqual([]);
    await view.user.click(view.getByRole('button', { name: /Where would you like to go/ }));
    const dialog = await view.findByRole('dialog', { name: 'Your search' });
    expect(dialog.getBoundingClientRect().width).toBe(PHONE);
    expect(dialog.querySelectorAll('[data-field]')).toHaveLength(5);
    await view.unmount();
    const desk = await renderBox();
    expect(desk.queryByRole('button', { name: /Where would you like to go/ })).toBeNull();
    expect(fieldNames(desk)).toHaveLength(5);
  });

  it('every state is free of accessibility faults', async () => {
    const view = await renderBox({
      criteria: datedCriteria(),
      flows: [{ flow: 'gifting', href: '/?flow=gifting' }],
    });
    expect(await faults(view)).toEqual([]);
    for (const name of [/^Dates/, /^Theme/, /^Travellers/]) {
      await view.user.click(view.getByRole('button', { name }));
      await view.findByRole('dialog');
      expect(await faults(view)).toEqual([]);
      await view.user.keyboard('{Escape}');
    }
    await view.user.click(view.getByRole('combobox'));
    await view.findByRole('option', { name: /Bretagne/ });
    expect(await faults(view)).toEqual([]);
  });
});

describe('a submitted search', () => {
  it('goes to the results with what was chosen in the hash [SEARCHBOX-06]', async () => {
    const view = await renderBox({
      criteria: criteria({ location: { category: 'city', id: '75' }, theme: 26 }),
      place: 'Paris',
    });
    await search(view);
    expect(view.visited).toHaveLength(1);
    const url = new URL(view.visited[0] ?? '', 'https://shop.example');
    expect(url.pathname).toBe('/search');
    const hash = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
    expect(hash).toMatchObject({ city: '75', theme: '26', a: '2' });
  });

  it('whoever embeds the box can keep the visitor on the page', async () => {
    const urls: string[] = [];
    const view = await renderBox({ onSearch: ({ url }) => urls.push(url) > 1 });
    await search(view);
    expect(urls).toHaveLength(1);
    expect(view.visited).toEqual([]);
  });

  it('where dates are forced, the calendar opens instead and nothing is searched [SEARCHBOX-04]', async () => {
    const view = await renderBox({ variants: { datesForced: true } });
    await search(view);
    await view.findByRole('dialog', { name: 'Choose your dates' });
    expect(view.visited).toEqual([]);
    expect(view.client.callsOf('offers')).toEqual([]);
    await view.user.keyboard('{Escape}');
    await search(view);
    expect(view.visited).toEqual([]);
  });

  it('where dates are suggested, the calendar opens once, and then the search runs without [SEARCHBOX-05]', async () => {
    const view = await renderBox({ variants: { datesSuggested: true } });
    await search(view);
    await view.findByRole('dialog', { name: 'Choose your dates' });
    expect(view.visited).toEqual([]);
    await view.user.keyboard('{Escape}');
    await search(view);
    expect(view.visited).toHaveLength(1);
    expect(view.storage.values.get(DATES_SUGGESTED_DISMISSED_KEY)).toBe('true');
  });

  it('customer care is spared recent searches and the dates experiments, as its list says [CARE-03]', async () => {
    const stored = { 'staykit.recentSearches': [{ id: '75', label: 'Paris', category: 'city' }] };
    const variants = { datesForced: true };
    const care = await renderBox({ careMode: true, stored, variants });
    await care.user.click(care.getByRole('combobox'));
    await care.findByRole('option', { name: /Bretagne/ });
    expect(care.queryByRole('option', { name: 'Paris' })).toBeNull();
    await care.user.keyboard('{Escape}');
    await search(care);
    expect(care.visited).toHaveLength(1);
    await care.unmount();
    const all = await renderBox({ careMode: true, careDisabled: [], stored, variants });
    await all.user.click(all.getByRole('combobox'));
    await all.findByRole('option', { name: 'Paris' });
    await all.user.keyboard('{Escape}');
    await search(all);
    expect(all.visited).toEqual([]);
  });
});

describe('travellers', () => {
  const open = async (view: BoxUnderTest) => {
    await view.user.click(await view.findByRole('button', { name: /^Travellers/ }));
    return view.findByRole('dialog', { name: 'Travellers' });
  };
  const addAdult = (view: BoxUnderTest) =>
    view.user.click(view.getByRole('button', { name: 'Adults: one more' }));

  it('confirming, Escape and a press outside all keep what was chosen [PAX-10] [PAX-11] [PAX-12]', async () => {
    const ways: ((view: BoxUnderTest) => Promise<void>)[] = [
      (view) => view.user.click(view.getByRole('button', { name: 'Confirm' })),
      (view) => view.user.keyboard('{Escape}'),
      (view) => view.user.click(document.body, { position: { x: 5, y: 700 } }),
    ];
    for (const leave of ways) {
      const view = await renderBox();
      await open(view);
      await addAdult(view);
      expect(view.address.parts.hash).not.toContain('a=3');
      await leave(view);
      await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
      expect(view.address.parts.hash).toContain('a=3');
      await view.unmount();
    }
  });

  it('the buttons stop at the bounds, and the ages are told [PAX-06] [PAX-09]', async () => {
    const view = await renderBox({
      criteria: criteria({ pax: { adult: 1, child: 0, baby: 10, singleRoom: true } }),
    });
    await open(view);
    const isDisabled = (name: string) => (view.getByRole('button', { name }) as HTMLButtonElement).disabled;
    expect(isDisabled('Adults: one fewer')).toBe(true);
    expect(isDisabled('Adults: one more')).toBe(false);
    expect(isDisabled('Children: one fewer')).toBe(true);
    expect(isDisabled('Babies: one more')).toBe(true);
    for (const hint of ['12 and older', '3 to 11', '0 to 2']) expect(view.getByText(hint)).toBeTruthy();
  });

  it('twenty adults is the most [PAX-06]', async () => {
    const view = await renderBox({
      criteria: criteria({ pax: { adult: 20, child: 0, baby: 0, singleRoom: false } }),
    });
    await open(view);
    expect((view.getByRole('button', { name: 'Adults: one more' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('one room is the visitor’s own choice until the children change [PAX-14] [PAX-16]', async () => {
    const view = await renderBox();
    await open(view);
    const room = () => view.getByRole('checkbox', { name: 'Everyone in one room' }) as HTMLInputElement;
    const more = (label: string) => view.user.click(view.getByRole('button', { name: `${label}: one more` }));
    await more('Children');
    expect(room().checked).toBe(true);
    await view.user.click(room());
    expect(room().checked).toBe(false);
    await addAdult(view);
    expect(room().checked).toBe(false);
    await view.user.click(view.getByRole('button', { name: 'Confirm' }));
    expect(view.address.parts.hash).toContain('s=false');
    await open(view);
    await more('Children');
    expect(room().checked).toBe(true);
  });

  it('an activity is for one or two participants [PAX-07]', async () => {
    const view = await renderBox({ flow: 'activity' });
    await view.user.click(view.getByRole('button', { name: /^Participants/ }));
    await view.findByText('From 1 to 2 participants');
    expect((view.getByRole('button', { name: /one more/ }) as HTMLButtonElement).disabled).toBe(true);
    await view.user.click(view.getByRole('button', { name: /one fewer/ }));
    expect((view.getByRole('button', { name: /one fewer/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('is a dialog over the whole phone, and floats under its field on a desk [PAX-01]', async () => {
    const phone = await renderBox({ width: PHONE });
    await phone.user.click(phone.getByRole('button', { name: /Where would you like to go/ }));
    const full = await open(phone);
    expect(full.getBoundingClientRect().width).toBe(PHONE);
    await phone.unmount();
    const desk = await renderBox();
    const panel = await open(desk);
    expect(panel.getBoundingClientRect().width).toBeLessThan(480);
  });
});

describe('theme', () => {
  it('is chosen with one press and kept in the address [THEME-01]', async () => {
    const view = await renderBox();
    await view.user.click(view.getByRole('button', { name: /^Theme/ }));
    const panel = await view.findByRole('dialog', { name: 'Theme' });
    expect(panel.getBoundingClientRect().width).toBeLessThan(480);
    await view.user.click(view.getByRole('button', { name: 'Wellness' }));
    expect(view.address.parts.hash).toContain('theme=26');
    expect(view.queryByRole('dialog')).toBeNull();
    await view.unmount();
    const phone = await renderBox({ width: PHONE });
    await phone.user.click(phone.getByRole('button', { name: /Where would you like to go/ }));
    await phone.user.click(await phone.findByRole('button', { name: /^Theme/ }));
    expect((await phone.findByRole('dialog', { name: 'Theme' })).getBoundingClientRect().width).toBe(PHONE);
  });

  it('an experiment shows fewer of them [EXPERIMENT-03]', async () => {
    const count = async (reducedThematics: boolean) => {
      const view = await renderBox({ variants: { reducedThematics } });
      await view.user.click(view.getByRole('button', { name: /^Theme/ }));
      const names = (await view.findByRole('dialog')).querySelectorAll('button').length;
      await view.unmount();
      return names;
    };
    expect(await count(false)).toBe(6);
    expect(await count(true)).toBe(4);
  });
});

describe('flows', () => {
  const flows = [
    { flow: 'booking', href: '/search?flow=booking' },
    { flow: 'gifting', href: '/search?flow=gifting' },
    { flow: 'activity', href: '/activity-search?flow=activity' },
  ] as const;

  it('activities have a page of their own, and the way there forgets dates but not recent searches [FLOW-10]', async () => {
    const view = await renderBox({
      flows,
      stored: { 'staykit.dates': {}, 'staykit.filters': {}, 'staykit.recentSearches': [] },
    });
    await view.user.click(view.getByRole('link', { name: 'Activities' }));
    expect(view.visited[0]).toMatch(/^\/activity-search\?flow=activity#/);
    expect([...view.storage.values.keys()]).toEqual(['staykit.recentSearches']);
  });

  it('gifts take the place along and leave the dates', async () => {
    const view = await renderBox({
      flows,
      criteria: datedCriteria({ location: { category: 'city', id: '75' } }),
      place: 'Paris',
    });
    await view.user.click(view.getByRole('link', { name: 'Gifts' }));
    const [page, hash] = (view.visited[0] ?? '').split('#');
    expect(page).toBe('/search?flow=gifting');
    expect(hash).toContain('city=75');
    expect(hash).not.toContain('checkin');
  });
});
