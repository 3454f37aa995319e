import type { ProbeOptions } from './probe.ts';

/** A page that is measured. */
export interface Variant {
  name: string;
  /** Name before `.localhost`, and the address on it. */
  site: string;
  path: string;
  probe: ProbeOptions;
  /** Shown beside the others and held against no bar: measured in every third round. */
  aside?: boolean;
}

/** Cards of the element's page, and of the host's. */
export const ELEMENT_CARDS = 24;
export const HOST_CARDS = 20;

const typing = { field: '[role=combobox]', answered: '[role=combobox][aria-expanded=true]' };
const instantsearch = { field: '.ais-SearchBox-input', answered: '.ais-SearchBox-reset:not([hidden])' };

const reference = (
  name: string,
  page: string,
  cards: number,
  more: Partial<ProbeOptions> & { aside?: boolean } = {},
): Variant => {
  const { aside, ...probe } = more;
  return {
    name,
    site: 'reference',
    path: `/${page}?cards=${cards}`,
    probe: { card: 'article', cards, ready: 0, ...probe },
    ...(aside && { aside }),
  };
};

const ours = (name: string, site: string, path: string, cards: number): Variant => ({
  name,
  site,
  path,
  probe: { card: '[role=article]', cards, ready: 2, ...typing },
});

/** Names of the variants that bars are made of. */
export const NAMES = {
  element: 'elements on a partner’s page',
  printed: 'elements with server HTML on a partner’s page',
  search: 'search page of the host',
  minisite: 'search page of a minisite',
  vanilla: 'vanilla script',
  instantSearch: 'InstantSearch.js',
  react: 'hand-written React 19 + styled-components',
  static: 'static page, no script',
  live: 'server HTML + vanilla',
} as const;

/** Everything that is measured, ours between the references: neighbours in time are compared. */
export const VARIANTS: readonly Variant[] = [
  reference(NAMES.vanilla, 'vanilla', ELEMENT_CARDS, typing),
  ours(NAMES.element, 'magazine', '/elements', ELEMENT_CARDS),
  { ...ours('elements, by the loader alone', 'magazine', '/loader', ELEMENT_CARDS), aside: true },
  reference(NAMES.instantSearch, 'instantsearch', ELEMENT_CARDS, instantsearch),
  reference(NAMES.static, 'static', HOST_CARDS),
  ours(NAMES.printed, 'magazine', '/server-html', HOST_CARDS),
  ours(NAMES.search, 'fr-fr', '/search', HOST_CARDS),
  reference(NAMES.live, 'html-vanilla', HOST_CARDS, typing),
  ours(NAMES.minisite, 'fr-be', '/celestine/search', HOST_CARDS),
  reference(NAMES.react, 'react', HOST_CARDS, typing),
  reference('react-instantsearch + React 19', 'react-instantsearch', ELEMENT_CARDS, {
    ...instantsearch,
    aside: true,
  }),
  reference('the same on Preact/compat', 'preact', HOST_CARDS, { ...typing, aside: true }),
  reference('vanilla script, answer preloaded by the page', 'vanilla-preloaded', ELEMENT_CARDS, {
    ...typing,
    aside: true,
  }),
  reference('server HTML + Preact hydrate', 'html-preact', HOST_CARDS, { ...typing, aside: true }),
  reference('static page, style inline', 'static-inline', HOST_CARDS, { aside: true }),
];

/** The partner's page, as its author writes it: with `head` as `staykit embed` prints it, or the loader alone. */
export const partnerPage = (
  shop: string,
  version: string,
  elements: string,
  head: readonly string[] = [],
): string =>
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Le magazine</title>' +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<script ${head.length > 0 ? 'type="module" ' : ''}src="${shop}/elements/${version}/staykit.js" data-api="${shop}" data-locale="fr_FR" crossorigin ${head.length > 0 ? '' : 'fetchpriority="high" '}async></script>${head.join('')}` +
  `</head><body><h1>Le magazine</h1><p>Partez deux jours, revenez reposés.</p>${elements}</body></html>`;

/** The two elements, each with its fallback. */
export const ELEMENTS =
  '<stay-search-box><a href="/search">Trouver un séjour</a></stay-search-box>' +
  `<stay-results-grid page-size="${ELEMENT_CARDS}"><a href="/search">Tous les séjours</a></stay-results-grid>`;

/** The same as the shop prints them, by their addresses below those of a version. */
export const PRINTED = [
  'search-box.html?locale=fr_FR',
  `results-grid.html?locale=fr_FR&page-size=${HOST_CARDS}`,
];
