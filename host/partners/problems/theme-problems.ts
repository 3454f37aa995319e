import { base } from '@staykit/themes/base.ts';
import { COLOUR_NAMES } from '@staykit/themes/colour-names.ts';
import { isGround } from '@staykit/themes/contrast.ts';
import { readColour } from '@staykit/themes/colour.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { faultOf, referencesOf, valueOf } from '@staykit/themes/to-css.ts';
import { isColourPath, TOKEN_PATHS, type TokenPath, type TokenValue } from '@staykit/themes/tokens.ts';
import { closest } from '../closest.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../partner-text.ts';
import { themeParts, type ThemeParts } from '../partner-theme.ts';

type Tokens = NonNullable<ThemeParts['tokens']>;

/** The tokens of a file among what they are checked with. */
interface Checked {
  tokens: Tokens;
  /** Path of the tokens in the file. */
  at: readonly string[];
  /** What a token is that the file does not set. */
  below: (path: TokenPath) => TokenValue | undefined;
  text: PartnerText;
}

const A_COLOUR =
  'a CSS colour (#0f5a4c, rgb(15 90 76), oklch(42% 0.08 175), darkgreen) or a token of one ({color.accent})';

/** What is wrong with a partner's theme: a name or token that there is not, a value that no page can use. */
export function themeProblems({ theme }: PartnerSettings, text: PartnerText): PartnerProblem[] {
  const { preset, tokens = {}, presetAt, tokensAt } = themeParts(theme);
  const named = preset === undefined ? undefined : THEMES.get(preset);
  const checked: Checked = {
    tokens,
    at: tokensAt,
    below: (path) => valueOf(named?.tokens ?? {}, path) ?? valueOf(base.tokens, path),
    text,
  };
  return [
    ...(preset !== undefined && !named ? [unknownTheme(preset, presetAt, text)] : []),
    ...Object.keys(tokens).flatMap(
      (path) =>
        (isToken(path)
          ? (unsafe(path, checked) ??
            wrongReference(path, checked) ??
            (isColourPath(path) ? noColour(path, checked) : undefined))
          : unknownToken(path, checked)) ?? [],
    ),
  ];
}

function unknownTheme(preset: string, at: readonly string[], text: PartnerText): PartnerProblem {
  const names = [...THEMES.keys()];
  return text.problem(at, `one of the themes ${names.join(', ')}`, JSON.stringify(preset), {
    value: closest(preset, names) ?? names[0],
  });
}

const isToken = (path: string): path is TokenPath => (TOKEN_PATHS as readonly string[]).includes(path);

function unknownToken(path: string, { tokens, at, text }: Checked): PartnerProblem {
  const suggestion = closest(path, TOKEN_PATHS);
  return text.problem(
    [...at, path],
    suggestion ? `"${suggestion}" (did you mean it?)` : 'the path of a token',
    `the unknown token "${path}"`,
    suggestion
      ? `${JSON.stringify(suggestion)}: ${JSON.stringify(tokens[path])},`
      : 'nothing: take this line out',
  );
}

function unsafe(path: string, { tokens, at, text }: Checked): PartnerProblem | undefined {
  const value = tokens[path] ?? '';
  const fault = [value]
    .flat()
    .map(faultOf)
    .find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  const received = `${JSON.stringify(value)}, which ${fault}`;
  return text.problem([...at, path], 'a plain CSS value', received, { value: '#0f5a4c' });
}

/** A value that names a token that there is not, or one that comes back to itself. */
function wrongReference(path: TokenPath, { tokens, at, below, text }: Checked): PartnerProblem | undefined {
  const value = JSON.stringify(tokens[path]);
  const unknown = referencesOf(tokens[path] ?? '').find((named) => !isToken(named));
  if (unknown !== undefined) {
    const meant = closest(unknown, TOKEN_PATHS) ?? 'color.accent';
    return text.problem([...at, path], 'the path of a token in its braces', value, {
      value: JSON.parse(value.replaceAll(`{${unknown}}`, `{${meant}}`)) as unknown,
    });
  }
  const seen = new Set<string>();
  const reaches = (from: string): boolean =>
    referencesOf(tokens[from] ?? below(from as TokenPath) ?? '').some(
      (named) => named === path || (!seen.has(named) && seen.add(named) && reaches(named)),
    );
  if (!reaches(path)) return undefined;
  return text.problem([...at, path], 'a value that does not lead back to itself', value, {
    value: '#0f5a4c',
  });
}

/** A value of a colour that is none. Only the ground of the hero may be a gradient. */
function noColour(path: TokenPath, { tokens, at, text }: Checked): PartnerProblem | undefined {
  const value = tokens[path] ?? '';
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
  return text.problem([...at, path], expected, JSON.stringify(value), {
    value: typeof value === 'string' ? repaired[0] : repaired,
  });
}

/** The colour that was probably meant: hexadecimal signs without their mark, a name with a letter wrong. */
function meantBy(value: string): string {
  const marked = `#${value.trim().replace(/^#|^0x/i, '')}`;
  if (readColour(marked, 'light') !== undefined) return marked;
  return closest(value, [...COLOUR_NAMES.keys()]) ?? '#0f5a4c';
}
