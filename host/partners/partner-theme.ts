import { PAIRINGS } from '@staykit/themes/pairings.ts';
import { PICTURE_LOOKS } from '@staykit/themes/picture-looks.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import type { Theme, TokenValue, TokenValues } from '@staykit/themes/tokens.ts';
import type { Partner } from './partner.ts';

type Groups = Record<string, Record<string, TokenValue>>;

/**
 * The look of a partner's minisite: the named theme or the file's token values, with its type pairing and its treatment
 * of pictures. What the file says of a token wins over both, and both win over a named theme.
 */
export function partnerTheme({
  theme,
  pairing,
  pictures,
  slug,
  partnerName,
}: Pick<Partner, 'theme' | 'pairing' | 'pictures' | 'slug' | 'partnerName'>): Theme | undefined {
  const named = typeof theme === 'string' ? THEMES.get(theme) : undefined;
  const parts = [
    named?.tokens,
    pairing && { type: PAIRINGS[pairing] },
    pictures && PICTURE_LOOKS[pictures],
    typeof theme === 'object' ? grouped(theme) : undefined,
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
