import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import { SEARCH_PAGE_SIZE } from '../../core/search/pagination.ts';
import type { EarlyAnswers } from '../define-element.ts';

/*
 * The loader: a classic script for any page. It knows one name, the manifest, and its hash; `import()` is no sink of
 * Trusted Types, as `script.src` is.
 */
declare const __STAYKIT_MANIFEST__: string;
declare const __STAYKIT_MANIFEST_HASH__: string;
/** Where the files are, which of them each widget shares with others, and the search of a grid that states none. */
declare const __STAYKIT_EARLY__: [folder: string, widgets: Record<string, readonly string[]>, search: string];

{
  const script = document.currentScript as HTMLScriptElement;
  const { dataset, src } = script;
  const link = document.createElement('link');
  const href = new URL(__STAYKIT_MANIFEST__, src).href;
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity: __STAYKIT_MANIFEST_HASH__, href });
  document.head.append(link);

  const early: EarlyAnswers = {};
  const ask = (url: string): Promise<Response> => {
    const answer = fetch(url, { credentials: 'omit' });
    answer.catch(() => undefined);
    return answer;
  };
  const { origin } = new URL(src);
  const { api = origin, locale = DEFAULT_LOCALE } = dataset;
  // What the manifest will ask for comes with it, not after it: it finds the files in the browser's cache, and checks
  // their hashes. Only where the files come from the shop itself: its answers are allowed by the page's policy.
  if (api === origin) {
    const [folder, widgets, search] = __STAYKIT_EARLY__;
    const find = (name: string) => document.querySelector(`stay-${name}`);
    const found = Object.keys(widgets).filter(find);
    const together = found[1] || document.readyState === 'loading';
    const files = found.flatMap((name) => [
      ...(together ? [name, ...widgets[name]!] : [`${name}.alone`]),
      `${name}.${locale}`,
    ]);
    for (const file of new Set(files)) void ask(new URL(`chunks/${folder}/${file}.js`, src).href);
    const grid = find('results-grid');
    if (grid && !dataset['flow'] && !/=/.test(location.search + location.hash)) {
      if (!grid.matches('[api],[criteria],[flow],[locale]')) {
        const size = grid.getAttribute('page-size') ?? SEARCH_PAGE_SIZE;
        const address = `${api}/api/offers.json?locale=${locale}&${search}&size=${size}`;
        early[address] = ask(address);
      }
    }
  }

  import(/* @vite-ignore */ href).then(
    (manifest) => manifest.start({ ...dataset }, early),
    // The browser's console has said why. The page keeps its fallback, and hears of no error of ours.
    () => undefined,
  );
}
