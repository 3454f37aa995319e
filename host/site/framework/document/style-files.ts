import { createHash } from 'node:crypto';
import { collectCss } from '@staykit/elements/styles/styled.ts';
import { SEASONS } from '@staykit/themes/seasons.ts';
import { baseCss, themeCss } from '@staykit/themes/to-css.ts';
import { partnerTheme } from '@staykit/partners/partner-theme.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Layout } from '@staykit/partners/partner-schema.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import type { MadeFile } from './made-file.ts';

/** What a page shows: its sheet holds the search box and all pages, or the search box, the results and what stands around them. */
export type StyleSet = 'page' | 'results';

/**
 * Every style sheet of the host. A page links one, and the look of its partner (with its layout) or of the season: over HTTP/1.1 each further sheet takes
 * a connection from the scripts, and two sheets are larger than one.
 */
export interface StyleFiles {
  /** Names of the sheets of a page, in the order in which they are linked. */
  of(set: StyleSet, partner?: Partner, season?: string): string[];
  /** The files of the shop's own pages, by name; themes of partners come and go. */
  all: ReadonlyMap<string, MadeFile>;
  /** The theme of a partner, by the name of its file: also a former one, which pages still link. */
  theme(name: string): MadeFile | undefined;
}

function file(label: string, css: string): MadeFile {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  return { name: `${label}-${hash}.css`, type: 'text/css; charset=utf-8', body: Buffer.from(css) };
}

/** Content of the style sheets besides the rules of components. */
export interface StyleSources {
  /** How many rules there are once the search box, the results grid, and the page of results is loaded. */
  marks: { searchBox: number; resultsGrid: number; resultsPage: number };
  /** The `@font-face` rules. */
  fonts: string;
  /** Rules of the document itself. */
  documentCss: string;
  /** Rules of the layouts of minisites: a partner's own sheet has those of its layout, and no other sheet has any. */
  layouts: Readonly<Record<Layout, readonly string[]>>;
}

/** Themes of one partner that are kept: pages that were sent before a change link the former one. */
const KEPT_THEMES = 3;

/**
 * Collects the rules of all loaded components into files. Correct in whatever order the modules were loaded. The theme
 * of a partner is made when it is first asked for.
 */
export function createStyleFiles(
  partners: Pick<PartnerRegistry, 'all'>,
  { marks: { searchBox, resultsGrid, resultsPage }, fonts, documentCss, layouts }: StyleSources,
): StyleFiles {
  const rules = collectCss();
  const document = fonts + baseCss(':root', { scheme: 'visitor' }) + documentCss;
  const ofLayouts = new Set(Object.values(layouts).flat());
  const between = (from: number, to?: number): string =>
    rules
      .slice(from, to)
      .filter((rule) => !ofLayouts.has(rule))
      .join('');
  const sheets: Readonly<Record<StyleSet, MadeFile>> = {
    page: file('page', between(0, searchBox) + document + between(resultsGrid)),
    results: file('results', between(0, resultsGrid) + document + between(resultsGrid, resultsPage)),
  };
  const themes = new WeakMap<Partner, MadeFile | undefined>();
  const kept = new Map<string, readonly MadeFile[]>();
  const themeOf = (partner: Partner): MadeFile | undefined => {
    if (themes.has(partner)) return themes.get(partner);
    const theme = partnerTheme(partner);
    const css =
      (theme ? themeCss(theme, ':root') : '') + (partner.layout ? layouts[partner.layout].join('') : '');
    const made = css === '' ? undefined : file(`theme-${partner.slug}`, css);
    themes.set(partner, made);
    if (made) {
      const former = kept.get(partner.slug)?.filter(({ name }) => name !== made.name) ?? [];
      kept.set(partner.slug, [made, ...former].slice(0, KEPT_THEMES));
    }
    return made;
  };
  const seasons = new Map(
    [...SEASONS].map(([name, theme]) => [name, file(`season-${name}`, themeCss(theme, ':root'))] as const),
  );
  const all = new Map([...Object.values(sheets), ...seasons.values()].map((one) => [one.name, one]));
  return {
    of(set, partner, season) {
      const theme = partner ? themeOf(partner) : season !== undefined && seasons.get(season);
      return [sheets[set], ...(theme ? [theme] : [])].map(({ name }) => name);
    },
    all,
    theme(name) {
      const slug = /^theme-(.+)-[0-9a-f]{10}\.css$/.exec(name)?.[1];
      const partner = partners.all.find((one) => one.slug === slug);
      if (partner) themeOf(partner);
      return kept.get(slug ?? '')?.find((one) => one.name === name);
    },
  };
}
