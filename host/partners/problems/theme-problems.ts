import { base } from '@staykit/themes/base.ts';
import { COLOUR_NAMES } from '@staykit/themes/colour-names.ts';
import { isGround } from '@staykit/themes/contrast.ts';
import { readColour } from '@staykit/themes/colour.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { faultOf, referencesOf, valueOf } from '@staykit/themes/to-css.ts';
import { isColourPath, TOKEN_PATHS, type TokenPath, type TokenValue } from '@staykit/themes/tokens.ts';
import { closest } from '../text/closest.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';
import { shortened } from '../text/shortened.ts';
import { themeParts, type ThemeParts } from '../partner-theme.ts';

type Tokens = NonNullable<ThemeParts['tokens']>;

/** The tokens of a file among what they are checked with. */
interface Checked {
  tokens: Tokens;
  /** Path of the tokens in the file. */
  at: readonly string[];
  /** What the look has in place of a token that the file does not set. */
  below: (path: TokenPath) => TokenValue | undefined;
  text: PartnerText;
}

/** Signs of a value: a list of fonts or shadows has some hundred. */
const LONGEST = 2_000;

const A_COLOUR =
  'a CSS colour (#0f5a4c, rgb(15 90 76), oklch(42% 0.08 175), darkgreen) or a token of one ({color.accent})';

/** What is wrong with a partner's theme: a name or token that there is not, a value that no page can use. */
export function themeProblems({ theme }: Partial<PartnerSettings>, text: PartnerText): PartnerProblem[] {
  const { preset, tokens = {}, presetAt, tokensAt } = themeParts(theme);
  const named = preset === undefined ? undefined : THEMES.get(preset);
  const problems: PartnerProblem[] = [];
  if (preset !== undefined && !named) {
    const names = [...THEMES.keys()];
    problems.push(
      text.problem(presetAt, `one of the themes ${names.join(', ')}`, shortened(JSON.stringify(preset)), {
        value: closest(preset, names) ?? names[0],
      }),
    );
  }
  const checked: Checked = {
    tokens,
    at: tokensAt,
    below: (path) => valueOf(named?.tokens ?? {}, path) ?? valueOf(base.tokens, path),
    text,
  };
  for (const path of Object.keys(tokens)) {
    const found = isToken(path) ? faultyToken(path, checked) : unknownToken(path, checked);
    if (found) problems.push(found);
    // What has more mistakes than there are tokens is no theme.
    if (problems.length > TOKEN_PATHS.length) break;
  }
  return problems;
}

/** What is wrong with the value of a token that there is. */
const faultyToken = (path: TokenPath, checked: Checked): PartnerProblem | undefined =>
  unsafe(path, checked) ??
  wrongReference(path, checked) ??
  tooLong(path, checked) ??
  (isColourPath(path) ? noColour(path, checked) : undefined);

const isToken = (path: string): path is TokenPath => (TOKEN_PATHS as readonly string[]).includes(path);

/** The same tokens with another value in one place. */
const having = (checked: Checked, path: TokenPath, value: TokenValue): Checked => ({
  ...checked,
  tokens: { ...checked.tokens, [path]: value },
});

function unknownToken(path: string, checked: Checked): PartnerProblem {
  const { tokens, at, text } = checked;
  const value = tokens[path] ?? '';
  const suggestion = closest(
    path,
    TOKEN_PATHS.filter((one) => !Object.hasOwn(tokens, one)),
  ) as TokenPath | undefined;
  const isGood = suggestion && !faultyToken(suggestion, having(checked, suggestion, value));
  return text.problem(
    [...at, path],
    suggestion ? `"${suggestion}" (did you mean it?)` : 'the path of a token',
    `the unknown token ${shortened(JSON.stringify(path))}`,
    suggestion
      ? { value: isGood ? value : plain(suggestion), key: suggestion }
      : 'nothing: take this line out',
  );
}

/** What the shop's own look has in this place. */
const plain = (path: TokenPath): TokenValue => valueOf(base.tokens, path) ?? '#0f5a4c';

function unsafe(path: TokenPath, { tokens, at, text }: Checked): PartnerProblem | undefined {
  const value = tokens[path] ?? '';
  const fault = [value]
    .flat()
    .map(faultOf)
    .find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  const received = `${shortened(JSON.stringify(value))}, which ${fault}`;
  return text.problem([...at, path], 'a plain CSS value', received, { value: plain(path) });
}

/** A value that names a token that there is not, or one that comes back to itself. */
function wrongReference(path: TokenPath, checked: Checked): PartnerProblem | undefined {
  const { tokens, at, text } = checked;
  const given = tokens[path] ?? '';
  const value = JSON.stringify(given);
  const unknown = referencesOf(given).find((named) => !isToken(named));
  if (unknown !== undefined) {
    const meant = closest(unknown, TOKEN_PATHS);
    const mended = JSON.parse(value.replaceAll(`{${unknown}}`, `{${meant}}`)) as TokenValue;
    const isMended = meant !== undefined && !leadsBack(path, having(checked, path, mended));
    return text.problem([...at, path], 'the path of a token in its braces', shortened(value), {
      value: isMended ? mended : plain(path),
    });
  }
  if (!leadsBack(path, checked)) return undefined;
  const safe = plain(path);
  return text.problem([...at, path], 'a value that does not lead back to itself', shortened(value), {
    value: leadsBack(path, having(checked, path, safe)) ? '#0f5a4c' : safe,
  });
}

/** Whether the tokens that a token names, and those that they name, come back to it. */
function leadsBack(path: TokenPath, { tokens, below }: Checked): boolean {
  const seen = new Set<string>();
  const reaches = (from: string): boolean =>
    referencesOf(tokens[from] ?? below(from as TokenPath) ?? '').some(
      (named) => named === path || (!seen.has(named) && seen.add(named) && reaches(named)),
    );
  return reaches(path);
}

/** A value that is long once the tokens that it names are put in: few that name each other twice make millions of signs. */
function tooLong(path: TokenPath, { tokens, at, below, text }: Checked): PartnerProblem | undefined {
  const known = new Map<string, number>();
  const lengthOf = (from: string): number => {
    const value = tokens[from] ?? below(from as TokenPath) ?? '';
    // One that leads back to itself is told of as such.
    known.set(from, known.get(from) ?? 0);
    const named = referencesOf(value).reduce((sum, one) => sum + (known.get(one) ?? lengthOf(one)), 0);
    const length = [value].flat().join('').length + named;
    known.set(from, length);
    return length;
  };
  if (lengthOf(path) <= LONGEST) return undefined;
  return text.problem(
    [...at, path],
    `at most ${LONGEST} signs, with the tokens that it names`,
    shortened(JSON.stringify(tokens[path])),
    { value: plain(path) },
  );
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
  return text.problem([...at, path], expected, shortened(JSON.stringify(value)), {
    value: typeof value === 'string' ? repaired[0] : repaired,
  });
}

/** The colour that was probably meant: hexadecimal signs without their mark, a name with a letter wrong. */
function meantBy(value: string): string {
  const marked = `#${value.trim().replace(/^#|^0x/i, '')}`;
  if (readColour(marked, 'light') !== undefined) return marked;
  return closest(value, [...COLOUR_NAMES.keys()]) ?? '#0f5a4c';
}
