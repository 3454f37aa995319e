import { base } from '@staykit/themes/base.ts';
import { hexOf, type Scheme } from '@staykit/themes/colour.ts';
import { faintPairs, type Faint } from '@staykit/themes/contrast.ts';
import { isColourPath, type Theme, type TokenPath } from '@staykit/themes/tokens.ts';
import { referencesOf, valueOf } from '@staykit/themes/to-css.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';
import { partnerTheme, themeParts, type ThemeParts } from '../partner-theme.ts';

type Own = Required<Pick<ThemeParts, 'tokens' | 'tokensAt'>>;

/**
 * What a partner's own tokens do not do well: colours that are too faint where they are read, measured as the shop's own
 * looks are, on the whole look with its preset, by day and by night, and a pair where no page takes one. A minisite works with them, so that they stop none.
 */
export function themeWarnings({ theme }: PartnerSettings, text: PartnerText): PartnerProblem[] {
  const look = partnerTheme({ theme, slug: text.file });
  const { tokens, tokensAt } = themeParts(theme);
  if (look === undefined || tokens === undefined) return [];
  const lostPairs = Object.entries(tokens)
    .filter(([path, value]) => typeof value !== 'string' && !isColourPath(path))
    .map(([path, value]) =>
      text.problem(
        [...tokensAt, path],
        'one value: two are for whole colours, and a colour inside a value takes light-dark(day, night)',
        `${JSON.stringify(value)}, which browsers leave out`,
        { value: value[0] },
      ),
    );
  return [
    ...lostPairs,
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      faintWarnings(look, { tokens, tokensAt }, scheme, text),
    ),
  ];
}

/** One warning for each front and what it needs, with all the grounds on which it is too faint. */
function faintWarnings(look: Theme, own: Own, scheme: Scheme, text: PartnerText): PartnerProblem[] {
  const groups = Map.groupBy(faintPairs(look, scheme), ({ front, least }) => `${front} ${least}`);
  return [...groups.values()].map((pairs) => {
    const [{ front, least, frontColour }] = pairs as [Faint, ...Faint[]];
    const faulty = ownOf(look, own, [front, ...pairs.map(({ ground }) => ground)]);
    const ratios = pairs.map(
      ({ ground, groundColour, ratio }) => `${shown(ratio)} on ${ground} (${hexOf(groundColour)})`,
    );
    const others = pairs.map(({ ground }) => ground).join(', ');
    return text.problem(
      [...own.tokensAt, faulty],
      `${least}:1 or more of ${front} on ${others}, ${scheme === 'light' ? 'by day' : 'by night'}`,
      `${hexOf(frontColour)}: ${ratios.join(', ')}`,
      `colours of "${front}" and its ground that are further apart${scheme === 'dark' ? '; the second of a pair is for the night' : ''}`,
    );
  });
}

/** A ratio that never looks better than it is. */
const shown = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** The first of these tokens that the partner gave, or that comes from one. */
function ownOf(look: Theme, { tokens = {} }: Own, paths: readonly TokenPath[]): TokenPath {
  const given = (path: TokenPath): TokenPath | undefined =>
    tokens[path] === undefined
      ? referencesOf(valueOf(look.tokens, path) ?? valueOf(base.tokens, path) ?? '')
          .map((named) => given(named as TokenPath))
          .find((one) => one !== undefined)
      : path;
  return paths.map(given).find((one) => one !== undefined) ?? paths[0] ?? 'color.text';
}
