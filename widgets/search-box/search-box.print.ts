import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';
import type { ElementPrint } from '@staykit/element-spec/element-spec.ts';
import { placeName } from './destination/place-name.ts';
import { searchBoxElement, type PrintedBox } from './search-box.element.ts';

/** `<stay-search-box>` as a server prints it: with the name of the place that is chosen. */
export const searchBoxPrint: ElementPrint<SearchBoxClient, PrintedBox> = {
  spec: searchBoxElement,
  async load({ values, context, client }) {
    const { criteria } = statedCriteria(values['criteria'] ?? {}, parseFlow(context.flow));
    if (!criteria?.location && !criteria?.hotelId) return {};
    // Without it the box says that a place is chosen, and its element asks again.
    const place = await placeName(client, criteria).catch(() => undefined);
    return place === undefined ? {} : { place };
  },
  fallback: () => ({ path: '/search', text: 'searchBox.label' }),
};
