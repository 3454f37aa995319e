import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { TOP } from '@staykit/host/top.ts';
import { ContentError } from './content-error.ts';
import { enterShop, presentShop } from '../shop/present-shop.ts';
import { openContent, type ContentStore } from './content-store.ts';
import { targetedBannersFile } from './schema/files.ts';
import { readJson } from './read-json.ts';
import { homeBlock } from './schema/blocks.ts';

const folder = mkdtempSync(join(tmpdir(), 'staykit-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

let now = 0;
let warned: string[] = [];
let age = 1;
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(TOP, 'host/demo/content'), folder, { recursive: true });
  warned = [];
});

const open = () => openContent({ folder, clock: () => now, warn: (problems) => warned.push(problems) });
const path = (file: string) => join(folder, file);
/** Writes a file, later than it was written before. */
function write(file: string, text: string): void {
  writeFileSync(path(file), text);
  age += 1;
  utimesSync(path(file), age, age);
}
const edit = (file: string, from: string | RegExp, to: string) =>
  write(file, readFileSync(path(file), 'utf8').replace(from, to));
const problemsAtStart = async () => {
  const error: unknown = await open().catch((reason: unknown) => reason);
  if (!(error instanceof ContentError)) throw new Error('the content was accepted');
  return error.problems;
};
const later = (content: ContentStore) => {
  now += 6_000;
  return content.of('fr_FR');
};

describe('the content of the shop', () => {
  it('is whole in every locale', async () => {
    const content = await open();
    for (const locale of LOCALES) {
      const {
        home,
        menu,
        ideas,
        giftBlock,
        boxBlock,
        announcements,
        promoBars,
        targetedBanners,
        articles,
        pages,
      } = await content.of(locale);
      expect(home?.booking?.blocks.length).toBeGreaterThan(4);
      expect(home?.gifting?.blocks.length).toBeGreaterThan(4);
      expect([menu, ideas, giftBlock, boxBlock].every(Boolean)).toBe(true);
      expect(Math.min(announcements.length, promoBars.length, targetedBanners.length)).toBeGreaterThan(0);
      expect(articles.length).toBeGreaterThanOrEqual(4);
      expect(pages.size).toBeGreaterThanOrEqual(6);
    }
    expect((await content.of('fr_FR')).landingGroups).toHaveLength(3);
    expect((await content.of('es_ES')).landings.size).toBe(16);
    expect((await content.of('nl_NL')).landingGroups).toEqual([]);
  });
});

describe('a content file at the start', () => {
  it.each<[string, string, string | RegExp, string, object]>([
    [
      'a text where a list is wanted',
      'fr_FR/promo-bars.json',
      /"links": \[[^\]]*\]/,
      '"links": "none"',
      { path: '0.links', expected: 'a list of links', received: '"none"' },
    ],
    [
      'a dangerous link',
      'es_ES/gift-block.json',
      '"/boxes"',
      '"javascript:alert(1)"',
      { path: 'boxURL', expected: expect.stringContaining('https://'), received: '"javascript:alert(1)"' },
    ],
    [
      'a link without https',
      'es_ES/gift-block.json',
      '"/boxes"',
      '"http://a.example"',
      { path: 'boxURL', received: '"http://a.example"' },
    ],
    [
      'a misspelt key',
      'it_IT/ideas.json',
      '"intro"',
      '"intor"',
      { path: 'intor', expected: '"intro" (did you mean it?)', received: 'the unknown key "intor"' },
    ],
    [
      'a picture that is not there',
      'nl_NL/gift-block.json',
      'village-04',
      'village-99',
      { path: 'imageS', received: '"village-99"' },
    ],
    ['no JSON', 'nl_BE/menu.json', '"nodes"', '"nodes', { path: '(the whole file)' }],
    [
      'a block of an unknown kind',
      'fr_BE/home.json',
      '"kind": "jumbotron"',
      '"kind": "jumbo"',
      { path: 'booking.blocks.0.kind', received: '"jumbo"' },
    ],
    [
      'a head without a title',
      'fr_FR/pages/cookies.txt',
      /^title:.*\n/,
      '',
      { path: 'title', line: 1, received: 'nothing: the line is missing' },
    ],
    [
      'a script in a text',
      'fr_FR/pages/cookies.txt',
      '<h2>',
      '<script>alert(1)</script><h2>',
      { path: '(text)', expected: expect.stringContaining('not <script>') },
    ],
    [
      'a day that does not exist',
      'fr_FR/articles/hors-saison.txt',
      /date: .*/,
      'date: 2026-02-30',
      { path: 'date', received: '"2026-02-30"' },
    ],
    [
      'a link to a landing page that is not there',
      'fr_FR/landing-groups.json',
      '/landing/mariage',
      '/landing/mariages',
      { path: expect.stringContaining('links.0.url'), received: '"/landing/mariages"' },
    ],
  ])('with %s keeps the shop closed, and says where', async (_what, file, from, to, problem) => {
    edit(file, from, to);
    const problems = await problemsAtStart();
    expect(problems).toContainEqual(expect.objectContaining({ ...problem, file }));
    if (file.endsWith('.json') && !/landing-groups/.test(file)) expect(problems[0]?.line).toBeGreaterThan(0);
  });

  it('that leads to a gift card that the shop does not sell keeps it closed', async () => {
    const before = presentShop();
    enterShop({ ...before, giftCard: { ...before.giftCard, markets: ['ES', 'BE', 'NL', 'IT'] } });
    const problems = await problemsAtStart().finally(() => enterShop(before));
    expect(new Set(problems.map(({ file }) => file))).toEqual(
      new Set(
        ['home', 'gift-block', 'menu', 'promo-bars', 'box-listing'].map((file) => `fr_FR/${file}.json`),
      ),
    );
    expect(problems[0]).toMatchObject({
      expected: 'no link to the gift card, which the shop file does not sell in this market',
      received: '"/giftcard/customization"',
    });
  });

  it('that is not expected is reported, with all problems at once', async () => {
    write('fr_FR/hom.json', '{}');
    edit('it_IT/menu.json', '"label"', '"lable"');
    const problems = await problemsAtStart();
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['fr_FR/hom.json', 'it_IT/menu.json']));
  });

  it('is in UTF-8, and may begin with a byte order mark', async () => {
    for (const file of ['fr_FR/ideas.json', 'fr_FR/pages/about.txt'])
      write(file, `\uFEFF${readFileSync(path(file), 'utf8')}`);
    await open();
    for (const file of ['fr_FR/ideas.json', 'fr_FR/pages/about.txt'])
      writeFileSync(path(file), readFileSync(path(file), 'utf8'), 'latin1');
    const wrong = {
      path: '(the whole file)',
      expected: 'a text in UTF-8',
      received: 'bytes of another encoding',
    };
    expect(await problemsAtStart()).toEqual([
      { file: 'fr_FR/ideas.json', ...wrong },
      { file: 'fr_FR/pages/about.txt', ...wrong },
    ]);
  });

  it('names the line of what is wrong', async () => {
    const text = readFileSync(path('fr_FR/ideas.json'), 'utf8').split('\n');
    const line = text.findIndex((row) => row.includes('"cover"')) + 1;
    text[line - 1] = text[line - 1]?.replace(/"cover": .*/, '"cover": 7') ?? '';
    write('fr_FR/ideas.json', text.join('\n'));
    expect(await problemsAtStart()).toContainEqual(expect.objectContaining({ line, received: '7' }));
  });
});

describe('a content file that changes', () => {
  it('shows within a second or two, without a new start', async () => {
    const content = await open();
    edit('fr_FR/gift-block.json', /"title": ".*?"/, '"title": "Offrez mieux"');
    expect((await later(content)).giftBlock?.title).toBe('Offrez mieux');
    write('fr_FR/pages/nouveau.txt', 'title: Nouveau\n\n<p>Une page de plus.</p>\n');
    expect((await later(content)).pages.get('nouveau')).toMatchObject({ html: '<p>Une page de plus.</p>' });
    rmSync(path('fr_FR/pages/nouveau.txt'));
    expect((await later(content)).pages.has('nouveau')).toBe(false);
    expect(warned).toEqual([]);
  });

  it('is looked for behind the answers where many ask, so that none of them waits', async () => {
    const content = await open();
    const before = (await content.of('fr_FR')).giftBlock?.title;
    edit('fr_FR/gift-block.json', /"title": ".*?"/, '"title": "Plus tard"');
    now += 1_500;
    expect((await content.of('fr_FR')).giftBlock?.title).toBe(before);
    await expect.poll(async () => (await content.of('fr_FR')).giftBlock?.title).toBe('Plus tard');
  });

  it('keeps its last valid content when it breaks, and is reported once', async () => {
    const content = await open();
    const before = (await content.of('fr_FR')).giftBlock;
    edit('fr_FR/gift-block.json', '"title"', '"titel"');
    expect((await later(content)).giftBlock).toEqual(before);
    expect((await later(content)).giftBlock).toEqual(before);
    expect(warned).toHaveLength(1);
    expect(warned[0]).toMatch(/fr_FR\/gift-block\.json:\d+[\s\S]*"title" \(did you mean it\?\)/);
    edit('fr_FR/gift-block.json', /"titel": ".*?"/, '"title": "De retour"');
    expect((await later(content)).giftBlock?.title).toBe('De retour');
    expect(warned).toHaveLength(1);
  });

  it('goes on being answered when the folder is gone', async () => {
    const content = await open();
    rmSync(folder, { recursive: true });
    expect((await later(content)).menu?.nodes.length).toBeGreaterThan(0);
    expect(warned).toHaveLength(1);
  });

  it('is read once by all who ask at the same time', async () => {
    const content = await open();
    edit('fr_FR/gift-block.json', '"title"', '"titel"');
    now += 6_000;
    await Promise.all(LOCALES.map((locale) => content.of(locale)));
    expect(warned).toHaveLength(1);
  });
});

describe('what files may say', () => {
  it('a flow of the search is none of banners [SENTITY-04]', () => {
    const banner = (rules: object) => targetedBannersFile.safeParse([{ title: 'Spas', rules }]);
    const rules = { page: 'search', flow: 'stay', city: '75', displayBannerWithThisThematic: 26 };
    for (const flow of ['stay', 'single_voucher', 'activity_only', 'box'])
      expect(banner({ ...rules, flow }).success).toBe(true);
    expect(banner({ ...rules, flow: 'booking' }).success).toBe(false);
  });

  it('a countdown ends after it starts [SENTITY-08]', () => {
    const block = (start: string, end: string) => ({
      kind: 'jumbotron',
      title: 'Black Friday',
      images: { picture: 'city-11' },
      countdown: { start, end },
    });
    const [first, second] = ['2030-11-25T00:00:00+01:00', '2030-12-02T00:00:00+01:00'];
    expect(homeBlock.safeParse(block(first, second)).success).toBe(true);
    const { problems } = readJson('home.json', JSON.stringify(block(second, first)), homeBlock);
    expect(problems).toMatchObject([{ path: 'countdown.end', expected: 'an instant after "start"' }]);
    expect(homeBlock.safeParse(block(first, first)).success).toBe(false);
  });
});
