import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestGuard } from '@staykit/gateway/http/request-guard.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { domainCheck, ownDomainHeaders, refuseOtherHosts } from './domain-check.ts';

const SHOP_HSTS = 'max-age=63072000; includeSubDomains';

let app: FastifyInstance;
beforeAll(async () => {
  const [partner] = readPartners('partners', RESERVED_SEGMENTS).all;
  const refused = { slug: 'mag-b', problems: [], addresses: ['mag-b'], domains: ['mag-b.example'] };
  const partners = createPartnerRegistry(partner ? [{ ...partner, domains: ['mag-a.example'] }] : [], {
    refused: [refused],
  });
  app = fastify();
  app.addHook('onRequest', (_, reply, done) => {
    void reply.header('strict-transport-security', SHOP_HSTS);
    done();
  });
  ownDomainHeaders(app, partners);
  await app.register(domainCheck, { sites: { 'fr.shop.example': 'fr_FR' }, partners });
});
afterAll(() => app.close());

const asked = async (query: string) => (await app.inject(`/healthz/domain${query}`)).statusCode;

it.each(['fr.shop.example', 'mag-a.example', 'MAG-A.example', 'mag-b.example'])(
  'a certificate may be asked for %s',
  async (name) => {
    expect(await asked(`?domain=${name}`)).toBe(200);
  },
);

it.each([
  '',
  '?domain=',
  '?domain=shop.example',
  '?domain=www.mag-a.example',
  '?domain=__proto__',
  '?domain=mag-a.example&domain=evil.example',
])('no certificate is asked for %s', async (query) => {
  expect(await asked(query)).toBe(404);
});

it.each([
  ['mag-a.example', 'max-age=63072000'],
  ['fr.shop.example', SHOP_HSTS],
])('TLS is asked for on %s, and only a shop asks for it on names below', async (host, expected) => {
  const { headers } = await app.inject({ url: '/healthz/domain', headers: { host } });
  expect(headers['strict-transport-security']).toBe(expected);
});

it('a shop in production answers for its own names and those of partners; health is told to whoever asks', async () => {
  const strict = fastify(serverOptions({ trustedProxies: 1 })) as FastifyInstance;
  const partners = createPartnerRegistry([], {
    refused: [{ slug: 'mag-b', problems: [], addresses: ['mag-b'], domains: ['mag-b.example'] }],
  });
  await strict.register(requestGuard, { trustedProxies: 1 });
  refuseOtherHosts(strict, { hosts: new Set(['fr.shop.example', 'office.shop.example']), partners });
  strict.get('/*', ({ host }) => host);
  strict.get('/readyz', ({ host }) => host);
  const answer = (host: string, url = '/', headers = {}) =>
    strict.inject({ url, headers: { host, ...headers } });
  for (const host of [
    'fr.shop.example',
    'FR.shop.example:8443',
    'office.shop.example.',
    'mag-b.example',
    'localhost:3000',
    'fr-fr.localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])
    expect((await answer(host)).body, host).toBe(host);
  for (const host of [
    'evil.example',
    'shop.example',
    '10.0.0.7',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ]) {
    const refused = await answer(host);
    expect([refused.statusCode, refused.json<{ code: string }>().code], host).toEqual([421, 'MISDIRECTED']);
    expect((await answer(host, '/readyz')).statusCode).toBe(200);
  }
  // A forwarded name is nobody's word, whatever proxy is trusted.
  for (const forwarded of ['evil.example', 'office.shop.example'])
    expect((await answer('fr.shop.example', '/', { 'x-forwarded-host': forwarded })).body).toBe(
      'fr.shop.example',
    );
  await strict.close();
});
