import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressFiles } from '@staykit/build/release/compress-files.ts';
import { files } from './files.ts';

const SCRIPT = Array.from({ length: 900 }, (_, line) => `const part${line} = ${line ** 3};`).join('\n');
const SHEET = 'body{margin:0}'.repeat(200);

const top = mkdtempSync(join(tmpdir(), 'staykit-files-'));
const folders = Object.fromEntries(
  ['assets', 'pictures', 'partners', 'elements', 'examples', 'docs'].map((name) => [name, join(top, name)]),
) as Record<'assets' | 'pictures' | 'partners' | 'elements' | 'examples' | 'docs', string>;

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
  const themed = { ...sheet, name: 'theme-river-0123456789.css' };
  const theme = async (name: string) => (name === themed.name ? themed : undefined);
  await app.register(files, { made: [sheet], theme, folders });
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
  ['/assets/theme-river-0123456789.css', SHEET],
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

it('a link in a partner’s folder gives nothing of what lies outside it, and a drawing by itself runs nothing', async () => {
  write('secret.png', 'not for visitors');
  write('partners/lake/logo.svg', '<svg onload="alert(1)"/>');
  symlinkSync('../../secret.png', join(top, 'partners/river/secret.png'));
  symlinkSync('../lake/logo.svg', join(top, 'partners/river/lake.svg'));
  symlinkSync('logo.png', join(top, 'partners/river/again.png'));
  for (const name of ['secret.png', 'lake.svg', '..%2flake%2flogo.svg', '%2e%2e/lake/logo.svg.png'])
    expect((await ask(`/assets/partners/river/${name}`)).statusCode, name).toBe(404);
  expect((await ask('/assets/partners/river/again.png')).statusCode).toBe(200);
  const { headers } = await ask('/assets/partners/lake/logo.svg');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  );
});

it('partners’ pages may load elements, and nothing but pictures of a partner is served', async () => {
  expect((await ask('/elements/1.2.0/staykit.js')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await ask('/assets/partners/river/partner.json')).statusCode).toBe(404);
});

it('a partner who names a version that is not there reads which there are', async () => {
  const { statusCode, body, headers } = await ask('/elements/9.9.9/staykit.js');
  expect(statusCode).toBe(404);
  expect(body).toContain('There is no version 9.9.9 of the elements. Expected one of 1.3.0-dev.0, 1.2.0.');
  expect(headers['access-control-allow-origin']).toBe('*');
});

describe('a moving address of the elements', () => {
  beforeAll(() => {
    write('elements/1.1.9/staykit.js', 'load("b9")');
    write('elements/1.1.9/chunks/b9/search.js', 'export {}');
    write('elements/1.10.0/staykit.js', 'load("c1")');
    write('elements/1.10.0/chunks/c1/search.js', 'export {}');
    write('elements/2.0.0-dev.0/staykit.js', 'load("d0")');
  });

  it('is the newest release that begins so, asked for again after minutes', async () => {
    const newest = await ask('/elements/1/staykit.js');
    expect(newest.body).toBe('load("c1")');
    expect(newest.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { etag } = newest.headers;
    expect((await ask('/elements/1/staykit.js', { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await ask('/elements/1.1/staykit.js')).body).toBe('load("b9")');
    const tree = await ask('/elements/2/staykit.js');
    expect([tree.body, tree.headers['cache-control']]).toEqual(['load("d0")', 'public, no-cache']);
  });

  it('has the chunks of earlier releases, for a page that was opened before the newest', async () => {
    for (const chunk of ['c1', 'b9']) {
      const { statusCode, headers } = await ask(`/elements/1/chunks/${chunk}/search.js`);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    for (const gone of ['/elements/1/chunks/zz/search.js', '/elements/3/staykit.js', '/elements/1/none.js'])
      expect((await ask(gone)).statusCode, gone).toBe(404);
    for (const path of ['..%2f..%2fpartners/river/partner.json', '../../partners/river/partner.json'])
      expect((await ask(`/elements/1/${path}`)).statusCode, path).toBe(404);
  });

  it('leaves a page that names a release with the files of that release', async () => {
    const pinned = await ask('/elements/1.1.9/staykit.js');
    expect([pinned.body, pinned.headers['cache-control']]).toEqual([
      'load("b9")',
      'public, max-age=31536000, immutable',
    ]);
  });
});
