import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { logSettings } from './log-settings.ts';
import { requestGuard } from './request-guard.ts';
import { serverOptions } from './server-options.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
let app: FastifyInstance;
let lines: Record<string, unknown>[];
afterEach(() => app.close());

async function ask(trustedProxies: number, headers: Record<string, string>) {
  lines = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  app = fastify({
    ...serverOptions({ trustedProxies }),
    logger: { ...logSettings('info'), stream },
  }) as FastifyInstance;
  await app.register(requestGuard, { trustedProxies });
  app.get('/broken', () => {
    throw new Error('no');
  });
  return app.inject({ url: '/broken', headers: { host: 'shop.example', ...headers } });
}

describe('an operator who follows a request through proxy and host', () => {
  it.each(['4f2c1e0b9a7d4f2c1e0b9a7d4f2c1e0b', 'Root=1-67891233-abcdef012345678912345678'])(
    'finds the id of the proxy in the answer, the error and the log: %s',
    async (id) => {
      const answer = await ask(1, { 'x-request-id': id, traceparent: TRACEPARENT });
      expect(answer.headers).toMatchObject({ 'x-request-id': id, traceparent: TRACEPARENT });
      expect(answer.json()).toMatchObject({ code: 'SERVER', requestId: id });
      expect(lines.find(({ msg }) => msg === 'a call failed')).toMatchObject({ reqId: id, trace: TRACE });
    },
  );

  it.each([
    ['short', TRACEPARENT.replace('00-', '01-')],
    ['a'.repeat(129), `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
    ['with blanks in it', TRACEPARENT.toUpperCase()],
    ['line\tbreak12', `${TRACEPARENT}-more`],
    ['<script>12', 'x'],
  ])('finds a new id for one that is not well-formed: %j', async (id, traceparent) => {
    const answer = await ask(1, { 'x-request-id': id, traceparent });
    expect(answer.headers['x-request-id']).toMatch(UUID);
    expect(answer.headers).not.toHaveProperty('traceparent');
  });

  it('finds no id that a visitor made up: without a proxy nothing is taken over', async () => {
    const answer = await ask(0, { 'x-request-id': 'aaaaaaaaaaaa', traceparent: TRACEPARENT });
    expect(answer.headers['x-request-id']).toMatch(UUID);
    expect(answer.headers).not.toHaveProperty('traceparent');
    expect(JSON.stringify(lines)).not.toContain(TRACE);
  });
});
