import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { TOP } from '@staykit/host/top.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { createSiteRenderer } from '@staykit/site/site-renderer.ts';
import { createForms } from './minisite-forms.ts';
import { printMinisite, type PrintedSite } from './print-minisite.ts';

const samples = readPartners(join(TOP, 'partners'), RESERVED_SEGMENTS).all;

let gateway: FastifyInstance;
beforeAll(async () => {
  gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
    content: await openContent({ folder: join(TOP, 'host/demo/content') }),
  });
});
afterAll(() => gateway.close());

/** Four partners that differ from a sample in what a form leaves open. */
const family = (sample: Partner): Partner[] =>
  ['Mag A', 'Mag & Sœurs', `L'“Été” <vite> 100 %`, 'C:\\mag'].map((name, index) => ({
    ...sample,
    minisiteId: 7_000 + index,
    minisiteUrl: `mag-${index}`,
    slug: `folder-${index}`,
    ...(sample.logoSize && { logoSize: [150 + index, 48] as const }),
    ...(sample.partnerName !== undefined && { partnerName: name }),
    ...(sample.legalText !== undefined && { legalText: `${name}: "offres" & conditions` }),
    ...(typeof sample.theme === 'object' && {
      theme: { ...sample.theme, 'color.accent': `#0${index}5a4c` },
    }),
    ...(sample.domains && { domains: sample.domains.map((_, at) => `stays-${at}.mag-${index}.example`) }),
  }));

it.each(samples.map((sample) => [sample.slug, sample] as const))(
  'partners like %s are printed from one form, each as it would be by itself',
  async (_, sample) => {
    const partners = family(sample);
    const renderer = createSiteRenderer({
      partners: createPartnerRegistry(partners),
      sites: DEFAULT_SITES,
      clock: () => TEST_NOW,
      fetch: inProcessFetch(gateway),
      assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    });
    const optionsOf = (partner: Partner) => ({
      partner,
      partners: createPartnerRegistry(partners),
      renderer,
      shop: 'https://shop.example',
      base: '',
      instant: TEST_NOW,
    });
    const print = createForms();
    const document = vi.spyOn(renderer, 'document');
    const pagesPrinted = async (work: () => Promise<unknown>) => {
      const before = document.mock.calls.length;
      await work();
      return document.mock.calls.length - before;
    };
    const made: PrintedSite[] = [];
    const printNext = async () =>
      made.push(await print(optionsOf(partners[made.length] as Partner), partners.length));
    const alone = await pagesPrinted(() => printMinisite(optionsOf(partners[0] as Partner)));
    // The first is worth two invented partners, and from the second on nothing is printed.
    expect(await pagesPrinted(printNext)).toBe(2 * alone);
    for (let more = 1; more < partners.length; more += 1) expect(await pagesPrinted(printNext)).toBe(0);
    // Two of a form are not worth it.
    const two = createForms();
    expect(await pagesPrinted(() => two(optionsOf(partners[0] as Partner), 2))).toBe(alone);
    for (const [index, partner] of partners.entries()) {
      const { pages } = await printMinisite(optionsOf(partner));
      expect([...(made[index]?.pages.keys() ?? [])]).toEqual([...pages.keys()]);
      for (const [path, html] of pages)
        expect(made[index]?.pages.get(path)?.().toString(), path).toBe(html().toString());
    }
  },
);
