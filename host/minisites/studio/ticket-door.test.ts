import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TOP } from '@staykit/host/top.ts';
import { createStudio } from './create-studio.ts';
import type { OpenPartner } from './desk.ts';

const HOST = 'studio.shop.example';
const ORIGIN = `https://${HOST}`;
const OFFICE = 'https://office.shop.example';
const PAGES = `fr-be-day.${HOST}`;
const HOUR = 3_600_000;

let top: string;
let now: number;
let studio: Awaited<ReturnType<typeof createStudio>>;

beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'studio-door-'));
  now = Date.parse('2026-11-26T10:00:00Z');
  cpSync(join(TOP, 'partners/celestine'), join(top, 'partners/celestine'), { recursive: true });
  mkdirSync(join(top, 'pages/assets'), { recursive: true });
  writeFileSync(join(top, 'pages/index.html'), '<title>Studio</title>');
  studio = await createStudio({
    folder: join(top, 'partners'),
    reserved: new Map(),
    shopHosts: [],
    clock: () => now,
    newFiles: () => ({}),
    pages: join(top, 'pages'),
    origin: ORIGIN,
    // What a ticket says, and what refuses one, is tried beside the back office.
    entry: {
      readTicket: (ticket, sender) =>
        ticket.startsWith('of ') && sender === OFFICE
          ? { who: ticket.slice('of '.length), slug: 'celestine', cameFrom: `${OFFICE}/admin/` }
          : undefined,
    },
    preview: async () => ({
      addresses: { light: { fr_BE: `https://${PAGES}` }, dark: {} },
      pages: [],
      refresh: async () => undefined,
      behind: {
        hosts: new Set([PAGES]),
        addressOf: ({ headers }) => headers['x-address']?.toString(),
        handle: (_request, response) => void response.end('the page of a draft'),
      },
    }),
  });
});

afterEach(async () => {
  await studio.app.close();
  rmSync(top, { recursive: true });
});

const post = (ticket: string, headers: object = {}) =>
  studio.app.inject({
    method: 'POST',
    url: '/sign-in',
    payload: new URLSearchParams({ ticket }).toString(),
    headers: {
      host: HOST,
      origin: OFFICE,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-site',
      'sec-fetch-mode': 'navigate',
      ...headers,
    },
  });

/** Cookies of a person who came in. */
async function cookiesOf(who: string): Promise<string> {
  const { cookies } = await post(`of ${who}`);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
const call = (cookie: string | undefined, method: 'GET' | 'POST', url: string, more: object = {}) =>
  studio.app.inject({
    method,
    url,
    headers: { host: HOST, origin: ORIGIN, ...(cookie && { cookie }), ...more },
    ...(method === 'POST' && { payload: { revision } }),
  });
let revision = '';

it('a ticket opens a session in cookies of this host alone, and of the preview below it, and stands in no address', async () => {
  const { statusCode, body, cookies, headers } = await post('of anna@shop.example');
  expect(statusCode).toBe(200);
  expect(body).toContain('content="0;url=/#celestine"');
  const closed = { httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge: 3_600 };
  expect(cookies).toMatchObject([
    { name: '__Host-studio', ...closed },
    { name: '__Secure-studio-preview', domain: HOST, ...closed },
  ]);
  expect(cookies[0]).not.toHaveProperty('domain');
  expect(cookies[0]?.value).not.toBe(cookies[1]?.value);
  expect(headers['strict-transport-security']).toBeDefined();
  expect(headers['cache-control']).toContain('no-store');
  expect(studio.token).toBeUndefined();
});

it('the history names each of those who are in at once', async () => {
  const [anna, ben] = [await cookiesOf('anna@shop.example'), await cookiesOf('ben@shop.example')];
  const { person } = (await call(anna, 'GET', '/api/studio')).json<{ person: object }>();
  expect(person).toEqual({ who: 'anna@shop.example', cameFrom: `${OFFICE}/admin/` });
  const open = async (cookie: string) =>
    (await call(cookie, 'GET', '/api/partners/celestine')).json<OpenPartner>();
  revision = (await open(anna)).revision;
  const settings = { ...(await open(anna)).settings, partnerName: 'Céleste' };
  const changed = await studio.app.inject({
    method: 'PUT',
    url: '/api/partners/celestine/draft',
    headers: { host: HOST, origin: ORIGIN, cookie: ben },
    payload: { revision, settings },
  });
  expect(changed.json()).toMatchObject({ isKept: true });
  ({ revision } = await open(ben));
  const saved = (await call(ben, 'POST', '/api/partners/celestine/save')).json<OpenPartner>();
  expect(saved.history).toMatchObject([
    { version: 1, action: 'found', who: 'anna@shop.example' },
    { version: 2, action: 'saved', who: 'ben@shop.example' },
  ]);
  expect(readFileSync(join(top, 'partners/.studio/history/celestine.jsonl'), 'utf8')).toContain('ben@');
});

it.each([
  ['a ticket that is refused', 'nothing', {}, 401],
  ['a page that is not the office', 'of anna', { origin: 'https://evil.example' }, 401],
  ['another host name that leads here', 'of anna', { host: 'evil.example' }, 403],
  ['a host below that of the studio', 'of anna', { host: `x.${HOST}` }, 403],
  ['a body that is no form', 'of anna', { 'content-type': 'text/plain' }, 401],
  ['a body that is too large', `of ${'a'.repeat(5_000)}`, {}, 413],
])('%s opens nothing', async (_what, ticket, headers, status) => {
  const answer = await post(ticket, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

it('a session is closed to other hosts and other pages', async () => {
  const cookie = await cookiesOf('anna');
  const status = async (method: 'GET' | 'POST', headers: object) =>
    (await call(cookie, method, '/api/partners/celestine/save', headers)).statusCode;
  expect((await call(cookie, 'GET', '/api/studio')).statusCode).toBe(200);
  expect(await status('POST', { origin: OFFICE })).toBe(403);
  expect(await status('POST', { origin: `https://${PAGES}` })).toBe(403);
  expect(await status('GET', { host: 'localhost' })).toBe(403);
  expect(await status('GET', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' })).toBe(403);
  expect((await call(undefined, 'GET', '/')).statusCode).toBe(401);
  expect((await call('__Host-studio=', 'GET', '/')).statusCode).toBe(401);
});

it('a session ends after an hour, and when the person signs out', async () => {
  const [anna, ben] = [await cookiesOf('anna'), await cookiesOf('ben')];
  const status = async (cookie: string) => (await call(cookie, 'GET', '/api/studio')).statusCode;
  expect((await call(anna, 'POST', '/api/sign-out')).statusCode).toBe(200);
  expect([await status(anna), await status(ben)]).toEqual([401, 200]);
  now += HOUR - 1;
  expect(await status(ben)).toBe(200);
  now += 1;
  expect(await status(ben)).toBe(401);
});

it('the pages of drafts come in at the same port, for people with a session alone', async () => {
  await studio.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = studio.app.server.address() as AddressInfo;
  const get = (host: string, cookie = '', more: Record<string, string> = {}) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      ask({ host: '127.0.0.1', port, headers: { host, cookie, ...more } }, (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve([answer.statusCode, text]));
      })
        .on('error', reject)
        .end();
    });
  const cookies = await cookiesOf('anna');
  const [session = '', preview = ''] = cookies.split('; ');
  expect(await get(PAGES, preview)).toEqual([200, 'the page of a draft']);
  expect(await get(PAGES.toUpperCase(), preview)).toEqual([200, 'the page of a draft']);
  for (const cookie of ['', session, '__Secure-studio-preview=', '__Secure-studio-preview=guess'])
    expect((await get(PAGES, cookie))[0]).toBe(401);
  // What opens the preview opens nothing of the studio.
  expect((await get(HOST, preview))[0]).toBe(401);
  expect(await get(HOST, cookies)).toEqual([200, '<title>Studio</title>']);
  // Scripts of a page send no cookie: they are known by the browser's address, once it has asked for a page.
  const call = { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' };
  const home = { 'x-address': '1.1.1.1' };
  const status = async (cookie: string, more: Record<string, string>) => (await get(PAGES, cookie, more))[0];
  expect(await status('', { ...call, ...home })).toBe(401);
  expect(await status(preview, home)).toBe(200);
  expect(await status('', { ...call, ...home })).toBe(200);
  expect(await status('', { ...call, 'x-address': '2.2.2.2' })).toBe(401);
  expect(await status('', call)).toBe(401);
  expect(await status('', home)).toBe(401);
  expect(await status('', { ...home, ...call, 'sec-fetch-site': 'cross-site' })).toBe(401);
  expect(await status('', { ...home, ...call, 'sec-fetch-dest': 'document' })).toBe(401);
  now += HOUR;
  expect((await get(PAGES, preview))[0]).toBe(401);
  expect(await status('', { ...call, ...home })).toBe(401);
});
