import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { DRAWING, FULL, partnerSet } from './fixtures/partner-set.ts';
import { describeProblem } from '../partner-error.ts';
import { readPartners } from '../read-partners.ts';
import {
  HOSTILE_DOMAINS,
  HOSTILE_DRAWINGS,
  HOSTILE_NAMES,
  HOSTILE_ORIGINS,
  HOSTILE_TOKENS,
} from './fixtures/hostile-values.ts';

const SHOP = ['fr.shop.example', 'be.shop.example', 'office.shop.example', 'localhost'];
const FILE = 'partners/mag-a/partner.json';

/** Other partners, whose data no message about `mag-a` may hold. */
const OTHERS = {
  'hidden-weekends': {
    ...FULL,
    minisiteId: 777_001,
    minisiteUrl: 'hidden-weekends',
    partnerName: 'Zephyrine',
    domains: ['stays.zephyrine.example'],
    origins: ['https://www.zephyrine.example'],
    analyticsId: 'zephyr-analytics',
    utm: { source: 'zephyr-source' },
    seo: { title: 'Zephyr title' },
  },
  'lost-escapes': {
    ...FULL,
    minisiteId: 777_002,
    minisiteUrl: 'lost-escapes',
    partnerName: 'Quillon',
    domains: ['quillon.example'],
    origins: [],
    seo: { title: 'Quillon title' },
  },
};
const PRIVATE = /zephyr|quillon|77700[12]|(hidden-weekends|lost-escapes)(?!\/partner\.json)/i;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(dirname(folder), { recursive: true, force: true })));

/** What is served and said of the files of a folder that `prepare` has changed. */
function read(json: object | string, prepare: (own: string, folder: string) => void = () => undefined) {
  const own = { ...FULL, minisiteId: 413, minisiteUrl: 'mag-b', domains: [] };
  const folder = partnerSet({ ...OTHERS, 'mag-a': json, 'mag-b': own });
  folders.push(folder);
  prepare(join(folder, 'mag-a'), folder);
  const registry = readPartners(folder, RESERVED_SEGMENTS, SHOP);
  const refused = registry.refused.find(({ slug }) => slug === 'mag-a');
  return {
    registry,
    problems: refused?.problems ?? [],
    partner: registry.all.find(({ slug }) => slug === 'mag-a'),
  };
}

/** That a partner is refused, with the place in its own file, and nothing of the others is told. */
function expectRefused({ registry, problems, partner }: ReturnType<typeof read>, what: string): void {
  expect(partner, what).toBeUndefined();
  expect(problems.length, what).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem.file, what).toBe(FILE);
    expect(problem.line, what).toBeGreaterThan(0);
    expect(problem.path, what).not.toBe('');
    const said = describeProblem(problem);
    expect(said, what).not.toMatch(PRIVATE);
    // What a terminal would run, or a reader would not see.
    expect(said.replaceAll('\n', ''), what).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(said.length, what).toBeLessThan(4_000);
  }
  expect(
    registry.all.map(({ slug }) => slug),
    what,
  ).toEqual(['hidden-weekends', 'lost-escapes', 'mag-b']);
}

describe('500 hostile files', () => {
  it.each([
    ['is 200,000 lists deep', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['is an object 40 levels deep', () => `${'{"seo":'.repeat(40)}1${'}'.repeat(40)}`],
    ['is 300 KB', () => `{"partnerName":"${'x'.repeat(300_000)}"}`],
    [
      'has 20,000 keys',
      () => JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1]))),
    ],
    [
      'has 10,000 tokens',
      () =>
        JSON.stringify({
          ...FULL,
          theme: Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`color.a${at}`, '#111'])),
        }),
    ],
    ['has a key of 200 KB', () => JSON.stringify({ ...FULL, ['minisiteUr'.repeat(20_000)]: 1 })],
    ['has a key twice', () => JSON.stringify(FULL).replace('{', '{"minisiteId":1,')],
    ['has a key twice, once in escapes', () => JSON.stringify(FULL).replace('{', '{"minisite\\u0049d":1,')],
    ['sets a prototype', () => JSON.stringify(FULL).replace('{', '{"__proto__":{"admin":true},')],
    [
      'sets the prototype of its theme',
      () =>
        JSON.stringify({ ...FULL, theme: 0 }).replace(
          '"theme":0',
          '"theme":{"__proto__":{"color.accent":"#111"}}',
        ),
    ],
    ['has the key constructor', () => JSON.stringify(FULL).replace('{', '{"constructor":{"prototype":{}},')],
    ['has the key toString in an object', () => JSON.stringify({ ...FULL, seo: { toString: 'x' } })],
    ['holds a NUL', () => JSON.stringify(FULL).replace('"Mag A"', '"Mag\u0000A"')],
    ['is a NUL', () => '\u0000'],
    ['is UTF-16', () => Buffer.from(JSON.stringify(FULL), 'utf16le').toString('latin1')],
    ['is a page', () => '<!doctype html><script>alert(1)</script>'],
    ['is a list of files', () => JSON.stringify([FULL, FULL])],
    ['is null', () => 'null'],
    ['is empty', () => ''],
    ['has an id that is no safe number', () => JSON.stringify(FULL).replace('412', '1e400')],
    ['has tokens that make millions of signs', () => JSON.stringify({ ...FULL, theme: doubling() })],
    ['writes over a terminal', () => JSON.stringify({ ...FULL, minisiteUrl: 'a\u009b2J\u001b[2Jb' })],
    ['turns its line around', () => JSON.stringify({ ...FULL, minisiteLocale: '\u202eRF_rf' })],
  ])('one that %s is refused at a line of its own', (what, json) => {
    const before = process.cpuUsage();
    expectRefused(read(json()), what);
    // Time of the processor: the machine may have other work.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });

  it.each(HOSTILE_NAMES)('the picture %j is refused, and so is a text of that name', (name) => {
    for (const field of ['logoUrl', 'logoDarkUrl'] as const)
      expectRefused(
        read({ ...FULL, [field]: name }, (own) => writeFileSync(join(own, '../../outside.svg'), DRAWING)),
        name,
      );
    expectRefused(read({ ...FULL, bannerUrls: { desktop: name, mobile: name } }), name);
  });

  it.each(HOSTILE_DOMAINS)('the domain %j is refused', (domain) => {
    expectRefused(read({ ...FULL, domains: [domain] }), domain);
  });

  it.each(HOSTILE_ORIGINS)('the origin %j is refused, and so is the aim of a logo', (origin) => {
    expectRefused(read({ ...FULL, origins: [origin] }), origin);
  });

  it.each(HOSTILE_TOKENS)('the token value %j is refused, by itself and in a pair', (value) => {
    expectRefused(read({ ...FULL, theme: { 'color.accent': value } }), value);
    expectRefused(read({ ...FULL, theme: { 'type.family': ['serif', value] } }), value);
  });

  it.each(HOSTILE_DRAWINGS)('a drawing with %s is refused', (what, body) => {
    expectRefused(
      read(FULL, (own) => writeFileSync(join(own, 'logo.svg'), body)),
      what,
    );
  });

  it.each([
    ['to a file of the machine', '/etc/hostname'],
    ['to the file above', '../../outside.svg'],
    ['to the picture of another partner', '../mag-b/logo.svg'],
    ['to itself', ''],
    ['to a folder', '../mag-b'],
    ['to a device', '/dev/zero'],
    ['to what the process is', '/proc/self/environ'],
  ])('a picture or a text that is a link %s is refused', (what, target) => {
    const link = (name: string) => (own: string) => {
      writeFileSync(join(own, '../../outside.svg'), DRAWING);
      rmSync(join(own, name));
      symlinkSync(target || name, join(own, name));
    };
    for (const name of ['logo.svg', 'legal.txt', 'partner.json'])
      expectRefused(read(FULL, link(name)), `${what} ${name}`);
  });

  it('a folder that is a link out of the partners is refused', () => {
    expectRefused(
      read(FULL, (own) => {
        mkdirSync(join(own, '../../elsewhere'));
        rmSync(own, { recursive: true });
        symlinkSync('../elsewhere', own);
        writeFileSync(join(own, 'partner.json'), JSON.stringify(FULL));
      }),
      'a link',
    );
  });

  it('any two fields of hostile texts are refused at their lines, or are texts and nothing else', () => {
    const all = [
      ...HOSTILE_NAMES,
      ...HOSTILE_DOMAINS,
      ...HOSTILE_ORIGINS,
      ...HOSTILE_TOKENS,
      ...HOSTILE_DRAWINGS.map(([, body]) => body.slice(0, 200)),
    ];
    const text = fc.oneof(fc.constantFrom(...all), fc.string({ unit: 'binary' }));
    const keys = Object.keys(FULL);
    expect(all.length).toBeGreaterThan(150);
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        text,
        fc.constantFrom(...keys),
        text,
        (key, value, other, another) => {
          const found = read({ ...FULL, [key]: value, [other]: another });
          if (!found.partner) return expectRefused(found, `${key} ${value} ${other} ${another}`);
          // Only fields that are texts of a page take any text, and a link takes any address of the web.
          for (const [field, given] of [
            [key, value],
            [other, another],
          ] as const)
            if (field === 'logoTarget')
              expect(found.partner.logoTarget).toMatch(/^https?:\/\/[^\s/]+(\/\S*)?$/);
            else if (found.partner[field as 'analyticsId'] === given)
              expect(
                [
                  'partnerName',
                  'legalText',
                  'analyticsId',
                  '$schema',
                  'minisiteUrl',
                  'theme',
                  'logoUrl',
                  'layout',
                  'pairing',
                  'pictures',
                ],
                `${field} ${given}`,
              ).toContain(field);
        },
      ),
      { numRuns: 300, examples: [['legalText', '../logo.svg', 'logoTarget', 'https://0x7f.1']] },
    );
  }, 60_000);

  it('a claim of what another partner has names the place of its file, and nothing of what is in it', () => {
    const claims = {
      minisiteId: 777_001,
      minisiteUrl: 'lost-escapes',
      domains: ['stays.zephyrine.example', 'quill0n.example'],
    };
    const { problems } = read({ ...FULL, ...claims });
    expect(problems.map(({ path, received, write }) => [path, received, write])).toEqual([
      [
        'minisiteId',
        '777001, which partners/hidden-weekends/partner.json:2 has too',
        '"minisiteId": 777003,',
      ],
      [
        'minisiteUrl',
        '"lost-escapes", which partners/lost-escapes/partner.json:3 has too',
        '"minisiteUrl": "mag-a",',
      ],
      [
        'domains.0',
        '"stays.zephyrine.example", which partners/hidden-weekends/partner.json has too',
        'nothing: take this line out',
      ],
      [
        'domains.1',
        '"quill0n.example", which looks like a domain of partners/lost-escapes/partner.json',
        'nothing: take this line out',
      ],
    ]);
  });

  it('a claim is told beside what else is wrong in the file', () => {
    const { problems } = read({ ...FULL, minisiteId: 777_001, minisiteLocale: 'fr', logoUrl: 'lgo.svg' });
    expect(problems.map(({ path }) => path)).toEqual(['minisiteLocale', 'logoUrl', 'minisiteId']);
    expect(problems[1]?.write).toBe('"logoUrl": "logo.svg",');
  });
});

/** Tokens each of which names the next one twice. */
function doubling(): Record<string, string> {
  const sizes = [
    'radius.card',
    'radius.control',
    'type.size-body',
    'type.size-small',
    'type.family',
    'type.family-heading',
  ];
  return Object.fromEntries(
    sizes.map((path, at) => [path, `{${sizes[at + 1] ?? 'type.size-title'}} `.repeat(40)]),
  );
}
