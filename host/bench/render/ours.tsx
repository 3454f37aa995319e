import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createChannel } from '@staykit/channel/create-channel.ts';
import fr from '@staykit/messages/fr_FR.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import type { IslandPage } from '@staykit/site/framework/page-data.ts';
import { resultsGridIsland } from '@staykit/site/pages/search/results-grid-island.tsx';
import { searchBoxIsland } from '@staykit/site/pages/search/search-box-island.tsx';

const TOTAL = 2000;

/** Makes the printer of a page of results as the host prints it: the search box, and the grid of so many cards. */
export function ourPrinter(cards: number): () => string {
  const criteria = datedCriteria();
  const data: IslandPage = { locale: 'fr_FR', origin: '' };
  const initial = { page: offerPage(cards, TOTAL), facets: facets() };
  const context = { api: '', locale: data.locale };
  return () => {
    const tools = {
      client: fakeClient(),
      messages: fr,
      channel: createChannel({ criteria, context, submitted: 0 }),
      now: () => TEST_NOW,
    };
    return renderToString(
      (
        <>
          {searchBoxIsland(data, { criteria }, tools)}
          {resultsGridIsland(data, { criteria, initial, productUrl: '' }, tools)}
        </>
      ) as VNode,
    );
  };
}
