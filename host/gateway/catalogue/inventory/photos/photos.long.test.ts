import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSellingDesk, type SellingDesk } from '../../../fixtures/selling-desk.ts';
import { newSupplierKey, pushTo } from '../../../fixtures/supplier.ts';
import { createPhotoStore, type PhotoStore } from '../../../images/photo-store.ts';
import { createPictureStore } from '../../../images/picture-store.ts';
import { catalogueRepository } from '../../store/catalogue-repository.ts';
import { sweepPhotos } from './set-photos.ts';

let desk: SellingDesk;
let key: string;
let store: PhotoStore;
const folder = mkdtempSync(join(tmpdir(), 'staykit-photos-'));
const photosDir = join(folder, 'photos');
beforeAll(async () => {
  desk = await openSellingDesk({ hotels: 3, photosDir });
  store = createPhotoStore(photosDir);
  key = await newSupplierKey(desk, 'lake-rooms', ['1', '2']);
}, 60_000);
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A noisy picture, as of a camera. */
const noise = (width = 1_600, height = 1_000, mean = 120) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean, sigma: 30 },
    },
  });
/** A picture in one colour, which is encoded fast. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#79a' } });
const send = async (bytes: Uint8Array, authorization = `Bearer ${key}`) => {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/inventory/v1/photos',
    headers: { authorization },
    payload: { data: Buffer.from(bytes).toString('base64') },
  });
  return { status: answer.statusCode, body: answer.json<{ photo: string; code: string; message: string }>() };
};
const stored = () =>
  readdirSync(photosDir, { recursive: true }).filter((name) => String(name).endsWith('.jpg'));

describe('a photo that a supplier sends', () => {
  it('is stored upright, in sRGB, without where and with what it was taken; the same again changes nothing', async () => {
    const taken = await noise()
      .withExif({ IFD0: { Make: 'Camera of Zoé' }, IFD3: { GPSLatitude: '45/1 53/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const first = await send(taken);
    expect(first.status).toBe(200);
    expect(await send(taken)).toEqual(first);
    expect(stored()).toHaveLength(1);
    const kept = await sharp(await store.read(first.body.photo)).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 1_000, height: 1_600 });
    expect(kept.exif).toBeUndefined();
    const asked = await desk.app.inject({
      url: `/api/inventory/v1/photos/${first.body.photo}`,
      headers: { authorization: `Bearer ${key}` },
    });
    expect(asked.json()).toEqual(first.body);
  });

  it.each(['png', 'webp', 'avif'] as const)('may be %s, and of any size up to the limit', async (format) => {
    const { status, body } = await send(await plain(3_000, 2_000)[format]().toBuffer());
    expect(status).toBe(200);
    expect(await sharp(await store.read(body.photo)).metadata()).toMatchObject({
      width: 2_560,
      format: 'jpeg',
    });
  });

  it('is refused for what it holds, whatever it is called', async () => {
    const before = stored().length;
    const whole = await noise().jpeg().toBuffer();
    const refused: [Uint8Array, string][] = [
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'expected a JPEG, PNG, WebP or AVIF picture',
      ],
      [await plain(1_600, 1_000).gif().toBuffer(), 'expected a JPEG, PNG, WebP or AVIF picture'],
      [whole.subarray(0, whole.length / 2), 'damaged or incomplete'],
      [Buffer.concat([whole.subarray(0, 20), Buffer.from('<script>')]), 'damaged or incomplete'],
      [await plain(800, 600).jpeg().toBuffer(), 'expected at least 960 × 540 pixels, received 800 × 600'],
      // A bomb: 100 megapixels in some kilobytes.
      [await plain(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(), 'expected at most 60 megapixels'],
    ];
    for (const [bytes, reason] of refused) {
      const { status, body } = await send(bytes);
      expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
      expect(body.message).toContain(reason);
    }
    expect(stored()).toHaveLength(before);
  }, 30_000);

  it('is not read without a key, nor beyond the limit', async () => {
    const none = await send(Buffer.alloc(1_000), '');
    expect([none.status, none.body.code]).toEqual([401, 'SUPPLIER_KEY_INVALID']);
    const huge = await send(Buffer.alloc(13 * 1_024 * 1_024));
    expect(huge.status).toBeGreaterThanOrEqual(400);
    expect(huge.body.message).toMatch(/bytes|large/i);
  });
});

describe('the photos of a hotel', () => {
  const sent = async (mean: number) =>
    (await send(await noise(1_200, 800, mean).jpeg().toBuffer())).body.photo;
  const hotel = async (id: string) => catalogueRepository(desk.db).hotelById(id);

  it('are shown in their order, and one that is left out is not shown any longer', async () => {
    const [one, two] = [await sent(90), await sent(150)];
    const item = {
      hotel: '1',
      photos: [{ photo: one, caption: { fr: 'La terrasse' }, credit: 'Zoé Marchand' }, { photo: two }],
    };
    expect((await pushTo(desk, 'photos', key, [item])).body).toEqual({ accepted: 1, changed: 1, errors: [] });
    expect((await pushTo(desk, 'photos', key, [item])).body).toMatchObject({ changed: 0 });
    expect(await hotel('1')).toMatchObject({ pictures: [one, two], supplied: { photos: item.photos } });
    await pushTo(desk, 'photos', key, [{ hotel: '1', photos: [{ photo: two, room: 'standard' }] }]);
    expect((await hotel('1'))?.pictures).toEqual([two]);
    // An import keeps them.
    const record = await hotel('1');
    await catalogueRepository(desk.db).writeBatch({ hotels: [{ ...record!, pictures: ['lake-01'] }] });
    expect((await hotel('1'))?.pictures).toEqual([two]);
  });

  it('are refused where they are unknown, double or of another hotel; the others are taken', async () => {
    const photo = await sent(60);
    const { body } = await pushTo(desk, 'photos', key, [
      { hotel: '2', photos: [{ photo: '0'.repeat(40) }] },
      { hotel: '2', photos: [{ photo }, { photo }] },
      { hotel: '2', photos: [{ photo, caption: { de: 'See' } }] },
      { hotel: '2', photos: [{ photo: '../../../etc/passwd' }] },
      { hotel: '3', photos: [{ photo }] },
      { hotel: '2', photos: [{ photo }] },
    ]);
    expect(body).toMatchObject({ accepted: 1, changed: 1 });
    expect(body.errors.map(({ code, message }) => `${code} ${message.split(':')[0]}`)).toEqual([
      'NOT_FOUND photos.0.photo',
      'BAD_REQUEST photos',
      'BAD_REQUEST photos.0.caption.de',
      'BAD_REQUEST photos.0.photo',
      'NOT_FOUND hotel',
    ]);
  });

  it('are cropped around the point to keep, under another address than without it', async () => {
    const bytes = await sharp({
      create: { width: 2_400, height: 1_000, channels: 3, background: '#00f' },
    })
      .composite([
        {
          input: await sharp({ create: { width: 240, height: 1_000, channels: 3, background: '#f00' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const { photo } = (await send(bytes)).body;
    const item = { hotel: '1', photos: [{ photo, focus: { x: 0.02, y: 0.5 } }] };
    expect((await pushTo(desk, 'photos', key, [item])).body).toMatchObject({ changed: 1, errors: [] });
    expect((await pushTo(desk, 'photos', key, [item])).body).toMatchObject({ changed: 0, errors: [] });
    const [shown = ''] = (await hotel('1'))?.pictures ?? [];
    expect(shown).toBe(`${photo}-00-10`);
    const pictures = createPictureStore({ dataDir: folder, draw: () => undefined, photos: store });
    const left = async (id: string) => {
      const { data } = await sharp(await pictures.picture(id, 'small', 'png'))
        .extract({ left: 5, top: 180, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[0]! > data[2]! ? 'red' : 'blue';
    };
    expect([await left(shown), await left(photo)]).toEqual(['red', 'blue']);
    expect((await sharp(await pictures.picture(shown, 'full', 'webp')).metadata()).width).toBe(1_920);
    expect(await pictures.picture(`${photo}-21-10`, 'small', 'png')).toBeUndefined();
    const wrong = await pushTo(desk, 'photos', key, [
      { ...item, photos: [{ photo, focus: { x: 1.2, y: 0 } }] },
    ]);
    expect(wrong.body.errors[0]?.message).toBe(
      'photos.0.focus.x: expected a number from 0 to 1, received 1.2.',
    );
  });

  it('are served in all sizes, sharp on the whole screen, and no longer once they are deleted', async () => {
    const photo = await sent(200);
    const pictures = createPictureStore({ dataDir: folder, draw: () => undefined, photos: store });
    for (const [size, width] of Object.entries({ thumbnail: 120, small: 640, large: 960, full: 1_920 }))
      for (const format of ['avif', 'webp', 'png'])
        expect((await sharp(await pictures.picture(photo, size, format)).metadata()).width).toBe(width);
    expect(await pictures.picture(photo, 'small', 'svg')).toBeUndefined();
    expect(await pictures.picture('0'.repeat(40), 'small', 'webp')).toBeUndefined();
    // Nobody shows it: it may wait for a day.
    expect(await sweepPhotos(desk.db, store, Date.now())).toBe(0);
    const old = new Date(Date.now() - 2 * 86_400_000);
    for (const name of stored()) utimesSync(join(photosDir, String(name)), old, old);
    expect(await sweepPhotos(desk.db, store, Date.now())).toBeGreaterThan(0);
    expect(await pictures.picture(photo, 'small', 'webp')).toBeUndefined();
    const shown = (await hotel('2'))?.pictures ?? [];
    expect(await Promise.all(shown.map((id) => store.has(id)))).toEqual([true]);
  }, 60_000);
});
