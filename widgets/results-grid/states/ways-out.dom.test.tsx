import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { WayOut } from '@staykit/core/search/ways-out.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { emptyPage, offerPage } from '@staykit/testing/fixtures/offers.ts';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { ResultsGrid } from '../results-grid.tsx';
import type { ResultsGridProps } from '../results-grid-props.ts';

const WAYS: WayOut[] = [
  { kind: 'party', adult: 1, totalCount: 3, fromPrice: 16_400 },
  { kind: 'dates', checkin: '2030-06-17', totalCount: 6, fromPrice: 16_400 },
  { kind: 'filter', filter: { name: 'stars', value: '5' }, totalCount: 14 },
  { kind: 'place', place: { category: 'city', id: '84', label: 'Annecy', distance: 11.2 }, totalCount: 2 },
];

function pageWith(page = emptyPage()) {
  return { ...page, details: { ...page.details, waysOut: WAYS } };
}
const searched = datedCriteria({ stars: [5] });
const grid = (changes: Partial<ResultsGridProps> = {}) => (
  <ResultsGrid
    client={fakeClient()}
    locale="fr_FR"
    messages={en}
    criteria={searched}
    now={() => TEST_NOW}
    initial={{ page: pageWith(), facets: facets(), criteria: searched }}
    {...changes}
  />
);

it('after no offer, each cause is named, with a link to the search that was made for it [GRID-03]', async () => {
  const offers = vi.fn(fakeClient().offers);
  const view = await render(grid({ client: fakeClient({ offers }) }));
  const links = [...view.container.querySelectorAll<HTMLAnchorElement>('[part="ways-out"] a')];
  expect(links.map((link) => link.textContent.replaceAll(/\s/g, ' '))).toEqual([
    '2 adults: no hotel here takes that many in one stay. This is the most.For 1 adult3 offers, from 164 € in total',
    expect.stringMatching(
      /^Nothing is free on the dates you chose: lun\. 10.*Nearest free dates: lun\. 17.*6 offers, from 164/,
    ),
    'With the filter “5 stars”, no offers are left.Without “5 stars”14 offers',
    'Nothing fits in the place you chose.Annecy, 12 km away2 offers',
  ]);
  expect(view.queryByText('Remove all filters')).toBeNull();
  expect((await axe.run(view.container)).violations).toEqual([]);

  offers.mockClear();
  await act(() => links[1]!.click());
  await waitFor(() =>
    expect(offers.mock.calls[0]?.[0]).toMatchObject({
      checkin: '2030-06-17',
      checkout: '2030-06-19',
      night: 2,
    }),
  );
});

it('the server prints the ways, which lead there without script', () => {
  const html = renderToString(grid());
  expect(html).toMatch(/part="ways-out".*href="\?[^"]*checkin=2030-06-17/s);
  expect(html).toMatch(/href="\?[^"]*city=84/);
});

it('after few offers they follow the cards, and blame nothing', async () => {
  const view = await render(
    grid({ initial: { page: pageWith(offerPage(2, 2)), facets: facets(), criteria: searched } }),
  );
  const ways = view.getByRole('region', { name: 'One change finds more' });
  expect(ways.textContent).toContain('Without “5 stars”14 offers');
  expect(ways.textContent).not.toContain('no offers are left');
});
