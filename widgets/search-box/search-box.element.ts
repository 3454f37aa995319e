import { createElement } from 'react';
import { createSearchBoxClient } from '../client/create-search-box-client.ts';
import type { SearchBoxClient } from '../client/stay-client.ts';
import { criteria } from '../elements/attribute-readers.ts';
import type { ElementDocs, ElementSpec } from '../elements/element-spec.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import type { SearchCriteria } from '../core/search/criteria.ts';
import { parseFlow, type SearchFlow } from '../core/search/flow.ts';
import { LiveSearchBox } from './live-search-box.tsx';
import { statedCriteria } from '../core/search/stated-criteria.ts';

/** What a search box is printed with. */
export interface PrintedBox {
  /** The name of the place in `criteria`. */
  place?: string;
}

/** `<stay-search-box>`: the search box on anybody's page. It keeps nothing in the visitor's browser. */
export const searchBoxElement: ElementSpec<SearchBoxClient, PrintedBox> = {
  tag: 'stay-search-box',
  attributes: { 'results-url': String, criteria },
  methods: ['search', 'reset'],
  reserve: 78,
  reserveOnPhone: 64,
  createClient: createSearchBoxClient,
  render({ values, context, client, locale, messages, channel, printed, emit, warn, expose }) {
    const flow = parseFlow(context.flow);
    const { resultsUrl, criteria } = values;
    return createElement(LiveSearchBox, {
      client,
      locale,
      messages,
      channel,
      flow,
      ...(criteria !== undefined && { criteria: readValue(criteria, flow, warn) }),
      ...(typeof resultsUrl === 'string' && { resultsUrl }),
      ...(printed?.data.place !== undefined && { place: printed.data.place }),
      ...(context.partner !== undefined && { minisite: context.partner }),
      onSearch: (search) => emit('stay-search', search),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
      onReady: () => emit('stay-ready', {}),
      expose,
    });
  },
};

/** The `criteria` attribute is written like the address or as JSON; the property may also be an object. */
function readValue(value: unknown, flow: SearchFlow, warn: (sentence: string) => void): SearchCriteria {
  const { criteria, told } = statedCriteria(value, flow);
  if (told) warn(`<stay-search-box> criteria${told}`);
  return criteria ?? emptyCriteria(flow);
}

export const searchBoxDocs: ElementDocs = {
  summary: 'Where, when, what and who: the search for a stay.',
  attributes: {
    'results-url': {
      type: 'string',
      description: 'Page of the results. Without it the results grid of the same group shows them.',
    },
    criteria: {
      type: 'string | Partial<SearchCriteria>',
      description:
        'What is chosen, written as in the address, `city=75&theme=26&a=2`, or as JSON with the same keys or those of `SearchCriteria`, `{"theme":26}`. Of a text what cannot be read is left out; with a text without anything that can, or an object with anything that cannot, the box begins empty. Both are told by `stay-error`.',
    },
  },
  parts: {
    box: 'The ground that the fields stand on.',
    field: 'One field, with the button of the search.',
    button: 'The button of the search.',
    summary: 'On a phone the line that opens the search.',
    panel: 'What opens under a field.',
  },
  methods: {
    search: { signature: 'search(): void', description: 'Submits, as the button does.' },
    reset: { signature: 'reset(): void', description: 'Takes every choice back.' },
  },
  events: {
    'stay-ready': 'The box is live.',
    'stay-error': 'A call failed; the box stays usable.',
    'stay-search': 'A search was submitted. `preventDefault()` stops the navigation.',
  },
};
