import { DEFAULT_LOCALE } from '@staykit/values/market/locale.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { hearConsent } from '../element/hear-consent.ts';
import { isFirstLoader } from './is-first-loader.ts';
import type { ElementSource } from '../element/define-element.ts';

/*
 * The loader, for any page: a classic script, or a module. It asks for the files of the widgets that stand on the page,
 * each with its hash: `import()` is no sink of Trusted Types, as `script.src` is. Where the page names these files
 * itself (`staykit embed`), they are on their way before the loader is there.
 */

/** A file below `chunks/`, and the base64 of its sha256. */
export type LoadedFile = readonly [file: string, hash: string];

/** The files of a build by their widget, as places in one list. */
export interface LoaderFiles {
  files: readonly LoadedFile[];
  /** What a widget imports at once, its own file first, and its texts by locale. */
  widgets: Readonly<Record<string, { atOnce: readonly number[]; texts: Readonly<Record<string, number>> }>>;
}

declare const __STAYKIT_FILES__: LoaderFiles;
/** The search of a grid that states none. */
declare const __STAYKIT_SEARCH__: string;

const script = (document.currentScript ??
  document.querySelector('script[type="module"][src*="/staykit.js"]')) as HTMLScriptElement | null;
if (!script) throw new Error('staykit.js: expected <script src="…/staykit.js">, not an import.');
const { dataset, src, nonce } = script;
const api = dataset['api']?.replace(/\/$/, '') ?? new URL(src).origin;
// A page may write its locale as its `lang`.
const locale = (dataset['locale'] ?? DEFAULT_LOCALE).replace('-', '_');
// A consent tool may speak before the first widget is there.
const source: ElementSource = { url: src, defaults: hearConsent({ ...dataset }) };
const { files, widgets } = __STAYKIT_FILES__;

const link = (attributes: Partial<HTMLLinkElement>): void =>
  // A policy by nonces asks each link for it; what is imported has it from this script.
  document.head.append(Object.assign(document.createElement('link'), { nonce, ...attributes }));

/** Asks for a file: the import that follows gets this very file, or none if it was tampered with. */
const preload = (place: number): string => {
  const [file, hash] = files[place]!;
  const { href } = new URL(`chunks/${file}`, src);
  link({ rel: 'modulepreload', integrity: `sha256-${hash}`, href });
  return href;
};

/** Tells the page that a widget cannot be had. What stands between its tags stays. */
const failed =
  (name: string) =>
  (error: unknown): void => {
    const detail = { code: 'NETWORK', message: String(error) };
    const event = new CustomEvent('stay-error', { detail, bubbles: true, composed: true });
    document.querySelector(`stay-${name}`)?.dispatchEvent(event);
  };

function load(name: string): void {
  const { atOnce, texts } = widgets[name]!;
  const [url] = [...atOnce, texts[locale] ?? []].flat().map(preload);
  import(/* @vite-ignore */ url!).then(
    (widget: { define(from: ElementSource): void }) => widget.define(source),
    failed(name),
  );
}

function start(): void {
  const missing = new Set(Object.keys(widgets));
  const look = (): void => {
    for (const name of missing)
      if (document.querySelector(`stay-${name}`)) {
        missing.delete(name);
        load(name);
      }
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();

  // The first answer of a grid that the page's address or attributes do not decide: its own call gets this one.
  const grid = document.querySelector('stay-results-grid:not([criteria],[flow],[api],[locale])');
  if (grid && !dataset['flow'] && !/=/.test(location.href)) {
    const size = grid.getAttribute('page-size')?.trim() || SEARCH_PAGE_SIZE;
    const href = `${api}/api/offers.json?locale=${locale}&${__STAYKIT_SEARCH__}&size=${size}`;
    link({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  }
}

if (isFirstLoader(script)) start();
