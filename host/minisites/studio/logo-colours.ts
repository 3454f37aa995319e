import { base } from '@staykit/themes/base.ts';
import { hexOf, readColour, type Colour } from '@staykit/themes/colour.ts';
import { faintPairs } from '@staykit/themes/contrast.ts';
import type { Theme, TokenPath } from '@staykit/themes/tokens.ts';

/** A colour of a logo, and the tokens that a look gets from it. */
export interface LogoColour {
  /** As it is in the logo: `#8a1c4a`. */
  found: string;
  /** Share of what is painted, 0 to 1. */
  share: number;
  /** Token values by path, for day and night; every pair that they are part of can be read. */
  tokens: Readonly<Record<string, readonly [day: string, night: string]>>;
}

/** Side in pixels of the picture that colours are counted in. */
const SIDE = 96;
/** Colours that are proposed at most. */
const MOST = 5;
/** Share of what is painted at least: less is the edge between two colours. */
const LEAST_SHARE = 0.02;

/** The main colours of a logo, the most painted first; greys, black and white are nobody's colour. */
export async function logoColours(logo: Buffer, look: Theme = base): Promise<LogoColour[]> {
  const { default: sharp } = await import('sharp');
  const { data } = await sharp(logo, { density: 144, limitInputPixels: 50_000_000 })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bins = new Map<number, { count: number; sum: [number, number, number] }>();
  let painted = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 200) continue;
    painted += 1;
    const high = Math.max(red, green, blue);
    if (high - Math.min(red, green, blue) < 28 || high < 32) continue;
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count += 1;
    bin.sum[0] += red;
    bin.sum[1] += green;
    bin.sum[2] += blue;
    bins.set(key, bin);
  }
  const chosen: { colour: Colour; share: number }[] = [];
  for (const { count, sum } of [...bins.values()].toSorted((a, b) => b.count - a.count)) {
    const [red, green, blue] = sum.map((part) => part / count / 255) as [number, number, number];
    const colour = { red, green, blue, alpha: 1 };
    if (
      chosen.length === MOST ||
      count < painted * LEAST_SHARE ||
      chosen.some((one) => isAlike(one.colour, colour))
    )
      continue;
    chosen.push({ colour, share: count / painted });
  }
  return chosen.map(({ colour, share }) => ({ found: hexOf(colour), share, tokens: accentOf(colour, look) }));
}

const isAlike = (one: Colour, other: Colour): boolean =>
  Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue) < 0.22;

/** The accent of a look in a colour's hue: as light as the colour itself, or as near to that as can be read. */
export function accentOf(colour: Colour, look: Theme): LogoColour['tokens'] {
  const { hue, saturation, lightness } = hslOf(colour);
  const at = (light: number, full = 1) =>
    hexOf(readColour(`hsl(${hue} ${saturation * full * 100}% ${light}%)`, 'light') as Colour);
  const own = lightness * 100;
  /** Token values of a lightness by day, and of one by night. */
  const tokensOf = (day: number, night: number): Record<string, [string, string]> => ({
    'color.accent': [at(day), at(night, 0.9)],
    'color.accent-hover': [at(Math.max(0, day - 7)), at(Math.min(100, night + 8), 0.9)],
    'color.accent-soft': [at(94, 0.7), at(15, 0.6)],
    'color.text-on-accent': ['#ffffff', at(8)],
  });
  const isRead = (day: number, night: number, scheme: 'light' | 'dark') => {
    const tokens = tokensOf(day, night);
    const color = Object.fromEntries(
      Object.entries(tokens).map(([path, value]) => [path.slice('color.'.length), value]),
    );
    const theme = { ...look, tokens: { ...look.tokens, color: { ...look.tokens.color, ...color } } } as Theme;
    const touches = (path: TokenPath) => path in tokens;
    return !faintPairs(theme, scheme).some(
      ({ front, ground }) => (touches(front) && touches(ground)) || front === 'color.accent',
    );
  };
  let day = Math.min(own, 60);
  while (day > 0 && !isRead(day, 90, 'light')) day -= 1;
  let night = Math.max(own, 55);
  while (night < 100 && !isRead(20, night, 'dark')) night += 1;
  return tokensOf(day, night);
}

function hslOf({ red, green, blue }: Colour): { hue: number; saturation: number; lightness: number } {
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const reach = high - low;
  const lightness = (high + low) / 2;
  if (reach === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    high === red
      ? ((green - blue) / reach + 6) % 6
      : high === green
        ? (blue - red) / reach + 2
        : (red - green) / reach + 4;
  return { hue: sixth * 60, saturation: reach / (1 - Math.abs(2 * lightness - 1)), lightness };
}
