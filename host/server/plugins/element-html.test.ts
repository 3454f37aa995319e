import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { elementHtml } from './element-html.ts';
import { files } from './files.ts';

/* What prints a version stands beside its files: here one that says what it was asked, and fails as it is told. */
const printer = (version: string) => `
export async function renderElement(widget, attributes, { api, files, fetch, now, nonce }) {
  if (attributes.fail) throw Object.assign(new Error('it failed'), { name: 'StayError', code: attributes.fail });
  if (attributes.crash) throw new TypeError('a secret of the inside');
  const answer = attributes.ask && await (await fetch(api + '/api/offers.json', {})).text();
  return JSON.stringify({ by: '${version}', widget, attributes, api, files, at: now(), answer, nonce });
}`;

const folder = mkdtempSync(join(tmpdir(), 'staykit-print-'));
let now = Date.UTC(2026, 10, 23, 9, 9, 59);
let app: FastifyInstance;
beforeAll(async () => {
  for (const version of ['1.1.0', '1.2.0', '1.3.0-dev.0']) {
    mkdirSync(join(folder, version, 'server'), { recursive: true });
    writeFileSync(join(folder, version, 'server/package.json'), '{"type":"module"}');
    writeFileSync(join(folder, version, 'server/render-element.js'), printer(version));
  }
  mkdirSync(join(folder, '1.0.0'));
  app = fastify();
  const of = (name: string) => {
    mkdirSync(join(folder, name));
    return join(folder, name);
  };
  const others = { assets: of('a'), pictures: of('b'), partners: of('c'), examples: of('d'), docs: of('e') };
  await app.register(files, {
    made: [],
    theme: async () => undefined,
    folders: { ...others, elements: folder },
  });
  const ask = async (path: string) => new Response(`answer of ${path}`);
  await app.register(elementHtml, { folder, ask, clock: () => now });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'shop.example', ...headers } });

it('a magazine gets an element printed by the very version that its page loads', async () => {
  for (const [address, version] of [
    ['1.1.0', '1.1.0'],
    ['1.3.0-dev.0', '1.3.0-dev.0'],
    ['1', '1.2.0'],
    ['1.1', '1.1.0'],
  ]) {
    const { statusCode, body } = await get(
      `/elements/${address}/results-grid.html?locale=fr_FR&page-size=6&new-tab&page-size=5`,
    );
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      by: version,
      widget: 'results-grid',
      attributes: { locale: 'fr_FR', 'page-size': '5', 'new-tab': true },
      api: 'http://shop.example',
      files: `http://shop.example/elements/${version}`,
    });
  }
});

it('asks the API of this shop, whatever shop the address names', async () => {
  const { body } = await get('/elements/1/results-grid.html?api=https://evil.example&ask=1');
  const printed = JSON.parse(body) as { answer: string; attributes: object };
  expect(printed.answer).toBe('answer of /api/offers.json');
  expect(printed.attributes).not.toHaveProperty('api');
});

it('can be kept by caches, shown by every site, and runs nothing by itself', async () => {
  const { headers } = await get('/elements/1/search-box.html');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const known = { 'if-none-match': String(headers.etag) };
  now += 60_000;
  expect((await get('/elements/1/search-box.html', known)).statusCode).toBe(200);
  const later = String((await get('/elements/1/search-box.html')).headers.etag);
  now += 300_000;
  expect((await get('/elements/1/search-box.html', { 'if-none-match': later })).statusCode).toBe(304);
  expect((await app.inject({ method: 'HEAD', url: '/elements/1/search-box.html' })).statusCode).toBe(200);
});

it('a magazine whose policy asks for a nonce names it, and no cache keeps that print', async () => {
  const { headers, body } = await get('/elements/1/search-box.html?locale=fr_FR&nonce=q1w2e3');
  expect(JSON.parse(body)).toMatchObject({ nonce: 'q1w2e3', attributes: { locale: 'fr_FR' } });
  expect(JSON.parse(body)).not.toHaveProperty('attributes.nonce');
  expect(headers['cache-control']).toBe('no-store');
});

it('says by a code what cannot be printed, and nothing of the inside', async () => {
  const told = async (url: string) => {
    const { statusCode, body, headers } = await get(url);
    expect(headers['cache-control']).toBe('no-store');
    return [statusCode, (JSON.parse(body) as { code: string }).code, body.includes('secret')];
  };
  expect(await told('/elements/1/search-box.html?fail=BAD_REQUEST')).toEqual([400, 'BAD_REQUEST', false]);
  expect(await told('/elements/1/search-box.html?fail=NOT_FOUND')).toEqual([404, 'NOT_FOUND', false]);
  expect(await told('/elements/1/search-box.html?fail=TIMEOUT')).toEqual([504, 'TIMEOUT', false]);
  expect(await told('/elements/1/search-box.html?crash=1')).toEqual([500, 'SERVER', false]);
  expect(await told('/elements/1.0.0/search-box.html')).toEqual([404, 'NOT_FOUND', false]);
  expect(await told('/elements/9/search-box.html')).toEqual([404, 'NOT_FOUND', false]);
});
