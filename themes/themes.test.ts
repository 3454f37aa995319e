import { describe, expect, it } from 'vitest';
import { base } from './base.ts';
import type { Colour, Scheme } from './colour.ts';
import { coloursOf, faintPairs, linear, PAIRS, settled } from './contrast.ts';
import { THEMES } from './registry.ts';
import { SEASONS } from './seasons.ts';
import { TOKEN_PATHS, TOKENS, type Theme, type TokenPath } from './tokens.ts';
import { faultOf, valueOf } from './to-css.ts';

/** A colour as OKLab sees it: distances in it are what an eye tells apart. */
function seen(one: Colour): [lightness: number, greenRed: number, blueYellow: number] {
  const [red, green, blue] = [linear(one.red), linear(one.green), linear(one.blue)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How far apart two colours look: 0 is the same, 1 black and white. */
function apart(one: Colour, other: Colour): number {
  const others = seen(other);
  return Math.hypot(...seen(one).map((part, at) => part - (others[at] ?? 0)));
}

const themes = [...THEMES.values()];
const seasons = [...SEASONS.values()];
const looks = [...themes, ...seasons];

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

describe.each(looks)('the theme $name', (theme) => {
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
    const tooFaint = faintPairs(theme, scheme).map(
      ({ front, ground, ratio, least }) => `${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`,
    );
    expect(tooFaint).toEqual([]);
    for (const path of PAIRS.flatMap(([, front, grounds]) => [front, ...grounds])) {
      expect(coloursOf(settled(theme, path, scheme), scheme).length, path).toBeGreaterThan(0);
    }
  });
});

/** The first colour of a token. */
const colour = (theme: Theme, path: TokenPath, scheme: Scheme): Colour =>
  coloursOf(settled(theme, path, scheme), scheme)[0] ?? { red: 0, green: 0, blue: 0, alpha: 0 };

describe.each(looks)('the map in the theme $name', (theme) => {
  it.each(['light', 'dark'] as const)('tells sea from land by the eye in the %s scheme', (scheme) => {
    for (const land of ['map.land', 'map.sold'] as const) {
      const distance = apart(colour(theme, land, scheme), colour(theme, 'map.water', scheme));
      expect(distance, land).toBeGreaterThanOrEqual(0.035);
    }
    expect(
      apart(colour(theme, 'map.land', scheme), colour(theme, 'map.sold', scheme)),
    ).toBeGreaterThanOrEqual(0.02);
  });

  it.each(['light', 'dark'] as const)(
    'shows the chosen marker in a red that no other marker has in the %s scheme [MAP-03]',
    (scheme) => {
      const chosen = colour(theme, 'map.selected', scheme);
      const [, greenRed, blueYellow] = seen(chosen);
      expect(greenRed).toBeGreaterThan(0.15);
      expect(blueYellow).toBeGreaterThan(0);
      for (const other of ['map.several', 'color.surface-raised'] as const)
        expect(apart(chosen, colour(theme, other, scheme)), other).toBeGreaterThanOrEqual(0.2);
    },
  );
});

describe('seasons', () => {
  it('change colours alone, and have no name that a partner can choose [PROUTE-14]', () => {
    for (const { name, tokens } of seasons) {
      expect(THEMES.has(name), name).toBe(false);
      const { color, map, hero = {}, ...more } = tokens;
      expect(more, name).toEqual({});
      expect(Object.keys(hero), name).toEqual(['ground', 'text']);
      expect({ ...color, ...map }, name).not.toEqual({});
    }
  });

  it('can be told from the shop of all year and from each other [PROUTE-14]', () => {
    const each = [base, ...seasons];
    for (const [at, one] of each.entries())
      for (const other of each.slice(at + 1))
        for (const path of ['color.accent', 'hero.ground'] as const)
          expect(settled(one, path, 'light'), `${one.name} beside ${other.name}`).not.toBe(
            settled(other, path, 'light'),
          );
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

  it('draw the map in colours of their own', () => {
    for (const theme of partners) {
      for (const scheme of ['light', 'dark'] as const)
        for (const path of ['map.water', 'map.land', 'map.sold'] as const)
          expect(colour(theme, path, scheme), `${theme.name} ${path}`).not.toEqual(
            colour(base, path, scheme),
          );
    }
  });
});
