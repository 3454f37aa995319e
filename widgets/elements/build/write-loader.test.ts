import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../../core/market/locale.ts';
import { integrityOf } from './integrity.ts';
import { HASHES_PLACE } from './stay-modules.ts';
import {
  ALONE_ENTRY,
  aloneId,
  fileTable,
  staticFiles,
  textHashes,
  writeLoader,
  type BuiltFiles,
} from './write-loader.ts';
import { KNOWN_TO_LOADER, widgetNames } from './widget-names.ts';

/* A build of invented files, so that the loader can be read without building the widgets. */
const dir = mkdtempSync(join(tmpdir(), 'staykit-loader-'));
const NAMES = widgetNames();
const chunks: BuiltFiles = {
  ...Object.fromEntries(
    NAMES.flatMap((name) => [
      [
        `widgets/elements/${name}.ts`,
        { file: `chunks/${name}.js`, imports: ['_shared'], dynamicImports: ['_lazy'] },
      ],
      [aloneId(name, ALONE_ENTRY), { file: `chunks/start.${name}.js` }],
    ]),
  ),
  _shared: { file: 'chunks/shared.js', imports: ['_deep'] },
  _deep: { file: 'chunks/deep.js' },
  _lazy: { file: 'chunks/lazy.js' },
};
let built: BuiltFiles = {};
let folder = '';

beforeAll(async () => {
  mkdirSync(`${dir}/chunks`);
  for (const { file } of Object.values(chunks)) {
    const isWidget = NAMES.some((name) => file.endsWith(`${name}.js`));
    const place = isWidget ? HASHES_PLACE : JSON.stringify(file);
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

const contentOf = (name: string): string => readFileSync(`${dir}/chunks/${folder}/${name}.js`, 'utf8');
const hashOf = (name: string): string => integrityOf(contentOf(name), 'sha256').replace(/^sha256-|=$/g, '');

it('what starts several widgets knows by its hash each file, and what starts one that the loader does not know', () => {
  const { hashes, widgets } = fileTable(dir, built);
  const others = NAMES.filter((name) => !KNOWN_TO_LOADER.includes(name)).map((name) => `start.${name}`);
  expect(Object.keys(hashes).toSorted()).toEqual([...NAMES, ...others, 'shared', 'deep'].toSorted());
  expect(widgets).toEqual(Object.fromEntries(NAMES.map((name) => [name, [name, 'shared', 'deep']])));
  for (const [name, hash] of Object.entries(hashes)) expect(hash).toBe(hashOf(name));
  expect(brotliCompressSync(contentOf('start.all')).length).toBeLessThanOrEqual(1400);
});

it('the files of a widget know the hashes of its texts', () => {
  const hashes = textHashes(dir, built, 'search-box');
  expect(Object.keys(hashes)).toEqual([...LOCALES]);
  for (const locale of LOCALES) expect(hashes[locale]).toBe(hashOf(`search-box.${locale}`));
  for (const file of ['start.search-box', 'search-box'])
    expect(contentOf(file)).toBe(`export default ${JSON.stringify(hashes)}`);
});

it('the loader carries the hashes of what starts widgets, sets no script source, and stays under 800 bytes', () => {
  const loader = readFileSync(`${dir}/staykit.js`, 'utf8');
  for (const name of ['all', ...KNOWN_TO_LOADER]) expect(loader).toContain(hashOf(`start.${name}`));
  expect(loader).toContain(folder);
  expect(loader).not.toMatch(/\.src\s*=|createElement\(.script|innerHTML|eval/);
  expect(brotliCompressSync(loader).length).toBeLessThanOrEqual(800);
  expect(readFileSync(`${dir}/search-box.js`, 'utf8')).toContain(`from"./chunks/${folder}/search-box.js"`);
});
