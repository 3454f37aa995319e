import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { integrityOf } from './release/integrity.ts';
import { widgetFiles, type BuiltFiles } from '@staykit/elements/built-files.ts';
import { loaderFiles, writeLoader } from './write-loader.ts';
import { widgetNames } from './widget-names.ts';

/* A build of invented files, so that the loader can be read without building the widgets. */
const dir = mkdtempSync(join(tmpdir(), 'staykit-loader-'));
const NAMES = widgetNames();
const built: BuiltFiles = {
  ...Object.fromEntries(
    NAMES.flatMap((name) => [
      [
        `widgets/elements/${name}.ts`,
        { file: `chunks/${name}.js`, imports: ['_shared'], dynamicImports: ['_lazy'] },
      ],
      ...LOCALES.map((locale) => [
        `virtual:staykit-texts/${name}/${locale}`,
        { file: `chunks/${name}.${locale}.js` },
      ]),
    ]),
  ),
  _shared: { file: 'chunks/shared.js', imports: ['_deep'] },
  _deep: { file: 'chunks/deep.js' },
  _lazy: { file: 'chunks/lazy.js' },
};

beforeAll(async () => {
  mkdirSync(`${dir}/chunks`);
  for (const { file } of Object.values(built)) writeFileSync(`${dir}/${file}`, `export default '${file}'`);
  await writeLoader(dir, built);
});

afterAll(() => rmSync(dir, { recursive: true }));

it('the loader says the same in any charset of its page', () => {
  expect(readFileSync(`${dir}/staykit.js`).filter((byte) => byte > 127)).toHaveLength(0);
});

const hashOf = (name: string): string =>
  integrityOf(readFileSync(`${dir}/chunks/${name}.js`), 'sha256').replace('sha256-', '');

it('a widget needs its entry and all that the entry imports at once, not what it loads later', () => {
  expect(widgetFiles(built, 'search-box')).toEqual([
    'chunks/search-box.js',
    'chunks/shared.js',
    'chunks/deep.js',
  ]);
});

it('the loader knows by its hash each file that a widget needs at once, and its texts in every locale', () => {
  const { files, widgets } = loaderFiles(dir, built);
  expect(Object.keys(widgets)).toEqual(NAMES);
  const { atOnce, texts } = widgets['search-box']!;
  expect(atOnce.map((place) => files[place])).toEqual(
    ['search-box', 'shared', 'deep'].map((name) => [`${name}.js`, hashOf(name)]),
  );
  expect(Object.keys(texts)).toEqual([...LOCALES]);
  expect(files[texts['nl_BE']!]).toEqual(['search-box.nl_BE.js', hashOf('search-box.nl_BE')]);
  expect(files).toHaveLength(NAMES.length * (LOCALES.length + 1) + 2);
});

it('the loader sets no script source and asks for no file that only opens later', () => {
  const loader = readFileSync(`${dir}/staykit.js`, 'utf8');
  for (const name of [...NAMES, 'shared', 'search-box.fr_FR']) expect(loader).toContain(hashOf(name));
  expect(loader).not.toContain('lazy.js');
  expect(loader).not.toMatch(/\.src\s*=|createElement\(.script|innerHTML|eval/);
  expect(readFileSync(`${dir}/search-box.js`, 'utf8')).toContain('from"./chunks/search-box.js"');
});
