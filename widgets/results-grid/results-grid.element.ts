import { createElement } from 'react';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import type { ResultsClient } from '@staykit/client/stay-client.ts';
import { criteria, oneOf, webAddress, wholeNumber } from '@staykit/element-spec/attribute-readers.ts';
import type { ElementDocs, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { parseFlow, type SearchFlow } from '@staykit/values/search/flow.ts';
import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { statedCriteria, type StatedCriteria } from '@staykit/core/search/stated-criteria.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import { mapOf } from './map/map-of.ts';
import { SLOTS } from './parts/slots.tsx';
import { ResultsGrid } from './results-grid.tsx';
import type { InitialResults } from '@staykit/core/search/results/initial-results.ts';
import type { ResultsGridMethods } from './results-grid-props.ts';

/** What a grid is printed with. */
export type PrintedGrid = Pick<InitialResults, 'page'>;

/** `<stay-results-grid>`: the results of a search on anybody's page. */
export const resultsGridElement: ElementSpec<ResultsClient, PrintedGrid> = {
  tag: 'stay-results-grid',
  attributes: {
    criteria,
    'page-size': wholeNumber,
    // Pure, so that the documentation can be read without the element.
    sync: /* @__PURE__ */ oneOf('none', 'hash'),
    'product-url': webAddress,
    'new-tab': () => true,
    map: /* @__PURE__ */ oneOf('beside'),
    'map-tiles': String,
    'map-attribution': String,
    'map-attribution-url': webAddress,
  },
  defaults: ({ api }) => ({ pageSize: SEARCH_PAGE_SIZE, sync: 'none', productUrl: api }),
  // Everything the shop has is not what was searched for.
  decisive: ['criteria'],
  methods: ['search', 'refresh'],
  reserve: 900,
  createClient: createResultsClient,
  async prepare({ criteria }) {
    const read = readValue(criteria, 'booking');
    if (read && !read.criteria) throw new StayError('BAD_REQUEST', sentence('criteria', read));
  },
  render({ values, context, client, locale, messages, channel, assetBase, printed, isPrinting, ...page }) {
    const { emit, warn, expose } = page;
    const { criteria, pageSize, sync, productUrl, newTab } = values;
    const flow = parseFlow(context.flow);
    const read = readValue(criteria, flow);
    if (read?.told) warn(sentence('criteria', read));
    return createElement(ResultsGrid, {
      client,
      locale,
      messages,
      channel,
      assetBase,
      ...SLOTS,
      ...(!isPrinting && { address: (address ??= createBrowserAddress(window)) }),
      // On a partner's page the shop's addresses are not the page's own.
      productUrl: String(productUrl),
      ...(context.partner !== undefined && { minisite: context.partner }),
      ...(read?.criteria && { criteria: read.criteria }),
      ...(printed && {
        initial: {
          ...printed.data,
          criteria: read?.criteria ?? emptyCriteria(flow),
          outdated: printed.outdated,
        },
      }),
      ...(typeof pageSize === 'number' && pageSize > 0 && { pageSize }),
      ...(sync === 'hash' && { sync }),
      newTab: newTab === true,
      ...mapOf(values),
      onReady: () => {
        emit('stay-ready', {});
        if (!printed) return;
        const { details, offers } = printed.data.page;
        const searched = read?.criteria ?? emptyCriteria(flow);
        emit('stay-results', { total: details.totalCount, page: searched.page, criteria: searched, offers });
      },
      onResults: (detail) => emit('stay-results', detail),
      onSelectOffer: (detail) => emit('stay-select-offer', detail),
      onError: (detail) => emit('stay-error', detail),
      expose: (methods) => expose(methods && published(methods, flow, warn)),
    });
  },
};

/** The address of the page, made once: a grid follows one binding as long as it lives. */
let address: AddressBinding | undefined;

/** What is told of criteria that are not read: to search for everything would not be what was meant. */
const sentence = (name: string, { told }: StatedCriteria): string => `<stay-results-grid> ${name}${told}`;

/** The methods as a page calls them: criteria may be written as in the address, and may be a part of them. */
function published(
  { search, refresh }: ResultsGridMethods,
  flow: SearchFlow,
  warn: (sentence: string) => void,
) {
  return {
    search: (criteria: unknown) => {
      const read = statedCriteria(criteria, flow);
      if (read.told) warn(sentence('search', read));
      if (read.criteria) search(read.criteria);
    },
    refresh,
  };
}

/** The `criteria` attribute is written like the address or as JSON; the property may also be an object. */
const readValue = (value: unknown, flow: SearchFlow): StatedCriteria | undefined =>
  value === undefined ? undefined : statedCriteria(value, flow);

export const resultsGridDocs: ElementDocs = {
  summary: 'Search results: cards, filters, sort order, pages.',
  attributes: {
    criteria: {
      type: 'string | CriteriaObject',
      description:
        'Search criteria: `city=75&stars=5,4&a=2` as in the address, or JSON with these keys or those of `SearchCriteria`. Unreadable parts of a string are ignored; if nothing can be read, or an object has an invalid key, the grid does not search and the fallback stays. Both dispatch `stay-error`.',
    },
    'page-size': { type: 'number', description: 'Offers per page.', default: '20' },
    sync: {
      type: "'none' | 'hash'",
      description:
        '`hash` writes the criteria to the address of the page. The address is always read at the start.',
      default: 'none',
    },
    map: {
      type: "'beside'",
      description:
        '`beside` shows the map beside the list where the element is at least 1135 px wide; fetched once it is seen. Elsewhere the Map button opens it.',
      default: 'behind the Map button',
    },
    'map-tiles': {
      type: 'string',
      description:
        'Tile server of the map: `https://tiles.example/{z}/{x}/{y}.png`. Requires `map-attribution`, and its origin in `img-src`.',
      default: 'the included base map',
    },
    'map-attribution': {
      type: 'string',
      description: 'Attribution of the tiles. Required to show them.',
    },
    'map-attribution-url': {
      type: 'string',
      description: 'Link of the attribution, an `https:` address.',
    },
    'product-url': {
      type: 'string',
      description: 'Base address of links to offers.',
      default: 'the `api` origin',
    },
    'new-tab': {
      type: 'boolean',
      description: 'Cards open offers in a new tab.',
      default: 'false',
    },
  },
  parts: {
    toolbar: 'Filters and sort order.',
    'ways-out': 'With few results: what is in the way, and links to searches that have more.',
    panel: 'The panel of a filter or the sort order.',
    results: 'The list of cards.',
    card: 'A card.',
    gallery: 'The pictures of a card.',
    thumbnail: 'A thumbnail.',
    score: 'The review score.',
    stars: 'The stars.',
    eco: 'The eco label.',
    price: 'The price.',
    'auto-discount': 'A promo code.',
    action: 'The button of a card.',
    wishlist: 'The wishlist heart.',
    skeleton: 'A placeholder of a card.',
    hint: 'A notice above the results.',
    'fallback-banner': 'The notice that other offers are shown.',
    empty: 'The notice that nothing was found.',
    error: 'The notice that the search failed.',
    map: 'The map dialog.',
    'map-beside': 'The map beside the list, where `map="beside"` has one.',
    'map-card': 'The card of the selected marker.',
  },
  slots: {
    header: 'Before the filters.',
    footer: 'After the pages.',
    empty: 'In place of the notice that nothing was found.',
    'card-badge-ID':
      'Over the picture of the card of offer `ID`; `stay-results` names the offers of the page.',
    'card-footer-ID': 'At the end of the card of offer `ID`.',
  },
  methods: {
    search: {
      signature: 'search(criteria: string | CriteriaObject): void',
      description: 'Starts a new search.',
    },
    refresh: { signature: 'refresh(): void', description: 'Repeats the search.' },
  },
  events: {
    'stay-ready': 'The grid is ready.',
    'stay-results': 'Results arrived: number of offers, page, criteria, the offers of the page.',
    'stay-select-offer': 'A card was chosen. `preventDefault()` stops the navigation.',
    'stay-error': 'A call failed; the grid shows a notice or hides the part.',
  },
};
