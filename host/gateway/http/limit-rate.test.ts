import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addressKey, CALL_LIMITS, limitRate } from './limit-rate.ts';
import { errorHandler } from '../errors/error-handler.ts';
import { createMemoryStore } from '../shared-store/memory-store.ts';
import type { GatewayParts } from '../gateway-parts.ts';

async function server(parts: Partial<GatewayParts>) {
  const app = fastify();
  errorHandler(app);
  await app.register(limitRate, parts as GatewayParts);
  app.post('/sign-in', { config: { call: 'signIn', limit: 'strict' } }, async () => ({}));
  app.get('/search', async () => ({}));
  return app;
}

it('a call that somebody could guess at is allowed ten times a minute, others go on', async () => {
  let now = 0;
  const app = await server({ rateLimit: 1_000, sharedStore: createMemoryStore(() => now) });
  const signIn = () => app.inject({ method: 'POST', url: '/sign-in' });
  const statuses = [];
  for (let turn = 0; turn < CALL_LIMITS.strict + 1; turn += 1) statuses.push((await signIn()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  now = 45_000;
  const refused = await signIn();
  expect([refused.headers['retry-after'], refused.json().code]).toEqual(['15', 'RATE_LIMITED']);
  expect((await app.inject('/search')).statusCode).toBe(200);
  now = 60_000;
  expect((await signIn()).statusCode).toBe(200);
});

it('asking for the head of an answer counts once, with the answers themselves', async () => {
  const app = await server({ rateLimit: 1_000 });
  app.get('/report', { config: { call: 'report', limit: 'strict' } }, async () => ({}));
  const statuses = [];
  for (let turn = 0; turn < CALL_LIMITS.strict + 1; turn += 1)
    statuses.push((await app.inject({ method: turn % 2 ? 'GET' : 'HEAD', url: '/report' })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

it('processes that share a store count together', async () => {
  const sharedStore = createMemoryStore();
  const apps = [await server({ rateLimit: 3, sharedStore }), await server({ rateLimit: 3, sharedStore })];
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push((await apps[turn % 2]?.inject('/search'))?.statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('a visitor is one IPv4 address or one network of IPv6, and cannot be read from a key', () => {
  const key = (ip: string) => addressKey({ ip });
  expect(key('2001:db8:1:2:3:4:5:6')).toBe(key('2001:db8:1:2::1'));
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'));
  expect(key('::ffff:192.0.2.1')).toBe(key('192.0.2.1'));
  expect(key('192.0.2.1')).not.toBe(key('192.0.2.2'));
  expect(key('192.0.2.1')).not.toContain('192');
});

it('a call that is guessed at by one field counts only the requests that have it', async () => {
  const app = await server({ rateLimit: 1_000 });
  app.get('/quote', { config: { call: 'quote', limit: 'strict', limitedBy: 'promoCode' } }, async () => ({}));
  for (let turn = 0; turn < 2 * CALL_LIMITS.strict; turn += 1)
    expect((await app.inject('/quote?nights=2')).statusCode).toBe(200);
  const statuses = [];
  for (let turn = 0; turn < CALL_LIMITS.strict + 1; turn += 1)
    statuses.push((await app.inject(`/quote?promoCode=GUESS${turn}`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await app.inject('/quote?nights=2')).statusCode).toBe(200);
});
