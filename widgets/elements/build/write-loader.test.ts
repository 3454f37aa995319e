import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../../core/market/locale.ts';
import { integrityOf } from './integrity.ts';
import {
  ALONE_ENTRY,
  aloneId,
  fileTable,
  staticFiles,
  textHashes,
  writeLoader,
  type BuiltFiles,
} from './write-loader.ts';

/* A build of invented files, so that the loader can be read without building the widgets. */
const dir = mkdtempSync(join(tmpdir(), 'staykit-loader-'));
const chunks: BuiltFiles = {
  'widgets/elements/search-box.ts': {
    file: 'chunks/search-box.js',
    imports: ['_shared'],
    dynamicImports: ['_lazy'],
  },
  'widgets/elements/results-grid.ts': { file: 'chunks/results-grid.js', imports: ['_shared'] },
  _shared: { file: 'chunks/shared.js', imports: ['_deep'] },
  _deep: { file: 'chunks/deep.js' },
  _lazy: { file: 'chunks/lazy.js' },
  [aloneId('search-box', ALONE_ENTRY)]: { file: 'chunks/start.search-box.js' },
  [aloneId('results-grid', ALONE_ENTRY)]: { file: 'chunks/start.results-grid.js' },
};
let built: BuiltFiles = {};
let folder = '';

beforeAll(async () => {
  mkdirSync(`${dir}/chunks`);
  for (const { file } of Object.values(chunks)) {
    const place = file.includes('/start.') ? '__STAYKIT_TEXT_HASHES__' : JSON.stringify(file);
    writeFileSync(`${dir}/${file}`, `export default ${place}`);
  }
  built = await writeLoader(dir, chunks);
  folder = readdirSync(`${dir}/chunks`).find((name) => !name.includes('.')) ?? '';
});

afterAll(() => rmSync(dir, { recursive: true }));

it('a widget needs its entry and all that the entry imports at once, not what it loads later', () => {
  expect(staticFiles(chunks, 'widgets/elements/search-box.ts')).toEqual([
    'chunks/search-box.js',
    'chunks/shared.js',
    'chunks/deep.js',
  ]);
});

it('chunks, texts and looks stand in one folder that is named by their content', () => {
  expect(folder).toMatch(/^[0-9a-f]{8}$/);
  const files = readdirSync(`${dir}/chunks/${folder}`);
  for (const name of ['search-box', 'lazy', 'search-box.nl_BE', 'results-grid.fr_FR', 'look.magnolia']) {
    expect(files).toContain(`${name}.js`);
  }
  const told = Object.values(built).map(({ file }) => file.replace(`chunks/${folder}/`, ''));
  expect(told.toSorted()).toEqual(files.toSorted());
});

const textsOf = (name: string): string[] => LOCALES.map((locale) => `${name}.${locale}`);

const contentOf = (name: string): string => readFileSync(`${dir}/chunks/${folder}/${name}.js`, 'utf8');
const hashOf = (name: string): string => integrityOf(contentOf(name), 'sha256').replace(/^sha256-|=$/g, '');

it('what starts several widgets knows each file by its hash, and the texts of every locale', () => {
  const { hashes, widgets } = fileTable(dir, built);
  expect(Object.keys(hashes).toSorted()).toEqual(
    [
      'search-box',
      'results-grid',
      'shared',
      'deep',
      ...['search-box', 'results-grid'].flatMap(textsOf),
    ].toSorted(),
  );
  expect(widgets).toEqual({
    'search-box': ['search-box', 'shared', 'deep'],
    'results-grid': ['results-grid', 'shared', 'deep'],
  });
  for (const [name, hash] of Object.entries(hashes)) expect(hash).toBe(hashOf(name));
  expect(brotliCompressSync(contentOf('start.all')).length).toBeLessThan(1400);
});

it('the file that a widget has for itself knows the hashes of its texts', () => {
  const hashes = textHashes(dir, built, 'search-box');
  expect(Object.keys(hashes)).toEqual([...LOCALES]);
  for (const locale of LOCALES) expect(hashes[locale]).toBe(hashOf(`search-box.${locale}`));
  expect(contentOf('start.search-box')).toBe(`export default ${JSON.stringify(hashes)}`);
});

it('the loader carries the hashes of what starts widgets, sets no script source, and stays under 800 bytes', () => {
  const loader = readFileSync(`${dir}/staykit.js`, 'utf8');
  for (const name of ['all', 'search-box', 'results-grid']) expect(loader).toContain(hashOf(`start.${name}`));
  expect(loader).toContain(folder);
  expect(loader).not.toMatch(/\.src\s*=|createElement\(.script|innerHTML|eval/);
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(800);
  expect(readFileSync(`${dir}/search-box.js`, 'utf8')).toContain(`from"./chunks/${folder}/search-box.js"`);
});
