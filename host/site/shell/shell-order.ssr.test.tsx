import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '@staykit/host/server/create-app.ts';
import { openContent, type ContentStore } from '@staykit/gateway/content/content-store.ts';
import type { LocaleContent } from '@staykit/gateway/content/locale-content.ts';
import { makeGifts } from '@staykit/demo/catalogue/gifts.ts';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { TOP } from '@staykit/host/top.ts';

let written: ContentStore;
beforeAll(async () => {
  written = await openContent({ folder: join(TOP, 'host/demo/content') });
});

/** A page of the French shop, where its editors wrote something else. */
async function visit(url: string, edit: (content: LocaleContent) => Partial<LocaleContent> = () => ({})) {
  const app = await createApp({
    gateway: {
      model: () => tinyModel,
      images: { picture: async () => undefined },
      gifts: () => makeGifts([]),
      clock: () => TEST_NOW,
      content: {
        of: async (locale) => {
          const content = await written.of(locale);
          return { ...content, ...edit(content) };
        },
      },
    },
    partners: createPartnerRegistry([]),
    assets: { entry: '/visitor.js', early: '/assets/e.js', islands: {} },
    folders: foldersFrom(TOP),
  });
  const { body } = await app.inject({ url, headers: { host: 'fr-fr.localhost' } });
  await app.close();
  return body;
}
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

describe('the first page', () => {
  /** What a visitor meets from the top, each by what tells it in the document. */
  const PARTS = {
    announcement: /data-banner="/,
    header: /<header/,
    tabs: /data-flow="booking"/,
    promo: /data-campaign="last-minute"/,
    jumbotron: /<h1>/,
    search: /data-island="search-box"/,
    blocks: /<h2>Trois façons de partir/,
    footer: /<footer/,
    legal: /data-page-legal/,
    contact: /data-page-contact/,
  };
  const order = (html: string) =>
    Object.entries(PARTS)
      .flatMap(([name, sign]) => (sign.test(html) ? [{ name, at: html.search(sign) }] : []))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name);
  const words =
    (footer: object, more: Partial<LocaleContent> = {}) =>
    ({ home }: LocaleContent) =>
      ({ home: { ...home, booking: { ...home?.booking, ...footer } }, ...more }) as Partial<LocaleContent>;

  it('has announcement, header, promo bar, the search, its blocks and the footer, in this order [HOME-04]', async () => {
    const whole = await visit('/', words({ footerLegal: 'Small print', footerContact: 'Write to us' }));
    expect(order(whole)).toEqual(Object.keys(PARTS));
    expect(whole).toContain('Small print');
    expect(whole).toContain('Write to us');
  });

  it('has no promo bar where there is none to show, and the rest is as it was [HOME-04]', async () => {
    const footer = { footerLegal: 'Small print', footerContact: 'Write to us' };
    const without = await visit('/', words(footer, { promoBars: [] }));
    expect(order(without)).toEqual(Object.keys(PARTS).filter((name) => name !== 'promo'));
    const plain = await visit('/');
    expect(order(plain)).toEqual(Object.keys(PARTS).filter((name) => name !== 'legal' && name !== 'contact'));
  });

  it('shows the picture of its jumbotron in two sizes, and none where there is none [HOME-09]', async () => {
    const hero = (html: string) => html.split('<h1>')[1]?.split('<h2')[0] ?? '';
    const [, source = ''] = /<source ([^>]*)>/.exec(hero(await visit('/'))) ?? [];
    expect(source).toMatch(/max-width: 599px.*small.*width="750" height="528"/);
    const bare = await visit('/', ({ home }) => ({
      home: {
        ...home,
        booking: { ...home?.booking, blocks: [{ kind: 'jumbotron', title: 'Away' }] },
      } as NonNullable<LocaleContent['home']>,
    }));
    expect(bare).toContain('<h1>Away');
    expect(hero(bare)).not.toContain('<picture');
  });
});

describe('the page of ideas', () => {
  const idea = (label: string, url: string) => ({ label, url, cover: '/covers/a.webp' });
  const ideas = {
    title: 'Where to go',
    intro: 'A few thoughts.',
    sections: [
      {
        title: 'Rain',
        intro: 'Under a roof',
        ideas: [idea('Spa', 'https://spa.example/'), idea('Museum', '/search?theme=19')],
      },
      { title: 'Sun', ideas: [idea('Beach', 'https://beach.example/a?b=1')] },
    ],
    regions: [
      { label: 'Brittany', url: '/search?region=1' },
      { label: 'Alsace', url: 'https://alsace.example/' },
    ],
  };

  it('has title, intro, sections of cards that lead out, and a list of regions [PAGES-02]', async () => {
    const html = await visit('/ideas', () => ({ ideas: ideas as NonNullable<LocaleContent['ideas']> }));
    const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
    expect(main).toMatch(/<h1>Where to go<\/h1><p>A few thoughts\.<\/p>/);
    const sections = main.split('<section').slice(1);
    const [rain = '', sun = ''] = sections.filter((section) => /<h2>(Rain|Sun)</.test(section));
    expect(rain).toContain('Under a roof');
    expect([rain, sun].map((section) => section.match(/<article/g)?.length)).toEqual([2, 1]);
    for (const card of [rain, sun].flatMap((section) => section.split('<article').slice(1))) {
      expect(card).toMatch(/<img src="[^"]*\/covers\/a\.webp"/);
      expect(card).toMatch(/<h3><a href=/);
    }
    expect(hrefs(rain)).toEqual(['https://spa.example/', '/search?theme=19']);
    expect(hrefs(sun)).toEqual(['https://beach.example/a?b=1']);
    const regions = sections.find((section) => section.includes('Brittany')) ?? '';
    expect(hrefs(regions).slice(0, 2)).toEqual(['/search?region=1', 'https://alsace.example/']);
  });
});
