import { expect, it } from 'vitest';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import french from '@staykit/messages/fr_FR.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { searchSummary } from './search-summary.tsx';

const stay = {
  locale: 'fr_FR' as const,
  t: createTranslate('fr_FR', french),
  now: () => TEST_NOW,
  assetBase: '',
};
const biarritz = { id: '3032797', label: 'Biarritz', category: 'city' as const };
const client: Parameters<typeof searchSummary>[0] = {
  recommend: async () => [{ key: 'city', label: 'Villes', icon: 'city', results: [biarritz] }],
};
const criteria = {
  ...emptyCriteria(),
  location: { category: 'city' as const, id: '3032797' },
  checkin: '2031-01-17' as const,
  checkout: '2031-01-19' as const,
};

it('says place, dates and travellers of the search, and leads back to its first field', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  box.dataset['island'] = 'search-box';
  const [hidden, field] = [document.createElement('button'), document.createElement('input')];
  hidden.style.display = 'none';
  box.append(hidden, field);
  const SearchSummary = searchSummary(client);
  const view = await render(
    <StayContext.Provider value={stay}>
      <SearchSummary criteria={criteria} />
    </StayContext.Provider>,
  );
  const button = view.getByRole('button');
  await waitFor(() => expect(button.textContent).toBe('Biarritz · ven. 17 – dim. 19 janv. · 2 adultes'));
  expect(button.getAttribute('aria-label')).toMatch(/: Biarritz, ven\. 17/);
  await view.user.click(button);
  expect(document.activeElement).toBe(field);
  box.remove();
});
