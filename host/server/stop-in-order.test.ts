import { request } from 'node:http';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createGateway } from '@staykit/gateway/app.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';
import { stopInOrder } from './stop-in-order.ts';

it('a process that stops says so first, answers what it has begun, and lets go of the database last', async () => {
  const order: string[] = [];
  let stopping = false;
  let answer = () => undefined as void;
  const app = fastify(serverOptions());
  app.get('/slow', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return 'done';
  });
  app.get('/readyz', async (_request, reply) => reply.code(stopping ? 503 : 200).send());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const get = (path: string) =>
    new Promise<number>((resolve, reject) => {
      request({ port, path, host: '127.0.0.1', agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  const slow = get('/slow').then((status) => order.push(`answered ${status}`));
  await expect.poll(() => String(answer).includes('undefined')).toBe(false);

  const stopped = stopInOrder({
    announce: () => {
      stopping = true;
    },
    pauseMs: 100,
    closeServer: async () => {
      order.push('closing');
      setTimeout(answer, 50);
      await app.close();
      order.push('closed');
    },
    closeServices: async () => order.push('database'),
    longestMs: 5_000,
  });
  expect(await get('/readyz')).toBe(503);
  expect(await stopped).toBe(true);
  await slow;
  expect(order.filter((step) => step !== 'answered 200')).toEqual(['closing', 'closed', 'database']);
  expect(order).toContain('answered 200');
  await expect(get('/readyz')).rejects.toThrow(/ECONNREFUSED/);
});

it('a request that is under way to a process that stops is served', async () => {
  const app = fastify(serverOptions());
  app.get('/', async () => 'served');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  const ended = new Promise((resolve) => socket.on('close', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closed = app.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write('\r\n');
  await Promise.all([closed, ended]);
  expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close[^]*served$/i);
});

it('a process that cannot stop ends all the same', async () => {
  const forever = () => new Promise<never>(() => undefined);
  const steps = { announce: () => undefined, pauseMs: 0, closeServer: forever, closeServices: forever };
  expect(await stopInOrder({ ...steps, longestMs: 20 })).toBe(false);
});

it('/readyz is 503 from the moment that a process is about to stop, /healthz is not', async () => {
  let stopping = false;
  const gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => 0,
    isStopping: () => stopping,
  });
  expect((await gateway.inject('/readyz')).statusCode).toBe(200);
  stopping = true;
  expect((await gateway.inject('/readyz')).statusCode).toBe(503);
  expect((await gateway.inject('/healthz')).statusCode).toBe(200);
  await gateway.close();
});
