import type { RJSFSchema } from '@rjsf/utils';
import type { TokenValue } from '@staykit/themes/tokens.ts';

/** What a file says of its theme, in whichever form: where the look begins, and what it changes of that. */
export interface ThemeValue {
  preset?: string | undefined;
  tokens: Readonly<Record<string, TokenValue>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a name, `{ preset, tokens }`, or token values alone. */
export function readTheme(value: unknown): ThemeValue {
  if (typeof value === 'string') return { preset: value, tokens: {} };
  if (!isRecord(value)) return { tokens: {} };
  if (typeof value['preset'] !== 'string') return { tokens: value as ThemeValue['tokens'] };
  return {
    preset: value['preset'],
    tokens: isRecord(value['tokens']) ? (value['tokens'] as ThemeValue['tokens']) : {},
  };
}

/** Whether the schema of a theme takes a preset beside tokens. */
export const takesPresetWithTokens = ({ anyOf = [] }: RJSFSchema): boolean =>
  anyOf.some((one) => typeof one === 'object' && one.properties?.['preset'] !== undefined);

/** The shortest form of a theme. Where the schema takes no preset with tokens, tokens stand alone. */
export function writeTheme({ preset, tokens }: ThemeValue, isBothTaken: boolean): unknown {
  const hasTokens = Object.keys(tokens).length > 0;
  if (!hasTokens) return preset;
  return preset !== undefined && isBothTaken ? { preset, tokens } : tokens;
}
