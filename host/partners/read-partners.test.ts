import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { RESERVED_SEGMENTS } from '../routing/segments.ts';
import { partnerJsonSchema } from './json-schema.ts';
import { PartnerError } from './partner-error.ts';
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
      writeFileSync(join(folder, slug, file), '<svg xmlns="http://www.w3.org/2000/svg"/>');
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
  try {
    readPartners(folder, RESERVED_SEGMENTS);
  } catch (error) {
    if (error instanceof PartnerError) return error.problems;
    throw error;
  }
  return [];
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
      { path: 'logoUrl', write: '"logoUrl": "logo.svg",' },
    ]);
  });

  it.each(['../legal.txt', 'texts/legal.txt', 'mentions légales.txt', 'legal.md'])(
    'the legal text %s is no text for a footer, and no file that is read',
    (legalText) => {
      expect(problemsOf(folderOf({ 'mag-a': { legalText, logoUrl: 'logo.svg' } }))).toMatchObject([
        { path: 'logoUrl' },
        {
          path: 'legalText',
          received: `"${legalText}", which would stand in the footer as it is`,
          write: expect.stringContaining('"legalText": "legal.txt"'),
        },
      ]);
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
    expect(() => readPartners(folder, RESERVED_SEGMENTS)).toThrow(
      [
        'partners/mag-a/partner.json:4',
        '  path      minisiteLocale',
        '  expected  one of "fr_FR", "fr_BE", "nl_BE"',
        '  received  "fr-BE"',
        '  write     "minisiteLocale": "fr_BE",',
      ].join('\n'),
    );
    expect(problemsOf(folder).map(({ file }) => file)).toContain('partners/mag-b/partner.json');
  });

  it('no folder is no partner', () => {
    expect(readPartners('/nowhere/partners', RESERVED_SEGMENTS).all).toEqual([]);
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
