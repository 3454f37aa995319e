import { join } from 'node:path';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { checkPartner } from '@staykit/partners/check-partner.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { TOP } from '../../top.ts';
import { createApp, foldersFrom } from '../create-app.ts';

const PATHS = [
  '/mag-a',
  '/mag-a/search?geonameId=75',
  '/mag-a/product/10',
  '/mag-a/contact',
  '/mag-a/nothing',
];
const LAYOUTS = [undefined, 'magazine', 'shop', 'brochure'] as const;

/** Texts that would be markup, script, style or a header in another place than text. */
const PARTS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)//',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg/onload=alert(1)>',
  '</style><style>*{display:none}',
  '</p></footer><h1>x</h1>',
  '<!--',
  '-->',
  ']]>',
  '<!doctype html>',
  '</textarea><iframe src=//evil.example>',
  '&lt;b&gt;&#60;b&#62;',
  '&quot; onload=&quot;x',
  '{{constructor}}',
  '${1+1}',
  '{partner}',
  '$&$1$`',
  'javascript:alert(1)',
  'x\r\nset-cookie: a=b',
  '\u2028\u2029\u0000\u202e\ufeff',
  '\ud800',
  '\\u003cscript>',
  'ordinary',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'binary', maxLength: 12 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join(''))
  .filter((words) => words.trim() !== '');
/** Addresses as the schema takes them: anything without a space. */
const address = text.map((part) => `https://evil.example/${part.replaceAll(/\s/gu, '')}`);

const settings = fc.record({
  partnerName: text,
  legalText: text,
  analyticsId: text,
  seo: fc.record({ title: text, description: text, canonical: address }),
  logoTarget: address,
  utm: fc.record({ source: text, medium: text, campaign: text }),
  layout: fc.constantFrom(...LAYOUTS),
});
/** The same fields with a word in each. */
const PLAIN = {
  partnerName: 'word',
  legalText: 'word',
  analyticsId: 'word',
  seo: { title: 'word', description: 'word', canonical: 'https://evil.example/word' },
  logoTarget: 'https://evil.example/word',
  utm: { source: 'word', medium: 'word', campaign: 'word' },
};

let shown: Partner | undefined;
let app: FastifyInstance;
beforeAll(async () => {
  const empty = createPartnerRegistry([]);
  const now = () => createPartnerRegistry(shown ? [shown] : []);
  app = await createApp({
    gateway: { model: () => tinyModel, images: { picture: async () => undefined }, clock: () => TEST_NOW },
    partners: { ...empty, byAddress: (segment) => now().byAddress(segment), byId: (id) => now().byId(id) },
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders: foldersFrom(TOP),
  });
});
afterAll(() => app.close());

/** A page with everything that is text taken out: its tags with the names of their attributes, and its headers. */
async function visit(fields: object, path: string) {
  const json = JSON.stringify({
    minisiteId: 412,
    minisiteUrl: 'mag-a',
    minisiteLocale: 'fr_FR',
    bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
    logoUrl: 'logo.svg',
    ...fields,
  });
  const checked = checkPartner('partners/mag-a/partner.json', json);
  expect(checked.problems).toEqual([]);
  shown = {
    features: {},
    ...checked.settings,
    slug: 'mag-a',
    folder: join(TOP, 'partners/mag-a'),
  } as Partner;
  const { body, headers, statusCode } = await app.inject({ url: path, headers: { host: 'fr-fr.localhost' } });
  const tags = [...body.matchAll(/<(!?\/?[a-z][^\s/>]*|!--)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi)].map(
    ([, name = '', rest_ = '']) =>
      [name, ...[...rest_.matchAll(/([^\s=/"']+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute)].join(
        ' ',
      ),
  );
  const data = [...body.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, block]) => block ?? '',
  );
  const addresses = [...body.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, one = '']) => one);
  const policy = String(headers['content-security-policy']).replaceAll(/'nonce-[^']+'|'sha256-[^']+'/g, '');
  return { status: statusCode, tags, data, addresses, policy, names: Object.keys(headers).toSorted() };
}

describe('a minisite with hostile texts in its file', () => {
  it('has the tags, attributes, policies and headers that it has with words: the texts are texts', async () => {
    const plain = new Map<string, Awaited<ReturnType<typeof visit>>>();
    await fc.assert(
      fc.asyncProperty(settings, fc.constantFrom(...PATHS), async ({ layout, ...fields }, path) => {
        const look = layout === undefined ? {} : { layout };
        const key = `${layout} ${path}`;
        const before = plain.get(key) ?? (await visit({ ...PLAIN, ...look }, path));
        plain.set(key, before);
        const found = await visit({ ...fields, ...look }, path);
        expect(found.status).toBe(before.status);
        expect(found.tags).toEqual(before.tags);
        expect(found.policy).toBe(before.policy);
        expect(found.names).toEqual(before.names);
        for (const block of found.data) expect(() => JSON.parse(block)).not.toThrow();
        for (const one of found.addresses)
          expect(one).not.toMatch(/^\s*(?!https?:|mailto:|tel:|data:)[a-z][a-z0-9+.-]*:/i);
      }),
      { numRuns: 200 },
    );
    expect(plain.size).toBeGreaterThan(10);
    expect([...plain.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(5);
  }, 120_000);
});
