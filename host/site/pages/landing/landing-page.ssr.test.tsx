import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LandingContent } from '@staykit/core/content/page-content.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { openContent } from '@staykit/gateway/content/content-store.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { createSiteRenderer, type SiteRenderer } from '../../site-renderer.ts';
import { resolvePage } from '@staykit/routing/resolve-page.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { TOP } from '@staykit/host/top.ts';
import { LANDING_SETTINGS, landingPage } from './page.tsx';

const partners = createPartnerRegistry([]);
const spa: LandingContent = {
  slug: 'spa',
  seo: { title: 'Spa days', description: 'Warm water', index: true, follow: true },
  header: true,
  footer: true,
  blocks: [],
};

let gateway: FastifyInstance;
let renderer: SiteRenderer;
beforeAll(async () => {
  gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
    content: await openContent({ folder: join(TOP, 'host/demo/content') }),
  });
  renderer = createSiteRenderer({
    partners,
    sites: DEFAULT_SITES,
    assets: { entry: '/v.js', early: '/e.js', islands: {} },
    fetch: inProcessFetch(gateway),
    clock: () => TEST_NOW,
  });
});
afterAll(() => gateway.close());

/** A request for a path; `defined` replaces what the editors wrote in the locale `fr_FR`. */
function asked(
  path: string,
  { locale = 'fr_FR', defined }: { locale?: Locale; defined?: LandingContent } = {},
) {
  const request = renderer.request({
    address: resolvePage(path, { partners, locale }),
    locale,
    path,
    search: '',
    origin: { protocol: 'https', host: 'shop.example' },
  });
  if (!defined) return request;
  const landing = async (slug: string) => (slug === defined.slug && locale === 'fr_FR' ? defined : undefined);
  return { ...request, content: { ...request.content, landing } as PageRequest['content'] };
}

async function show(changes: Partial<LandingContent> = {}): Promise<string> {
  const request = asked('/landing/spa', { defined: { ...spa, ...changes } });
  return renderer.document(await landingPage(request), request);
}

describe('the address of a landing page', () => {
  it('shows the page of its second segment where the locale has one, and the fallback elsewhere [LANDING-01]', async () => {
    expect(await landingPage(asked('/landing/spa', { defined: spa }))).toMatchObject({
      status: 200,
      head: { title: 'Spa days | Staykit' },
    });
    for (const other of [
      asked('/landing/spa', { defined: spa, locale: 'es_ES' }),
      asked('/landing/sp', { defined: spa }),
      asked('/landing', { defined: spa }),
    ])
      expect((await landingPage(other)).status, `${other.locale} ${other.path}`).toBe(404);
  });

  it('knows the pages that editors wrote for one locale and not for another [LANDING-01]', async () => {
    expect((await landingPage(asked('/landing/bien-etre'))).status).toBe(200);
    expect((await landingPage(asked('/landing/bien-etre', { locale: 'es_ES' }))).status).toBe(404);
  });

  it('falls back to the page that is not there, unless told of another [LANDING-02]', async () => {
    const lost = asked('/landing/nope');
    const page = await landingPage(lost);
    expect([page.status, page.head.robots]).toEqual([404, 'noindex, follow']);
    const html = renderer.document(page, lost);
    expect(html).toMatch(/<main[^>]*>[\s\S]*<h1[\s\S]*<\/main>/);
    const home = {
      status: 200,
      head: { title: 'Home' },
      body: <p>home</p>,
      styles: 'page',
      data: {},
    } as const;
    const elsewhere = { ...LANDING_SETTINGS, fallback: () => home };
    expect(await landingPage(lost, elsewhere)).toBe(home);
  });
});

describe('what a landing page says of the shell around it', () => {
  const header = /<header\b/;
  const footer = /<footer\b/;

  it('is its own announcement, or none of its own [LANDING-04]', async () => {
    const announced = await show({ announcement: { content: 'Open all winter', colorVariation: 'blue' } });
    expect(announced).toMatch(/data-color="blue"[^>]*>[\s\S]*Open all winter/);
    expect(await show()).not.toContain('data-color=');
  });

  it('is whether header and footer stand there, each by itself [LANDING-04]', async () => {
    const [both, bare, open] = await Promise.all([show(), show({ header: false }), show({ footer: false })]);
    expect([header.test(both), footer.test(both)]).toEqual([true, true]);
    expect([header.test(bare), footer.test(bare)]).toEqual([false, true]);
    expect([header.test(open), footer.test(open)]).toEqual([true, false]);
  });

  it('is legal words and a contact at the end, each only where given [LANDING-04]', async () => {
    const legal = await show({ footerLegal: 'Until 31 May only.' });
    expect(legal).toMatch(/<footer[\s\S]*Until 31 May only\.[\s\S]*<\/footer>/);
    expect(legal).not.toContain('data-page-contact');
    const contact = await show({ footerContact: 'Ask for Lea.' });
    expect(contact).toMatch(/<footer[\s\S]*Ask for Lea\.[\s\S]*<\/footer>/);
    expect(contact).not.toContain('data-page-legal');
    expect(await show()).not.toMatch(/data-page-(legal|contact)/);
  });
});
