import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { searchOffers } from './search/offer-search.ts';
import { resultsGridElement, type PrintedGrid } from './results-grid.element.ts';

/** `<stay-results-grid>` as a server prints it: with the first page of what it searches for. */
export const resultsGridPrint: ElementPrint<ResultsClient, PrintedGrid> = {
  spec: resultsGridElement,
  async load({ values, context, client, signal }) {
    const { criteria: stated, pageSize: size = SEARCH_PAGE_SIZE } = values;
    const flow = parseFlow(context.flow);
    // What cannot be searched for was refused before.
    const criteria =
      (stated === undefined ? undefined : statedCriteria(stated, flow).criteria) ?? emptyCriteria(flow);
    return { page: await searchOffers(client, criteria, { ...(signal && { signal }), size: Number(size) }) };
  },
  fallback: () => ({ path: '/search', text: 'searchBox.label' }),
};
