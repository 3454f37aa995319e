import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { requestGuard, HANDLER_LIMIT } from './request-guard.ts';
import { serverOptions } from './server-options.ts';
import { shedLoad, type LoadOptions } from './shed-load.ts';

let app: FastifyInstance;
afterEach(() => app.close());

/** A server on which each `/work` takes as long as told, and each `/wait` until it is let go. */
async function server(options: LoadOptions, work: () => void = () => undefined) {
  app = fastify(serverOptions()) as FastifyInstance;
  await app.register(requestGuard);
  await app.register(shedLoad, options);
  let letGo: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  app.get('/work', async () => {
    work();
    return {};
  });
  app.get('/wait', () => waiting.then(() => ({})));
  app.post('/upload', async () => ({}));
  app.get('/healthz', async () => ({}));
  return letGo;
}

async function listen(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as { port: number }).port;
}

/** What comes back on a connection until it ends. */
async function readAll(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.setEncoding('utf8').on('data', (piece) => (answer += piece));
  await once(socket, 'close');
  return answer;
}

const statuses = (text: string) =>
  Array.from(text.matchAll(/HTTP\/1\.1 (\d+) /g), ([, code]) => Number(code));

describe('a server with more requests than it can answer', () => {
  it('refuses who would wait long with 503 and Retry-After, says that it runs, and answers in the next turn', async () => {
    let now = 0;
    await server({ clock: () => now, leastInTurn: 1 }, () => (now += 300));
    const port = await listen();
    // Two requests in one packet are read in one turn.
    const both = (second: string) =>
      readAll(
        port,
        `GET /work HTTP/1.1\r\nHost: a\r\n\r\nGET ${second} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      );
    const refused = await both('/work');
    expect(statuses(refused)).toEqual([200, 503]);
    expect(refused).toMatch(/retry-after: 1\r\n[^]*"UNAVAILABLE"/i);
    expect(statuses(await both('/healthz'))).toEqual([200, 200]);
    expect((await fetch(`http://127.0.0.1:${port}/work`)).status).toBe(200);
  });

  it('accepts all files of a page during one slow answer', async () => {
    let now = 0;
    await server({ clock: () => now }, () => (now += 300));
    const port = await listen();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}/work`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('does not count in-process requests: an export makes all of them in one iteration', async () => {
    let now = 0;
    await server({ clock: () => now, leastInTurn: 1, mostPending: 1 }, () => (now += 300));
    await app.ready();
    const answers = await Promise.all(Array.from({ length: 4 }, () => app.inject('/work')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('works on so many requests at a time, however many wait for the database', async () => {
    const letGo = await server({ mostPending: 2 });
    const port = await listen();
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    const working = Promise.all([ask('/wait'), ask('/wait')]);
    await expect.poll(() => ask('/work')).toBe(503);
    letGo();
    await working;
    expect(await ask('/work')).toBe(200);
  });

  it('accepts visitors while others send or read slowly', async () => {
    await server({ mostPending: 1 });
    const port = await listen();
    const slow = connect(port, '127.0.0.1');
    slow.write(
      'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await expect
      .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))))
      .toBe(1);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await fetch(`http://127.0.0.1:${port}/work`)).status).toBe(200);
    slow.destroy();
  });

  it('ends a connection that sends requests without waiting for answers', async () => {
    const letGo = await server({});
    const port = await listen();
    const answers = readAll(port, 'GET /wait HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
    letGo();
    const answer = await answers;
    expect(statuses(answer)).toEqual([200, 200, 503]);
    expect(answer).toMatch(/retry-after: 1\r\n/i);
  });

  it('closes connections that ask nothing when there are too many, and takes the next visitor', async () => {
    await server({ mostConnections: 3 });
    const port = await listen();
    const closed: number[] = [];
    for (const number of [1, 2, 3]) {
      const hoarder = connect(port, '127.0.0.1', () =>
        hoarder.write('GET /work HTTP/1.1\r\nHost: a\r\n\r\n'),
      );
      hoarder.on('close', () => closed.push(number));
      await once(hoarder, 'data');
    }
    const visit = 'GET /work HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    expect(statuses(await readAll(port, visit))).toEqual([200]);
    await expect.poll(() => closed.length).toBe(3);
  });

  it('tells a visitor above the connection limit when to retry, answers health checks, and accepts the next one', async () => {
    const letGo = await server({ mostConnections: 2 });
    const port = await listen();
    const ask = (path: string) =>
      readAll(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    const guests = [ask('/wait'), ask('/wait')];
    // It ends, though it was not asked to.
    const refused = await readAll(port, 'GET /work HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(statuses(refused)).toEqual([503]);
    expect(refused).toMatch(/retry-after: 1\r\n[^]*"UNAVAILABLE"/i);
    expect(statuses(await ask('/healthz'))).toEqual([200]);
    letGo();
    expect((await Promise.all(guests)).flatMap(statuses)).toEqual([200, 200]);
    expect(statuses(await ask('/work'))).toEqual([200]);
  });
});

describe('a visitor who sends too slowly', () => {
  it.each([
    ['headers', 'GET /work HTTP/1.1\r\nHost: a\r\n'],
    [
      'body',
      'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ],
    ['nothing', ''],
  ])('is answered 408 for its %s', async (_part, text) => {
    const { http, ...options } = serverOptions();
    const soon = { headersTimeout: 100, connectionsCheckingInterval: 50 };
    app = fastify({ ...options, requestTimeout: 150, http: { ...http, ...soon } }) as FastifyInstance;
    app.post('/upload', async () => ({}));
    expect(statuses(await readAll(await listen(), text))).toEqual([408]);
  });

  it('gets 408 before the request would time out as one of a slow server', async () => {
    app = fastify(serverOptions()) as FastifyInstance;
    const { requestTimeout, headersTimeout } = app.server;
    const { connectionsCheckingInterval = 30_000 } = serverOptions().http ?? {};
    expect(headersTimeout).toBeLessThan(requestTimeout);
    expect(requestTimeout + connectionsCheckingInterval).toBeLessThan(HANDLER_LIMIT);
  });
});
