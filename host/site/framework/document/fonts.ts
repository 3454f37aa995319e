import type { Theme } from '@staykit/themes/tokens.ts';
import { valueOf } from '@staykit/themes/to-css.ts';

/** A font file of the host: family, the file in its package, the axes it covers. */
interface FontFace {
  family: string;
  file: string;
  range: string;
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** The fonts that pages may use; a browser fetches only those that a theme names. */
export const FONT_FACES: readonly FontFace[] = ['figtree', 'fraunces', 'dm-sans'].map((name) => ({
  family: `${name === 'dm-sans' ? 'DM Sans' : name[0]?.toUpperCase() + name.slice(1)} Variable`,
  file: `${name}-latin-wght-normal.woff2`,
  range: LATIN,
}));

/** File of the font that every page of the shop is set in. */
const INTERFACE_FONT = 'figtree-latin-wght-normal.woff2';

/**
 * File of the font that a page starts with its styles: that of its text, else that of its headings; undefined where a look
 * begins both with families of the device.
 */
export function fontOf(look: Theme | undefined): string | undefined {
  const named = (['type.family', 'type.family-display'] as const).map((path) =>
    look ? valueOf(look.tokens, path) : undefined,
  );
  if (named[0] === undefined) return INTERFACE_FONT;
  const first = (list: unknown) => FONT_FACES.find(({ family }) => String(list).startsWith(`'${family}'`));
  return named.map(first).find((face) => face !== undefined)?.file;
}

/**
 * The `@font-face` rules, with the addresses that `addressOf` gives the files. A font that is not here when the text is
 * first painted waits for the next page: exchanging it would move what the visitor reads.
 */
export function fontCss(addressOf: (file: string) => string): string {
  return FONT_FACES.map(
    ({ family, file, range }) =>
      `@font-face{font-family:'${family}';src:url(${addressOf(file)}) format('woff2');font-weight:100 1000;` +
      `font-display:optional;unicode-range:${range}}`,
  ).join('');
}
