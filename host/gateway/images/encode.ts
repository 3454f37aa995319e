import { PICTURE_SIZES } from './picture-size.ts';
import type { PictureFormat, PictureSize } from './picture-size.ts';

/** Turns a scene into pixels of a size, cut to its shape from the middle. */
export async function encodePicture(
  svg: string,
  size: PictureSize,
  format: Exclude<PictureFormat, 'svg'>,
): Promise<Uint8Array> {
  // Loaded with the first picture: starting the server does not wait for it.
  const { default: sharp } = await import('sharp');
  const { width, height } = PICTURE_SIZES[size];
  // A scene is 1200 wide at 72 dots an inch; more for the banners that are wider.
  const image = sharp(Buffer.from(svg), { density: width > 1200 ? 96 : 72 }).resize(width, height, {
    fit: 'cover',
  });
  switch (format) {
    case 'avif':
      return image.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality: 78, effort: 3 }).toBuffer();
    case 'png':
      return image.png({ palette: true, quality: 90, compressionLevel: 8 }).toBuffer();
  }
}
