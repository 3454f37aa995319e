import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { partnerJsonSchema } from './json-schema.ts';
import { PartnerError } from './partner-error.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { readPartners } from './read-partners.ts';

const SHIPPED = join(import.meta.dirname, '../../partners');
const scratch = mkdtempSync(join(tmpdir(), 'staykit-partners-'));

afterAll(() => rmSync(scratch, { recursive: true }));

function folderOf(
  partners: Record<string, Record<string, unknown>>,
  files = ['wide.svg', 'small.svg'],
): string {
  const folder = join(mkdtempSync(join(scratch, 'set-')), 'partners');
  for (const [slug, change] of Object.entries(partners)) {
    mkdirSync(join(folder, slug), { recursive: true });
    for (const file of files)
      writeFileSync(join(folder, slug, file), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>');
    const settings = {
      minisiteId: 1,
      minisiteUrl: slug,
      minisiteLocale: 'fr_FR',
      bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
      ...change,
    };
    writeFileSync(join(folder, slug, 'partner.json'), JSON.stringify(settings, null, 2));
  }
  return folder;
}

function problemsOf(folder: string) {
  return readPartners(folder, RESERVED_SEGMENTS, shopHosts()).refused.flatMap(({ problems }) => problems);
}

describe('partner files together', () => {
  it('two partners with one id are refused, and both files are named [MINISITE-03]', () => {
    const problems = problemsOf(folderOf({ 'mag-a': { minisiteId: 412 }, 'mag-b': { minisiteId: 412 } }));
    expect(problems).toEqual([
      {
        file: 'partners/mag-b/partner.json',
        line: 2,
        path: 'minisiteId',
        expected: 'a minisiteId of its own',
        received: '412, which partners/mag-a/partner.json:2 has too',
        write: '"minisiteId": 413,',
      },
    ]);
  });

  it('two partners with one address are refused, and both files are named [MINISITE-03]', () => {
    const [problem] = problemsOf(
      folderOf({
        'mag-a': { minisiteId: 1, minisiteUrl: 'mag' },
        'mag-b': { minisiteId: 2, minisiteUrl: 'mag' },
      }),
    );
    expect(problem).toMatchObject({
      file: 'partners/mag-b/partner.json',
      received: '"mag", which partners/mag-a/partner.json:3 has too',
      write: '"minisiteUrl": "mag-b",',
    });
  });

  it('an address that would hide a page or a service of the shop is refused, and both are named [MINISITE-07]', () => {
    for (const [segment, what] of RESERVED_SEGMENTS) {
      const [problem] = problemsOf(folderOf({ 'mag-a': { minisiteUrl: segment } }));
      expect(problem, segment).toMatchObject({
        file: 'partners/mag-a/partner.json',
        path: 'minisiteUrl',
        received: `"${segment}", which is ${what}`,
        write: '"minisiteUrl": "mag-a",',
      });
    }
    expect(RESERVED_SEGMENTS.has('search')).toBe(true);
  });

  it('a picture or text that is named must be there', () => {
    expect(problemsOf(folderOf({ 'mag-a': { logoUrl: 'logo.svg', legalText: 'legal.txt' } }))).toMatchObject([
      { path: 'logoUrl', received: '"logo.svg", which is not there' },
      { path: 'legalText' },
    ]);
    expect(problemsOf(folderOf({ 'mag-a': { legalText: 'Offre valable jusqu’en mai.' } }))).toEqual([]);
  });

  it('a logo for the dark must be there, beside one for the day', () => {
    expect(problemsOf(folderOf({ 'mag-a': { logoUrl: 'wide.svg', logoDarkUrl: 'small.svg' } }))).toEqual([]);
    expect(
      problemsOf(folderOf({ 'mag-a': { logoUrl: 'wide.svg', logoDarkUrl: 'night.svg' } })),
    ).toMatchObject([{ path: 'logoDarkUrl', received: '"night.svg", which is not there' }]);
    expect(problemsOf(folderOf({ 'mag-a': { logoDarkUrl: 'small.svg' } }))).toMatchObject([
      { path: 'logoUrl', write: 'the name of a picture of the folder' },
    ]);
  });

  it.each(['../legal.txt', 'texts/legal.txt', 'mentions légales.txt', 'legal.md'])(
    'the legal text %s is no text for a footer, and no file that is read',
    (legalText) => {
      const settings = { 'mag-a': { legalText, logoUrl: 'logo.svg' } };
      const said = (write: unknown) => [
        { path: 'logoUrl' },
        { path: 'legalText', received: `"${legalText}", which would stand in the footer as it is`, write },
      ];
      expect(problemsOf(folderOf(settings))).toMatchObject(
        said('the text itself, or the name of a .txt file that is there'),
      );
      // Only a file that is there is suggested.
      expect(problemsOf(folderOf(settings, ['wide.svg', 'small.svg', 'legal.txt']))).toMatchObject(
        said(expect.stringContaining('"legalText": "legal.txt"')),
      );
    },
  );

  it('one domain shows one minisite', () => {
    const problems = problemsOf(
      folderOf({
        'mag-a': { minisiteId: 1, domains: ['stay.mag.example'] },
        'mag-b': { minisiteId: 2, domains: ['stay.mag.example'] },
      }),
    );
    expect(problems).toMatchObject([{ path: 'domains.0', file: 'partners/mag-b/partner.json' }]);
  });

  it('all problems of all files are told at once, as a person reads them', () => {
    const folder = folderOf({
      'mag-a': { minisiteLocale: 'fr-BE', theme: 'bass' },
      'mag-b': { colour: 'red' },
    });
    expect(new PartnerError(problemsOf(folder)).message).toContain(
      [
        'partners/mag-a/partner.json:4',
        '  path      minisiteLocale',
        '  expected  one of "fr_FR", "es_ES", "fr_BE", "nl_BE", "nl_NL", "it_IT"',
        '  received  "fr-BE"',
        '  write     "minisiteLocale": "fr_BE",',
      ].join('\n'),
    );
    expect(problemsOf(folder).map(({ file }) => file)).toContain('partners/mag-b/partner.json');
  });

  it('an address is that of the partner whose folder has its name, whichever comes first', () => {
    const { all, refused, byAddress } = readPartners(
      folderOf({ 'a-copy': { minisiteUrl: 'mag' }, mag: {} }),
      RESERVED_SEGMENTS,
    );
    expect([all.map(({ slug }) => slug), refused.map(({ slug }) => slug), byAddress('mag')?.slug]).toEqual([
      ['mag'],
      ['a-copy'],
      'mag',
    ]);
  });

  it('domains that a reader takes for one are one: the second is refused', () => {
    const [problem] = problemsOf(
      folderOf({
        'mag-a': { minisiteId: 1, domains: ['mag.example', 'www.mag.example'] },
        'mag-b': { minisiteId: 2, domains: ['rnag.example'] },
      }),
    );
    expect(problem).toMatchObject({
      file: 'partners/mag-b/partner.json',
      received: '"rnag.example", which looks like a domain of partners/mag-a/partner.json',
    });
  });

  it('files may begin with a byte order mark', () => {
    const folder = folderOf({ 'mag-a': { legalText: 'legal.txt' } });
    const json = readFileSync(join(folder, 'mag-a/partner.json'), 'utf8');
    writeFileSync(join(folder, 'mag-a/partner.json'), `\uFEFF${json}`);
    writeFileSync(join(folder, 'mag-a/legal.txt'), '\uFEFFOffre réservée');
    const { all, refused } = readPartners(folder, RESERVED_SEGMENTS);
    expect(refused).toEqual([]);
    expect(all[0]?.legalText).toBe('Offre réservée');
  });

  it('no folder is no partner', () => {
    expect(readPartners('/nowhere/partners', RESERVED_SEGMENTS).all).toEqual([]);
  });
});

describe('one partner that cannot be used', () => {
  const file = 'partners/mag-a/partner.json';
  const broken: [string, (folder: string) => void, object][] = [
    ['no JSON', (at) => writeFileSync(join(at, 'partner.json'), '{ "minisiteUrl": "mag" "'), { line: 1 }],
    [
      'no UTF-8',
      (at) => writeFileSync(join(at, 'partner.json'), '\uFEFF{}', 'utf16le'),
      { received: 'one that is not in UTF-8' },
    ],
    [
      'a file of 5 MB',
      (at) => writeFileSync(join(at, 'partner.json'), `"${'x'.repeat(5 * 1024 * 1024)}"`),
      { received: 'one that is of 5121 KB, and 256 KB are the most' },
    ],
    ['no file', (at) => rmSync(join(at, 'partner.json')), { received: 'one that is not there' }],
    [
      'a folder in place of the file',
      (at) => {
        rmSync(join(at, 'partner.json'));
        mkdirSync(join(at, 'partner.json'));
      },
      { received: 'one that is no file but a folder' },
    ],
    ['a logo that is missing', (at) => rmSync(join(at, 'wide.svg')), { path: 'bannerUrls.desktop' }],
    [
      'a legal text in Windows-1252',
      (at) => {
        writeFileSync(join(at, 'legal.txt'), 'Offre réservée aux lecteurs', 'latin1');
        const settings = JSON.parse(readFileSync(join(at, 'partner.json'), 'utf8')) as object;
        writeFileSync(join(at, 'partner.json'), JSON.stringify({ ...settings, legalText: 'legal.txt' }));
      },
      {
        path: 'legalText',
        received: '"legal.txt", which is not in UTF-8',
        write: 'nothing here: save partners/mag-a/legal.txt as UTF-8',
      },
    ],
    [
      'a legal text that leads out of the partners',
      (at) => {
        writeFileSync(join(at, '../../secret.txt'), 'not for visitors');
        symlinkSync('../../secret.txt', join(at, 'legal.txt'));
        writeFileSync(
          join(at, 'partner.json'),
          JSON.stringify({
            ...JSON.parse(readFileSync(join(at, 'partner.json'), 'utf8')),
            legalText: 'legal.txt',
          }),
        );
      },
      { path: 'legalText', received: '"legal.txt", which is a link that leads out of partners/mag-a/' },
    ],
    [
      'a link to nothing',
      (at) => {
        rmSync(at, { recursive: true });
        symlinkSync('gone', at);
      },
      { received: 'one that is not there' },
    ],
  ];

  it.each(broken)('for %s is told of, and the others are served', (_what, spoil, problem) => {
    const folder = folderOf({ 'mag-a': { minisiteId: 1 }, 'mag-b': { minisiteId: 2 } });
    spoil(join(folder, 'mag-a'));
    const { all, refused, byAddress } = readPartners(folder, RESERVED_SEGMENTS);
    expect(all.map(({ slug }) => slug)).toEqual(['mag-b']);
    expect(refused).toMatchObject([{ slug: 'mag-a', problems: [{ file, ...problem }] }]);
    expect([byAddress('mag-a'), byAddress('mag-b')?.slug]).toEqual([undefined, 'mag-b']);
  });

  it('keeps its address and its domain in mind, even where its file is no JSON', () => {
    const folder = folderOf({ 'mag-a': { minisiteUrl: 'mag', domains: ['stays.mag.example'] } });
    const path = join(folder, 'mag-a/partner.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"minisiteId"', 'minisiteId'));
    const { refusedByAddress, refusedByDomain } = readPartners(folder, RESERVED_SEGMENTS);
    expect(refusedByAddress('mag')).toMatchObject({ slug: 'mag-a', minisiteLocale: 'fr_FR' });
    expect(refusedByDomain('stays.mag.example')?.slug).toBe('mag-a');
  });

  it.each([
    ['nothing else', (json: string) => json],
    ['an unknown key', (json: string) => json.replace('{', '{ "colour": "red",')],
    ['a key that is there twice', (json: string) => json.replace('{', '{ "minisiteId": 1,')],
    ['a stray brace', (json: string) => `${json}}`],
  ])('keeps no host of the shop or of another partner in mind, with %s wrong in its file', (_what, spoil) => {
    const shop = ['fr-be.localhost', 'localhost', 'www.shop.example'];
    const never = [...shop, 'www.sh0p.example', 'shop', '127.0.0.1', 'stays.mag-b.example'];
    const folder = folderOf({
      'mag-a': { domains: [...never, 'stays.mag-a.example'] },
      'mag-b': { minisiteId: 2, domains: ['stays.mag-b.example'] },
    });
    const path = join(folder, 'mag-a/partner.json');
    writeFileSync(path, spoil(readFileSync(path, 'utf8')));
    const { refusedByDomain } = readPartners(folder, RESERVED_SEGMENTS, shop);
    expect(never.filter(refusedByDomain)).toEqual([]);
    expect(refusedByDomain('stays.mag-a.example')?.slug).toBe('mag-a');
  });

  it('may be a link to a folder among the others, and a hidden folder is nobody’s', () => {
    const folder = folderOf({ '.data': {} });
    symlinkSync('.data', join(folder, 'mag-a'));
    const { all, refused } = readPartners(folder, new Map());
    expect([all, refused.map(({ problems }) => problems[0]?.path)]).toEqual([[], ['minisiteUrl']]);
  });
});

it('the form of a logo is that of its file, and of a dark one that of its own', () => {
  const logos = { logoUrl: 'small.svg', logoDarkUrl: 'small.svg' };
  const sizes = (settings: Record<string, unknown>) =>
    readPartners(folderOf({ 'mag-a': settings }), RESERVED_SEGMENTS).all[0];
  expect(sizes(logos)).toMatchObject({ logoSize: [144, 48], logoDarkSize: [144, 48] });
  expect(sizes({ logoUrl: 'https://mag.example/logo.svg' })?.logoSize).toBeUndefined();
});

describe('the mark of the shop', () => {
  // Whether a legal text is whole is told elsewhere.
  const isOfMark = ({ path }: { path: string }) => path !== 'legalText';
  const read = (unbranded?: readonly number[], shopMark = false) =>
    readPartners(
      folderOf({ 'mag-a': { minisiteId: 7, logoUrl: 'small.svg', features: { shopMark, banners: false } } }),
      RESERVED_SEGMENTS,
      [],
      { unbranded },
    );

  it('is left out by a partner whose contract allows it', () => {
    const { all, warnings } = read([3, 7]);
    expect([all[0]?.features, warnings.filter(isOfMark)]).toEqual([{ shopMark: false, banners: false }, []]);
    expect(read([3, 7], true).all[0]?.features).toEqual({ banners: false });
  });

  it('is shown by any other, with a word on why', () => {
    const { all, refused, warnings } = read([3]);
    expect([all[0]?.features, refused]).toEqual([{ banners: false }, []]);
    expect(warnings.filter(isOfMark)).toEqual([
      {
        file: 'partners/mag-a/partner.json',
        line: 11,
        path: 'features.shopMark',
        expected: 'true, or a contract that allows it: 7 among UNBRANDED_MINISITES of the shop',
        received: 'false; the mark of the shop is shown',
        write: '"shopMark": true,',
      },
    ]);
    // A command that does not know the contracts says nothing of them.
    expect([read().all[0]?.features, read().warnings.filter(isOfMark)]).toEqual([{ banners: false }, []]);
  });

  it('is not left out without a logo in its place', () => {
    expect(problemsOf(folderOf({ 'mag-a': { features: { shopMark: false } } }))).toMatchObject([
      { path: 'logoUrl', expected: 'a logo in place of the mark of the shop' },
    ]);
  });
});

describe('addresses that have moved', () => {
  const wrong = (redirects: Record<string, string>) =>
    problemsOf(folderOf({ 'mag-a': { redirects } })).map(({ path, received, write }) => ({
      path,
      received,
      write,
    }));

  it('hide no page of the minisite, and may be of one thing that is gone', () => {
    expect(wrong({ '/spa': '/search', '/landing/hier': '/ideas', '/product/7': '/search?theme=23' })).toEqual(
      [],
    );
    for (const from of ['/search', '/checkout/gift', '/landing', '/account/login', '/api/x', '/contact/us'])
      expect(wrong({ [from]: '/ideas' }), from).toMatchObject([{ path: `redirects.${from}` }]);
  });

  it('lead to their end at once, and in no circle', () => {
    expect(wrong({ '/a': '/b?x=1', '/b': '/search' })).toEqual([
      { path: 'redirects./a', received: '"/b?x=1", which has moved too', write: '"/a": "/search",' },
    ]);
    expect(wrong({ '/a': '/b', '/b': '/a/' })).toMatchObject([
      { path: 'redirects./a', write: 'nothing: take this line out' },
      { path: 'redirects./b', write: 'nothing: take this line out' },
    ]);
    expect(wrong({ '/a': '/a' })).toHaveLength(1);
    // Empty segments count for nothing when an address is read.
    for (const to of ['/a//', '/a//?x=1']) expect(wrong({ '/a': to }), to).toHaveLength(1);
    expect(wrong({ '/a/b': '/a//b' })).toHaveLength(1);
  });
});

describe('the shipped partners', () => {
  const partners = readPartners(SHIPPED, RESERVED_SEGMENTS);

  it('are six, two of them Belgian in French, three French, one Belgian in Dutch [MINISITE-23]', () => {
    expect(partners.all.map(({ minisiteLocale }) => minisiteLocale).toSorted()).toEqual([
      'fr_BE',
      'fr_BE',
      'fr_FR',
      'fr_FR',
      'fr_FR',
      'nl_BE',
    ]);
    for (const partner of partners.all) {
      expect(partners.byAddress(partner.minisiteUrl)).toBe(partner);
      expect(partners.byId(partner.minisiteId)).toBe(partner);
    }
  });

  it('have banners of the specified sizes and pictures without scripts', () => {
    for (const { slug, folder, bannerUrls, logoUrl, logoDarkUrl } of partners.all) {
      const read = (name: string) => readFileSync(join(folder, name), 'utf8');
      expect(read(bannerUrls.desktop), slug).toMatch(/^<svg[^>]* viewBox="0 0 1500 736"/);
      expect(read(bannerUrls.mobile), slug).toMatch(/^<svg[^>]* viewBox="0 0 750 528"/);
      for (const name of [bannerUrls.desktop, bannerUrls.mobile, logoUrl, logoDarkUrl]) {
        if (name === undefined) continue;
        expect(read(name), `${slug}/${name}`).not.toMatch(/<script|\son\w+=|\sstyle=|\shref=/i);
      }
    }
  });

  it('the schema that editors read is the one that is checked', () => {
    expect(readFileSync(join(SHIPPED, 'partner.schema.json'), 'utf8')).toBe(partnerJsonSchema());
  });
});
