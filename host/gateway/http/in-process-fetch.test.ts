import fastify from 'fastify';
import { expect, it } from 'vitest';
import { errorHandler } from '../errors/error-handler.ts';
import { limitRate } from './limit-rate.ts';
import { serverOptions } from './server-options.ts';
import { inProcessFetch } from './in-process-fetch.ts';

it('a page that a traveller waits for is finished while the process stops', async () => {
  const app = fastify(serverOptions());
  const ask = inProcessFetch(app);
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  app.get('/call', async () => 'answer');
  app.get('/page', async () => {
    begun.resolve();
    await gate.promise;
    return (await ask('/call')).text();
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = fetch(`${origin}/page`, { headers: { connection: 'close' } });
  await begun.promise;
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  gate.resolve();
  expect(await (await page).text()).toBe('answer');
  await closed;
});

it('calls of pages count towards no limit, and no traveller passes for a page', async () => {
  const app = fastify(serverOptions({ trustedProxies: 1 }));
  errorHandler(app);
  await app.register(limitRate, { rateLimit: 2 });
  app.get('/call', { config: { call: 'call', limit: 'strict' } }, async () => 'answer');
  await app.ready();
  const ask = inProcessFetch(app);
  for (let turn = 0; turn < 20; turn += 1) expect((await ask('/call')).status).toBe(200);
  const headers = { 'x-forwarded-for': 'in-process' };
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1)
    statuses.push((await app.inject({ url: '/call', headers })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await app.close();
});

it('other origins are refused', async () => {
  const ask = inProcessFetch(fastify());
  await expect(ask('//other.example/')).rejects.toThrow('is not served by this process');
});
