import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStaffDesk, type StaffDesk } from '@staykit/back-office/fixtures/staff-desk.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createApp, foldersFrom } from '../create-app.ts';
import { TOP } from '../../top.ts';

const HOST = 'fr-fr.localhost:4180';
let desk: StaffDesk;
let app: FastifyInstance;
let editor = '';
beforeAll(async () => {
  desk = await openStaffDesk();
  editor = (await desk.signedIn('content')).cookie;
  const { content, clock, partners } = desk.parts;
  app = await createApp({
    gateway: { model: () => tinyModel, images: { picture: async () => undefined }, clock, content },
    partners,
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    folders: foldersFrom(TOP),
    backOffice: desk.parts,
  });
}, 60_000);
afterAll(async () => {
  await app.close();
  await desk.close();
});

async function visit(url: string, cookie?: string) {
  const answer = await app.inject({ url, headers: { host: HOST, ...(cookie && { cookie }) } });
  return {
    status: answer.statusCode,
    html: answer.body,
    headers: answer.headers,
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    set: answer.cookies[0],
  };
}
const office = <Body = Record<string, unknown>,>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => desk.call<Body>(method, path, { cookie: editor, ...(body && { body }) });

/** Saves a draft and returns its id. */
async function draft(document: string, change: object | unknown[]): Promise<string> {
  const { body } = await office<{ value: object; version: string | null }>('GET', `/content/${document}`);
  const value = Array.isArray(change) ? change : { ...body.value, ...change };
  const saved = await office<{ version: string }>('PUT', `/content/${document}`, {
    value,
    base: body.version,
  });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return saved.body.version;
}

/** Follows a preview link: the page that it leads to, and the cookie. */
async function preview(version: string): Promise<{ path: string; cookie: string }> {
  const { body } = await office<{ link: string }>('POST', `/contentVersions/${version}/preview`, {});
  const { pathname, search } = new URL(body.link);
  const followed = await visit(`${pathname}${search}`);
  expect(followed.status).toBe(302);
  expect(followed.headers['clear-site-data']).toBe('"cache"');
  expect(followed.set).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  return { path: String(followed.headers.location), cookie: followed.cookie };
}

const banner = (content: string) => [{ content, page: 'home', flow: 'booking' }];

describe('a preview', () => {
  it('shows a draft on its page and in the calls of the page, kept by nobody, under the same policy', async () => {
    const { path, cookie } = await preview(
      await draft('fr_FR:announcements.json', banner('Bientôt le printemps')),
    );
    expect(path).toBe('/');
    const seen = await visit(path, cookie);
    expect(seen.html).toContain('Bientôt le printemps');
    expect(seen.html).toContain('Only you see this version.');
    expect(seen.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const call = await visit('/content/announcementBanner/FR.json', cookie);
    expect(call.html).toContain('Bientôt le printemps');
    expect(call.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(call.headers.etag).toBeUndefined();

    const visitor = await visit('/');
    expect(visitor.html).not.toContain('Bientôt le printemps');
    expect(visitor.html).not.toContain('Only you see this version.');
    expect(visitor.headers['x-robots-tag']).toBeUndefined();
    expect(visitor.headers['content-security-policy']).toBe(seen.headers['content-security-policy']);
    const asked = await visit('/content/announcementBanner/FR.json');
    expect(asked.html).not.toContain('Bientôt le printemps');
    expect(asked.headers['cache-control']).toBe('public, max-age=60');
  });

  it('ends when the editor says so, and after an hour', async () => {
    const { cookie } = await preview(await draft('fr_FR:announcements.json', banner('Une heure')));
    const end = await visit('/search?theme=26&staff-preview=end', cookie);
    expect(end.headers.location).toBe('/search?theme=26');
    expect(end.set).toMatchObject({ value: '', maxAge: 0 });
    desk.shop.clock.now += 3_600_000;
    expect((await visit('/', cookie)).html).not.toContain('Une heure');
    editor = (await desk.signedIn('content')).cookie;
  });

  it.each(['x', '1.9999999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
    'is not opened by the token %s, nor by a cookie with it',
    async (token) => {
      expect((await visit(`/?staff-preview=${token}`)).status).toBe(410);
      expect((await visit('/', `__Host-preview=${token}`)).html).not.toContain('Only you see');
    },
  );

  it('leads to no other site', async () => {
    expect((await visit('//evil.example/?staff-preview=end')).headers.location).toBe('/evil.example/');
  });
});

describe('what is published', () => {
  it('begins and ends on the pages at its instants, and caches keep calls until then at most', async () => {
    const version = await draft('fr_FR:announcements.json', banner('Le week-end des amis'));
    // Friday 18:00 in Paris until Sunday midnight.
    const when = { from: '2030-05-17T18:00', until: '2030-05-20T00:00' };
    expect((await office('POST', `/contentVersions/${version}/publish`, when)).status).toBe(200);
    const at = async (instant: string) => {
      desk.shop.clock.now = Date.parse(instant);
      // A first request after a long time reads what changed.
      const { html } = await visit('/');
      const { headers } = await visit('/content/announcementBanner/FR.json');
      return [html.includes('Le week-end des amis'), headers['cache-control']];
    };
    expect(await at('2030-05-17T15:00:00Z')).toEqual([false, 'public, max-age=60']);
    expect(await at('2030-05-17T15:59:40Z')).toEqual([false, 'public, max-age=20']);
    expect(await at('2030-05-17T16:00:00Z')).toEqual([true, 'public, max-age=60']);
    expect(await at('2030-05-19T21:59:59Z')).toEqual([true, 'public, max-age=1']);
    expect(await at('2030-05-19T22:00:00Z')).toEqual([false, 'public, max-age=60']);
    editor = (await desk.signedIn('content')).cookie;
  });

  it('is the banner of a partner too, before and after it is published [MINISITE-12]', async () => {
    const version = await draft('partners:estuaire:banner.json', { desktop: 'sea-03' });
    const { path, cookie } = await preview(version);
    expect(path).toBe('/estuaire');
    const picture = '/api/images/sea-03/large.avif';
    const ownBanner = '/assets/partners/estuaire/banner-desktop.svg';
    expect((await visit(path, cookie)).html).toContain(picture);
    expect((await visit(path)).html).toContain(ownBanner);
    await office('POST', `/contentVersions/${version}/publish`, {});
    desk.shop.clock.now += 6_000;
    expect((await visit(path)).html).toContain(picture);
    expect((await visit('/flanerie')).html).toContain('/assets/partners/flanerie/banner-desktop.svg');
  });
});
