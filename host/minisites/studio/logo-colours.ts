import { base } from '@staykit/themes/base.ts';
import { hexOf, type Colour } from '@staykit/themes/colour.ts';
import type { Theme } from '@staykit/themes/tokens.ts';
import { accentOf, type AccentTokens } from './accent-colours.ts';

/** A colour of a logo, and the tokens that a look gets from it. */
export interface LogoColour {
  /** As it is in the logo: `#8a1c4a`. */
  found: string;
  /** Share of what is painted, 0 to 1. */
  share: number;
  tokens: AccentTokens;
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
