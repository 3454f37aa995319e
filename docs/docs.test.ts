import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runStaykit } from '@staykit/host/cli/run-staykit.ts';
import packageFile from '../package.json';
import { GUIDES, REFERENCE } from './.vitepress/sidebar.ts';

const pages = [
  ...globSync('docs/**/*.md', { exclude: ['**/node_modules/**'] }),
  ...globSync('{README,CONTRIBUTING,CHANGELOG}.md'),
  ...globSync('examples/*.md'),
  ...globSync('.changeset/*.md'),
];
const tops = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .map((file) => file.split('/')[0] ?? '');
const rooms = new Set(
  [...tops, 'docs', 'examples', 'host', 'partners', 'themes', 'widgets'].filter((top) => top !== ''),
);

/** Made while building or running, and so not in a checkout. */
const MADE = /^(dist|reports|node_modules|\.data|\.cache)(\/|$)|\/dist(\/|$)/;

const read = (file: string): string => readFileSync(file, 'utf8');

/** `[text](target)` without addresses and anchors, as paths from the top. */
function links(file: string): string[] {
  return [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(file), target)));
}

/** Anchors of links to a page of the repository that have no heading there, as `page#anchor`. */
function brokenAnchors(file: string): string[] {
  return [...read(file).matchAll(/\]\(([^)\s#]*)#([^)\s]+)\)/g)]
    .filter(([, page = '']) => !/^[a-z]+:/.test(page))
    .map(([, page = '', anchor = '']) => [page === '' ? file : join(dirname(file), page), anchor] as const)
    .filter(([page, anchor]) => !existsSync(page) || !anchorsOf(page).has(anchor))
    .map(([page, anchor]) => `${page}#${anchor}`);
}

function anchorsOf(file: string): Set<string> {
  return new Set(
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Paths in backticks that begin with a folder or file of the repository; `<name>` and `*` stand for anything. */
function namedPaths(file: string): string[] {
  return [
    ...read(file)
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ]
    .map(([, text = '']) => text.replace(/^node /, '').replace(/:\d+$/, ''))
    .filter((text) => /^[\w.@-]+(\/[\w.<>*{},-]+)*\/?$/.test(text) && /[/.]/.test(text))
    .filter((text) => rooms.has(text.split('/')[0] ?? '') && !MADE.test(text));
}

function isThere(path: string): boolean {
  if (!/[<*{]/.test(path)) return existsSync(path);
  return globSync(path.replaceAll(/<[^>]+>/g, '*')).length > 0;
}

/** `npx staykit ...` as documented: the words before the first flag, and the flags. */
function commands(file: string): { words: string[]; flags: string[] }[] {
  return [...read(file).matchAll(/npx staykit ([^\n`#]+)/g)].map(([, line = '']) => {
    const words = line.trim().split(/\s+/);
    const first = words.findIndex((word) => word.startsWith('--'));
    return {
      words: first < 0 ? words : words.slice(0, first),
      flags: words.filter((word) => word.startsWith('--')),
    };
  });
}

/** Words that mean nothing to a new reader: a hotel is no house, an entry point no door. Code is not looked at. */
const AVOIDED = /\b(house(?! rules)|doors?|stamps?|alive|stuck|told|tells|whoever|unless told)\b/gi;

function avoidedWords(file: string): string[] {
  const prose = read(file)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, '');
  return [...prose.matchAll(AVOIDED)].map(([word]) => word);
}

describe('the documents', () => {
  afterEach(() => vi.restoreAllMocks());

  it('are found', () => {
    expect(pages).toContain('docs/start-here.md');
    expect(pages).toContain('docs/map.md');
    expect(pages).toContain('CONTRIBUTING.md');
  });

  it.each(pages)('%s links only to files that exist', (file) => {
    expect(links(file).filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(pages)('%s links only to headings that exist', (file) => {
    expect(brokenAnchors(file)).toEqual([]);
  });

  it.each(pages)('%s names only paths that exist', (file) => {
    expect(namedPaths(file).filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(pages.filter((page) => !page.startsWith('.changeset/') && page !== 'CHANGELOG.md'))(
    '%s uses the terms of the field',
    (file) => {
      expect(avoidedWords(file)).toEqual([]);
    },
  );

  it.each(pages)('%s names only package scripts that exist', (file) => {
    const scripts = new Set(Object.keys(packageFile.scripts));
    const named = [...read(file).matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, one, two]) => one ?? two ?? '',
    );
    expect(named.filter((name) => !scripts.has(name))).toEqual([]);
  });

  it.each(pages.filter((file) => commands(file).length > 0))(
    '%s shows only commands and flags of staykit that exist',
    async (file) => {
      const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
      const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      for (const { words, flags } of commands(file)) {
        printed.mockClear();
        await runStaykit([...words, '--help']);
        expect(failed.mock.calls, words.join(' ')).toEqual([]);
        for (const flag of flags)
          expect(printed.mock.calls.flat().join('\n'), words.join(' ')).toContain(flag);
      }
    },
    // The first one loads the whole server.
    120_000,
  );

  it('every guide, decision and reference page can be reached by links from the start', () => {
    const seen = new Set<string>();
    const visit = (file: string): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const target of links(file)) {
        if (target.endsWith('.md') && existsSync(target)) visit(target);
        else if (existsSync(target))
          for (const inside of globSync(`${target.replace(/\/$/, '')}/*.md`)) visit(inside);
      }
    };
    visit('docs/start-here.md');
    expect(pages.filter((page) => page.startsWith('docs/') && !seen.has(page))).toEqual([]);
  });

  it('the site has every page in its sidebar, but for decisions, which have a list of their own', () => {
    const named = [...Object.values(GUIDES).flat(), ...REFERENCE].map((file) => `docs/${file}`);
    const wanted = pages.filter(
      (page) => page.startsWith('docs/') && !/^docs\/(decisions\/\d|index|guides\/README)/.test(page),
    );
    expect(named.toSorted()).toEqual(wanted.toSorted());
  });

  it('the map has at least fifty entries, each with a path', () => {
    const rows = read('docs/map.md')
      .split('\n')
      .filter((line) => /^\| (?!to change|-)/.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(50);
    for (const row of rows) expect(row).toMatch(/`[\w.-]+(\/[^`]*|\.\w+)`/);
  });
});
