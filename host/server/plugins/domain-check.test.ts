import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { domainCheck, ownDomainHeaders } from './domain-check.ts';

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
