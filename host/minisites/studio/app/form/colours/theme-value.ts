import type { RJSFSchema } from '@rjsf/utils';
import type { TokenValue } from '@staykit/themes/tokens.ts';

/** What a file says of its theme, in whichever form: where the look begins, and what it changes of that. */
export interface ThemeValue {
  preset?: string | undefined;
  tokens: Readonly<Record<string, TokenValue>>;
}

/** What is taken over of a theme, by path as a file has it: `theme`, `theme.preset`, `theme.tokens.color.accent`. */
type TakenTheme = readonly (readonly [path: string, { value: unknown }])[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a name, `{ preset, tokens }`, or token values alone. */
export function readTheme(value: unknown): ThemeValue {
  if (typeof value === 'string') return { preset: value, tokens: {} };
  if (!isRecord(value)) return { tokens: {} };
  const { preset, tokens } = value;
  // Without a preset where it is taken over.
  if (typeof preset !== 'string' && !isRecord(tokens)) return { tokens: value as ThemeValue['tokens'] };
  return {
    ...(typeof preset === 'string' && { preset }),
    tokens: isRecord(tokens) ? (tokens as ThemeValue['tokens']) : {},
  };
}

/** Whether the schema of a theme takes a preset beside tokens. */
export const takesPresetWithTokens = ({ anyOf = [] }: RJSFSchema): boolean =>
  anyOf.some((one) => typeof one === 'object' && one.properties?.['preset'] !== undefined);

/**
 * The shortest form of a theme. Where the schema takes no preset with tokens, tokens stand alone. A theme that is taken
 * over (`taken`) keeps its form and its preset, without which the tokens would be in place of all of it.
 */
export function writeTheme(
  { preset, tokens }: ThemeValue,
  isBothTaken: boolean,
  taken: TakenTheme = [],
): unknown {
  const hasTokens = Object.keys(tokens).length > 0;
  if (!hasTokens) return preset;
  const name = taken.find(([path]) => path === 'theme')?.[1].value;
  if (preset === undefined && name !== undefined) return { preset: name, tokens };
  if (preset === undefined && taken.some(([path]) => /^theme\.(preset|tokens)\b/.test(path)))
    return { tokens };
  return preset !== undefined && isBothTaken ? { preset, tokens } : tokens;
}

/** A theme with what it takes over. */
export function themeWith({ preset, tokens }: ThemeValue, taken: TakenTheme): unknown {
  const found: [string, unknown][] = taken.map(([path, { value }]) => [
    path.replace(/^theme\.?(tokens\.)?/, ''),
    value,
  ]);
  const { '': name, preset: begins = name, ...others } = Object.fromEntries(found);
  const all = { ...others, ...tokens } as ThemeValue['tokens'];
  return writeTheme({ preset: preset ?? (begins as string | undefined), tokens: all }, true);
}
