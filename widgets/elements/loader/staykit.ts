import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import { SEARCH_PAGE_SIZE } from '../../core/search/pagination.ts';
import type { EarlyAnswers } from '../define-element.ts';
import type { Loader } from './manifest.ts';

/*
 * The loader: a classic script for any page. It knows the manifests, one for each widget that has a page to itself and
 * one for `all`, and their hashes; `import()` is no sink of Trusted Types, as `script.src` is.
 */
/**
 * The folder of the files, the base64 of the sha256 of each manifest, the files that widgets share, and the search of a
 * grid that states none.
 */
declare const __STAYKIT_FILES__: [
  folder: string,
  hashes: Readonly<Record<string, string>>,
  shared: readonly string[],
  search: string,
];

const script = document.currentScript as HTMLScriptElement;
const { dataset, src } = script;
const { origin } = new URL(src);
const { api = origin, locale = DEFAULT_LOCALE } = dataset;
const [folder, hashes, shared, search] = __STAYKIT_FILES__;
const fileOf = (name: string): string => new URL(`chunks/${folder}/${name}.js`, src).href;
const preload: Loader['preload'] = (name, hash) => {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, {
      rel: 'modulepreload',
      crossOrigin: '',
      integrity: `sha256-${hash}=`,
      href: fileOf(name),
    }),
  );
  return link.href;
};
const manifestOf: Loader['manifestOf'] = (name) =>
  import(/* @vite-ignore */ preload(`manifest.${name}`, hashes[name]));

const found = Object.keys(hashes).filter((name) => document.querySelector(`stay-${name}`));
// While the page is still being read, others may follow.
const together = found[1] || document.readyState === 'loading';
const manifest = manifestOf(together ? 'all' : (found[0] ?? Object.keys(hashes)[0]!));

const early: EarlyAnswers = {};
const ignore = (): void => {};
const ask = (url: string): Promise<Response> => {
  const answer = fetch(url, { credentials: 'omit' });
  answer.catch(ignore);
  return answer;
};
// What the manifest will ask for comes with it, not after it: it finds the files in the browser's cache, and checks
// their hashes. Only where the files come from the shop itself: its answers are allowed by the page's policy.
if (api === origin) {
  const files = found.flatMap((name) => [
    ...(together ? [name, ...shared] : [`${name}.alone`]),
    `${name}.${locale}`,
  ]);
  for (const file of new Set(files)) void ask(fileOf(file));
  const grid = document.querySelector('stay-results-grid:not([api],[criteria],[flow],[locale])');
  if (grid && !dataset['flow'] && !/=/.test(location.search + location.hash)) {
    const size = grid.getAttribute('page-size') ?? SEARCH_PAGE_SIZE;
    const address = `${api}/api/offers.json?locale=${locale}&${search}&size=${size}`;
    early[address] = ask(address);
  }
}

manifest.then(
  ({ start }) => {
    const source = { url: src, defaults: { ...dataset }, early, channels: new Map() };
    return start({ source, preload, manifestOf });
  },
  // The browser's console has said why. The page keeps its fallback, and hears of no error of ours.
  ignore,
);
