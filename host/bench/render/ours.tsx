import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { createChannel } from '../../../widgets/channel/create-channel.ts';
import fr from '../../../widgets/messages/fr_FR.json';
import { fakeClient } from '../../../widgets/testing/fake-client.ts';
import { datedCriteria, TEST_NOW } from '../../../widgets/testing/fixtures/criteria.ts';
import { facets } from '../../../widgets/testing/fixtures/facets.ts';
import { offerPage } from '../../../widgets/testing/fixtures/offers.ts';
import type { PageData } from '../../render/page-data.ts';
import { resultsGridIsland } from '../../render/results-grid-island.tsx';
import { searchBoxIsland } from '../../render/search-box-island.tsx';

const TOTAL = 2000;

/** Makes the printer of a page of results as the host prints it: the search box, and the grid of so many cards. */
export function ourPrinter(cards: number): () => string {
  const criteria = datedCriteria();
  const data: PageData = { locale: 'fr_FR', origin: '' };
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
      ) as unknown as VNode,
    );
  };
}
