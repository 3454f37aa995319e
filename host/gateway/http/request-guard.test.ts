import fastify from 'fastify';
import { expect, it } from 'vitest';
import { requestGuard } from './request-guard.ts';
import { serverOptions } from './server-options.ts';

it('gives every handler ten seconds, unless it is known to take longer', async () => {
  const app = fastify(serverOptions());
  await app.register(requestGuard);
  await app.register(async (inner) => {
    inner.get('/waits', async ({ routeOptions }) => ({ limit: routeOptions.handlerTimeout }));
    inner.get('/patient', { handlerTimeout: 60_000 }, async ({ routeOptions }) => ({
      limit: routeOptions.handlerTimeout,
    }));
  });
  const limitOf = async (url: string) => (await app.inject(url)).json<{ limit: number }>().limit;
  expect(await limitOf('/waits')).toBe(10_000);
  expect(await limitOf('/patient')).toBe(60_000);
  await app.close();
});
