import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';
import { firstAnswer } from '@staykit/elements/element/first-answer.ts';
import { isReleased } from '@staykit/elements/is-released.ts';
import { pageLinks } from '@staykit/elements/page-links.ts';
import {
  nextSnippet,
  reactSnippet,
  svelteSnippet,
  vueSnippet,
} from '@staykit/elements/snippet/frameworks.ts';
import { htmlSnippet, wordpressSnippet } from '@staykit/elements/snippet/html.ts';
import type { SnippetFiles, SnippetPart, SnippetUse } from '@staykit/elements/snippet/snippet.ts';
import { DEFAULT_LOCALE, isLocale } from '@staykit/values/market/locale.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { builtElements, firstUse } from './built-elements.ts';

/** What prints the snippet of each framework. */
const SNIPPETS = {
  html: htmlSnippet,
  react: reactSnippet,
  next: nextSnippet,
  vue: vueSnippet,
  svelte: svelteSnippet,
  wordpress: wordpressSnippet,
} satisfies Record<string, (use: SnippetUse, files: SnippetFiles) => SnippetPart[]>;

export type Framework = keyof typeof SNIPPETS;
export const FRAMEWORKS = Object.keys(SNIPPETS) as Framework[];

/** Frameworks whose pages bundle the npm package; others load element files from their origin. */
const BUNDLED: readonly Framework[] = ['react', 'next', 'vue', 'svelte'];

/** Where the element files are. */
export interface ElementPlace {
  /** Origin that serves them. */
  origin: string;
  /** Folder that they were built into. */
  elements: string;
}

const ACCESSIBILITY = [
  'Accessibility: works by keyboard and screen reader, in the language of the locale. The link inside is shown until',
  'the script runs, and stays where it is blocked: keep it.',
];

/** The snippet of widgets, what the page's policy has to allow, and what a visitor loads. */
export function snippet(framework: Framework, use: SnippetUse, place: ElementPlace): string {
  const { api = '' } = use.common;
  const allowed = `connect-src ${api}; img-src ${api} data:; form-action ${api}`;
  const policy = (rules: string) => ['Content-Security-Policy, in addition to the page’s own:', `  ${rules}`];
  const write = (files: SnippetFiles) =>
    SNIPPETS[framework](use, files).flatMap(({ title, text }) => [title, text, '']);
  if (BUNDLED.includes(framework))
    return [...write({ address: '', integrity: '', links: [] }), ...policy(allowed)].join('\n');

  const built = builtElements(place.elements);
  const { version, hashes } = built;
  const widgets = use.widgets.map(({ name }) => name);
  const locale = isLocale(use.values['locale']) ? use.values['locale'] : DEFAULT_LOCALE;
  const address = `${place.origin}/elements/${version}`;
  const answer = gridAnswer(use, locale);
  const links = pageLinks({ widgets, locale, address, ...(answer && { answer }) }, built);
  const { bytes, files } = firstUse(widgets, locale, built);
  return [
    ...(isReleased(version)
      ? []
      : [
          `NOT RELEASED: the files of ${version} change with the next build, and this hash refuses them then. Good for a try;`,
          'a page that lasts names a released version.',
          '',
        ]),
    ...write({ address, integrity: hashes['staykit.js'] ?? '', links }),
    ...policy(`script-src ${place.origin}; style-src ${place.origin}; ${allowed}`),
    `Bytes until they are there (brotli): ${bytes} in ${files} files, without pictures and answers. What a visitor`,
    'opens later comes with the press that opens it.',
    ...ACCESSIBILITY,
  ].join('\n');
}

/** The address of the first answer of a grid, which a page asks for with its HTML. */
function gridAnswer(
  { common, widgets, values }: SnippetUse,
  locale: Parameters<typeof firstAnswer>[1],
): string | undefined {
  const grid = widgets.find(({ name }) => name === 'results-grid');
  // A search for activities, and calls with options of their own, have other addresses.
  const flow = parseFlow(common['flow']);
  if (!grid || flow === 'activity' || 'settings' in values) return undefined;
  const { criteria: stated, pageSize = SEARCH_PAGE_SIZE } = grid.values;
  const criteria = (stated !== undefined && statedCriteria(stated, flow).criteria) || emptyCriteria(flow);
  return firstAnswer(
    common['api'] ?? '',
    locale,
    Number(pageSize),
    criteria,
    marketNow(Date.now(), settingsOf(locale).timeZone),
  );
}
