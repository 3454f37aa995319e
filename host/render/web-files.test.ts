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
  app.get('/client.js', (request, reply) => sendWebFile(request, reply, file, true));
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
