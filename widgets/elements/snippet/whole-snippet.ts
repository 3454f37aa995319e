import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';
import { DEFAULT_LOCALE, isLocale } from '@staykit/values/market/locale.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { firstAnswer } from '../element/first-answer.ts';
import { isReleased } from '../is-released.ts';
import { filesOf, pageLinks, type Built } from '../page-links.ts';
import { nextSnippet, reactSnippet, svelteSnippet, vueSnippet } from './frameworks.ts';
import { htmlSnippet, wordpressSnippet } from './html.ts';
import type { SnippetFiles, SnippetPart, SnippetUse } from './snippet.ts';

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

/** Element files of one version, and what they weigh. */
export interface SnippetBuild extends Built {
  version: string;
  /** Brotli bytes of a file. */
  bytesOf: (file: string) => number;
}

/** Where the element files are. */
export interface ElementPlace {
  /** Origin that serves them. */
  origin: string;
  /** Asked for where a page loads them: one that bundles the npm package has its own. */
  built: () => SnippetBuild;
}

/** All that a page needs. */
export interface WholeSnippet {
  parts: SnippetPart[];
  /** What the content security policy of the page has to allow. */
  policy: string;
  /** Version of its element files, and what a visitor loads until they are there: brotli bytes, without pictures and answers. */
  files?: { version: string; isReleased: boolean; bytes: number; count: number };
}

/** The snippet of widgets, what the page's policy has to allow, and what a visitor loads. */
export function wholeSnippet(framework: Framework, use: SnippetUse, place: ElementPlace): WholeSnippet {
  const { api = '' } = use.common;
  const allowed = `connect-src ${api}; img-src ${api} data:; form-action ${api}`;
  const write = SNIPPETS[framework];
  if (BUNDLED.includes(framework))
    return { parts: write(use, { address: '', integrity: '', links: [] }), policy: allowed };

  const built = place.built();
  const { version, hashes, bytesOf } = built;
  const widgets = use.widgets.map(({ name }) => name);
  const locale = isLocale(use.values['locale']) ? use.values['locale'] : DEFAULT_LOCALE;
  const address = `${place.origin}/elements/${version}`;
  const answer = gridAnswer(use, locale);
  const links = pageLinks({ widgets, locale, address, ...(answer && { answer }) }, built);
  const needed = ['staykit.js', ...filesOf({ widgets, locale }, built.files)];
  return {
    parts: write(use, { address, integrity: hashes['staykit.js'] ?? '', links }),
    policy: `script-src ${place.origin}; style-src ${place.origin}; ${allowed}`,
    files: {
      version,
      isReleased: isReleased(version),
      bytes: needed.reduce((sum, file) => sum + bytesOf(file), 0),
      count: needed.length,
    },
  };
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
