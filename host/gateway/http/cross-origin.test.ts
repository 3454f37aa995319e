import fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Call } from '@staykit/contract/call.ts';
import { declare } from './declare.ts';
import { errorHandler } from '../errors/error-handler.ts';
import { crossOrigin } from './cross-origin.ts';

const one = (id: string, more: Partial<Call>) =>
  call({
    id,
    method: 'POST',
    base: 'gateway',
    path: `/${id}`,
    summary: id,
    status: 204,
    safe: false,
    ...more,
  } as Call);

const calls = [
  one('read', { safe: true }),
  one('contact', { from: 'partners' }),
  one('signIn', { from: 'shop' }),
  one('heart', { method: 'DELETE', path: '/heart/:productId' }),
  one('state', { method: 'GET', from: 'shop', safe: true }),
];

const SHOP = 'https://fr.shop.example';
const PARTNER = 'https://www.celestine.example';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  errorHandler(app);
  await crossOrigin(app, {
    hasHost: (name) => name === 'fr.shop.example' || name === 'nl.shop.example',
    hasOrigin: (origin) => origin === PARTNER,
  });
  for (const each of calls) declare(app, each, ({ reply }) => reply.send());
  app.all('/gateway/*', () => undefined);
  await app.ready();
});
afterAll(() => app.close());

interface Sent {
  origin?: string;
  cookie?: string;
  'sec-fetch-site'?: string;
}

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Sent = {}) =>
  app.inject({ method, url, headers: { host: 'fr.shop.example', ...headers } });

const preflight = (method: string, url: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: { host: 'fr.shop.example', origin, 'access-control-request-method': method },
  });

describe('a read', () => {
  it('is open to every page, without credentials', async () => {
    const { statusCode, headers } = await ask('POST', '/gateway/read', {
      origin: 'https://anybody.example',
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('a write of an embed', () => {
  it.each([PARTNER, SHOP, 'https://nl.shop.example', 'https://nl.shop.example:3000'])(
    'is done for a page of %s, which alone may read the answer',
    async (origin) => {
      const { statusCode, headers } = await ask('POST', '/gateway/contact', { origin });
      expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([
        204,
        origin,
        'Origin',
      ]);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    },
  );

  it.each([
    'https://other.example',
    'http://www.celestine.example',
    'https://www.celestine.example.other.example',
    'https://fr.shop.example@other.example',
    'null',
  ])('is refused for a page of %s, which may read why', async (origin) => {
    // A browser that is refused the preflight tells its page of a fault of the network.
    const before = await preflight('POST', '/gateway/contact', origin);
    expect([before.statusCode, before.headers['access-control-allow-origin']]).toEqual([204, '*']);
    const { statusCode, headers, body } = await ask('POST', '/gateway/contact', { origin });
    expect([statusCode, headers['access-control-allow-origin'], JSON.parse(body)]).toEqual([
      403,
      '*',
      expect.objectContaining({ code: 'FORBIDDEN' }),
    ]);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('may be made by a program, which has no origin', async () => {
    expect((await ask('POST', '/gateway/contact')).statusCode).toBe(204);
  });

  it('is announced by a preflight that is cached for a day', async () => {
    const { statusCode, headers } = await preflight('POST', '/gateway/contact', PARTNER);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key',
      'access-control-max-age': '86400',
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('a call of the shop alone', () => {
  it('is accepted from the same origin', async () => {
    for (const origin of [SHOP, 'http://fr.shop.example'])
      expect((await ask('POST', '/gateway/signIn', { origin, cookie: 'a=1' })).statusCode).toBe(204);
    expect(
      (await ask('DELETE', '/gateway/heart/7', { 'sec-fetch-site': 'same-origin', cookie: 'a=1' }))
        .statusCode,
    ).toBe(204);
  });

  it('is refused for every other page, a partner’s and one of another language among them', async () => {
    for (const origin of [PARTNER, 'https://nl.shop.example', 'https://other.example', 'null'])
      expect((await ask('POST', '/gateway/signIn', { origin })).statusCode, origin).toBe(403);
    for (const site of ['cross-site', 'same-site'])
      expect((await ask('GET', '/gateway/state', { 'sec-fetch-site': site })).statusCode, site).toBe(403);
    // A preflight allows no cookies, and the call itself is refused.
    const before = await preflight('DELETE', '/gateway/heart/7', PARTNER);
    expect(before.headers['access-control-allow-credentials']).toBeUndefined();
    const { statusCode, headers } = await ask('DELETE', '/gateway/heart/7', { origin: PARTNER });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it('that writes with cookies is refused if its origin is unknown', async () => {
    expect((await ask('POST', '/gateway/signIn', { cookie: 'a=1' })).statusCode).toBe(403);
    expect((await ask('POST', '/gateway/signIn')).statusCode).toBe(204);
    expect((await ask('GET', '/gateway/state', { cookie: 'a=1' })).statusCode).toBe(204);
  });

  it('lets no page of another origin read its answer', async () => {
    expect(
      (await ask('GET', '/gateway/state', { origin: SHOP })).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });
});
