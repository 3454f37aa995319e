import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStaykit } from '../run-staykit.ts';

const top = mkdtempSync(join(tmpdir(), 'staykit-embed-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

async function run(...words: string[]): Promise<{ status: number; out: string; err: string }> {
  vi.mocked(console.log).mockClear();
  vi.mocked(console.error).mockClear();
  const status = await runStaykit(words);
  const text = (print: typeof console.log) => vi.mocked(print).mock.calls.flat().join('\n');
  return { status, out: text(console.log), err: text(console.error) };
}

describe('embed', () => {
  const elements = join(top, 'elements');
  const version = join(elements, '1.2.3');

  function builtElements(): void {
    mkdirSync(join(version, 'chunks'), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(version, name), text);
    write(
      'integrity.json',
      JSON.stringify({
        'staykit.js': 'sha384-abc',
        'staykit.iife.js': 'sha384-x',
        'search-box.js': 'sha384-y',
        'results-grid.js': 'sha384-z',
        'chunks/box.js': 'sha384-box',
        'chunks/part.js': 'sha384-part',
        'chunks/nl.js': 'sha384-nl',
      }),
    );
    write(
      'files.json',
      JSON.stringify({
        'widgets/elements/search-box.ts': {
          file: 'chunks/box.js',
          imports: ['_part.js'],
          dynamicImports: ['_later.js'],
        },
        '_part.js': { file: 'chunks/part.js' },
        '_later.js': { file: 'chunks/later.js' },
        'virtual:staykit-texts/search-box/nl_BE': { file: 'chunks/nl.js' },
        'virtual:staykit-texts/search-box/fr_FR': { file: 'chunks/nl.js' },
        'widgets/elements/results-grid.ts': { file: 'chunks/part.js' },
        'virtual:staykit-texts/results-grid/fr_FR': { file: 'chunks/nl.js' },
        'virtual:staykit-theme/base': { file: 'chunks/base.js' },
      }),
    );
    for (const name of ['staykit.js', 'chunks/box.js', 'chunks/part.js', 'chunks/nl.js'])
      write(name, `"${name}"`);
  }

  it('prints the snippet with the hash of the loader, the policy, the bytes and a note on accessibility', async () => {
    builtElements();
    const { status, out } = await run(
      'embed',
      'search-box',
      '--elements',
      elements,
      '--origin',
      'https://cdn.mag.example',
      '--api',
      'https://shop.mag.example',
      '--locale',
      'nl_BE',
      '--partner',
      '1042',
    );
    expect(status).toBe(0);
    for (const [file, hash] of [
      ['box', 'sha384-box'],
      ['part', 'sha384-part'],
      ['nl', 'sha384-nl'],
    ])
      expect(out).toContain(
        `<link rel="modulepreload" href="https://cdn.mag.example/elements/1.2.3/chunks/${file}.js" integrity="${hash}" crossorigin>`,
      );
    expect(out).not.toContain('later.js');
    expect(out).not.toContain('as="fetch"');
    expect(out).toContain(
      '<script type="module" src="https://cdn.mag.example/elements/1.2.3/staykit.js" integrity="sha384-abc" crossorigin',
    );
    expect(out).toContain(
      '<script src="https://cdn.mag.example/elements/1.2.3/staykit.js" integrity="sha384-abc" crossorigin',
    );
    expect(out).toContain(
      'data-api="https://shop.mag.example" data-locale="nl_BE" data-partner="1042" async></script>',
    );
    expect(out).toContain(
      '<stay-search-box results-url="https://shop.mag.example/search"><a href="https://shop.mag.example/search?minisite=1042">',
    );
    expect(out).toContain(
      'script-src https://cdn.mag.example; style-src https://cdn.mag.example; connect-src https://shop.mag.example',
    );
    expect(out).toMatch(/\d+ in 4 files/);
    expect(out).toContain('Accessibility:');
  });

  it('has the first answer of a grid preloaded, for the search that the page says', async () => {
    builtElements();
    const { out } = await run(
      'embed',
      'search-box',
      'results-grid',
      '--criteria',
      'stars=5,4',
      '--elements',
      elements,
    );
    expect(out.match(/chunks\/part\.js/g)).toHaveLength(1);
    expect(out).toMatch(
      /<link rel="preload" as="fetch" href="https:\/\/shop\.example\/api\/offers\.json\?locale=fr_FR&amp;[^"]*&amp;stars=5%2C4&amp;size=20" crossorigin>/,
    );
    expect(out).toContain('<stay-search-box ');
    expect(out).toContain('<stay-search-box criteria="stars=5,4"><a ');
    expect(out).toContain('<stay-results-grid criteria="stars=5,4"><a ');
  });

  it('pins the newest release for an integrator, and says so where nothing is released yet', async () => {
    builtElements();
    for (const other of ['1.2.2', '1.2.10-dev.0'])
      cpSync(version, join(elements, other), { recursive: true });
    const pinned = await run('embed', 'search-box', '--elements', elements);
    expect(pinned.out).toContain('/elements/1.2.3/staykit.js"');
    expect(pinned.out).not.toContain('NOT RELEASED');
    for (const one of ['1.2.2', '1.2.3']) rmSync(join(elements, one), { recursive: true });
    const tried = await run('embed', 'search-box', '--elements', elements);
    expect(tried.out).toContain('NOT RELEASED: the files of 1.2.10-dev.0 change with the next build');
    expect(tried.out).toContain('/elements/1.2.10-dev.0/staykit.js"');
    rmSync(elements, { recursive: true });
  });

  it('knows the elements that were built, and says when none were', async () => {
    builtElements();
    expect((await run('embed', 'weather', '--elements', elements)).err).toBe(
      'Unknown element "weather". Elements: search-box, results-grid, booking-box, gift-drawer, reviews, contact-form.',
    );
    const nowhere = await run('embed', 'search-box', '--elements', join(top, 'nowhere'));
    expect(nowhere.status).toBe(1);
    expect(nowhere.err).toContain('npm run build');
    expect(existsSync(join(top, 'nowhere'))).toBe(false);
  });

  it('the pair of the README prints what the README shows', async () => {
    builtElements();
    const { out } = await run(
      'embed',
      'search-box',
      'results-grid',
      '--partner',
      '1042',
      '--elements',
      elements,
    );
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    for (const tag of readme.match(/<stay-.*>$/gm)!) expect(out).toContain(tag);
  });
});

const ALL = ['search-box', 'results-grid', 'booking-box', 'gift-drawer', 'reviews', 'contact-form'];
const IDS = ['--product-id', '1000102', '--hotel-id', '345'];

describe('a framework', () => {
  it.each(['react', 'next', 'vue', 'svelte'])('%s gets all widgets of the npm package', async (framework) => {
    const { err, out, status } = await run('embed', ...ALL, ...IDS, '--framework', framework);
    expect([err, status]).toEqual(['', 0]);
    expect(out).toContain('npm install @staykit/widgets');
    expect(out).toContain('connect-src https://shop.example; img-src');
    expect(out).not.toContain('cdn.example');
    for (const name of ALL) expect(out).toContain(name);
  });

  it.each(['react', 'next'])(
    '%s gets modules that can be read, with props of their types',
    async (framework) => {
      const { out } = await run(
        'embed',
        ...ALL,
        ...IDS,
        '--framework',
        framework,
        '--page-size',
        '6',
        '--new-tab',

        '--criteria',
        'stars=5,4&a=2',
        '--partner',
        '1042',
        '--locale',
        'nl_BE',
        '--consent',
        'preferences',
        '--messages',
        '{"results":{"list":"Onze \\"weekends\\""}}',
      );
      const modules = out
        .split(/^.*\.tsx:$/m)
        .slice(1)
        .map((text) => text.split('\nContent-Security-Policy')[0]!);
      expect(modules).toHaveLength(framework === 'next' ? 2 : 1);
      for (const text of modules) await transformWithOxc(text, 'page.tsx');
      expect(out).toContain('<ResultsGrid criteria={"stars=5,4&a=2"} pageSize={6} newTab');
      expect(out).toContain('partner={1042} consent={["preferences"]}');
      expect(out).toContain("import resultsGrid from '@staykit/widgets/messages/results-grid/nl_BE.json';");
      if (framework === 'next') {
        expect(out).toContain('await preloadResults({"criteria":"stars=5,4&a=2","pageSize":6}, shop);');
        expect(out).toContain('await preloadProduct("1000102", shop);');
        expect(out).toContain('await preloadReviews("345", shop);');
      }
    },
  );

  it.each(['vue', 'svelte'])('%s gets tags with all that they need', async (framework) => {
    const { out } = await run(
      'embed',
      'search-box',
      'reviews',
      '--hotel-id',
      '345',
      '--framework',
      framework,
      '--messages',
      '{"searchBox":{"search":"Go"}}',
    );
    expect(out).toContain("import '@staykit/widgets/elements/reviews';");
    expect(out).toContain('<stay-reviews api="https://shop.example" locale="fr_FR" ');
    expect(out).toContain('hotel-id="345"><a href="https://shop.example/hotel/345">');
    // Braces are expressions in Svelte.
    expect(out).toContain(framework === 'vue' ? 'messages="{&quot;' : `messages="{'{'}&quot;`);
  });

  it('wordpress gets a head in PHP and a block', async () => {
    const { out } = await run('embed', 'results-grid', '--framework', 'wordpress', '--theme', 'magnolia');
    const [, head = ''] = /echo '([^]*?)';\n/.exec(out) ?? [];
    expect(head).toContain('data-theme="magnolia" async></script>');
    expect(head).not.toMatch(/[^\\]'/);
    expect(out).toContain('<stay-results-grid><a href="https://shop.example/search">');
  });
});

describe('what is typed', () => {
  it.each([
    [
      ['--locale', 'fr'],
      '<stay-search-box> locale="fr" is invalid: expected one of fr_FR, es_ES, fr_BE, nl_BE, nl_NL, it_IT.',
    ],
    [['--api', 'shop'], 'api="shop" is invalid: expected an origin'],
    [['--theme', 'pink'], 'theme="pink" is invalid: expected one of base, magnolia, '],
    [['--partner', '7'], '--partner 7 is no partner of'],
    [['--partner', 'me'], '--partner must be a minisite id like 1042, not "me".'],
    [['--criteria', 'stars=six'], 'criteria="stars=six" is invalid: stars cannot be read'],
    [['--criteria', 'stars=six&a=2'], 'criteria="stars=six&a=2" is partly invalid'],
    [['--page-size', '6'], '--page-size: none of search-box has this attribute.'],
    [['--pagesize', '6'], 'Did you mean --page-size?'],
    [['--framework', 'vuee'], 'Did you mean vue?'],
    [['--origin', 'cdn'], '--origin must be an origin'],
  ])('%s is refused with status 2: what came, and what is expected', async (flags, told) => {
    const { err, status } = await run('embed', 'search-box', ...flags);
    expect(err).toContain(told);
    expect(status).toBe(2);
  });

  it('a widget that needs an id says so', async () => {
    expect((await run('embed', 'booking-box')).err).toBe(
      '<stay-booking-box> needs product-id="…", the id of an offer.',
    );
  });

  it('is written as text, whatever it is', async () => {
    const sign = `"><script>alert(1)</script>'`;
    for (const framework of ['vue', 'svelte', 'wordpress', 'react']) {
      const { out } = await run('embed', 'booking-box', '--product-id', sign, '--framework', framework);
      expect(out).not.toContain('="">');
      if (framework !== 'react') expect(out).not.toContain('<script>alert');
      else expect(out).toContain(`productId={${JSON.stringify(sign)}}`);
    }
  });

  it('every attribute of the elements is a flag', async () => {
    const { out } = await run('embed', '--help');
    for (const flag of ['--theme', '--product-id', '--results-url', '--new-tab', '--messages', '--framework'])
      expect(out).toContain(flag);
  });
});
