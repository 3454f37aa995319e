import { base } from './base.ts';
import { readColour, splitTop, type Colour, type Scheme } from './colour.ts';
import { valueOf } from './to-css.ts';
import type { Theme, TokenPath } from './tokens.ts';

/** The value of a token in a theme as the browser would settle it in that scheme. */
export function settled(theme: Theme, path: TokenPath, scheme: Scheme): string {
  const value = valueOf(theme.tokens, path) ?? valueOf(base.tokens, path) ?? '';
  const text = typeof value === 'string' ? value : value[scheme === 'light' ? 0 : 1];
  return text.replaceAll(/\{(.+?)\}/g, (_, named: TokenPath) => settled(theme, named, scheme));
}

/** The colours of a value that can be measured: itself, or every stop of its gradients. */
export function coloursOf(value: string, scheme: Scheme): Colour[] {
  const read = layersOf(value).flatMap((layer) => stopsOf(layer) ?? [layer]);
  return read.map((text) => readColour(text, scheme)).filter((one) => typeof one === 'object');
}

/** Whether a ground can be painted with a value: a colour, or gradients of colours. */
export function isGround(value: string): boolean {
  return layersOf(value).every((layer) => {
    const stops = stopsOf(layer);
    return stops === undefined
      ? readColour(layer, 'light') !== undefined
      : stops.length > 1 && stops.every((stop) => readColour(stop, 'light') !== undefined);
  });
}

const layersOf = (value: string) => splitTop(value, ',');

/** The colours of a gradient, without where they stand. */
function stopsOf(layer: string): string[] | undefined {
  const [, body] = /^(?:repeating-)?(?:linear|radial|conic)-gradient\((.*)\)$/is.exec(layer) ?? [];
  if (body === undefined) return undefined;
  const [first = '', ...others] = splitTop(body, ',');
  const bare = (part: string) =>
    splitTop(part, ' ')
      .filter((word) => !/^([-+]?[\d.]+([a-z]+|%)?|calc\(.*\))$/i.test(word))
      .join(' ');
  const colours = others.map(bare).filter((stop) => stop !== '');
  // What stands first may say how the gradient runs.
  return readColour(bare(first), 'light') === undefined ? colours : [bare(first), ...colours];
}

/** WCAG 2 contrast of a front on a ground, 1 to 21; the ground is whole, the front may let it through. */
export function contrast(front: Colour, ground: Colour): number {
  const [dark = 0, light = 0] = [luminance(over(front, ground)), luminance(ground)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What is seen of a colour that lies on another. */
function over(front: Colour, ground: Colour): Colour {
  const channel = (name: 'red' | 'green' | 'blue') =>
    front[name] * front.alpha + ground[name] * (1 - front.alpha);
  return { red: channel('red'), green: channel('green'), blue: channel('blue'), alpha: 1 };
}

/** A part of sRGB as light: what a screen sends out. */
export const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

const GROUNDS: TokenPath[] = ['color.page', 'color.surface', 'color.surface-raised'];

/** What is read or seen on what, and the least contrast that it needs. */
export const PAIRS: readonly [least: number, front: TokenPath, grounds: readonly TokenPath[]][] = [
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
  [4.5, 'map.on-several', ['map.several']],
  [3, 'map.several', ['map.sold', 'map.land', 'map.water']],
  [3, 'color.focus', ['map.sold', 'map.land', 'map.water']],
  [4.5, 'hero.text', ['hero.ground']],
  [3, 'color.line-strong', GROUNDS],
  [3, 'color.focus', [...GROUNDS, 'color.accent-soft', 'color.gift-soft', 'hero.ground']],
  [3, 'color.star', GROUNDS],
];

/** A front that is too faint on a ground. */
export interface Faint {
  least: number;
  ratio: number;
  front: TokenPath;
  ground: TokenPath;
  frontColour: Colour;
  groundColour: Colour;
}

/** Every pair of a theme that cannot be read by everybody in a scheme; of a gradient its worst stop. */
export function faintPairs(theme: Theme, scheme: Scheme): Faint[] {
  const measured = (path: TokenPath) => coloursOf(settled(theme, path, scheme), scheme);
  const [page] = measured('color.page');
  return PAIRS.flatMap(([least, front, grounds]) =>
    grounds.flatMap((ground) => {
      const [frontColour] = measured(front);
      if (frontColour === undefined || page === undefined) return [];
      const [worst] = measured(ground)
        .map((stop) => over(stop, { ...page, alpha: 1 }))
        .map((groundColour) => ({ groundColour, ratio: contrast(frontColour, groundColour) }))
        .toSorted((a, b) => a.ratio - b.ratio);
      return worst !== undefined && worst.ratio < least
        ? [{ least, front, ground, frontColour, ...worst }]
        : [];
    }),
  );
}
