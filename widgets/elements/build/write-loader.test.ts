import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../../core/market/locale.ts';
import { integrityOf } from './integrity.ts';
import { fileTable, staticFiles, writeLoader, type BuiltFiles } from './write-loader.ts';

/* A build of invented files, so that the loader can be read without building the widgets. */
const dir = mkdtempSync(join(tmpdir(), 'staykit-loader-'));
const built: BuiltFiles = {
  'widgets/elements/search-box.ts': {
    file: 'chunks/search-box-1.js',
    imports: ['_shared'],
    dynamicImports: ['_lazy'],
  },
  'widgets/elements/results-grid.ts': { file: 'chunks/results-grid-1.js', imports: ['_shared'] },
  _shared: { file: 'chunks/shared-1.js', imports: ['_deep'] },
  _deep: { file: 'chunks/deep-1.js' },
  _lazy: { file: 'chunks/lazy-1.js' },
};
const texts = ['search-box', 'results-grid'].flatMap((name) =>
  LOCALES.map((one) => `chunks/${name}.${one}-1.js`),
);

beforeAll(() => {
  mkdirSync(`${dir}/chunks`);
  for (const file of [...Object.values(built).map((one) => one.file), ...texts]) {
    writeFileSync(`${dir}/${file}`, `export default ${JSON.stringify(file)}`);
  }
});

afterAll(() => rmSync(dir, { recursive: true }));

it('a widget needs its entry and all that the entry imports at once, not what it loads later', () => {
  expect(staticFiles(built, 'widgets/elements/search-box.ts')).toEqual([
    'chunks/search-box-1.js',
    'chunks/shared-1.js',
    'chunks/deep-1.js',
  ]);
});

it('the manifest knows each file once, with its hash, and the texts of every locale', () => {
  const { files, widgets } = fileTable(dir, built);
  const names = files.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(texts.map((file) => file.replace('chunks/', ''))));
  for (const [name, hash] of files) {
    expect(`sha256-${hash}`).toBe(integrityOf(readFileSync(`${dir}/chunks/${name}`), 'sha256'));
  }
  const needs = (widget: string) => widgets[widget]?.map((place) => names[place]);
  expect(needs('search-box')).toEqual(['search-box-1.js', 'shared-1.js', 'deep-1.js']);
  expect(needs('results-grid')).toEqual(['results-grid-1.js', 'shared-1.js', 'deep-1.js']);
});

it('the loader carries the hash of the manifest, sets no script source, and stays under 800 bytes', async () => {
  await writeLoader(dir, built);
  const loader = readFileSync(`${dir}/staykit.js`, 'utf8');
  const manifest = readdirSync(`${dir}/chunks`).find((file) => file.startsWith('manifest-'));
  expect(loader).toContain(integrityOf(readFileSync(`${dir}/chunks/${manifest}`), 'sha256'));
  expect(loader).toContain(`chunks/${manifest}`);
  expect(loader).not.toMatch(/\.src\s*=|createElement\(.script|innerHTML|eval/);
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(800);
  expect(readFileSync(`${dir}/search-box.js`, 'utf8')).toMatch(/from"\.\/chunks\/search-box-1\.js"/);
});
