import { makeText, type Html } from './references/make-text.ts';
import type { ResultsData } from './references/record.ts';
import { PAGE_CSS } from './references/rules.ts';
import { cardTree, pageTree } from './references/tree.ts';
import type { References } from './build-references.ts';

const CSS = '<link rel="stylesheet" href="/page.css">';
const ROOT = '<div id="root"></div>';
const script = (name: string) => `<script src="/${name}.js" type="module"></script>`;
const page = (head: string, body: string) =>
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Références</title>' +
  `<meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;
const block = (data: ResultsData) =>
  `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const printed = (data: ResultsData): string =>
  pageTree<Html>(
    makeText,
    data.hits.map((hit) => cardTree<Html>(makeText, hit)),
    data,
  )
    .map(({ text }) => text)
    .join('');

const SEARCH = '<div id="search"></div><div id="stats"></div><div id="stars"></div><div id="hits"></div>';

/** The documents of the references; all but the one that says so link their style sheet, as our policy asks. */
export function referencePage(
  name: string,
  cards: number,
  data: ResultsData,
  { print }: References,
): string | undefined {
  const preload = `<link rel="preload" as="fetch" crossorigin href="/records.json?cards=${cards}">`;
  const pages: Record<string, () => string> = {
    vanilla: () => page(CSS + script('vanilla'), ROOT),
    'vanilla-preloaded': () => page(CSS + preload + script('vanilla'), ROOT),
    react: () => page(script('react'), ROOT),
    preact: () => page(script('preact'), ROOT),
    instantsearch: () =>
      page(CSS + script('instantsearch'), `<main class="main">${SEARCH}<div id="pager"></div></main>`),
    'react-instantsearch': () =>
      page(CSS + script('react-instantsearch'), '<main class="main"><div id="root"></div></main>'),
    static: () => page(CSS, printed(data)),
    'static-inline': () => page(`<style>${PAGE_CSS}</style>`, printed(data)),
    'html-vanilla': () => page(CSS + script('vanilla-live'), printed(data) + block(data)),
    'html-preact': () =>
      page(CSS + script('preact-hydrate'), `<div id="root">${print(data)}</div>${block(data)}`),
    control: () => page(script('control'), ''),
  };
  return pages[name]?.();
}
