import { THEMES } from '@staykit/themes/registry.ts';
import type { Theme, TokenValue, TokenValues } from '@staykit/themes/tokens.ts';
import type { Partner } from './partner.ts';

/** The look of a partner's minisite: the named theme, or one made of the file's token values. */
export function partnerTheme(partner: Pick<Partner, 'theme' | 'slug' | 'partnerName'>): Theme | undefined {
  const { theme, slug, partnerName } = partner;
  if (theme === undefined) return undefined;
  if (typeof theme === 'string') return THEMES.get(theme);
  const tokens: Record<string, Record<string, TokenValue>> = {};
  for (const [path, value] of Object.entries(theme)) {
    const [group = '', name = ''] = path.split('.');
    tokens[group] = { ...tokens[group], [name]: value };
  }
  return { name: slug, label: partnerName ?? slug, tokens: tokens as TokenValues };
}
