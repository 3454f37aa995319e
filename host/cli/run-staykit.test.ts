import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { holdMode } from '@staykit/gateway/database/hold-mode.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { leaveTraces } from '@staykit/gateway/fixtures/left-by-guests.ts';
import { migratedDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { checkPartner } from '@staykit/partners/check-partner.ts';
import { partnerJsonSchema } from '@staykit/partners/json-schema.ts';
import { TOP } from '../top.ts';
import { runStaykit } from './run-staykit.ts';

const top = mkdtempSync(join(tmpdir(), 'staykit-cli-'));
const folder = join(top, 'partners');
afterAll(() => rmSync(top, { recursive: true, force: true }));

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function run(...words: string[]): Promise<{ status: number; out: string; err: string }> {
  vi.mocked(console.log).mockClear();
  vi.mocked(console.error).mockClear();
  const status = await runStaykit(words);
  const text = (print: typeof console.log) => vi.mocked(print).mock.calls.flat().join('\n');
  return { status, out: text(console.log), err: text(console.error) };
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('the command line', () => {
  it.each([
    [['partnr'], 'Did you mean partner?'],
    [['partner', 'bild'], 'Did you mean build?'],
    [['partner', 'build', '--ap=https://shop.example'], 'Did you mean --api?'],
    [['partner', 'build', '--api'], '--api needs a value'],
    [['partner', 'build', '--api', 'shop'], '--api must be an origin'],
    [['partner', 'report', '--from', '2026-02-30'], '--from must be a date like'],
    [['partner', 'report', '--from=2026-03-02', '--to=2026-03-01'], 'is after --to'],
    [['partner', 'new'], 'SLUG is missing'],
    [['partner', 'new', 'mag-a', 'mag-b'], 'too many arguments'],
    [['partner', 'studio', '--port', 'soon'], '--port must be a port number, not "soon"'],
    [['partner', 'studio', '--port', '0'], '--port must be a port number'],
    [['--sudo'], 'unknown flag --sudo'],
  ])('refuses %j with status 2 and says what was meant', async (words, sentence) => {
    const { status, err } = await run(...words);
    expect(err).toContain(sentence);
    expect(status).toBe(2);
  });

  it.each([
    [[], 'partner|catalogue|embed'],
    [['partner'], 'new|check|migrate|preview|studio|build|report'],
    [['catalogue'], 'generate|import'],
    [['partner', 'new'], '--locale'],
    [['partner', 'check'], '[SLUGS]'],
    [['partner', 'preview'], '--port'],
    [['partner', 'studio'], '[SLUG]'],
    [['partner', 'build'], '--api'],
    [['catalogue', 'generate'], '--seed'],
    [['catalogue', 'import'], '--map'],
  ])('helps with %j', async (words, part) => {
    const { status, out } = await run(...words, '--help');
    expect(out).toContain(part);
    expect(out).toContain(['staykit', ...words].join(' '));
    expect(status).toBe(0);
  });
});

describe('partner new', () => {
  it('writes a partner that is in order at once, with its pictures and legal text [MINISITE-01]', async () => {
    expect(
      (await run('partner', 'new', 'mag-a', '--locale', 'nl_BE', '--name', 'Rust & Zo', '--folder', folder))
        .status,
    ).toBe(0);
    expect(readdirSync(join(folder, 'mag-a')).toSorted()).toEqual([
      'banner-desktop.svg',
      'banner-mobile.svg',
      'legal.txt',
      'logo.svg',
      'partner.json',
    ]);
    // What `$schema` of the file names is there.
    expect(read('partner.schema.json')).toBe(partnerJsonSchema());
    expect(JSON.parse(read('mag-a/partner.json'))).toMatchObject({
      minisiteId: 1001,
      minisiteUrl: 'mag-a',
      minisiteLocale: 'nl_BE',
      partnerName: 'Rust & Zo',
      legalText: 'legal.txt',
    });
    expect(read('mag-a/legal.txt')).toContain('Aanbiedingen van Rust & Zo');
    expect(read('mag-a/logo.svg')).toContain('Rust &#38; Zo');
    expect(read('mag-a/banner-mobile.svg')).toContain('width="750" height="528"');
    expect(checkPartner('mag-a', read('mag-a/partner.json')).problems).toEqual([]);
    const { status, out } = await run('partner', 'check', '--folder', folder);
    expect([status, out]).toEqual([0, 'mag-a: valid (/mag-a, 1001, nl_BE)']);
  });

  it.each([
    ['es_ES', 'Ofertas de Mag A'],
    ['it_IT', 'Offerte di Mag A'],
    ['nl_NL', 'Aanbiedingen van Mag A'],
  ])('writes the legal text in the language of %s [MINISITE-02]', async (locale, words) => {
    expect((await run('partner', 'new', 'mag-a', '--locale', locale, '--folder', folder)).status).toBe(0);
    expect(read('mag-a/legal.txt')).toContain(words);
    expect((await run('partner', 'check', '--folder', folder)).out).toContain(locale);
  });

  it('takes the next free id, and the id and address that it is told [MINISITE-03]', async () => {
    await run('partner', 'new', 'mag-a', '--id', '2000', '--url', 'escapades', '--folder', folder);
    await run('partner', 'new', 'mag-b', '--folder', folder);
    expect(JSON.parse(read('mag-a/partner.json'))).toMatchObject({
      minisiteId: 2000,
      minisiteUrl: 'escapades',
      partnerName: 'Mag A',
    });
    expect(JSON.parse(read('mag-b/partner.json'))).toMatchObject({ minisiteId: 2001, minisiteUrl: 'mag-b' });
  });

  it('takes a theme and a layout, and none that there is not', async () => {
    const look = ['--theme', 'magnolia', '--layout', 'shop', '--folder', folder];
    expect((await run('partner', 'new', 'mag-a', ...look)).status).toBe(0);
    expect(JSON.parse(read('mag-a/partner.json'))).toMatchObject({ theme: 'magnolia', layout: 'shop' });
    const { status, err } = await run('partner', 'new', 'mag-b', '--layout', 'leaflet', '--folder', folder);
    expect([status, err]).toEqual([1, expect.stringContaining('layout')]);
  });

  it('never writes over a partner, and leaves nothing of a refused one', async () => {
    await run('partner', 'new', 'mag-a', '--folder', folder);
    writeFileSync(join(folder, 'mag-a/legal.txt'), 'Mine.');
    for (const [words, sentence] of [
      [['mag-a'], 'already exists'],
      [['mag-b', '--url', 'mag-a'], 'belongs to mag-a'],
      [['mag-b', '--id', '1001'], 'belongs to mag-a'],
      [['mag-b', '--id', 'twelve'], 'minisiteId'],
      [['mag-b', '--locale', 'de_DE'], 'minisiteLocale'],
      [['Mag_B'], 'is not a valid name'],
      [['search'], 'is the page search'],
    ] as const) {
      const { status, err } = await run('partner', 'new', ...words, '--folder', folder);
      expect(err).toContain(sentence);
      expect(status).toBe(1);
    }
    expect(readdirSync(folder)).toEqual(['mag-a', 'partner.schema.json']);
    expect(read('mag-a/legal.txt')).toBe('Mine.');
  });
});

describe('partner migrate', () => {
  const old = (slug: string) =>
    writeFileSync(
      join(folder, slug, 'partner.json'),
      read(`${slug}/partner.json`)
        .replace('  "version": 2,\n', '')
        .replace('"theme": "base"', '"features": { "logoTarget": "https://a.example/" }'),
    );

  it('writes older files and what they extend anew, and leaves the others', async () => {
    for (const slug of ['mag-a', 'mag-b']) await run('partner', 'new', slug, '--folder', folder);
    const current = read('mag-b/partner.json');
    old('mag-a');
    writeFileSync(join(folder, 'group.json'), '{ "layout": "shop" }\n');
    const checked = await run('partner', 'check', '--folder', folder);
    expect(checked.status).toBe(0);
    const { status, out } = await run('partner', 'migrate', '--folder', folder);
    expect([status, out.split('\n')]).toEqual([
      0,
      [
        'partners/mag-a/partner.json: version 1 to 2, features.logoTarget is logoTarget now',
        'partners/group.json: version 1 to 2',
      ],
    ]);
    expect(JSON.parse(read('mag-a/partner.json'))).toMatchObject({
      version: 2,
      logoTarget: 'https://a.example/',
    });
    expect(read('mag-b/partner.json')).toBe(current);
    expect((await run('partner', 'migrate', '--folder', folder)).out).toBe('All files are of version 2.');
  });

  it('writes none where one cannot be read, is of a newer version, or is not there', async () => {
    for (const slug of ['mag-a', 'mag-b']) await run('partner', 'new', slug, '--folder', folder);
    old('mag-a');
    const before = read('mag-a/partner.json');
    for (const broken of ['{ "minisiteId": ', read('mag-b/partner.json').replace('2,', '9,')]) {
      writeFileSync(join(folder, 'mag-b/partner.json'), broken);
      const { status, err } = await run('partner', 'migrate', '--folder', folder);
      expect(status).toBe(1);
      expect(err).toContain('partners/mag-b/partner.json');
      expect(read('mag-a/partner.json')).toBe(before);
    }
    const { status, err } = await run('partner', 'migrate', 'mag-c', '--folder', folder);
    expect([status, err]).toEqual([1, expect.stringContaining('Unknown partner "mag-c"')]);
    expect((await run('partner', 'migrate', 'mag-a', '--folder', folder)).status).toBe(0);
  });
});

describe('partner check', () => {
  it('names file, line, what was expected and how the line should read, and ends with status 1 [MINISITE-02]', async () => {
    await run('partner', 'new', 'mag-a', '--folder', folder);
    await run('partner', 'new', 'mag-b', '--folder', folder);
    writeFileSync(
      join(folder, 'mag-a/partner.json'),
      read('mag-a/partner.json').replace('1001', '"1001"').replace('fr_FR', 'es-ES'),
    );
    const { status, err } = await run('partner', 'check', '--folder', folder);
    expect(status).toBe(1);
    expect(err).toContain('partners/mag-a/partner.json:4');
    expect(err).toContain('"minisiteId": 1001,');
    expect(err).toContain('one of "fr_FR", "es_ES", "fr_BE", "nl_BE", "nl_NL", "it_IT"');
    expect((await run('partner', 'check', 'mag-b', '--folder', folder)).status).toBe(0);
    expect((await run('partner', 'check', 'mag-a', '--folder', folder)).status).toBe(1);
  });

  it('warns of colours that nobody can read, of the named partners alone, and is content', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const slug of ['mag-a', 'mag-b']) {
      await run('partner', 'new', slug, '--folder', folder);
      const pale = read(`${slug}/partner.json`).replace('"base"', '{ "color.text": "#999" }');
      writeFileSync(join(folder, slug, 'partner.json'), pale);
    }
    expect(await run('partner', 'check', 'mag-a', '--folder', folder)).toMatchObject({ status: 0, err: '' });
    const told = warned.mock.calls.flat().join('\n');
    expect(told).toMatch(/^warning: partners\/mag-a\/partner\.json:\d+\n {2}path {6}theme\.color\.text\n/);
    expect(told).toContain('7:1 or more of color.text on color.page');
    expect(told).not.toContain('mag-b');
  });

  it('looks where the shop has its partners', async () => {
    await run('partner', 'new', 'mag-a', '--folder', folder);
    vi.stubEnv('PARTNERS_DIR', folder);
    expect(await run('partner', 'check')).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^mag-a: valid/),
    });
  });

  it('refuses a domain that is a host of the shop, as the shop is started', async () => {
    await run('partner', 'new', 'mag-a', '--folder', folder);
    writeFileSync(
      join(folder, 'mag-a/partner.json'),
      read('mag-a/partner.json').replace('{', '{\n  "domains": ["www.shop.example"],'),
    );
    expect((await run('partner', 'check', '--folder', folder)).status).toBe(0);
    vi.stubEnv('STAYKIT_SITES', 'www.shop.example=fr_FR');
    const { status, err } = await run('partner', 'check', '--folder', folder);
    expect([status, err]).toEqual([
      1,
      [
        'partners/mag-a/partner.json:2',
        '  path      domains.0',
        '  expected  a host name of the partner’s own',
        '  received  "www.shop.example", which is a host of the shop',
        '  write     nothing: take this line out',
      ].join('\n'),
    ]);
    vi.stubEnv('STAYKIT_SITES', 'shop.example=fr_FR');
    vi.stubEnv('CARE_HOSTS', 'www.shop.example=shop.example');
    expect((await run('partner', 'check', '--folder', folder)).status).toBe(1);
  });

  it('knows which partners there are', async () => {
    await run('partner', 'new', 'mag-a', '--folder', folder);
    const { status, err } = await run('partner', 'check', 'mag-c', '--folder', folder);
    expect([status, err]).toEqual([1, 'Unknown partner "mag-c". Partners: mag-a.']);
  });
});

describe('catalogue generate', () => {
  it('replaces no hotels that guests have booked, unless it is told to', async () => {
    const { url, drop } = await migratedDatabase();
    onTestFinished(drop);
    vi.stubEnv('DATABASE_URL', url);
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const db = await openDatabase({ dataDir: '', databaseUrl: url });
    await leaveTraces(db, { email: 'zoe@orange.example', name: 'Zoe' }, 1);
    await db.query(
      `insert into booking_nights (booking_number, hotel_id, night, rooms, price_cents, taken_at)
      values ('10000001', 1, now()::date + 40, 1, 1, now())`,
    );
    await db.close();
    const { status, err } = await run('catalogue', 'generate', '--hotels', '2');
    expect(err).toContain('There are 1 bookings with future nights');
    expect(status).not.toBe(0);
    expect((await run('catalogue', 'generate', '--hotels', '2', '--force')).out).toContain('2 hotels with');
  }, 60_000);
});

describe('the catalogue of a real shop', () => {
  it.each([
    ['generate', '--hotels', '2'],
    ['import', 'package.json'],
  ])(
    'gets no invented hotels: catalogue %s is refused, by its mode and by its database',
    async (...words) => {
      const { url, drop } = await migratedDatabase();
      onTestFinished(drop);
      vi.stubEnv('DATABASE_URL', url);
      vi.stubEnv('STAYKIT_MODE', 'production');
      const { status, err } = await run('catalogue', ...words);
      expect([status, err]).toEqual([1, expect.stringContaining('STAYKIT_MODE is production')]);
      const db = await openDatabase({ dataDir: '', databaseUrl: url });
      await holdMode(db, 'production');
      await db.close();
      vi.stubEnv('STAYKIT_MODE', '');
      const other = await run('catalogue', ...words);
      expect([other.status, other.err]).toEqual([
        1,
        expect.stringContaining('belongs to a shop with STAYKIT_MODE=production'),
      ]);
    },
    60_000,
  );
});

describe('catalogue import', () => {
  it('reports invalid lines with number and reason, and the imported hotels', async () => {
    vi.stubEnv('DATA_DIR', join(top, 'data'));
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const register = join(top, 'hotels.csv');
    writeFileSync(
      register,
      [
        'name,stars,address,postcode,city,country,latitude,longitude,rooms,facilities',
        'Hôtel des Quais,3,4 quai Sud,33000,Bordeaux,FR,44.84,-0.57,24,parking',
        ',3,5 quai Sud,33000,Bordeaux,FR,44.84,-0.57,24,',
        'Hôtel sans Fin,3,6 quai Sud',
      ].join('\n'),
    );
    const { status, out, err } = await run('catalogue', 'import', register);
    expect(err).toMatch(new RegExp(`${register}:3: skipped: .*name`));
    expect(err).toContain(`${register}:4: skipped: cells: expected 10 separated by ",", received 3`);
    expect(out).toMatch(/1 hotels with \d+ offers in \d+ ms, 0 replaced, 2 lines skipped/);
    expect(status).toBe(0);
  }, 60_000);

  it('imports nothing of a file that is no register, and says where', async () => {
    vi.stubEnv('DATA_DIR', join(top, 'data'));
    const register = join(top, 'other.csv');
    writeFileSync(register, 'colour,size\nred,12\n');
    const { status, err } = await run('catalogue', 'import', register);
    expect(err).toContain('other.csv:1:1: expected the columns of a known register');
    expect(status).toBe(1);
    expect((await run('catalogue', 'import', join(top, 'nowhere.csv'))).err).toContain('does not exist');
  }, 60_000);
});

it('an operator checks a shop file, and reads the line of a mistake', async () => {
  const file = join(top, 'shop.json');
  const out = vi.mocked(console.log);
  const err = vi.mocked(console.error);
  const good = readFileSync(join(TOP, 'host/demo/shop/shop.json'), 'utf8');
  writeFileSync(file, good);
  expect(await runStaykit(['shop', 'check', file])).toBe(0);
  expect(out.mock.calls.at(-1)?.[0]).toContain('Staykit, in FR, ES, BE, NL, IT');
  writeFileSync(file, good.replace('+33199000000', '01 99'));
  expect(await runStaykit(['shop', 'check', file])).toBe(1);
  expect(err.mock.calls.at(-1)?.[0]).toMatch(/shop\.json:5\n {2}path {6}markets\.FR\.phone/);
  expect(await runStaykit(['shop', 'check'])).toBe(2);
});
