import { existsSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { drawScene } from '@staykit/demo/pictures/scene.ts';

/** The sizes that the image service answers. */
const SIZES = { thumbnail: [120, 80], small: [640, 360], large: [960, 540] } as const;

/** The pictures that fixtures name; those that the pool has not stand for one that it has. */
const DRAWN: Readonly<Record<string, string>> = {
  p1: 'lake-03',
  p2: 'room-02',
  p3: 'spa-02',
  p4: 'table-01',
  p5: 'city-01',
  p6: 'sea-02',
  p7: 'mountain-01',
  p8: 'vineyard-01',
  ...Object.fromEntries(
    ['lake-01', 'lake-02', 'room-01', 'spa-01', 'sea-01', 'sea-03'].map((id) => [id, id]),
  ),
};

/** Draws the pictures of the fixtures into `folder`, where a page asks for them; those that are there stay. */
export async function writeSamplePictures(folder: string): Promise<void> {
  for (const [name, id] of Object.entries(DRAWN)) {
    const to = `${folder}/api/images/${name}`;
    if (existsSync(to)) continue;
    mkdirSync(to, { recursive: true });
    const { svg } = drawScene(id) ?? { svg: '' };
    for (const [size, [width, height]] of Object.entries(SIZES))
      await sharp(Buffer.from(svg))
        .resize(width, height, { fit: 'cover' })
        .avif({ effort: 0 })
        .toFile(`${to}/${size}.avif`);
  }
}
