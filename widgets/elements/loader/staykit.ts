import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import { SEARCH_PAGE_SIZE } from '../../core/search/pagination.ts';
import type { EarlyAnswers } from '../define-element.ts';
import type { Loader } from './manifest.ts';

/*
 * The loader: a classic script for any page. It knows the files that start widgets, one for each that has a page to
 * itself and one for `all`, and their hashes; `import()` is no sink of Trusted Types, as `script.src` is.
 */
/**
 * The folder of the files, the base64 of the sha256 of each file that starts widgets, the files that widgets share, and
 * the search of a grid that states none.
 */
declare const __STAYKIT_FILES__: [
  folder: string,
  hashes: Readonly<Record<string, string>>,
  shared: readonly string[],
  search: string,
];

const script = document.currentScript as HTMLScriptElement;
const { dataset, src, nonce } = script;
const { origin } = new URL(src);
const { api = origin, locale = DEFAULT_LOCALE } = dataset;
const [folder, hashes, shared, search] = __STAYKIT_FILES__;
const fileOf = (name: string): string => new URL(`chunks/${folder}/${name}.js`, src).href;
const preload: Loader['preload'] = (name, hash) => {
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
const startOf: Loader['startOf'] = (name) =>
  import(/* @vite-ignore */ preload(`start.${name}`, hashes[name]));

const found = Object.keys(hashes).filter((name) => document.querySelector(`stay-${name}`));
// While the page is still being read, others may follow.
const together = found.length !== 1 || document.readyState === 'loading';
// A widget whose own file cannot be had is tried with the shared ones, and the page is told if those fail too.
const started = startOf(together ? 'all' : found[0]!).catch(() => startOf('all'));

const early: EarlyAnswers = {};
const ignore = (): void => {};
const ask = (url: string): Promise<Response> => {
  const answer = fetch(url, { credentials: 'omit' });
  answer.catch(ignore);
  return answer;
};
// What is asked for after it comes with it: its browser finds the files in the cache, and checks their hashes. Only where the files come from the shop itself: its answers are allowed by the page's policy.
if (api === origin) {
  const files = found.flatMap((name) => [...(together ? [name, ...shared] : []), `${name}.${locale}`]);
  for (const file of new Set(files)) void ask(fileOf(file));
  const grid = document.querySelector('stay-results-grid:not([api],[criteria],[flow],[locale])');
  if (grid && !dataset['flow'] && !/=/.test(location.search + location.hash)) {
    const size = grid.getAttribute('page-size') ?? SEARCH_PAGE_SIZE;
    const address = `${api}/api/offers.json?locale=${locale}&${search}&size=${size}`;
    early[address] = ask(address);
  }
}

started.then(
  ({ start }) => {
    const source = { url: src, defaults: { ...dataset }, early, channels: new Map() };
    return start({ source, preload, startOf });
  },
  // The browser's console has said why. The page keeps its fallback, and hears of no error of ours.
  ignore,
);
