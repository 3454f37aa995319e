import { hexOf, type Colour } from '@staykit/themes/colour.ts';

/** Side in pixels of the picture that colours are counted in. */
const SIDE = 96;
/** Colours that are proposed at most. */
const MOST = 5;
/** Share of what is painted at least: less is the edge between two colours. */
const LEAST_SHARE = 0.02;

/** The main colours of a logo as `#8a1c4a`, the most painted first; greys, black and white are nobody's colour. */
export async function logoColours(logo: Buffer): Promise<string[]> {
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
  const chosen: Colour[] = [];
  for (const { count, sum } of [...bins.values()].toSorted((a, b) => b.count - a.count)) {
    const [red, green, blue] = sum.map((part) => part / count / 255) as [number, number, number];
    const colour = { red, green, blue, alpha: 1 };
    if (chosen.length === MOST || count < painted * LEAST_SHARE || chosen.some((one) => isAlike(one, colour)))
      continue;
    chosen.push(colour);
  }
  return chosen.map(hexOf);
}

const isAlike = (one: Colour, other: Colour): boolean =>
  Math.hypot(one.red - other.red, one.green - other.green, one.blue - other.blue) < 0.22;
