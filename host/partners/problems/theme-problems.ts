import { base } from '@staykit/themes/base.ts';
import { COLOUR_NAMES } from '@staykit/themes/colour-names.ts';
import { isGround } from '@staykit/themes/contrast.ts';
import { readColour } from '@staykit/themes/colour.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { faultOf, referencesOf, valueOf } from '@staykit/themes/to-css.ts';
import { isColourPath, TOKEN_PATHS, type TokenPath } from '@staykit/themes/tokens.ts';
import { closest } from '../closest.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../partner-text.ts';

type Tokens = Exclude<NonNullable<PartnerSettings['theme']>, string>;

const A_COLOUR =
  'a CSS colour (#0f5a4c, rgb(15 90 76), oklch(42% 0.08 175), darkgreen) or a token of one ({color.accent})';

/** What is wrong with a partner's theme: a name or token that there is not, a value that no page can use. */
export function themeProblems({ theme }: PartnerSettings, text: PartnerText): PartnerProblem[] {
  if (theme === undefined) return [];
  const names = [...THEMES.keys()];
  if (typeof theme === 'string') {
    if (names.includes(theme)) return [];
    const expected = `one of the themes ${names.join(', ')}`;
    return [
      text.problem(['theme'], expected, JSON.stringify(theme), { value: closest(theme, names) ?? names[0] }),
    ];
  }
  return Object.entries(theme).flatMap(
    ([path, value]) =>
      (isToken(path)
        ? (unsafe(path, value, text) ??
          wrongReference(path, theme, text) ??
          (isColourPath(path) ? noColour(path, value, text) : undefined))
        : unknownToken(path, value, text)) ?? [],
  );
}

const isToken = (path: string): path is TokenPath => (TOKEN_PATHS as readonly string[]).includes(path);

function unknownToken(path: string, value: unknown, text: PartnerText): PartnerProblem {
  const suggestion = closest(path, TOKEN_PATHS);
  return text.problem(
    ['theme', path],
    suggestion ? `"${suggestion}" (did you mean it?)` : 'the path of a token',
    `the unknown token "${path}"`,
    suggestion ? `${JSON.stringify(suggestion)}: ${JSON.stringify(value)},` : 'nothing: take this line out',
  );
}

function unsafe(path: string, value: Tokens[string], text: PartnerText): PartnerProblem | undefined {
  const fault = [value]
    .flat()
    .map(faultOf)
    .find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  const received = `${JSON.stringify(value)}, which ${fault}`;
  return text.problem(['theme', path], 'a plain CSS value', received, { value: '#0f5a4c' });
}

/** A value that names a token that there is not, or one that comes back to itself. */
function wrongReference(path: TokenPath, theme: Tokens, text: PartnerText): PartnerProblem | undefined {
  const value = JSON.stringify(theme[path]);
  const unknown = referencesOf(theme[path] ?? '').find((named) => !isToken(named));
  if (unknown !== undefined) {
    const meant = closest(unknown, TOKEN_PATHS) ?? 'color.accent';
    return text.problem(['theme', path], 'the path of a token in its braces', value, {
      value: JSON.parse(value.replaceAll(`{${unknown}}`, `{${meant}}`)) as unknown,
    });
  }
  const seen = new Set<string>();
  const reaches = (from: string): boolean =>
    referencesOf(theme[from] ?? valueOf(base.tokens, from as TokenPath) ?? '').some(
      (named) => named === path || (!seen.has(named) && seen.add(named) && reaches(named)),
    );
  if (!reaches(path)) return undefined;
  return text.problem(['theme', path], 'a value that does not lead back to itself', value, {
    value: '#0f5a4c',
  });
}

/** A value of a colour that is none. Only the ground of the hero may be a gradient. */
function noColour(path: TokenPath, value: Tokens[string], text: PartnerText): PartnerProblem | undefined {
  const can = (one: string) => {
    const settled = one.replaceAll(/\{(.+?)\}/g, (_, named: TokenPath) =>
      isColourPath(named) ? '#000' : 'no',
    );
    // Two values are printed as one `light-dark()`, which takes no gradient.
    return path === 'hero.ground' && typeof value === 'string'
      ? isGround(settled)
      : readColour(settled, 'light') !== undefined;
  };
  if ([value].flat().every(can)) return undefined;
  const repaired = [value].flat().map((one) => (can(one) ? one : meantBy(one)));
  const expected = `${A_COLOUR}${path === 'hero.ground' ? ', or one gradient of colours' : ''}`;
  return text.problem(['theme', path], expected, JSON.stringify(value), {
    value: typeof value === 'string' ? repaired[0] : repaired,
  });
}

/** The colour that was probably meant: hexadecimal signs without their mark, a name with a letter wrong. */
function meantBy(value: string): string {
  const marked = `#${value.trim().replace(/^#|^0x/i, '')}`;
  if (readColour(marked, 'light') !== undefined) return marked;
  return closest(value, [...COLOUR_NAMES.keys()]) ?? '#0f5a4c';
}
