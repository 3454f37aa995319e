import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import { SEARCH_PAGE_SIZE } from '../../core/search/pagination.ts';
import type { EarlyAnswers } from '../define-element.ts';
import type { Preload, StartOf } from './start.ts';

/*
 * The loader: a classic script for any page. It knows the files that start widgets, one for each that has a page to
 * itself and one for `all`, and their hashes; `import()` is no sink of Trusted Types, as `script.src` is.
 */
/** The folder of the files. */
declare const __STAYKIT_FOLDER__: string;
/** The base64 of the sha256 of each file that starts widgets; 0 where the one for `all` knows it. */
declare const __STAYKIT_HASHES__: Readonly<Record<string, string | 0>>;
/** The files that widgets share. */
declare const __STAYKIT_SHARED__: readonly string[];
/** The search of a grid that states none. */
declare const __STAYKIT_SEARCH__: string;

const script = document.currentScript as HTMLScriptElement;
const { dataset, src, nonce } = script;
const { origin } = new URL(src);
const { api = origin } = dataset;
// A page may write its locale as its `lang`.
const locale = (dataset['locale'] ?? DEFAULT_LOCALE).replace('-', '_');
const hashes = __STAYKIT_HASHES__;
const fileOf = (name: string): URL => new URL(`chunks/${__STAYKIT_FOLDER__}/${name}.js`, src);
const preload: Preload = (name, hash) => {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, {
      rel: 'modulepreload',
      // A policy by nonces asks each link for it; what is imported has it from this script.
      nonce,
      integrity: `sha256-${hash}=`,
      href: fileOf(name),
    }),
  );
  return link.href;
};
const startOf: StartOf = (name) => {
  const known = hashes[name] ? name : 'all';
  return import(/* @vite-ignore */ preload(`start.${known}`, hashes[known] as string));
};

const found = Object.keys(hashes).filter((name) => document.querySelector(`stay-${name}`));
// While the page is still being read, others may follow.
const together = found.length !== 1 || document.readyState === 'loading';
// A widget whose own file cannot be had is tried with the shared ones, and the page is told if those fail too.
const started = startOf(together ? 'all' : found[0]!).catch(() => startOf('all'));

const early: EarlyAnswers = {};
const ask = (url: string | URL): Promise<Response> => {
  const answer = fetch(url, { credentials: 'omit' });
  // Nothing comes of a failure here.
  answer.catch(Boolean);
  return answer;
};
// What is asked for after it comes with it: its browser finds the files in the cache, and checks their hashes. Only where the files come from the shop itself: its answers are allowed by the page's policy.
if (api === origin) {
  for (const name of found) void ask(fileOf(`${name}.${locale}`));
  if (together) for (const name of found.concat(__STAYKIT_SHARED__)) void ask(fileOf(name));
  // A grid with an API or a locale of its own asks for another address: what came for this one is not used.
  const grid = document.querySelector('stay-results-grid:not([criteria],[flow])');
  if (grid && !dataset['flow'] && !/=/.test(location.href)) {
    const size = grid.getAttribute('page-size') ?? SEARCH_PAGE_SIZE;
    const address = `${api}/api/offers.json?locale=${locale}&${__STAYKIT_SEARCH__}&size=${size}`;
    early[address] = ask(address);
  }
}

started.then(
  ({ start }) => start([src, dataset, early, preload, startOf]),
  // The browser's console has said why. The page keeps its fallback, and hears of no error of ours.
  Boolean,
);
