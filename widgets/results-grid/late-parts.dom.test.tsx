import { expect, it, vi } from 'vitest';
import { StayError } from '../core/errors/catalogue.ts';
import en from '../messages/en.json';
import { fakeClient } from '../testing/fake-client.ts';
import { datedCriteria, TEST_NOW } from '../testing/fixtures/criteria.ts';
import { emptyPage, offerPage } from '../testing/fixtures/offers.ts';
import { render, waitFor } from '../testing/render.tsx';
import { chipsPart, fewPart } from './late-parts.ts';
import { ResultsGrid } from './results-grid.tsx';
import type { ResultsGridProps } from './results-grid-props.ts';

// As in elements: parts are fetched when they are wanted.
vi.mock('./late-parts.ts', () => import('./late-parts.element.ts'));

const show = (changes: Partial<ResultsGridProps>) =>
  render(
    <ResultsGrid
      client={fakeClient()}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={() => TEST_NOW}
      {...changes}
    />,
  );

it('the filters that are set keep their line until they come, and are there from then on', async () => {
  expect(chipsPart.here).toBeUndefined();
  const view = await show({ criteria: datedCriteria({ stars: [5] }) });
  const chips = await view.findByRole('list', { name: 'Active filters' });
  expect(chips.getBoundingClientRect().height).toBeLessThan(37);
  expect(chipsPart.here).toBeDefined();
});

it('where nothing is found, places stand until its part has come to say so', async () => {
  const client = fakeClient({ offers: async () => emptyPage() });
  const load = vi.spyOn(fewPart, 'load');
  const view = await show({ client, criteria: datedCriteria() });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(view.container.querySelector('[part="empty"]')).toBeVisible());
  await waitFor(() => expect(view.getByRole('status').textContent).toContain('No results.'));
});

it('that nothing was found is said even where its part cannot be had, and the page is told', async () => {
  const onError = vi.fn();
  const lost = vi.spyOn(fewPart, 'load').mockRejectedValue(new StayError('NETWORK', 'reset'));
  delete fewPart.here;
  const view = await show({ client: fakeClient({ offers: async () => emptyPage() }), onError });
  await waitFor(() => expect(onError).toHaveBeenCalledWith({ code: 'NETWORK', message: 'reset' }));
  await waitFor(() => expect(view.getByRole('status').textContent).toContain('No results.'));
  expect(view.queryByRole('listitem', { name: 'Offer loading' })).toBeNull();
  lost.mockRestore();
});

it('many results want neither', async () => {
  const loads = [vi.spyOn(fewPart, 'load'), vi.spyOn(chipsPart, 'load')];
  const view = await show({ client: fakeClient({ offers: async () => offerPage(20, 60) }) });
  await view.findAllByRole('article');
  for (const load of loads) expect(load).not.toHaveBeenCalled();
});
