import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { ResultsGrid } from './results-grid.tsx';

it('criteria that are given later are a new search, and the same ones given again are none', async () => {
  const client = fakeClient();
  const grid = (stars: number[]) => (
    <ResultsGrid client={client} locale="fr_FR" messages={en} criteria={criteria({ stars })} />
  );
  const asked = () => client.callsOf('offers').map(([wanted]) => (wanted as { stars: number[] }).stars);
  const view = await render(grid([5]));
  await view.findAllByRole('article');
  expect(asked()).toEqual([[5]]);
  await view.rerender(grid([5]));
  await view.rerender(grid([4]));
  await waitFor(() => expect(asked()).toEqual([[5], [4]]));
});
