import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import { ResultsGrid } from './results-grid.tsx';

const html = () =>
  renderToString(
    <ResultsGrid
      client={fakeClient()}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria({ stars: [5] })}
      initial={{ page: offerPage(20, 45), facets: facets() }}
      wishlist={{ offerIds: [], onToggle: () => undefined }}
      now={() => TEST_NOW}
    />,
  );

it('the server shows offers, pages and filters as links that work without script', () => {
  const page = html();
  expect(page.match(/part="card"/g)).toHaveLength(20);
  // The other pictures of a card come when somebody comes near.
  expect(page.match(/<img/g)).toHaveLength(20);
  expect(page).toMatch(/href="\/product\/1001\?flow=booking#checkin=2030-06-10/);
  expect(page).toMatch(
    /href="\?flow=booking&amp;page=1&amp;[^"]*checkin=2030-06-10[^"]*"[^>]*aria-label="Page 2"/,
  );
  expect(page).toContain('Remove filter 5 stars');
});

it('server HTML has no heart and no inline style [WISHLIST-02]', () => {
  const page = html();
  expect(page).not.toMatch(/wishlist/);
  expect(page).not.toMatch(/ style=|<style|<script/);
});
