import { createHash } from 'node:crypto';
import { collectCss } from '../../widgets/elements/styles/styled.ts';
import { baseCss, themeCss } from '../../themes/to-css.ts';
import { partnerTheme } from '../partners/partner-theme.ts';
import type { Partner } from '../partners/partner.ts';
import { documentCss } from '../shell/document-css.ts';
import { STYLE_MARKS } from './style-marks.ts';

/** A style sheet of the host, named after what is in it. */
export interface StyleFile {
  name: string;
  css: string;
}

/** The style sheets of a page, in the order in which they are linked. */
export type StyleSet = 'page' | 'results';

/** Every style sheet of the host: what all pages share, the results, and the look of each partner. */
export interface StyleFiles {
  /** Names of the sheets of a page. */
  of(set: StyleSet, partner?: Partner): string[];
  /** The file of that name. */
  get(name: string): StyleFile | undefined;
}

function file(label: string, css: string): StyleFile {
  return { name: `${label}-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`, css };
}

/** Collects the rules of all loaded components into files. Correct in whatever order the modules were loaded. */
export function createStyleFiles(partners: readonly Partner[], fonts: string): StyleFiles {
  const rules = collectCss();
  const { searchBox, resultsGrid } = STYLE_MARKS;
  const shell = file(
    'shell',
    fonts + baseCss(':root', { scheme: 'visitor' }) + documentCss + rules.slice(resultsGrid).join(''),
  );
  const box = file('search-box', rules.slice(0, searchBox).join(''));
  const grid = file('results-grid', rules.slice(searchBox, resultsGrid).join(''));
  const themes = new Map(
    partners.flatMap((partner) => {
      const theme = partnerTheme(partner);
      return theme ? [[partner.slug, file(`theme-${partner.slug}`, themeCss(theme, ':root'))] as const] : [];
    }),
  );
  const all = new Map([shell, box, grid, ...themes.values()].map((one) => [one.name, one]));
  return {
    of(set, partner) {
      const theme = partner && themes.get(partner.slug);
      return [box, ...(set === 'results' ? [grid] : []), shell, ...(theme ? [theme] : [])].map(
        ({ name }) => name,
      );
    },
    get: (name) => all.get(name),
  };
}
