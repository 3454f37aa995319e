import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { requestGuard } from '@staykit/gateway/http/request-guard.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';
import { observed } from '@staykit/gateway/observe/observe.ts';
import { startTracing, type Tracing } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

/** A collector that keeps what it receives. */
async function openCollector() {
  const received: Buffer[] = [];
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    request.on('data', (chunk: Buffer) => received.push(chunk)).on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Protobuf: names are plain text in it, ids are bytes. */
    received: () => Buffer.concat(received),
    paths,
    close: () => server.close(),
  };
}

let collector: Awaited<ReturnType<typeof openCollector>>;
let tracing: Tracing;
let app: FastifyInstance;
afterEach(async () => {
  await app.close();
  collector.close();
  vi.unstubAllEnvs();
});

async function open(share: number) {
  collector = await openCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  vi.stubEnv('OTEL_SERVICE_NAME', 'shop-of-spain');
  tracing = startTracing(share);
  app = fastify(serverOptions({ trustedProxies: 1 })) as FastifyInstance;
  await app.register(requestGuard, { trustedProxies: 1 });
  await app.register(tracing.requests);
  const ask = inProcessFetch(app);
  app.get('/pages/:id', async () => (await ask('/calls/one')).status);
  app.get('/calls/:name', () => observed({ name: 'sql select', system: 'postgresql' }, async () => 'rows'));
  app.post('/sales', (request) =>
    observed({ name: 'payment authorise', system: 'embedded' }, async () => request.body),
  );
}

describe('an operator who collects traces', () => {
  it('sees a page, its call and its statement under the trace of the proxy', async () => {
    await open(0);
    const headers = { host: 'a.example', traceparent: `00-${TRACE}-${PARENT}-01` };
    const answer = await app.inject({ url: '/pages/secret-7', headers });
    expect(answer.headers['traceparent']).toMatch(new RegExp(`^00-${TRACE}-(?!${PARENT})[\\da-f]{16}-01$`));
    await tracing.close();
    const sent = collector.received();
    expect(collector.paths).toEqual(['/v1/traces']);
    for (const text of ['GET /pages/:id', 'GET /calls/:name', 'sql select', 'shop-of-spain'])
      expect(sent.includes(text), text).toBe(true);
    expect(sent.includes('secret-7')).toBe(false);
    // Three spans of one trace, each with its own id: the trace's id is in all of them.
    expect(sent.toString('hex').split(TRACE)).toHaveLength(4);
    expect(sent.toString('hex')).toContain(PARENT);
  });

  it('finds the trace of an error by the number of its request', async () => {
    await open(1);
    const answer = await app.inject({ url: '/nowhere', headers: { host: 'a.example' } });
    await tracing.close();
    const sent = collector.received();
    expect(answer.statusCode).toBe(404);
    expect(sent.includes('request.id')).toBe(true);
    expect(sent.includes(String(answer.headers['x-request-id']))).toBe(true);
  });

  it('sees the payment of a sale whose body was read before', async () => {
    await open(1);
    const { headers } = await app.inject({
      method: 'POST',
      url: '/sales',
      payload: { a: 1 },
      headers: { host: 'a.example' },
    });
    const [, trace = 'none'] = String(headers['traceparent']).split('-');
    await tracing.close();
    const sent = collector.received();
    expect(sent.includes('payment authorise')).toBe(true);
    expect(sent.toString('hex').split(trace)).toHaveLength(3);
  });

  it('sees the process end as usual where the collector is away', async () => {
    await open(1);
    collector.close();
    const { statusCode } = await app.inject({ url: '/calls/one', headers: { host: 'a.example' } });
    expect(statusCode).toBe(200);
    await expect(tracing.close()).resolves.toBeUndefined();
  }, 20_000);

  it('sees the share of requests that was asked for', async () => {
    await open(0);
    await app.inject({ url: '/calls/one', headers: { host: 'a.example' } });
    await tracing.close();
    expect(collector.received()).toHaveLength(0);
  });
});
