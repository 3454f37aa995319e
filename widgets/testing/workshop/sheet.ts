import sharp from 'sharp';

/** Pixels between the screens of a sheet, and around them. */
const GAP = 40;

/** Of the height that they were taken in: the widest text still reads well, and a sheet stays light. */
const SCALE = 0.6;

/** One WebP picture of several screens side by side, their tops aligned, on neutral paper. */
export async function sheetOf(screens: readonly Buffer[]): Promise<Buffer> {
  const scaled = await Promise.all(
    screens.map(async (screen) => {
      const { width } = await sharp(screen).metadata();
      return sharp(screen)
        .resize(Math.round(width * SCALE))
        .toBuffer({ resolveWithObject: true });
    }),
  );
  let left = GAP;
  const placed = scaled.map(({ data, info }) => {
    const at = { input: data, left, top: GAP };
    left += info.width + GAP;
    return at;
  });
  const height = Math.max(...scaled.map(({ info }) => info.height)) + 2 * GAP;
  return sharp({ create: { width: left, height, channels: 3, background: '#d9d7d2' } })
    .composite(placed)
    .webp({ quality: 78, effort: 6 })
    .toBuffer();
}
