import { base } from '@staykit/themes/base.ts';
import { COLOUR_NAMES } from '@staykit/themes/colour-names.ts';
import { isGround } from '@staykit/themes/contrast.ts';
import { readColour } from '@staykit/themes/colour.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { faultOf, referencesOf, valueOf } from '@staykit/themes/to-css.ts';
import { isColourPath, TOKEN_PATHS, type TokenPath } from '@staykit/themes/tokens.ts';
import { closest } from '../text/closest.ts';
import type { PartnerProblem } from '../partner-error.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import type { PartnerText } from '../text/partner-text.ts';
import { shortened } from '../text/shortened.ts';

type Tokens = Exclude<NonNullable<PartnerSettings['theme']>, string>;

/** Signs of a value: a list of fonts or shadows has some hundred. */
const LONGEST = 2_000;

const A_COLOUR =
  'a CSS colour (#0f5a4c, rgb(15 90 76), oklch(42% 0.08 175), darkgreen) or a token of one ({color.accent})';

/** What is wrong with a partner's theme: a name or token that there is not, a value that no page can use. */
export function themeProblems({ theme }: Partial<PartnerSettings>, text: PartnerText): PartnerProblem[] {
  if (theme === undefined) return [];
  const names = [...THEMES.keys()];
  if (typeof theme === 'string') {
    if (names.includes(theme)) return [];
    const expected = `one of the themes ${names.join(', ')}`;
    return [
      text.problem(['theme'], expected, shortened(JSON.stringify(theme)), {
        value: closest(theme, names) ?? names[0],
      }),
    ];
  }
  const problems: PartnerProblem[] = [];
  for (const [path, value] of Object.entries(theme)) {
    const found = isToken(path)
      ? faultyToken(path, value, theme, text)
      : unknownToken(path, value, theme, text);
    if (found) problems.push(found);
    // What has more mistakes than there are tokens is no theme.
    if (problems.length > TOKEN_PATHS.length) break;
  }
  return problems;
}

/** What is wrong with the value of a token that there is. */
const faultyToken = (path: TokenPath, value: Tokens[string], theme: Tokens, text: PartnerText) =>
  unsafe(path, value, text) ??
  wrongReference(path, theme, text) ??
  tooLong(path, theme, text) ??
  (isColourPath(path) ? noColour(path, value, text) : undefined);

const isToken = (path: string): path is TokenPath => (TOKEN_PATHS as readonly string[]).includes(path);

function unknownToken(path: string, value: Tokens[string], theme: Tokens, text: PartnerText): PartnerProblem {
  const suggestion = closest(
    path,
    TOKEN_PATHS.filter((one) => !Object.hasOwn(theme, one)),
  ) as TokenPath | undefined;
  const isGood = suggestion && !faultyToken(suggestion, value, { ...theme, [suggestion]: value }, text);
  return text.problem(
    ['theme', path],
    suggestion ? `"${suggestion}" (did you mean it?)` : 'the path of a token',
    `the unknown token ${shortened(JSON.stringify(path))}`,
    suggestion
      ? { value: isGood ? value : plain(suggestion), key: suggestion }
      : 'nothing: take this line out',
  );
}

/** What the shop's own look has in this place. */
const plain = (path: string): unknown => valueOf(base.tokens, path as TokenPath) ?? '#0f5a4c';

function unsafe(path: string, value: Tokens[string], text: PartnerText): PartnerProblem | undefined {
  const fault = [value]
    .flat()
    .map(faultOf)
    .find((one) => one !== undefined);
  if (fault === undefined) return undefined;
  const received = `${shortened(JSON.stringify(value))}, which ${fault}`;
  return text.problem(['theme', path], 'a plain CSS value', received, { value: plain(path) });
}

/** A value that names a token that there is not, or one that comes back to itself. */
function wrongReference(path: TokenPath, theme: Tokens, text: PartnerText): PartnerProblem | undefined {
  const given = theme[path] ?? '';
  const value = JSON.stringify(given);
  const unknown = referencesOf(given).find((named) => !isToken(named));
  if (unknown !== undefined) {
    const meant = closest(unknown, TOKEN_PATHS);
    const mended = JSON.parse(value.replaceAll(`{${unknown}}`, `{${meant}}`)) as Tokens[string];
    const isMended = meant !== undefined && !leadsBack(path, { ...theme, [path]: mended });
    return text.problem(['theme', path], 'the path of a token in its braces', shortened(value), {
      value: isMended ? mended : plain(path),
    });
  }
  if (!leadsBack(path, theme)) return undefined;
  const safe = plain(path) as Tokens[string];
  return text.problem(['theme', path], 'a value that does not lead back to itself', shortened(value), {
    value: leadsBack(path, { ...theme, [path]: safe }) ? '#0f5a4c' : safe,
  });
}

/** Whether the tokens that a token names, and those that they name, come back to it. */
function leadsBack(path: TokenPath, theme: Tokens): boolean {
  const seen = new Set<string>();
  const reaches = (from: string): boolean =>
    referencesOf(theme[from] ?? valueOf(base.tokens, from as TokenPath) ?? '').some(
      (named) => named === path || (!seen.has(named) && seen.add(named) && reaches(named)),
    );
  return reaches(path);
}

/** A value that is long once the tokens that it names are put in: few that name each other twice make millions of signs. */
function tooLong(path: TokenPath, theme: Tokens, text: PartnerText): PartnerProblem | undefined {
  const known = new Map<string, number>();
  const lengthOf = (from: string): number => {
    const value = theme[from] ?? valueOf(base.tokens, from as TokenPath) ?? '';
    // One that leads back to itself is told of as such.
    known.set(from, known.get(from) ?? 0);
    const named = referencesOf(value).reduce((sum, one) => sum + (known.get(one) ?? lengthOf(one)), 0);
    const length = [value].flat().join('').length + named;
    known.set(from, length);
    return length;
  };
  if (lengthOf(path) <= LONGEST) return undefined;
  return text.problem(
    ['theme', path],
    `at most ${LONGEST} signs, with the tokens that it names`,
    shortened(JSON.stringify(theme[path])),
    { value: plain(path) },
  );
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
  return text.problem(['theme', path], expected, shortened(JSON.stringify(value)), {
    value: typeof value === 'string' ? repaired[0] : repaired,
  });
}

/** The colour that was probably meant: hexadecimal signs without their mark, a name with a letter wrong. */
function meantBy(value: string): string {
  const marked = `#${value.trim().replace(/^#|^0x/i, '')}`;
  if (readColour(marked, 'light') !== undefined) return marked;
  return closest(value, [...COLOUR_NAMES.keys()]) ?? '#0f5a4c';
}
