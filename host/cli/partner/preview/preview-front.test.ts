import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOP } from '@staykit/host/top.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { createPreviewFront } from './preview-front.ts';
import { watchPartners } from './watched-partners.ts';

/** A shop that answers one page, one picture and one call. */
const answers: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/celestine': ['text/html; charset=utf-8', '<html><head></head><body class="page">Célestine</body></html>'],
  '/assets/partners/celestine/logo.svg': ['image/svg+xml', '<svg/>'],
  '/api/offers.json': ['application/json', '{"offers":[]}'],
};

let folder: string;
let shop: Server;
let watched: Awaited<ReturnType<typeof watchPartners>>;
let front: ReturnType<typeof createPreviewFront>;
let asked: string[];
const saves: number[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'preview-')), 'partners');
  for (const slug of ['celestine', 'mirabelle'])
    cpSync(join(TOP, 'partners', slug), join(folder, slug), { recursive: true });
  asked = [];
  saves.length = 0;
  shop = createServer((incoming, response) => {
    asked.push(`${incoming.headers.host} ${incoming.headers['accept-encoding']}`);
    const [type, text] = answers[incoming.url ?? ''] ?? ['text/plain', 'nowhere'];
    response.writeHead(200, {
      'content-type': type,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'cache-control': 'public, max-age=600',
    });
    response.end(text);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  watched = await watchPartners({
    folder,
    reserved: RESERVED_SEGMENTS,
    async onChange({ version }) {
      saves.push(version);
      front.tell();
    },
  });
  front = createPreviewFront({
    shopPort: portOf(shop),
    origin: { protocol: 'http', host: 'localhost:3000' },
    sites: { 'fr-be.localhost': 'fr_BE' },
    now: () => watched.now(),
  });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
});
afterEach(() => {
  watched.close();
  for (const server of [front.server, shop]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

async function get(path: string, accept = 'text/html') {
  const sent = request({
    host: '127.0.0.1',
    port: portOf(front.server),
    path,
    headers: { host: 'fr-be.localhost:3000', accept, 'accept-encoding': 'br' },
  });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [
    NodeJS.ReadableStream & { statusCode: number; headers: Record<string, string> },
  ];
  return { status: answer.statusCode, headers: answer.headers, text: (await buffer(answer)).toString() };
}
const file = (slug: string) => join(folder, slug, 'partner.json');
const save = (slug: string, from: string | RegExp, to: string) =>
  writeFileSync(file(slug), readFileSync(file(slug), 'utf8').replace(from, to));

/** What an open page hears. */
async function listen() {
  const heard: { version: number; findings: Record<string, string> }[] = [];
  const sent = request({ host: '127.0.0.1', port: portOf(front.server), path: '/_preview/events' });
  sent.end();
  const [stream] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
  stream.on('data', (part: Buffer) => {
    for (const [, data = ''] of part.toString().matchAll(/^data: (.*)$/gm)) heard.push(JSON.parse(data));
  });
  stream.on('error', () => undefined);
  sent.on('error', () => undefined);
  return heard;
}

it('adds its script to pages of the shop, names the partner and the version, and lets its own frames in', async () => {
  const { text, headers, status } = await get('/celestine');
  expect(status).toBe(200);
  expect(text).toContain(
    `<body data-preview-version="${watched.now().version}" data-preview-partner="celestine" class="page">`,
  );
  expect(text).toContain('src="/_preview/live-reload.js"');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'");
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers['cache-control']).toBe('no-store');
  // The shop reads the host name of the visit, and sends what can be read.
  expect(asked).toEqual(['fr-be.localhost:3000 identity']);
});

it('hands on all else as it is; pictures that may change under one name are not kept', async () => {
  const call = await get('/api/offers.json', 'application/json');
  expect([call.text, call.headers['cache-control']]).toEqual(['{"offers":[]}', 'public, max-age=600']);
  expect((await get('/assets/partners/celestine/logo.svg')).headers['cache-control']).toBe('no-store');
  expect((await get('/_preview/live-reload.js')).text).toContain('EventSource');
});

it('tells open pages of each save, and of what is wrong with a file, until it is mended', async () => {
  const heard = await listen();
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  save('celestine', /"minisiteId": \d+/, '"minisiteId": "x"');
  await vi.waitFor(() => expect(heard.at(-1)?.findings['celestine']).toContain('partner.json:4'), 5_000);
  const { version } = heard.at(-1) ?? { version: 0 };
  expect(version).toBeGreaterThan(heard[0]?.version ?? 0);
  // What it looked like before is still there.
  expect(watched.now().registry.byAddress('celestine')?.minisiteId).toBe(1042);
  expect((await get('/_preview/')).text).toContain('Has errors: shown as before');
  save('celestine', '"minisiteId": "x"', '"minisiteId": 1042');
  await vi.waitFor(() => expect(heard.at(-1)?.findings).toEqual({}), 5_000);
  expect(heard.at(-1)?.version).toBeGreaterThan(version);
});

it('loses no save that comes while another is told, and a new partner is one', async () => {
  const heard = await listen();
  for (let id = 1; id <= 5; id += 1) {
    save('celestine', /"minisiteId": \d+/, `"minisiteId": ${5000 + id}`);
    await new Promise((resolve) => setTimeout(resolve, 30 * id));
  }
  await vi.waitFor(() => expect(watched.now().registry.byAddress('celestine')?.minisiteId).toBe(5005), 5_000);
  cpSync(join(TOP, 'partners/flanerie'), join(folder, 'flanerie'), { recursive: true });
  await vi.waitFor(() => expect(watched.now().registry.byAddress('flanerie')).toBeDefined(), 5_000);
  await vi.waitFor(() => expect(heard.at(-1)?.version).toBe(watched.now().version), 5_000);
  expect(saves).toEqual([...new Set(saves)].toSorted());
});

it('shows all partners with the state of their files, and one on a phone and a desktop', async () => {
  const overview = (await get('/_preview/')).text;
  expect(overview.match(/<li /g)).toHaveLength(2);
  expect(overview).toContain('href="http://fr-be.localhost:3000/celestine"');
  expect(overview).toContain('href="http://fr-be.localhost:3000/_preview/celestine"');
  expect(overview).toContain('src="/assets/partners/celestine/');
  expect(overview).toContain('2 partners, all valid');
  const beside = (await get('/_preview/celestine')).text;
  expect(beside.match(/<iframe src="\/celestine"[^>]* width="(390|1440)"/g)).toHaveLength(2);
  expect(await get('/_preview/nobody')).toMatchObject({
    status: 302,
    headers: { location: 'http://localhost:3000/_preview/' },
  });
});

it('says that the shop does not answer, where it does not', async () => {
  shop.closeAllConnections();
  shop.close();
  expect(await get('/celestine')).toMatchObject({ status: 502 });
});
