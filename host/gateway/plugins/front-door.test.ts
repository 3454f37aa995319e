import fastify from 'fastify';
import { expect, it } from 'vitest';
import { frontDoor } from './front-door.ts';
import { serverOptions } from './server-options.ts';

it('gives every handler ten seconds but those that answer before they return', async () => {
  const app = fastify(serverOptions());
  await frontDoor(app);
  await app.register(async (inner) => {
    inner.get('/waits', async ({ routeOptions }) => ({ limit: routeOptions.handlerTimeout }));
    inner.get('/at-once', { config: { isFromCatalogue: true } }, ({ routeOptions }, reply) =>
      reply.send({ limit: routeOptions.handlerTimeout }),
    );
    inner.get('/patient', { handlerTimeout: 60_000 }, async ({ routeOptions }) => ({
      limit: routeOptions.handlerTimeout,
    }));
  });
  const limitOf = async (url: string) => (await app.inject(url)).json<{ limit: number }>().limit;
  expect(await limitOf('/waits')).toBe(10_000);
  expect(await limitOf('/at-once')).toBe(0);
  expect(await limitOf('/patient')).toBe(60_000);
  await app.close();
});
