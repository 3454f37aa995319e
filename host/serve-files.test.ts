import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressFiles } from '../widgets/elements/build/compress-files.ts';
import { serveFiles } from './serve-files.ts';

const SCRIPT = Array.from({ length: 900 }, (_, line) => `const part${line} = ${line ** 3};`).join('\n');
const SHEET = 'body{margin:0}'.repeat(200);

const top = mkdtempSync(join(tmpdir(), 'staykit-files-'));
const folders = Object.fromEntries(
  ['assets', 'pictures', 'partners', 'elements', 'examples'].map((name) => [name, join(top, name)]),
) as Record<'assets' | 'pictures' | 'partners' | 'elements' | 'examples', string>;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text);
}

let app: FastifyInstance;
beforeAll(async () => {
  write('assets/client-a1b2c3d4.js', SCRIPT);
  write('pictures/logo.svg', '<svg/>');
  write('partners/river/logo.png', 'png');
  write('partners/river/partner.json', '{}');
  write('elements/1.2.0/staykit.js', SCRIPT);
  write('elements/1.3.0-dev.0/staykit.js', SCRIPT);
  write('elements/1.3.0-dev.0/chunks/a1/search.js', SCRIPT);
  write('examples/magazine/article.css', SHEET);
  for (const folder of ['assets', 'elements']) await compressFiles(join(top, folder));
  app = fastify();
  const sheet = { name: 'page-0123456789.css', type: 'text/css; charset=utf-8', body: Buffer.from(SHEET) };
  await serveFiles(app, [sheet], folders);
});
afterAll(async () => {
  await app.close();
  rmSync(top, { recursive: true });
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

it.each([
  ['/assets/client-a1b2c3d4.js', SCRIPT],
  ['/elements/1.2.0/staykit.js', SCRIPT],
  ['/assets/page-0123456789.css', SHEET],
])('a browser that takes brotli gets %s small, any other as it is', async (url, text) => {
  const small = await ask(url, { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(text);
  const plain = await ask(url);
  expect([plain.body, plain.headers['content-encoding']]).toEqual([text, undefined]);
  expect(plain.headers['content-type']).toBe(small.headers['content-type']);
});

it('what always has the same content is kept for ever, and elements of the working tree are asked for each time', async () => {
  const keeping = async (url: string) => (await ask(url)).headers['cache-control'];
  const forever = 'public, max-age=31536000, immutable';
  expect(await keeping('/assets/client-a1b2c3d4.js')).toBe(forever);
  expect(await keeping('/assets/page-0123456789.css')).toBe(forever);
  expect(await keeping('/assets/logo.svg')).toBe('public, max-age=300');
  expect(await keeping('/assets/partners/river/logo.png')).toBe('public, max-age=300');
  expect(await keeping('/elements/1.2.0/staykit.js')).toBe(forever);
  expect(await keeping('/elements/1.3.0-dev.0/chunks/a1/search.js')).toBe(forever);
  expect(await keeping('/elements/1.3.0-dev.0/staykit.js')).toBe('public, no-cache');
  expect(await keeping('/examples/magazine/article.css')).toBe('public, max-age=300');
});

it('a file that may change is sent again only to a browser that has another one', async () => {
  const url = '/elements/1.3.0-dev.0/staykit.js';
  const { etag } = (await ask(url, { 'accept-encoding': 'br' })).headers;
  const known = { 'accept-encoding': 'br', 'if-none-match': String(etag) };
  const same = await ask(url, known);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  write('elements/1.3.0-dev.0/staykit.js', 'const changed = true;');
  rmSync(join(top, 'elements/1.3.0-dev.0/staykit.js.br'));
  rmSync(join(top, 'elements/1.3.0-dev.0/staykit.js.gz'));
  const changed = await ask(url, known);
  expect([changed.statusCode, changed.body]).toEqual([200, 'const changed = true;']);
});

it('a part of a file is sent as it lies there, and its head without a body', async () => {
  const part = await ask('/assets/client-a1b2c3d4.js', { range: 'bytes=0-9' });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    SCRIPT.slice(0, 10),
    `bytes 0-9/${SCRIPT.length}`,
  ]);
  const head = await ask('/assets/client-a1b2c3d4.js', {}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', `${SCRIPT.length}`]);
});

it('partners’ pages may load elements, and nothing but pictures of a partner is served', async () => {
  expect((await ask('/elements/1.2.0/staykit.js')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await ask('/assets/partners/river/partner.json')).statusCode).toBe(404);
});
