import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_POOL, pictureId, type PictureKind } from '@staykit/gateway/images/picture-pool.ts';
import { PICTURE_SIZES } from '@staykit/gateway/images/picture-size.ts';
import type { PictureSize } from '@staykit/gateway/images/picture-size.ts';
import { createPictureStore } from '@staykit/gateway/images/picture-store.ts';
import { drawScene } from './scene.ts';

/** Ids of all motifs. */
const allPictureIds = (): string[] =>
  Object.entries(PICTURE_POOL).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => pictureId(kind as PictureKind, index + 1)),
  );

describe('drawScene', () => {
  it('draws a pool of different pictures, each the same every time', () => {
    const ids = allPictureIds();
    const drawn = ids.map((id) => drawScene(id)?.svg ?? '');
    expect(ids.length).toBeGreaterThan(300);
    expect(new Set(drawn).size).toBe(ids.length);
    expect(ids.slice(0, 20).map((id) => drawScene(id)?.svg)).toEqual(drawn.slice(0, 20));
  });

  it('writes small, sound SVG without script, style or anything from elsewhere', () => {
    for (const id of allPictureIds().flatMap((motif) => [motif, `${motif}-10577`, `${motif}-9`])) {
      const svg = drawScene(id)?.svg ?? '';
      expect(svg.length, id).toBeLessThan(10_000);
      expect(svg, id).not.toMatch(/NaN|undefined|Infinity|<script|style=|href=/);
      expect(
        (svg.match(/url\(#(\w)\)/g) ?? []).every((use) => svg.includes(`id='${use.slice(5, -1)}'`)),
        id,
      ).toBe(true);
      expect(drawScene(id)?.colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('draws a motif anew for each hotel, in the same light', () => {
    const [first, second] = ['harbour-03-10577', 'harbour-03-10578'].map((id) => drawScene(id));
    expect(first?.svg).not.toBe(second?.svg);
    expect(first?.svg).toBe(drawScene('harbour-03-10577')?.svg);
    const sky = (svg = '') => /stop-color='(#\w+)'/.exec(svg)?.[1];
    expect(sky(first?.svg)).toBe(sky(second?.svg));
  });

  it('knows no other ids', () => {
    for (const id of [
      'sea-00',
      'sea-27',
      'castle-01',
      '../sea-01',
      'constructor-01',
      'sea-01-',
      'sea-01-../x',
      `sea-01-${'1'.repeat(21)}`,
      '',
    ])
      expect(drawScene(id)).toBeUndefined();
  });
});

it('pictures have three named sizes [GALLERY-09]', () => {
  const { thumbnail, small, large } = PICTURE_SIZES;
  expect([thumbnail, small, large]).toEqual([
    [120, 80],
    [640, 360],
    [960, 540],
  ]);
});

const draw = (id: string) => drawScene(id)?.svg;

describe('createPictureStore', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'staykit-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const files = (): string[] => {
    try {
      return readdirSync(join(folder, 'pictures'));
    } catch {
      return [];
    }
  };

  it.each(Object.entries(PICTURE_SIZES))(
    'encodes %s in its size as AVIF, WebP and PNG',
    async (size, [width, height]) => {
      const store = createPictureStore({ dataDir: folder, draw });
      for (const [format, name] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
        ['png', 'png'],
      ] as const) {
        const body = await store.picture('lake-03', size, format);
        expect(await sharp(body).metadata()).toMatchObject({ format: name, width, height });
      }
    },
  );

  it('encodes on the first request only, and once for all who ask at the same time', async () => {
    const store = createPictureStore({ dataDir: folder, draw });
    expect(files()).toEqual([]);
    const [first, second] = await Promise.all([
      store.picture('sea-01', 'small', 'webp'),
      store.picture('sea-01', 'small', 'webp'),
    ]);
    expect(second).toBe(first);
    expect(files()).toHaveLength(1);
    writeFileSync(join(folder, 'pictures', files()[0] ?? ''), 'kept');
    expect(
      Buffer.from(
        (await createPictureStore({ dataDir: folder, draw }).picture('sea-01', 'small', 'webp')) ?? [],
      ).toString(),
    ).toBe('kept');
  });

  it('still answers when it cannot keep anything', async () => {
    writeFileSync(join(folder, 'pictures'), 'a file in the way');
    const body = await createPictureStore({ dataDir: folder, draw })
      .picture('sea-01', 'thumbnail', 'webp')
      .catch((error: unknown) => error);
    expect(body).toBeInstanceOf(Uint8Array);
  });

  it('serves the drawing itself', async () => {
    const store = createPictureStore({ dataDir: folder, draw });
    expect(Buffer.from((await store.picture('pool-02', 'large', 'svg')) ?? []).toString()).toBe(
      drawScene('pool-02')?.svg,
    );
    expect(files()).toEqual([]);
  });

  it('has nothing for an unknown id, size or form', async () => {
    const store = createPictureStore({ dataDir: folder, draw });
    for (const [id, size, format] of [
      ['sea-99', 'small', 'webp'],
      ['sea-01', 'huge' as PictureSize, 'webp'],
      ['sea-01', 'small', 'gif'],
      ['sea-01', 'toString', 'webp'],
    ] as const) {
      expect(await store.picture(id, size, format)).toBeUndefined();
    }
  });
});
