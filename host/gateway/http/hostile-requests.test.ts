import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../app.ts';
import { tinyModel } from '../fixtures/tiny-model.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { logSettings, networkOf } from './log-settings.ts';

const parts: GatewayParts = {
  model: () => tinyModel,
  images: { picture: async () => undefined },
  clock: () => Date.UTC(2030, 4, 1),
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = await createGateway(parts);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends bytes as they are, and reads what comes back until the connection ends. */
function raw(text: string): Promise<{ status: number; head: string; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => (answer += piece));
    // Whoever still sends when the answer is there may be cut off; the answer counts.
    socket.on('error', (error) => answer || reject(error));
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s, 2);
      resolve({ status: Number(head.split(' ')[1]), head, body });
    });
  });
}

const ask = (line: string, headers = 'Host: shop.example\r\n', body = '') =>
  raw(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n${body}`);

describe('a request that is none', () => {
  it.each([
    ['an address of 9 KB', () => ask(`GET /api/offers.json?a=${'a'.repeat(9_000)}`), 414, 'URI_TOO_LONG'],
    ['an address of 1 MB', () => ask(`GET /${'a'.repeat(1_000_000)}`), 414, 'URI_TOO_LONG'],
    [
      'headers of 1 MB',
      () => ask('GET /api/offers.json', `Host: shop.example\r\nX-A: ${'a'.repeat(1_000_000)}\r\n`),
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'a body of 1 MB',
      () =>
        ask(
          'POST /search-api/offers.json',
          'Host: shop.example\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n',
        ),
      413,
      'BODY_TOO_LARGE',
    ],
    [
      'a body of a kind that nobody reads',
      () =>
        ask(
          'POST /search-api/offers.json',
          'Host: shop.example\r\nContent-Type: text/xml\r\nContent-Length: 4\r\n',
          '<a/>',
        ),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no host', () => ask('GET /api/offers.json', ''), 400, 'BAD_REQUEST'],
    ['two hosts', () => ask('GET /healthz', 'Host: a.example\r\nHost: b.example\r\n'), 400, 'BAD_REQUEST'],
    ['a broken escape', () => ask('GET /api/weekend/%E0%A4%A/detail.json'), 400, 'BAD_REQUEST'],
    ['a method that is none', () => ask('BREW /api/offers.json'), 400, 'BAD_REQUEST'],
    ['a version that is none', () => raw('GET / HTTP/9.9\r\n\r\n'), 400, 'BAD_REQUEST'],
    ['no HTTP at all', () => raw('\u0016\u0003\u0001\u0002\r\n\r\n'), 400, 'BAD_REQUEST'],
    [
      'two lengths of one body',
      () =>
        ask(
          'POST /search-api/offers.json',
          'Host: a.example\r\nContent-Length: 1\r\nContent-Length: 2\r\n',
          'ab',
        ),
      400,
      'BAD_REQUEST',
    ],
  ])('for %s is answered with its status and a code', async (_what, send, status, code) => {
    const answer = await send();
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([status, code]);
    expect(JSON.parse(answer.body).requestId).toMatch(/^[\da-f-]{36}$/);
    for (const header of ['x-content-type-options: nosniff', "frame-ancestors 'none'", 'x-request-id: '])
      expect(answer.head.toLowerCase()).toContain(header);
  });

  it.each([
    'GET //',
    'GET ///evil.example/',
    'GET /%',
    'GET /api/%',
    'OPTIONS *',
    'GET http://other.example/',
  ])('as %s never breaks the server', async (line) => {
    const { status } = await ask(line);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });
});

it('a target with an origin is the same path of this host, and an expectation that nobody meets is passed over', async () => {
  const plain = await ask('GET /healthz');
  expect(plain.status).toBe(200);
  expect((await ask('GET http://other.example/healthz')).body).toBe(plain.body);
  expect((await ask('GET http://other.example?term=Lyon')).status).toBe(404);
  const expecting = await ask('GET /healthz', 'Host: shop.example\r\nExpect: a-cup-of-tea\r\n');
  expect(expecting.body).toBe(plain.body);
  expect(expecting.head).toMatch(/^x-request-id: [\da-f-]{36}$/im);
});

it('every answer has the headers of every answer, refusals too; what works with cookies is for the shop alone', async () => {
  for (const url of ['/api/offers.json', '/api/offers.json?adult=0', '/api/nothing', '/healthz']) {
    const { headers } = await app.inject(url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
  }
  const nothing = await app.inject('/nothing');
  expect([nothing.json().code, nothing.headers['x-frame-options']]).toEqual(['NOT_FOUND', 'DENY']);
  const state = await app.inject('/gateway/account/state');
  expect(state.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(state.headers['access-control-allow-origin']).toBeUndefined();
});

describe('the log', () => {
  it('contains id, method and path of a request, and nothing about the visitor', async () => {
    const lines: string[] = [];
    const logged = await createGateway(
      {
        ...parts,
        images: {
          picture: () => Promise.reject(new Error('no row for zoe@orange.example (query select 1)')),
        },
      },
      { logger: { ...logSettings('info'), stream: { write: (line) => void lines.push(line) } } },
    );
    await logged.inject({
      url: '/api/images/sea-01/small.avif?email=zoe@orange.example&term=Lyon',
      remoteAddress: '203.0.113.77',
      headers: { cookie: 'stay_access=secret', 'user-agent': 'Phone of Zoe' },
    });
    logged.log.warn(
      { email: 'a@b.example', account: { name: 'Zoë', phone: '06' } },
      'mail to zoe@orange.example',
    );
    await logged.close();
    const text = lines.join('');
    for (const personal of ['zoe', 'Zoe', 'Zoë', 'Lyon', '203.0.113.77', 'secret', 'a@b.example', '"06"'])
      expect(text).not.toContain(personal);
    expect(text).toContain('"path":"/api/images/sea-01/small.avif"');
    expect(text).toContain('"from":"203.0.113.0"');
    expect(text).toMatch(/"reqId":"[\da-f-]{36}"/);
    expect(text).toContain('no row for (removed)');
  });

  it('names networks, not people', () => {
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.0');
    expect(networkOf('2001:db8:1:2::7')).toBe('2001:db8:1::');
  });
});
