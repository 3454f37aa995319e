import { request as ask, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { gateway } from '../app.ts';
import { openSmallShop, type SmallShop } from '../fixtures/small-shop.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { ADDRESS_LENGTH, frontDoor } from './front-door.ts';
import { serverOptions } from './server-options.ts';

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

let shop: SmallShop;
const running: FastifyInstance[] = [];
beforeAll(async () => {
  shop = await openSmallShop();
}, 120_000);
afterAll(() => shop.close());
afterAll(async () => {
  for (const app of running) await app.close();
});

/** A server that tells how many requests went the long way. */
async function serve(parts: Partial<GatewayParts> = {}, trustedProxies = 0) {
  const app = fastify(serverOptions({ trustedProxies })) as FastifyInstance;
  const longWay: string[] = [];
  app.addHook('onRequest', (request, _reply, done) => {
    longWay.push(request.url);
    done();
  });
  frontDoor(app);
  await app.register(gateway, { ...shop.parts, trustedProxies, ...parts });
  await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(app);
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string | string[]> = {}, method = 'GET') =>
    new Promise<Answered>((resolve, reject) => {
      const sent = ask({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body }));
      });
      sent.on('error', reject).end();
    });
  return { app, longWay, get, port };
}

/** The bodies of so many answers of a connection. */
async function readAnswers(socket: Socket, count: number): Promise<string[]> {
  const bodies: string[] = [];
  let rest = Buffer.alloc(0);
  for await (const part of socket) {
    rest = Buffer.concat([rest, part as Buffer]);
    for (;;) {
      const start = rest.indexOf('\r\n\r\n') + 4;
      const length = /^content-length: (\d+)/im.exec(rest.toString('latin1', 0, Math.max(0, start)))?.[1];
      if (start < 4 || length === undefined || rest.length < start + Number(length)) break;
      bodies.push(rest.toString('utf8', start, start + Number(length)));
      rest = rest.subarray(start + Number(length));
    }
    if (bodies.length === count) break;
  }
  return bodies;
}

const PLAIN = [
  '/api/offers.json?locale=fr_FR&flow=booking',
  '/api/offers.json?flow=hotel&orderBy=promo&adult=3&child=1&locale=nl_BE&page=1',
  '/api/offers.json?stars=4%2C5&facilities=parking&petsAllowed=true&priceMax=20000&orderBy=priceAsc',
  '/api/facets.json?locale=it_IT&hotelType=hotel&minHotelReviewScore=7.5',
  '/api/offers.json?',
];

/** What every answer says that was made for one request alone. */
const OWN = ['date', 'x-request-id', 'connection', 'keep-alive'];
const said = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));

describe('searches that are answered at the door', () => {
  it('are what the long way answers, with the same headers, and meet no hook', async () => {
    const { app, longWay, get } = await serve({ answers: createAnswerCache(0) });
    for (const path of PLAIN) {
      const answered = await get(path);
      expect(longWay, path).toEqual([]);
      const expected = await app.inject({ url: path });
      expect(longWay.splice(0)).toHaveLength(1);
      expect({ ...answered, headers: said(answered.headers) }).toEqual({
        status: 200,
        headers: said(expected.headers),
        body: expected.body,
      });
      expect(answered.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('reach a visitor whole who reads late, whatever others are answered meanwhile', async () => {
    const { longWay, get, port } = await serve({ answers: createAnswerCache(0) });
    const kinds = PLAIN.slice(0, 2);
    const bodies: string[] = [];
    for (const kind of kinds) bodies.push((await get(kind)).body);
    // Each address is another one, which keeps all of them at the door, and none leaves a hotel out.
    let price = 1_000_000;
    const next = (turn: number) => `${kinds[turn % 2]!}&priceMax=${(price += 1)}`;
    // Far more than a connection holds for somebody who does not read.
    const count = 1_200;
    const asked = Array.from({ length: count }, (_, turn) => next(turn));
    const late = connect({ port, host: '127.0.0.1' }).pause();
    late.write(asked.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`).join(''));
    for (let turn = 0; turn < 40; turn += 1) expect((await get(next(turn))).body).toBe(bodies[turn % 2]);
    const read = await readAnswers(late, count);
    expect(read.filter((body, turn) => body !== bodies[turn % 2])).toEqual([]);
    expect(read).toHaveLength(count);
    expect(longWay).toEqual([]);
    late.destroy();
  });

  it('are given again once they were asked for twice, until what they depend on changes', async () => {
    const answers = createAnswerCache(1_000_000);
    let day = shop.parts.clock();
    const { longWay, get } = await serve({ answers, clock: () => day });
    const path = PLAIN[1]!;
    const bodies = [];
    for (let time = 0; time < 4; time += 1) bodies.push((await get(path)).body);
    expect(new Set(bodies).size).toBe(1);
    expect(answers.stats()).toMatchObject({ hits: 2, misses: 2, answers: 1 });
    day += 24 * 3_600_000;
    for (let time = 0; time < 2; time += 1) await get(path);
    expect(answers.stats()).toMatchObject({ hits: 3, misses: 3, answers: 1 });
    expect(longWay).toEqual([]);
  });

  it('are the same at the door and on the long way, whichever of them kept one first', async () => {
    const answers = createAnswerCache(1_000_000);
    const { longWay, get } = await serve({ answers });
    const [plain, other] = [PLAIN[0]!, `${PLAIN[0]!}&unknown=1`];
    const bodies = [];
    for (const path of [plain, other, plain, other, plain, other, other]) bodies.push((await get(path)).body);
    expect(new Set(bodies).size).toBe(1);
    expect(longWay.every((path) => path === other)).toBe(true);
    expect(answers.stats().hits).toBeGreaterThan(0);
  });

  it('are only those that are plain: everything else goes the long way', async () => {
    const { longWay, get } = await serve({ answers: createAnswerCache(0) });
    const plain = PLAIN[0]!;
    const others: [
      path: string,
      status: number,
      headers?: Record<string, string | string[]>,
      method?: string,
    ][] = [
      [plain, 200, {}, 'HEAD'],
      [`${plain}&unknown=1`, 200],
      [`${plain}&adult=0`, 400],
      [`${plain}&flow=booking`, 400],
      [`${plain}&hotelId=1`, 200],
      ['/api/offers.json', 200],
      ['/api/nothing.json?locale=fr_FR', 404],
      [plain, 400, { host: 'a b' }],
      [`${plain}&tags=${'a'.repeat(ADDRESS_LENGTH)}`, 414],
    ];
    for (const [path, status, headers, method] of others) {
      const answered = await get(path, headers, method);
      expect(answered.status, path).toBe(status);
      expect(longWay.splice(0), path).toHaveLength(1);
      if (method === 'HEAD') expect(answered.body).toBe('');
    }
  });

  it('count with all others of the same visitor, and are refused when there were too many', async () => {
    const { longWay, get } = await serve({ answers: createAnswerCache(0), rateLimit: 3 });
    expect((await get(PLAIN[0]!)).status).toBe(200);
    expect((await get('/api/offers.json')).status).toBe(200);
    expect((await get(PLAIN[1]!)).status).toBe(200);
    expect(longWay).toEqual(['/api/offers.json']);
    const refused = await get(PLAIN[2]!);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are counted for whom the trusted proxies name, and say when they came by TLS', async () => {
    const { longWay, get } = await serve({ answers: createAnswerCache(0), rateLimit: 1 }, 1);
    const from = (via: string) => ({ 'x-forwarded-for': via, 'x-forwarded-proto': 'https' });
    const first = await get(PLAIN[0]!, from('9.9.9.9, 10.0.0.1'));
    expect([first.status, first.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=63072000; includeSubDomains',
    ]);
    expect((await get(PLAIN[1]!, from('10.0.0.2'))).status).toBe(200);
    expect(longWay).toEqual([]);
    // Whatever a visitor claims before the proxy's own word.
    expect((await get(PLAIN[2]!, from('8.8.8.8, 10.0.0.1'))).status).toBe(429);
    expect((await get(PLAIN[3]!, { ...from('10.0.0.3'), 'x-forwarded-host': 'a b' })).status).toBe(400);
  });

  it('go the long way where nobody said which proxies are trusted', async () => {
    const { longWay, get } = await serve({ trustedProxies: undefined } as never);
    expect((await get(PLAIN[0]!)).status).toBe(200);
    expect(longWay).toHaveLength(1);
  });
});
