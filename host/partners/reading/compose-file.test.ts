import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPartners } from '../read-partners.ts';

const scratch = mkdtempSync(join(tmpdir(), 'staykit-bases-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>';
const GROUP = {
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
  seo: { title: 'Le groupe', robots: 'noindex, follow' },
  origins: ['https://www.a.example', 'https://www.b.example'],
  theme: { preset: 'magnolia', tokens: { 'color.accent': ['#8a1c4a', '#ffb3d0'] } },
};
const MAG_A = { extends: 'group.json', minisiteId: 1, minisiteUrl: 'mag-a' };

/** A partners' folder: what has a `.json` name is a file of its own, all others are partners. */
function read(files: Readonly<Record<string, object | string>>) {
  const folder = join(mkdtempSync(join(scratch, 'set-')), 'partners');
  mkdirSync(folder);
  for (const [name, fields] of Object.entries(files)) {
    const json = typeof fields === 'string' ? fields : JSON.stringify(fields, null, 2);
    if (name.endsWith('.json')) writeFileSync(join(folder, name), json);
    else {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'partner.json'), json);
      for (const picture of ['wide.svg', 'small.svg']) writeFileSync(join(folder, name, picture), PICTURE);
    }
  }
  return readPartners(folder, new Map(), ['shop.example']);
}

const problems = (files: Readonly<Record<string, object | string>>) =>
  read(files).refused.flatMap((one) => one.problems);

describe('a file that extends another', () => {
  it('takes over what it does not say: objects are joined, lists and texts replaced', () => {
    const { all, refused } = read({
      'group.json': GROUP,
      'mag-a': {
        ...MAG_A,
        seo: { title: 'Le magazine' },
        origins: ['https://www.c.example'],
        theme: { tokens: { 'color.gift': '#0f5852' } },
      },
    });
    expect(refused).toEqual([]);
    expect(all).toMatchObject([
      {
        slug: 'mag-a',
        minisiteLocale: 'fr_FR',
        seo: { title: 'Le magazine', robots: 'noindex, follow' },
        origins: ['https://www.c.example'],
        theme: {
          preset: 'magnolia',
          tokens: { 'color.accent': ['#8a1c4a', '#ffb3d0'], 'color.gift': '#0f5852' },
        },
      },
    ]);
    expect(Object.keys(all[0] ?? {})).not.toContain('extends');
  });

  it('has a theme of another form as a whole', () => {
    const themeOf = (theme: unknown) =>
      read({ 'group.json': GROUP, 'mag-a': { ...MAG_A, theme } }).all[0]?.theme;
    expect(themeOf('atelier')).toBe('atelier');
    expect(themeOf({ 'color.gift': '#0f5852' })).toEqual({ 'color.gift': '#0f5852' });
  });

  it('may extend another partner, whose identity stays its own, and that one a base', () => {
    const { all, refused } = read({
      'group.json': GROUP,
      'mag-a': { ...MAG_A, domains: ['mag-a.example'], partnerName: 'Mag' },
      'mag-b': { extends: 'mag-a', minisiteId: 2, minisiteUrl: 'mag-b' },
    });
    expect(refused).toEqual([]);
    const [, other] = all;
    expect(other).toMatchObject({ minisiteId: 2, minisiteUrl: 'mag-b', partnerName: 'Mag', slug: 'mag-b' });
    expect(other?.seo?.title).toBe('Le groupe');
    expect(other?.domains).toBeUndefined();
  });

  it('takes over no identity: what is missing is missing', () => {
    expect(
      problems({ 'group.json': { ...GROUP, minisiteId: 7 }, 'mag-a': { ...MAG_A, minisiteId: undefined } }),
    ).toMatchObject([{ file: 'partners/mag-a/partner.json', path: 'minisiteId' }]);
  });

  it('is refused with file and line of what is wrong, be it in the base or in itself', () => {
    expect(
      problems({
        'group.json': { ...GROUP, legaltext: 'x', theme: { preset: 'magnola' } },
        'mag-a': { ...MAG_A, layout: 'shp' },
      }).map(({ file, line, path }) => `${file}:${line} ${path}`),
    ).toEqual([
      'partners/mag-a/partner.json:5 layout',
      'partners/group.json:18 legaltext',
      'partners/group.json:16 theme.preset',
    ]);
    expect(
      problems({ 'group.json': { ...GROUP, theme: { preset: 'magnola' } }, 'mag-a': MAG_A }),
    ).toMatchObject([{ file: 'partners/group.json', line: 16, path: 'theme.preset' }]);
    // What is missing in an object that the base has is missing there.
    expect(
      problems({ 'group.json': { ...GROUP, bannerUrls: { desktop: 'wide.svg' } }, 'mag-a': MAG_A }),
    ).toMatchObject([{ file: 'partners/group.json', line: 3, path: 'bannerUrls.mobile' }]);
    expect(problems({ 'group.json': { ...GROUP, logoUrl: 'logo.svg' }, 'mag-a': MAG_A })).toMatchObject([
      { file: 'partners/group.json', line: 24, path: 'logoUrl' },
    ]);
  });

  it('is refused with a base that is not there, is no JSON or has a key twice', () => {
    expect(problems({ 'mag-a': MAG_A })).toMatchObject([
      {
        file: 'partners/mag-a/partner.json',
        line: 2,
        path: 'extends',
        received: '"group.json": one that is not there',
      },
    ]);
    expect(problems({ 'group.json': '{\n  "seo": {},\n', 'mag-a': MAG_A })).toMatchObject([
      { file: 'partners/group.json', path: '(the whole file)' },
    ]);
    expect(
      problems({ 'group.json': '{\n"layout": "shop",\n"layout": "shop"\n}', 'mag-a': MAG_A }),
    ).toMatchObject([{ file: 'partners/group.json', line: 3, path: 'layout', expected: 'every key once' }]);
  });

  it.each(['../group.json', '/etc/passwd', '../../x/y.json', 'https://a.example/x.json', '', 3, '.hidden'])(
    'never leaves the partners’ folder: %j',
    (base) => {
      expect(problems({ 'group.json': GROUP, 'mag-a': { ...MAG_A, ...GROUP, extends: base } })).toMatchObject(
        [
          {
            file: 'partners/mag-a/partner.json',
            line: 2,
            path: 'extends',
            write: '"extends": "group.json",',
          },
        ],
      );
    },
  );

  it('is refused in a circle, with the way round', () => {
    const found = problems({
      'group.json': { ...GROUP, extends: 'mag-b' },
      'mag-a': MAG_A,
      'mag-b': { ...MAG_A, minisiteId: 2, minisiteUrl: 'mag-b' },
      'mag-c': { ...MAG_A, minisiteId: 3, minisiteUrl: 'mag-c', extends: 'mag-c' },
    });
    expect(found.map(({ file, path, received }) => [file, path, received])).toEqual([
      ['partners/mag-b/partner.json', 'extends', 'mag-a > group.json > mag-b > group.json'],
      ['partners/group.json', 'extends', 'mag-b > group.json > mag-b'],
      ['partners/mag-c/partner.json', 'extends', 'mag-c > mag-c'],
    ]);
  });

  it('tells a warning of the base once, however many partners take it over', () => {
    const { warnings: all } = read({
      'group.json': { ...GROUP, theme: { 'color.text': '#888888' } },
      'mag-a': MAG_A,
      'mag-b': { ...MAG_A, minisiteId: 2, minisiteUrl: 'mag-b' },
    });
    const warnings = all.filter(({ path }) => path.startsWith('theme'));
    expect(warnings.length).toBeGreaterThan(0);
    expect(new Set(warnings.map(({ file }) => file))).toEqual(new Set(['partners/group.json']));
    expect(new Set(warnings.map((one) => JSON.stringify(one))).size).toBe(warnings.length);
  });
});

describe('a file of another version', () => {
  const OLD = {
    ...GROUP,
    minisiteId: 1,
    minisiteUrl: 'mag-a',
    features: { logoTarget: 'https://a.example/' },
  };

  it('is read as of this one, with a word on what moved and where it stands', () => {
    const { all, refused, warnings } = read({ 'mag-a': OLD });
    expect(refused).toEqual([]);
    expect(all).toMatchObject([{ logoTarget: 'https://a.example/', features: {} }]);
    expect(warnings.filter(({ path }) => path !== 'legalText')).toMatchObject([
      {
        file: 'partners/mag-a/partner.json',
        line: 27,
        path: 'features.logoTarget',
        expected: '"logoTarget" in version 2 of the file',
      },
    ]);
  });

  it('keeps file and line of what is wrong in a field that moved, and beside it', () => {
    const features = { logoTarget: 'a.example', footer: 'no' };
    expect(problems({ 'mag-a': { ...OLD, features } })).toMatchObject([
      { line: 27, path: 'logoTarget' },
      { line: 28, path: 'features.footer' },
    ]);
  });

  it('is joined with a base of another one', () => {
    const files = {
      'group.json': { ...GROUP, features: { logoTarget: 'https://a.example/', banners: false } },
      'mag-a': { ...MAG_A, version: 2, features: { flowToggle: false } },
    };
    expect(read(files).all).toMatchObject([
      { logoTarget: 'https://a.example/', features: { banners: false, flowToggle: false } },
    ]);
  });

  it('is refused where it is newer, or where the version is none', () => {
    expect(problems({ 'mag-a': { ...OLD, version: 3 } })).toMatchObject([
      {
        path: 'version',
        expected: 'a version up to 2, which this release of Staykit reads',
        received: '3, of a newer release',
        write: 'nothing: update Staykit, or take the file of before',
      },
    ]);
    for (const version of ['2', 0, 1.5, null])
      expect(problems({ 'mag-a': { ...OLD, version } })).toMatchObject([
        { path: 'version', write: '"version": 2' },
      ]);
  });

  it('of this version knows no former field', () => {
    expect(problems({ 'mag-a': { ...OLD, version: 2 } })).toMatchObject([
      { path: 'features.logoTarget', received: 'the unknown key "logoTarget"' },
    ]);
  });
});
