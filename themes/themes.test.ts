import { describe, expect, it } from 'vitest';
import { base } from './base.ts';
import { THEMES } from './registry.ts';
import { TOKEN_PATHS, TOKENS, type Theme, type TokenPath } from './tokens.ts';
import { faultOf, valueOf } from './to-css.ts';

type Scheme = 'light' | 'dark';

/** The value of a token in a theme as the browser would settle it in that scheme. */
function settled(theme: Theme, path: TokenPath, scheme: Scheme): string {
  const value = valueOf(theme.tokens, path) ?? valueOf(base.tokens, path) ?? '';
  const text = typeof value === 'string' ? value : value[scheme === 'light' ? 0 : 1];
  return text.replaceAll(/\{(.+?)\}/g, (_, named: TokenPath) => settled(theme, named, scheme));
}

/** The colours of a value: itself, or every stop of a gradient. */
function coloursOf(value: string, scheme: Scheme): string[] {
  const chosen = value.replaceAll(/light-dark\((#\w+),\s*(#\w+)\)/g, scheme === 'light' ? '$1' : '$2');
  return chosen.match(/#[0-9a-f]{6}\b/gi) ?? [];
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS: TokenPath[] = ['color.page', 'color.surface', 'color.surface-raised'];
const PAIRS: readonly [least: number, front: TokenPath, grounds: readonly TokenPath[]][] = [
  [7, 'color.text', [...GROUNDS, 'color.accent-soft', 'color.gift-soft', 'color.skeleton']],
  [7, 'color.text', ['color.positive-soft', 'color.warning-soft', 'color.danger-soft']],
  [7, 'color.text-muted', GROUNDS],
  [4.5, 'color.text-muted', ['color.accent-soft', 'color.gift-soft', 'color.skeleton']],
  [7, 'color.price', GROUNDS],
  [4.5, 'color.price-old', [...GROUNDS, 'color.accent-soft']],
  [4.5, 'color.promo', [...GROUNDS, 'color.gift-soft']],
  [4.5, 'color.accent', [...GROUNDS, 'color.accent-soft']],
  [4.5, 'color.gift', [...GROUNDS, 'color.gift-soft']],
  [4.5, 'color.text-on-accent', ['color.accent', 'color.accent-hover']],
  [4.5, 'color.text-on-gift', ['color.gift']],
  [4.5, 'color.positive', [...GROUNDS, 'color.positive-soft']],
  [4.5, 'color.warning', [...GROUNDS, 'color.warning-soft']],
  [4.5, 'color.danger', [...GROUNDS, 'color.danger-soft']],
  [4.5, 'color.text-muted', ['map.sold', 'map.land', 'map.water']],
  [4.5, 'map.on-selected', ['map.selected']],
  [4.5, 'hero.text', ['hero.ground']],
  [3, 'color.line-strong', GROUNDS],
  [3, 'color.focus', [...GROUNDS, 'color.accent-soft', 'color.gift-soft', 'hero.ground']],
  [3, 'color.star', GROUNDS],
];

const themes = [...THEMES.values()];

describe('the base look', () => {
  it('has a value for every token of the contract, and none beside it', () => {
    const given = Object.entries(base.tokens).flatMap(([group, tokens]) =>
      Object.keys(tokens).map((name) => `${group}.${name}`),
    );
    expect(given.toSorted()).toEqual([...TOKEN_PATHS].toSorted());
  });

  it('keeps what is pressed at 44px or more, as every theme does', () => {
    for (const theme of themes) {
      expect(Number.parseInt(settled(theme, 'size.touch', 'light'), 10)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe.each(themes)('the theme $name', (theme) => {
  it('is known by a name of small letters and tells whom it is for', () => {
    expect(theme.name).toMatch(/^[a-z][a-z-]*$/);
    expect(theme.label.length).toBeGreaterThan(10);
  });

  it('names tokens of the contract only', () => {
    for (const [group, tokens] of Object.entries(theme.tokens)) {
      const known: object = TOKENS[group as keyof typeof TOKENS];
      for (const name of Object.keys(tokens)) expect(known, `${group}.${name}`).toHaveProperty([name]);
    }
  });

  it('gives two values, by day and by night, for whole colours only', () => {
    for (const path of TOKEN_PATHS) {
      const value = valueOf(theme.tokens, path);
      if (typeof value === 'string' || value === undefined) continue;
      for (const colour of value) expect(`${path} ${colour}`).toMatch(/^\S+ (#[0-9a-f]{6}|rgb\([\d. /]+\))$/);
    }
  });

  it('holds no value that could leave its declaration', () => {
    for (const path of TOKEN_PATHS) {
      const value = valueOf(theme.tokens, path) ?? 'none';
      for (const text of typeof value === 'string' ? [value] : value)
        expect([path, faultOf(text)]).toEqual([path, undefined]);
    }
  });

  it.each(['light', 'dark'] as const)('can be read by everybody in the %s scheme', (scheme) => {
    const tooFaint = PAIRS.flatMap(([least, front, grounds]) =>
      grounds.flatMap((ground) =>
        coloursOf(settled(theme, ground, scheme), scheme).flatMap((behind) => {
          const ratio = contrast(settled(theme, front, scheme), behind);
          return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
        }),
      ),
    );
    expect(tooFaint).toEqual([]);
    for (const ground of PAIRS.flatMap(([, , grounds]) => grounds)) {
      expect([ground, ...coloursOf(settled(theme, ground, scheme), scheme)].length).toBeGreaterThan(1);
    }
  });
});

describe('partner themes', () => {
  const partners = themes.filter((theme) => theme !== base);
  const SHAPE: TokenPath[] = [
    'radius.card',
    'radius.control',
    'card.ratio',
    'card.padding',
    'shadow.card',
    'hero.padding',
    'type.family-display',
  ];

  it('differ from the shop and from each other in colour and in three things of shape or more', () => {
    const looks = [base, ...partners];
    for (const [at, one] of looks.entries()) {
      for (const other of looks.slice(at + 1)) {
        const differ = SHAPE.filter((path) => settled(one, path, 'light') !== settled(other, path, 'light'));
        expect(differ.length, `${one.name} beside ${other.name}`).toBeGreaterThanOrEqual(3);
        expect(settled(one, 'color.accent', 'light')).not.toBe(settled(other, 'color.accent', 'light'));
      }
    }
  });
});
