import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { checkPartner } from './check-partner.ts';
import type { PartnerProblem } from './partner-error.ts';

const FILE = 'partners/mag-a/partner.json';
const REQUIRED = {
  minisiteId: 412,
  minisiteUrl: 'mag-a',
  minisiteLocale: 'fr_FR',
  bannerUrls: { desktop: 'wide.svg', mobile: 'small.svg' },
};

function check(change: Record<string, unknown>): PartnerProblem[] {
  return checkPartner(FILE, JSON.stringify({ ...REQUIRED, ...change }, null, 2)).problems;
}

describe('a partner file', () => {
  it('passes with the required fields alone [MINISITE-01]', () => {
    expect(check({})).toEqual([]);
  });

  it('with a key that is there twice is refused at the second line', () => {
    const json = JSON.stringify({ ...REQUIRED, theme: 'base' }, null, 2);
    expect(checkPartner(FILE, json.replace('"theme"', '"theme": "magnolia",\n  "theme"')).problems).toEqual([
      {
        file: FILE,
        line: 10,
        path: 'theme',
        expected: 'every key once',
        received: '"theme" a second time',
        write: 'nothing: take one of the two lines out',
      },
    ]);
  });

  it('may begin with the mark that an editor of Windows leaves', () => {
    expect(checkPartner(FILE, `\uFEFF${JSON.stringify(REQUIRED)}`).problems).toEqual([]);
  });

  it.each(['minisiteId', 'minisiteUrl', 'minisiteLocale', 'bannerUrls'])(
    'without %s is refused by the name of the field [MINISITE-01]',
    (field) => {
      const [problem, ...others] = check({ [field]: undefined });
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ file: FILE, path: field, received: 'nothing: the key is missing' });
      expect(problem?.write).toMatch(new RegExp(`^"${field}": .+,$`));
    },
  );

  it.each(['desktop', 'mobile'])('without the %s banner is refused by its path [MINISITE-01]', (size) => {
    const problems = check({ bannerUrls: { ...REQUIRED.bannerUrls, [size]: undefined } });
    expect(problems.map(({ path }) => path)).toEqual([`bannerUrls.${size}`]);
  });

  it('takes a whole number as id and nothing else [MINISITE-02]', () => {
    expect(check({ minisiteId: 412 })).toEqual([]);
    for (const wrong of ['412', Number.NaN, 1.5, -4, 0, true, null]) {
      expect(check({ minisiteId: wrong })[0], String(wrong)).toMatchObject({
        file: FILE,
        line: 2,
        path: 'minisiteId',
      });
    }
    expect(check({ minisiteId: '412' })[0]?.write).toBe('"minisiteId": 412,');
  });

  it('takes the six locales and nothing else [MINISITE-02]', () => {
    for (const locale of LOCALES) expect(check({ minisiteLocale: locale })).toEqual([]);
    for (const wrong of ['de_DE', 'en', 'fr', '']) {
      expect(check({ minisiteLocale: wrong })[0], wrong).toMatchObject({
        file: FILE,
        path: 'minisiteLocale',
      });
    }
  });

  it('names the parts of its first page, each once', () => {
    expect(check({ home: ['search', 'themes', 'offers'] })).toEqual([]);
    expect(check({ home: ['search', 'offer'] })).toMatchObject([
      { line: 11, path: 'home.1', received: '"offer"', write: '"offers"' },
    ]);
    expect(check({ home: ['search', 'search'] })).toMatchObject([{ line: 9, path: 'home' }]);
    expect(check({ home: [] })).toMatchObject([{ line: 9, path: 'home' }]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'search',
    '/a b',
    '/a\nset-cookie: x',
    '/../x#y',
    '/%73pa',
  ])('leads an address that has moved to one of its own, never to %j', (to) => {
    expect(check({ redirects: { '/spa': to } })).toMatchObject([
      { line: 10, path: 'redirects./spa', write: '"/spa": "/search?theme=23"' },
    ]);
  });

  it.each(['spa', '/', '/spa/', '/spa?x=1', '//spa', '/%73pa', '/sp a'])(
    'names the address that has moved as visitors ask for it, not as %j',
    (from) => {
      expect(check({ redirects: { '/spa': '/search?theme=23', '/landing/hier': '/ideas' } })).toEqual([]);
      expect(check({ redirects: { [from]: '/search' } })).toMatchObject([{ line: 10 }]);
    },
  );

  it('is in a form of address that its locale has', () => {
    const fault = (minisiteLocale: string, addressForm: string) =>
      check({ minisiteLocale, addressForm }).map(({ expected }) => expected);
    for (const locale of ['nl_BE', 'nl_NL'])
      for (const form of ['formal', 'informal']) expect(fault(locale, form)).toEqual([]);
    expect(fault('fr_BE', 'formal')).toEqual([]);
    expect(fault('fr_BE', 'informal')).toEqual([
      'a form that fr_BE has: texts are "informal" in nl_BE, nl_NL',
    ]);
    expect(fault('it_IT', 'formal')).toEqual([
      'a form that it_IT has: texts are "formal" in fr_FR, fr_BE, nl_BE, nl_NL',
    ]);
    expect(check({ addressForm: 'polite' })).toMatchObject([{ path: 'addressForm' }]);
  });

  it('is told that only Belgium has a language to choose', () => {
    const warned = (minisiteLocale: string, languageSelector: string) =>
      checkPartner(
        FILE,
        JSON.stringify({ ...REQUIRED, minisiteLocale, features: { languageSelector } }, null, 2),
      ).warnings?.map(({ line, path, write }) => ({ line, path, write }));
    expect(warned('it_IT', 'main-sites')).toEqual([
      { line: 10, path: 'features.languageSelector', write: '"languageSelector": "hidden"' },
    ]);
    expect(warned('it_IT', 'hidden')).toEqual([]);
    expect(warned('nl_BE', 'main-sites')).toEqual([]);
  });

  it('with a locale spelt otherwise shows the line as it should read', () => {
    expect(check({ minisiteLocale: 'fr-BE' })).toEqual([
      {
        file: FILE,
        line: 4,
        path: 'minisiteLocale',
        expected: 'one of "fr_FR", "es_ES", "fr_BE", "nl_BE", "nl_NL", "it_IT"',
        received: '"fr-BE"',
        write: '"minisiteLocale": "fr_BE",',
      },
    ]);
  });

  it('with an unknown key shows the key that was meant, and does not call it missing as well', () => {
    const problems = check({ minisiteUrl: undefined, minisiteURL: 'mag-a' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      path: 'minisiteURL',
      expected: '"minisiteUrl" (did you mean it?)',
      received: 'the unknown key "minisiteURL"',
      write: '"minisiteUrl": "mag-a"',
    });
  });

  it('with a key that resembles none lists the keys there are', () => {
    const [problem] = check({ colour: 'red' });
    expect(problem?.expected).toContain('minisiteId, minisiteUrl, minisiteLocale');
    expect(problem?.write).toBe('nothing: take this line out');
  });

  it('with an unknown key deep inside is refused there', () => {
    expect(check({ offerTerms: { enforced: true } })[0]).toMatchObject({
      path: 'offerTerms.enforced',
      write: '"enforce": true',
    });
  });

  it('has an address of a-z, 0-9 and - only', () => {
    for (const good of ['a', 'mag-a', '7jours']) expect(check({ minisiteUrl: good }), good).toEqual([]);
    for (const wrong of ['Mag A', 'mag_a', '-mag', 'mag/a', 'é', '', 'robots.txt']) {
      expect(check({ minisiteUrl: wrong }), wrong).toHaveLength(1);
    }
    expect(check({ minisiteUrl: 'Été à la mer' })[0]?.write).toBe('"minisiteUrl": "ete-a-la-mer",');
  });

  it('names a theme that exists, or tokens that exist', () => {
    expect(check({ theme: 'base' })).toEqual([]);
    expect(check({ theme: { 'color.accent': ['#111', '#eee'] } })).toEqual([]);
    expect(check({ theme: 'bass' })[0]).toMatchObject({
      path: 'theme',
      write: '"theme": "base",'.replace(',', ''),
    });
    expect(check({ theme: { 'color.acent': '#111' } })[0]).toMatchObject({
      path: 'theme.color.acent',
      write: '"color.accent": "#111"',
    });
  });

  it('may not carry a token value that reaches out of the style sheet', () => {
    for (const value of ['red;} body{display:none', 'url(https://elsewhere.example/x)', '#111 !important']) {
      expect(check({ theme: { 'color.accent': value } }), value).toHaveLength(1);
    }
  });

  it('cannot hide the footer that holds a legal text [MINISITE-28]', () => {
    expect(check({ features: { footer: false } })).toEqual([]);
    expect(check({ features: { footer: false }, legalText: 'Offre valable.' })[0]).toMatchObject({
      path: 'features.footer',
      received: 'false',
      write: '"footer": true',
    });
  });

  it('has offers that do not end before they begin, on days that exist', () => {
    expect(check({ offerTerms: { window: { from: '2030-03-01', to: '2030-05-31' } } })).toEqual([]);
    expect(check({ offerTerms: { window: { from: '2030-03-01', to: '2030-02-01' } } })[0]?.path).toBe(
      'offerTerms.window.to',
    );
    expect(check({ offerTerms: { window: { from: '2030-02-30', to: '2030-03-01' } } })[0]?.path).toBe(
      'offerTerms.window.from',
    );
  });

  it('points at the line of any value, however the file is laid out', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('\n', '\n\n', ' ', '\t'), { minLength: 3, maxLength: 3 }),
        (gaps) => {
          const text =
            `{${gaps[0]}"minisiteId": 412,${gaps[1]}"minisiteUrl": "mag-a", "bannerUrls": {"desktop": "a.svg",` +
            `"mobile": "b.svg"},${gaps[2]}"minisiteLocale": "xx"}`;
          const line = text.slice(0, text.indexOf('"xx"')).split('\n').length;
          expect(checkPartner(FILE, text).problems[0]?.line).toBe(line);
        },
      ),
    );
  });

  it('that is no JSON shows the line with its comma mended, and all else that is wrong', () => {
    const trailing = checkPartner(FILE, '{\n  "minisiteId": 412,\n}').problems;
    expect(trailing[0]).toMatchObject({ file: FILE, line: 2, write: '"minisiteId": 412' });
    expect(trailing.map(({ path }) => path).slice(1)).toEqual([
      'minisiteUrl',
      'minisiteLocale',
      'bannerUrls',
    ]);
    const missing = checkPartner(FILE, '{\n  "minisiteId": 412\n  "minisiteUrl": "a"\n}').problems;
    expect(missing[0]).toMatchObject({ file: FILE, line: 2, write: '"minisiteId": 412,' });
    expect(checkPartner(FILE, '').problems).toHaveLength(1);
    expect(checkPartner(FILE, '[]').problems).toMatchObject([{ expected: 'an object { ... }' }]);
  });
});

describe('the look of a partner', () => {
  it('is a layout, a type pairing and a treatment of pictures that exist; a file without them stays valid', () => {
    expect(check({})).toEqual([]);
    expect(check({ layout: 'brochure', pairing: 'didone', pictures: 'duotone' })).toEqual([]);
  });

  it.each([
    ['layout', 'magasine', 'magazine', '"magazine", "shop", "brochure"'],
    ['pairing', 'editorail', 'editorial', '"editorial", "didone", "newspaper"'],
    ['pictures', 'duo-tone', 'duotone', '"bare", "portrait", "newsprint"'],
  ])('with the %s %s is told on its line what there is, and what was meant', (field, wrong, meant, names) => {
    expect(check({ [field]: wrong })).toEqual([
      {
        file: FILE,
        line: 9,
        path: field,
        expected: expect.stringContaining(`one of ${names}`) as unknown,
        received: JSON.stringify(wrong),
        write: `"${field}": "${meant}"`,
      },
    ]);
  });
});
