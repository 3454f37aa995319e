import { expect, it } from 'vitest';
import { PAIRINGS } from '@staykit/themes/pairings.ts';
import { PICTURE_LOOKS } from '@staykit/themes/picture-looks.ts';
import { faintPairs } from '@staykit/themes/contrast.ts';
import { THEMES } from '@staykit/themes/registry.ts';
import { faultOf, valueOf } from '@staykit/themes/to-css.ts';
import { TOKEN_PATHS } from '@staykit/themes/tokens.ts';
import type { Partner } from './partner.ts';
import { partnerTheme } from './partner-theme.ts';

const look = (more: Partial<Partner>) => partnerTheme({ slug: 'mag-a', ...more });

it('a partner that says nothing of its look has that of the shop, and one that names a theme has that', () => {
  expect(look({})).toBeUndefined();
  expect(look({ layout: 'magazine' })).toBeUndefined();
  expect(look({ theme: 'magnolia' })).toBe(THEMES.get('magnolia'));
});

it('pairing and pictures win over a named theme, and leave its colours', () => {
  const tokens = look({ theme: 'magnolia', pairing: 'newspaper', pictures: 'newsprint' })?.tokens ?? {};
  expect(valueOf(tokens, 'type.family')).toBe(PAIRINGS.newspaper.family);
  expect(valueOf(tokens, 'card.ratio')).toBe(PICTURE_LOOKS.newsprint.card.ratio);
  const magnolia = THEMES.get('magnolia')?.tokens ?? {};
  for (const path of ['color.accent', 'radius.card', 'card.gap'] as const)
    expect(valueOf(tokens, path), path).toEqual(valueOf(magnolia, path));
});

it('tokens of the file win over pairing and pictures', () => {
  const theme = { 'type.weight-display': '900', 'picture.filter': 'none' };
  const tokens = look({ theme, pairing: 'didone', pictures: 'duotone' })?.tokens ?? {};
  expect(valueOf(tokens, 'type.weight-display')).toBe('900');
  expect(valueOf(tokens, 'picture.filter')).toBe('none');
  expect(valueOf(tokens, 'type.family-display')).toBe(PAIRINGS.didone['family-display']);
});

it('tokens beside a preset change its tokens, and win over pairing and pictures', () => {
  const theme = { preset: 'magnolia', tokens: { 'color.accent': '#8a1c4a', 'type.weight-display': '900' } };
  const tokens = look({ theme, pairing: 'didone' })?.tokens ?? {};
  expect(valueOf(tokens, 'color.accent')).toBe('#8a1c4a');
  expect(valueOf(tokens, 'type.weight-display')).toBe('900');
  const magnolia = THEMES.get('magnolia')?.tokens ?? {};
  for (const path of ['color.page', 'radius.card'] as const)
    expect(valueOf(tokens, path), path).toEqual(valueOf(magnolia, path));
  expect(look({ theme: { preset: 'magnolia' } })).toBe(THEMES.get('magnolia'));
});

it('every pairing and treatment holds tokens of the contract that are safe to print, and changes no contrast', () => {
  for (const tokens of [
    ...Object.values(PAIRINGS).map((type) => ({ type })),
    ...Object.values(PICTURE_LOOKS),
  ]) {
    for (const [group, values] of Object.entries(tokens))
      for (const [name, value] of Object.entries(values as Record<string, string>)) {
        expect(TOKEN_PATHS).toContain(`${group}.${name}`);
        expect(faultOf(value), value).toBeUndefined();
      }
    for (const scheme of ['light', 'dark'] as const)
      expect(faintPairs({ name: 'x', label: 'x', tokens }, scheme)).toEqual([]);
  }
});

it('every pairing ends in a family that each device has', () => {
  for (const { family, 'family-display': display } of Object.values(PAIRINGS))
    for (const families of [family, display]) expect(families).toMatch(/(serif|sans-serif)$/);
});
