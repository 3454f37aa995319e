import { createElement } from 'react';
import { createResultsClient } from '../client/create-results-client.ts';
import type { ResultsClient } from '../client/stay-client.ts';
import { criteria, oneOf, wholeNumber } from '../elements/attribute-readers.ts';
import type { ElementDocs, ElementSpec } from '../elements/element-spec.ts';
import { StayError } from '../core/errors/catalogue.ts';
import { emptyCriteria } from '../core/search/empty-criteria.ts';
import { parseFlow, type SearchFlow } from '../core/search/flow.ts';
import { createBrowserAddress } from '../channel/browser-address.ts';
import { statedCriteria, type StatedCriteria } from '../core/search/stated-criteria.ts';
import type { AddressBinding } from '../core/search/address.ts';
import { ResultsGrid } from './results-grid.tsx';
import type { InitialResults, ResultsGridMethods } from './results-grid-props.ts';

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
    'product-url': String,
    'new-tab': () => true,
    'map-tiles': String,
    'map-attribution': String,
    'map-attribution-url': String,
  },
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
    const { mapTiles, mapAttribution, mapAttributionUrl } = values;
    const flow = parseFlow(context.flow);
    const read = readValue(criteria, flow);
    if (read?.told) warn(sentence('criteria', read));
    return createElement(ResultsGrid, {
      client,
      locale,
      messages,
      channel,
      assetBase,
      ...(!isPrinting && { address: (address ??= createBrowserAddress(window)) }),
      // On a partner's page the shop's addresses are not the page's own.
      productUrl: typeof productUrl === 'string' ? productUrl : context.api,
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
      // Tiles without the name of whom they are owed to are not shown.
      ...(mapTiles && mapAttribution
        ? {
            map: {
              tiles: {
                url: String(mapTiles),
                attribution: String(mapAttribution),
                ...(mapAttributionUrl ? { attributionUrl: String(mapAttributionUrl) } : {}),
              },
            },
          }
        : {}),
      onReady: () => {
        emit('stay-ready', {});
        if (!printed) return;
        const { totalCount: total } = printed.data.page.details;
        const searched = read?.criteria ?? emptyCriteria(flow);
        emit('stay-results', { total, page: searched.page, criteria: searched });
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
  summary: 'What a search found: cards, filters, order and pages.',
  attributes: {
    criteria: {
      type: 'string | Partial<SearchCriteria>',
      description:
        'What to search for, written as in the address, `city=75&stars=5,4&a=2`, or as JSON with the same keys or those of `SearchCriteria`, `{"stars":[5,4]}`. Of a text what cannot be read is left out; a text without anything that can, or an object with anything that cannot, is not searched for, and the fallback stays. Both are told by `stay-error`.',
    },
    'page-size': { type: 'number', description: 'Offers on a page.', default: '20' },
    sync: {
      type: "'none' | 'hash'",
      description:
        'Whether the address of the page follows the search. It is read once at the start in any case.',
      default: 'none',
    },
    'map-tiles': {
      type: 'string',
      description:
        'A tile server for the map, with `map-attribution`: `https://tiles.example/{z}/{x}/{y}.png`. Its origin belongs into `img-src` of the page.',
      default: 'the map that comes along, without a server',
    },
    'map-attribution': {
      type: 'string',
      description: 'Whom the tiles are owed to, as their terms ask for it. Without it they are not shown.',
    },
    'map-attribution-url': {
      type: 'string',
      description: 'Where that leads, as an `https:` address. Without it the attribution is plain text.',
    },
    'product-url': {
      type: 'string',
      description: 'What stands before the paths of offers: origin and path of the shop or minisite.',
      default: 'the `api` origin',
    },
    'new-tab': {
      type: 'boolean',
      description: 'Cards open their offers in a new tab, so that the page of the list stays.',
      default: 'false',
    },
  },
  parts: {
    toolbar: 'The filters and the order, above the results.',
    panel: 'What opens under a filter or the order.',
    results: 'The list of cards.',
    card: 'One offer.',
    gallery: 'The pictures of an offer.',
    thumbnail: 'A small picture beside the large one.',
    score: 'The review score of a hotel.',
    stars: 'The stars of a hotel.',
    eco: 'The mark of an ecological house.',
    price: 'The price of an offer.',
    'auto-discount': 'A code that takes off more.',
    action: 'The button of an offer.',
    wishlist: 'The heart of an offer.',
    skeleton: 'A card that is on its way.',
    hint: 'A remark above the results.',
    'fallback-banner': 'Says that other offers than those searched for are shown.',
    empty: 'Says that nothing was found.',
    error: 'Says that the search failed.',
    map: 'The window of the map.',
    'map-card': 'The offer of the chosen marker.',
  },
  methods: {
    search: {
      signature: 'search(criteria: string | Partial<SearchCriteria>): void',
      description: 'Searches for something else.',
    },
    refresh: { signature: 'refresh(): void', description: 'Asks again for the same.' },
  },
  events: {
    'stay-ready': 'The grid is live.',
    'stay-results': 'An answer came: how many offers there are, on which page, for which criteria.',
    'stay-select-offer': 'A card was chosen. `preventDefault()` stops the navigation.',
    'stay-error': 'A call failed; the grid says so, or leaves the part out.',
  },
};
