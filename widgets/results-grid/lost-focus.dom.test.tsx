import { expect, it } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { emptyPage, offerPage } from '@staykit/testing/fixtures/offers.ts';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { ResultsGrid } from './results-grid.tsx';

it.each([
  ['a chip that goes with its filter', 'link', 'Remove filter 5 stars', [5]],
  ['the button that removes all filters', 'button', 'Remove all filters', [4]],
  ['the button that tries again', 'button', 'Try again', []],
] as const)('%s leaves the keyboard at the head of the new results', async (_what, role, name, stars) => {
  let asked = 0;
  const client = fakeClient({
    offers: async (wanted) => {
      asked += 1;
      if (name === 'Try again' && asked === 1) throw new StayError('NETWORK', 'reset');
      return wanted.stars.includes(4) ? emptyPage() : offerPage();
    },
  });
  const view = await render(
    <ResultsGrid client={client} locale="fr_FR" messages={en} criteria={criteria({ stars: [...stars] })} />,
  );
  const control = await view.findByRole(role, { name });
  await act(() => control.focus());
  await view.user.keyboard('{Enter}');
  await waitFor(() => expect(control.isConnected).toBe(false));
  await view.findAllByRole('article');
  await waitFor(() => expect(view.getByRole('heading', { level: 2, name: /offers/ })).toHaveFocus());
});
