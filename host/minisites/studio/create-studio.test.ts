import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TOP } from '@staykit/host/top.ts';
import { livePartners } from '@staykit/partners/live-partners.ts';
import { createStudio } from './create-studio.ts';
import type { OpenPartner } from './desk.ts';

const PORT = 4999;
const HOST = `127.0.0.1:${PORT}`;
const ORIGIN = `http://${HOST}`;
const RESERVED = new Map([['search', 'the page search']]);

let top: string;
let folder: string;
let studio: Awaited<ReturnType<typeof createStudio>>;
let cookie: string;
let refreshed: number;

beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'studio-'));
  folder = join(top, 'partners');
  for (const slug of ['celestine', 'mirabelle'])
    cpSync(join(TOP, 'partners', slug), join(folder, slug), { recursive: true });
  mkdirSync(join(top, 'pages/assets'), { recursive: true });
  writeFileSync(join(top, 'pages/index.html'), '<title>Studio</title>');
  refreshed = 0;
  studio = await createStudio({
    folder,
    reserved: RESERVED,
    shopHosts: ['shop.example'],
    clock: () => Date.parse('2026-11-26T10:00:00Z'),
    newFiles: ({ id, url, locale, name }) => ({
      'partner.json': JSON.stringify({
        minisiteId: id,
        minisiteUrl: url,
        minisiteLocale: locale,
        partnerName: name,
        bannerUrls: { desktop: 'banner.svg', mobile: 'banner.svg' },
      }),
      'banner.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>',
    }),
    pages: join(top, 'pages'),
    origin: ORIGIN,
    entry: { who: 'anna', onLinkUsed: () => undefined },
    preview: async () => ({
      addresses: {
        light: { fr_FR: 'http://fr-fr.localhost:1' },
        dark: { fr_FR: 'http://fr-fr.localhost:2' },
      },
      pages: [],
      refresh: async () => void (refreshed += 1),
    }),
  });
  const { headers } = await studio.app.inject({
    url: `/?token=${studio.token?.()}`,
    headers: { host: HOST },
  });
  cookie = String(headers['set-cookie']).split(';')[0] ?? '';
});

afterEach(async () => {
  await studio.app.close();
  rmSync(top, { recursive: true });
});

const ask = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object | Buffer,
  headers: Record<string, string | undefined> = {},
) =>
  studio.app.inject({
    method,
    url,
    headers: Object.fromEntries(
      Object.entries({
        host: HOST,
        origin: ORIGIN,
        cookie,
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
        ...headers,
      }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    ...(payload !== undefined && { payload }),
  });
const open = async (slug: string) => (await ask('GET', `/api/partners/${slug}`)).json<OpenPartner>();
const change = async (slug: string, settings: object) => {
  const { revision, settings: before } = await open(slug);
  return ask('PUT', `/api/partners/${slug}/draft`, { revision, settings: { ...before, ...settings } });
};
const act = async (slug: string, action: string, more: object = {}) =>
  ask('POST', `/api/partners/${slug}/${action}`, { revision: (await open(slug)).revision, ...more });
const live = (slug: string, file = 'partner.json') => readFileSync(join(folder, slug, file), 'utf8');
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => [
  answer.statusCode,
  answer.json<{ error: { code: string } }>().error.code,
];

describe('the door', () => {
  it('opens once for the printed link, with a cookie that no script and no other site has', async () => {
    const first = studio.token?.();
    const entered = await ask('GET', `/?token=${first}`, undefined, { cookie: undefined });
    expect(entered.statusCode).toBe(303);
    expect(entered.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
    const again = await ask('GET', `/?token=${first}`, undefined, { cookie: undefined });
    expect(again.statusCode).toBe(401);
    expect(studio.token?.()).not.toBe(first);
  });

  it.each([
    ['nobody', { cookie: undefined }, 401],
    ['a guessed session', { cookie: `studio-${PORT}=guess` }, 401],
    ['another host name that leads here', { host: 'evil.example' }, 403],
    ['localhost, whose cookies others share', { host: `localhost:${PORT}` }, 403],
    ['a page of another origin', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 403],
  ])('is closed for %s', async (_who, headers, status) => {
    const answer = await ask('GET', '/api/studio', undefined, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('celestine');
  });

  it.each([[undefined], ['https://evil.example'], ['null'], [`http://localhost:${PORT}`]])(
    'takes no write from the origin %s',
    async (origin) => {
      const { revision } = await open('celestine');
      const answer = await ask('POST', '/api/partners/celestine/publish', { revision }, { origin });
      expect(codeOf(answer)).toEqual([403, 'FOREIGN']);
    },
  );

  it('gives a page that loads scripts and styles of itself alone, and frames the preview alone', async () => {
    const { headers, body } = await ask('GET', '/');
    expect(body).toContain('Studio');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain(
      'frame-src http://fr-fr.localhost:1 http://fr-fr.localhost:2;',
    );
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

describe('a draft', () => {
  it('is checked on every change: what the check refuses is told and not kept', async () => {
    const refused = await change('celestine', { minisiteLocale: 'xx_XX', domains: ['shop.example'] });
    const { isKept, problems, revision } = refused.json<{ isKept: boolean } & OpenPartner>();
    expect(isKept).toBe(false);
    expect(problems.map(({ path }) => path)).toEqual(['minisiteLocale', 'domains.0']);
    // Opening it shows it, a change that is refused does not.
    expect(refreshed).toBe(1);
    expect((await open('celestine')).revision).toBe(revision);

    const kept = await change('celestine', { partnerName: 'Céleste' });
    expect(kept.json()).toMatchObject({ isKept: true, problems: [] });
    expect(refreshed).toBe(4);
    expect((await open('celestine')).settings).toMatchObject({ partnerName: 'Céleste' });
    expect(live('celestine')).toContain('"Célestine"');
  });

  it('may not take what another partner or the shop has', async () => {
    for (const [settings, path] of [
      [{ minisiteId: 1057 }, 'minisiteId'],
      [{ minisiteUrl: 'mirabelle' }, 'minisiteUrl'],
      [{ minisiteUrl: 'search' }, 'minisiteUrl'],
      [{ domains: ['www.shop.example'] }, 'domains.0'],
    ] as const) {
      const answer = (await change('celestine', settings)).json<OpenPartner>();
      expect(answer.problems.map((one) => one.path)).toEqual([path]);
    }
  });

  it('keeps its legal text in a file of its own', async () => {
    await change('celestine', { legalText: 'Une ligne.\nUne autre.' });
    await act('celestine', 'publish');
    expect(live('celestine', 'legal.txt')).toBe('Une ligne.\nUne autre.\n');
    expect(JSON.parse(live('celestine'))).toMatchObject({
      $schema: '../partner.schema.json',
      legalText: 'legal.txt',
    });
  });

  it('that another window changed meanwhile is not written over', async () => {
    const { revision, settings } = await open('celestine');
    const mine = { revision, settings: { ...settings, partnerName: 'Mine' } };
    await change('celestine', { partnerName: 'Theirs' });
    expect(codeOf(await ask('PUT', '/api/partners/celestine/draft', mine))).toEqual([409, 'CONFLICT']);
    for (const action of ['save', 'publish', 'take-back'])
      expect(codeOf(await ask('POST', `/api/partners/celestine/${action}`, { revision }))).toEqual([
        409,
        'CONFLICT',
      ]);
    expect((await open('celestine')).settings).toMatchObject({ partnerName: 'Theirs' });
  });
});

describe('publishing', () => {
  it('shows the draft to a shop that runs, keeps what was there, and takes it back', async () => {
    const shop = await livePartners({ folder, reserved: RESERVED });
    await change('celestine', { partnerName: 'Céleste' });
    const saved = (await act('celestine', 'save')).json<OpenPartner>();
    expect(saved).toMatchObject({ published: 1, saved: 2 });
    await shop.refresh();
    expect(shop.byAddress('celestine')?.partnerName).toBe('Célestine');

    const published = (await act('celestine', 'publish')).json<OpenPartner>();
    expect(published).toMatchObject({ published: 2, saved: 2 });
    expect(published.history).toEqual([
      { version: 1, action: 'found', who: 'anna', at: '2026-11-26T10:00:00.000Z' },
      { version: 2, action: 'saved', who: 'anna', at: '2026-11-26T10:00:00.000Z' },
      { version: 2, action: 'published', who: 'anna', at: '2026-11-26T10:00:00.000Z' },
    ]);
    await shop.refresh();
    expect(shop.byAddress('celestine')?.partnerName).toBe('Céleste');
    expect(shop.refused).toEqual([]);

    const restored = (await act('celestine', 'restore', { version: 1 })).json<OpenPartner>();
    expect(restored).toMatchObject({ published: 2, saved: 1, settings: { partnerName: 'Célestine' } });

    const back = (await act('celestine', 'take-back')).json<OpenPartner>();
    expect(back.published).toBeUndefined();
    await shop.refresh();
    expect(shop.byAddress('celestine')).toBeUndefined();
    expect(codeOf(await act('celestine', 'take-back'))).toEqual([400, 'BAD_INPUT']);
    expect((await act('celestine', 'publish')).statusCode).toBe(200);
    await shop.refresh();
    expect(shop.byAddress('celestine')?.partnerName).toBe('Célestine');
    shop.close();
  });

  it('keeps nothing that the check refuses, however it came there', async () => {
    await open('celestine');
    const file = join(folder, '.studio/drafts/celestine/partner.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('fr_BE', 'xx_XX'));
    for (const action of ['save', 'publish']) {
      const answer = await act('celestine', action);
      expect(codeOf(answer)).toEqual([422, 'REFUSED']);
      expect(answer.json()).toMatchObject({ error: { problems: [{ path: 'minisiteLocale' }] } });
    }
    expect(live('celestine')).toContain('fr_BE');
  });

  it('begins with a partner from nothing, whose id is free and whose name is not taken', async () => {
    const body = { slug: 'mag-a', locale: 'fr_BE', name: 'Mag A' };
    const made = await ask('POST', '/api/partners', body);
    expect([made.statusCode, made.json<OpenPartner>().settings['minisiteId']]).toEqual([201, 1058]);
    expect(existsSync(join(folder, 'mag-a'))).toBe(false);
    expect((await act('mag-a', 'publish')).statusCode).toBe(200);
    expect(readdirSync(join(folder, 'mag-a'))).toEqual(['banner.svg', 'partner.json']);
    for (const [wrong, status] of [
      [body, 400],
      [{ ...body, slug: 'Mag_B' }, 400],
      [{ ...body, slug: '../mag-b' }, 400],
      [{ ...body, slug: 'search' }, 422],
      [{ ...body, slug: 'mag-b', locale: 'xx_XX' }, 422],
      [{ ...body, slug: 'mag-b', name: ' ' }, 400],
    ] as const)
      expect((await ask('POST', '/api/partners', wrong)).statusCode, JSON.stringify(wrong)).toBe(status);
    expect(readdirSync(folder).toSorted()).toEqual(['.studio', 'celestine', 'mag-a', 'mirabelle']);
  });

  it('gives the folder as an archive', async () => {
    const answer = await ask('GET', '/api/partners/celestine/archive');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="celestine.zip"');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    expect(Object.keys(files).toSorted()).toEqual(
      readdirSync(join(TOP, 'partners/celestine')).map((name) => `celestine/${name}`),
    );
    expect(Buffer.from(files['celestine/partner.json'] ?? []).toString('utf8')).toBe(live('celestine'));
  });
});

describe('a name in an address', () => {
  it.each([
    '/api/partners/..',
    '/api/partners/%2e%2e%2fsecret',
    '/api/partners/.studio',
    '/api/partners/Celestine',
    '/api/partners/nobody',
    '/api/partners/celestine/files/..%2f..%2fsecret.svg',
    '/api/partners/celestine/files/partner.json',
    '/api/partners/celestine/files/link.svg',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/index.html',
  ])('leads nowhere else: %s', async (url) => {
    writeFileSync(join(top, 'secret.svg'), 'not for you');
    symlinkSync(join(top, 'secret.svg'), join(folder, 'celestine/link.svg'));
    const answer = await ask('GET', url);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('not for you');
    expect(answer.body).not.toContain(top);
  });

  it('and a body that is none are refused', async () => {
    const { revision } = await open('celestine');
    for (const body of [{}, { revision: 3 }, { revision, settings: [] }, { revision, settings: {}, more: 1 }])
      expect(codeOf(await ask('PUT', '/api/partners/celestine/draft', body))).toEqual([400, 'BAD_INPUT']);
    expect(
      codeOf(await ask('PUT', '/api/partners/celestine/draft', undefined, { 'content-type': 'text/xml' })),
    ).toEqual([400, 'BAD_INPUT']);
    const large = { revision, settings: { legalText: 'x'.repeat(1_100_000) } };
    expect(codeOf(await ask('PUT', '/api/partners/celestine/draft', large))).toEqual([413, 'TOO_LARGE']);
    expect(codeOf(await act('celestine', 'restore', { version: 9 }))).toEqual([404, 'NOT_FOUND']);
  });
});

it('there are no colours without a logo', async () => {
  await change('celestine', { logoUrl: undefined });
  expect(codeOf(await ask('GET', '/api/partners/celestine/colours'))).toEqual([400, 'BAD_INPUT']);
});

describe('pictures', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8a1c4a' } })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
  const put = async (path: string, body: Buffer, query: Record<string, number> = {}) => {
    const { revision } = await open('celestine');
    const search = new URLSearchParams({ revision });
    for (const [name, value] of Object.entries(query)) search.set(name, String(value));
    return ask('PUT', `/api/partners/celestine/pictures/${path}?${search}`, body);
  };

  it('are cut, turned as seen, made small, and hold nothing of the camera; the former ones go', async () => {
    const upright = await sharp(await photo(3000, 2000))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await put('bannerUrls.desktop', upright, { left: 0, top: 500, width: 2000, height: 981 });
    expect(answer.statusCode).toBe(200);
    const { settings } = answer.json<OpenPartner>();
    const files = readdirSync(join(folder, '.studio/drafts/celestine'));
    const { desktop } = settings['bannerUrls'] as { desktop: string };
    expect(desktop).toMatch(/^banner-desktop-[0-9a-f]{8}\.jpg$/);
    expect(files).toContain(desktop);
    expect(files).not.toContain('banner-desktop.svg');
    const { rawPayload, headers } = await ask('GET', `/api/partners/celestine/files/${desktop}`);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1500, height: 736 });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload.includes('Somebody')).toBe(false);
  });

  it('of a logo keep what shows through', async () => {
    const logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { logoUrl } = (await put('logoUrl', logo)).json<OpenPartner>().settings as { logoUrl: string };
    const { rawPayload } = await ask('GET', `/api/partners/celestine/files/${logoUrl}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 576, height: 192, hasAlpha: true });
  });

  it.each([
    ['no picture', Buffer.from('GIF89a nothing'), 400],
    ['a broken one', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400],
    ['a drawing with a script', Buffer.from('<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>'), 400],
    ['a drawing of no size', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
    ['one with a part outside of it', undefined, 400],
  ])('that are %s are refused, and the draft stays as it was', async (_what, body, status) => {
    const before = await open('celestine');
    const outside = { left: 0, top: 0, width: 9_000, height: 10 };
    const answer = await put('bannerUrls.mobile', body ?? (await photo(800, 600)), body ? {} : outside);
    expect(answer.statusCode).toBe(status);
    expect((await open('celestine')).revision).toBe(before.revision);
  });

  it('that are too small are refused by the check, too large by the door, and elsewhere not found', async () => {
    expect(codeOf(await put('bannerUrls.desktop', await photo(300, 200)))).toEqual([422, 'REFUSED']);
    expect(codeOf(await put('logoUrl', Buffer.alloc(26_000_000)))).toEqual([413, 'TOO_LARGE']);
    expect(codeOf(await put('__proto__', await photo(10, 10)))).toEqual([404, 'NOT_FOUND']);
  });
});
