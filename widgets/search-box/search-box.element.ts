import { createElement } from 'react';
import { createSearchBoxClient } from '@staykit/client/create-search-box-client.ts';
import type { SearchBoxClient } from '@staykit/client/stay-client.ts';
import { criteria, webAddress } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementDocs, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { parseFlow, type SearchFlow } from '@staykit/values/search/flow.ts';
import { LiveSearchBox } from './live-search-box.tsx';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';

/** What a search box is printed with. */
export interface PrintedBox {
  /** The name of the place in `criteria`. */
  place?: string;
}

/** `<stay-search-box>`: the search box on anybody's page. It remembers searches and dates with the visitor's consent alone. */
export const searchBoxElement: ElementSpec<SearchBoxClient, PrintedBox> = {
  tag: 'stay-search-box',
  attributes: { 'results-url': webAddress, criteria },
  methods: ['search', 'reset'],
  reserve: 78,
  reserveOnPhone: 64,
  createClient: createSearchBoxClient,
  render({ values, context, client, locale, messages, channel, printed, storage, emit, warn, expose }) {
    const flow = parseFlow(context.flow);
    const { resultsUrl, criteria } = values;
    return createElement(LiveSearchBox, {
      client,
      locale,
      messages,
      channel,
      flow,
      ...(storage && { storage }),
      ...(criteria !== undefined && { criteria: readValue(criteria, flow, warn) }),
      ...(typeof resultsUrl === 'string' && { resultsUrl }),
      elsewhere: () => (isGridComing(values['group']) ? undefined : `${context.api}/search`),
      ...(printed?.data.place !== undefined && { place: printed.data.place }),
      ...(context.partner !== undefined && { minisite: context.partner }),
      onSearch: (search) => emit('stay-search', search),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
      onReady: () => emit('stay-ready', {}),
      expose,
    });
  },
};

/** Whether the page has a results grid of a group that may still be loading: it takes over what was searched for. */
const isGridComing = (group: unknown = ''): boolean =>
  [...document.querySelectorAll('stay-results-grid:not(:state(failed))')].some(
    (grid) => (grid.getAttribute('group') ?? '').trim() === group,
  );

/** The `criteria` attribute is written like the address or as JSON; the property may also be an object. */
function readValue(value: unknown, flow: SearchFlow, warn: (sentence: string) => void): SearchCriteria {
  const { criteria, told } = statedCriteria(value, flow);
  if (told) warn(`<stay-search-box> criteria${told}`);
  return criteria ?? emptyCriteria(flow);
}

export const searchBoxDocs: ElementDocs = {
  summary: 'Search for a stay: destination, dates, theme, travellers.',
  attributes: {
    'results-url': {
      type: 'string',
      description:
        'Page of the results. Default: the results grid of the same group shows them, or without one the search page of the shop opens.',
    },
    criteria: {
      type: 'string | CriteriaObject',
      description:
        'Selected criteria: `city=75&theme=26&a=2` as in the address, or JSON with these keys or those of `SearchCriteria`. Unreadable parts of a string are ignored; if nothing can be read, or an object has an invalid key, the box starts empty. Both dispatch `stay-error`.',
    },
  },
  parts: {
    box: 'The background of the fields.',
    field: 'A field, or the search button.',
    button: 'The search button.',
    summary: 'The line that opens the search on a phone.',
    panel: 'The panel of a field.',
  },
  methods: {
    search: { signature: 'search(): void', description: 'Submits the search.' },
    reset: { signature: 'reset(): void', description: 'Clears all criteria.' },
  },
  events: {
    'stay-ready': 'The box is ready.',
    'stay-error': 'A call failed; the box still works.',
    'stay-search': 'A search was submitted. `preventDefault()` stops the navigation.',
  },
};
