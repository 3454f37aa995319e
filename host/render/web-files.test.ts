import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { sendWebFile, webFile } from './web-files.ts';

const SCRIPT = Array.from(
  { length: 900 },
  (_, line) => `const part${line} = ${line ** 3} + 'x${line}';`,
).join('\n');

function serve() {
  const file = webFile('client.js', SCRIPT);
  const app = fastify();
  app.get('/client.js', (request, reply) => sendWebFile(request, reply, file, 'forever'));
  return async () => {
    const { rawPayload } = await app.inject({ url: '/client.js', headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
    return rawPayload.length;
  };
}

it('a file that stays for ever is sent smaller to those who come after the first', async () => {
  const fetch = serve();
  const first = await fetch();
  await expect.poll(fetch).toBeLessThan(first);
});

it('a file that may change is sent again only to a browser that has another one', async () => {
  const app = fastify();
  let file = webFile('staykit.js', SCRIPT);
  app.get('/staykit.js', (request, reply) => sendWebFile(request, reply, file, 'ask'));
  const first = await app.inject('/staykit.js');
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const known = { url: '/staykit.js', headers: { 'if-none-match': String(first.headers.etag) } };
  const same = await app.inject(known);
  expect([same.statusCode, same.body]).toEqual([304, '']);
  file = webFile('staykit.js', 'const changed = true;');
  const changed = await app.inject(known);
  expect([changed.statusCode, changed.body]).toEqual([200, 'const changed = true;']);
});
