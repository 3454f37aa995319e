import { PAIRINGS } from '@staykit/themes/pairings.ts';
import { PICTURE_LOOKS } from '@staykit/themes/picture-looks.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import type { Theme, TokenValue, TokenValues } from '@staykit/themes/tokens.ts';
import type { Partner } from './partner.ts';

type Groups = Record<string, Record<string, TokenValue>>;

/** The two parts of what a file says of its theme: the name of a theme, and values of its own with where they stand. */
export interface ThemeParts {
  preset?: string | undefined;
  tokens?: Readonly<Record<string, TokenValue>> | undefined;
  /** Path of `preset` in the file. */
  presetAt: readonly string[];
  /** Path of `tokens` in the file. */
  tokensAt: readonly string[];
}

/** Reads the three forms of `theme`. */
export function themeParts(theme: Partner['theme']): ThemeParts {
  if (typeof theme === 'string') return { preset: theme, presetAt: ['theme'], tokensAt: ['theme'] };
  // The schema lets no record of tokens have this key.
  if (theme && 'preset' in theme)
    return {
      ...(theme as { preset: string; tokens?: Record<string, TokenValue> }),
      presetAt: ['theme', 'preset'],
      tokensAt: ['theme', 'tokens'],
    };
  return {
    tokens: theme as Record<string, TokenValue> | undefined,
    presetAt: ['theme'],
    tokensAt: ['theme'],
  };
}

/**
 * The look of a partner's minisite: the named theme, with its type pairing, its treatment of pictures, and the token
 * values of the file: each wins over those before it.
 */
export function partnerTheme({
  theme,
  pairing,
  pictures,
  slug,
  partnerName,
}: Pick<Partner, 'theme' | 'pairing' | 'pictures' | 'slug' | 'partnerName'>): Theme | undefined {
  const { preset, tokens } = themeParts(theme);
  const named = preset === undefined ? undefined : THEMES.get(preset);
  const parts = [
    named?.tokens,
    pairing && { type: PAIRINGS[pairing] },
    pictures && PICTURE_LOOKS[pictures],
    tokens && grouped(tokens),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  if (named && parts.length === 1) return named;
  return { name: slug, label: partnerName ?? slug, tokens: merged(parts) };
}

/** The values of a partner file, which are by path, in their groups. */
function grouped(theme: Readonly<Record<string, TokenValue>>): TokenValues {
  const tokens: Groups = {};
  for (const [path, value] of Object.entries(theme)) {
    const [group = '', name = ''] = path.split('.');
    tokens[group] = { ...tokens[group], [name]: value };
  }
  return tokens as TokenValues;
}

function merged(parts: readonly TokenValues[]): TokenValues {
  const tokens: Groups = {};
  for (const part of parts)
    for (const [group, values] of Object.entries(part)) tokens[group] = { ...tokens[group], ...values };
  return tokens as TokenValues;
}
