import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { THEMES } from '../../../themes/registry.ts';
import type { PlainDate } from '../../core/dates/plain-date.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../core/market/locale.ts';
import { emptyCriteria } from '../../core/search/empty-criteria.ts';
import { searchParams } from '../../core/search/search-params.ts';
import type { FileTable } from '../loader/manifest.ts';
import { integrityOf } from './integrity.ts';
import { packTexts } from './short-texts.ts';
import { HASHES_PLACE, lookModule, textNumbers, textsOf } from './stay-modules.ts';
import { KNOWN_TO_LOADER, ROOT, widgetNames } from './widget-names.ts';

/** One file of Vite's manifest. */
export interface BuiltFile {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** Vite's manifest of the element build: source or chunk id to built file. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

const entryOf = (widget: string): string => `widgets/elements/${widget}.ts`;

/** The entry of a widget that has a page to itself. */
export const ALONE_ENTRY = 'widgets/elements/loader/alone.ts';

/** Where the files of a widget that shares none are told: `alone/search-box/widgets/…`. */
export const aloneId = (widget: string, id: string): string => `alone/${widget}/${id}`;

/** Where the file that starts several widgets is told. */
const ALL_ID = 'virtual:staykit-start/all';
const ALL_FILE = 'chunks/start.all.js';
const nameOf = (file: string): string => file.replace(/^.*\/|\.js$/g, '');

/** The base64 of a sha256, without the sign that always ends it. */
const bareHash = (content: string | Uint8Array): string =>
  integrityOf(content, 'sha256').replace(/^sha256-|=$/g, '');

/** The built file of a source, and all that it imports at once. */
export function staticFiles(built: BuiltFiles, id: string): string[] {
  const files = new Set<string>();
  const walk = (one: string): void => {
    const entry = built[one];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(walk);
  };
  walk(id);
  return [...files];
}

/** Texts and looks beside the chunks, under names that a chunk can tell without a table; told as Vite tells its own. */
function writeModules(dir: string): BuiltFiles {
  const modules: Record<string, string> = {};
  const numbers = textNumbers();
  for (const widget of widgetNames()) {
    for (const locale of LOCALES)
      modules[`texts/${widget}/${locale}`] = packTexts(textsOf(widget, locale), numbers);
  }
  for (const name of THEMES.keys()) modules[`theme/${name}`] = lookModule(name) ?? '';
  const written = Object.entries(modules).map(([id, code]) => {
    const file = `chunks/${id.replace('texts/', '').replace('theme/', 'look.').replace('/', '.')}.js`;
    writeFileSync(`${dir}/${file}`, code);
    return [`virtual:staykit-${id}`, { file }] as const;
  });
  return Object.fromEntries(written);
}

/** Moves the chunks into a folder that is named by the hash of all, so that each address keeps its content for ever. */
function moveChunks(dir: string, built: BuiltFiles): { folder: string; built: BuiltFiles } {
  const hash = createHash('sha256');
  const files = readdirSync(`${dir}/chunks`).toSorted();
  for (const file of files) hash.update(file).update(readFileSync(`${dir}/chunks/${file}`));
  const folder = hash.digest('hex').slice(0, 8);
  mkdirSync(`${dir}/chunks/${folder}`);
  for (const file of files) renameSync(`${dir}/chunks/${file}`, `${dir}/chunks/${folder}/${file}`);
  const moved = Object.entries(built).map(([id, entry]) => [
    id,
    { ...entry, file: entry.file.replace('chunks/', `chunks/${folder}/`) },
  ]);
  return { folder, built: Object.fromEntries(moved) as BuiltFiles };
}

/** The hashes of a widget's texts by their locale. */
export function textHashes(dir: string, built: BuiltFiles, widget: string): Record<string, string> {
  const hashes = LOCALES.map((locale) => {
    const texts = built[`virtual:staykit-texts/${widget}/${locale}`];
    if (!texts) throw new Error(`The element build has no texts of ${widget} in ${locale}.`);
    return [locale, bareHash(readFileSync(`${dir}/${texts.file}`))] as const;
  });
  return Object.fromEntries(hashes);
}

/** The file that starts a widget by itself. */
function aloneFile(built: BuiltFiles, widget: string): string {
  const [file, ...others] = staticFiles(built, aloneId(widget, ALONE_ENTRY));
  if (file === undefined || others.length > 0)
    throw new Error(`The element build has ${others.length + 1} files for ${widget} alone, not one.`);
  return file;
}

/** What the browser is told where widgets share files: those of each widget, and of what starts one alone that the loader does not know, with their hashes. */
export function fileTable(dir: string, built: BuiltFiles): FileTable {
  const hashes: Record<string, string> = {};
  const widgets: Record<string, string[]> = {};
  for (const widget of widgetNames()) {
    const files = staticFiles(built, entryOf(widget));
    if (files.length === 0) throw new Error(`The element build has no ${entryOf(widget)}.`);
    widgets[widget] = files.map(nameOf);
    if (!KNOWN_TO_LOADER.includes(widget)) files.push(aloneFile(built, widget));
    for (const file of files) hashes[nameOf(file)] = bareHash(readFileSync(`${dir}/${file}`));
  }
  return { hashes, widgets };
}

/** Tells a file that asks for the texts of a widget their hashes. */
function tellHashes(dir: string, built: BuiltFiles, widget: string, file: string): void {
  const parts = readFileSync(`${dir}/${file}`, 'utf8').split(HASHES_PLACE);
  if (parts.length !== 2) throw new Error(`${file} has no place for the hashes of its texts.`);
  writeFileSync(`${dir}/${file}`, parts.join(JSON.stringify(textHashes(dir, built, widget))));
}

/**
 * The files that start widgets: `all`, which is written here, and of a widget that has a page to itself its own, where
 * the loader knows it.
 */
async function writeStarts(dir: string, built: BuiltFiles): Promise<Record<string, string>> {
  const own: Record<string, string> = {};
  for (const widget of widgetNames()) {
    const alone = aloneFile(built, widget);
    for (const file of [alone, built[entryOf(widget)]?.file ?? '']) tellHashes(dir, built, widget, file);
    if (KNOWN_TO_LOADER.includes(widget)) own[widget] = alone;
  }
  const files = JSON.stringify(fileTable(dir, built));
  writeFileSync(`${dir}/${ALL_FILE}`, await bundle('manifest.ts', 'es', { __STAYKIT_FILES__: files }));
  return { ...own, all: ALL_FILE };
}

/** The files that every widget shares with the others. */
function sharedFiles(built: BuiltFiles): string[] {
  const [shared, ...others] = widgetNames().map((widget) =>
    staticFiles(built, entryOf(widget)).slice(1).map(nameOf),
  );
  if (!shared || others.some((files) => files.join() !== shared.join()))
    throw new Error('The widgets of the element build do not share the same files.');
  return shared;
}

/** The search of a grid that states none, as its client writes it: without locale and size. */
function firstSearch(): string {
  const now = { date: '2000-01-01' as PlainDate, time: '00:00:00' };
  const { locale: _locale, ...rest } = searchParams(emptyCriteria(), DEFAULT_LOCALE, now);
  return String(new URLSearchParams(rest));
}

async function bundle(
  source: string,
  format: 'es' | 'iife',
  define: Record<string, string>,
): Promise<string> {
  const input = `${ROOT}widgets/elements/loader/${source}`;
  const build = await rolldown({ input, transform: { define }, logLevel: 'silent' });
  const { output } = await build.generate({ format, minify: true, comments: false });
  await build.close();
  return output[0].code.trim();
}

/**
 * Writes texts, looks and the start of several widgets beside the chunks, gives all of them their folder, and writes the
 * loader, which knows the hashes of the files that start, and the ES module of each widget. Gives what Vite's manifest says of the files now.
 */
export async function writeLoader(dir: string, chunks: BuiltFiles): Promise<BuiltFiles> {
  const beside = { ...chunks, ...writeModules(dir) };
  const starts = await writeStarts(dir, beside);
  const unknown = widgetNames().map((name) => [name, 0] as const);
  const known = Object.entries(starts).map(
    ([name, file]) => [name, bareHash(readFileSync(`${dir}/${file}`))] as const,
  );
  const { folder, built } = moveChunks(dir, { ...beside, [ALL_ID]: { file: ALL_FILE } });
  const loader = await bundle('staykit.ts', 'iife', {
    __STAYKIT_FOLDER__: JSON.stringify(folder),
    __STAYKIT_HASHES__: JSON.stringify(Object.fromEntries([...unknown, ...known])),
    __STAYKIT_SHARED__: JSON.stringify(sharedFiles(built)),
    __STAYKIT_SEARCH__: JSON.stringify(firstSearch()),
  });
  writeFileSync(`${dir}/staykit.js`, `${loader}\n`);
  for (const widget of widgetNames()) {
    const entry = built[entryOf(widget)]?.file;
    writeFileSync(`${dir}/${widget}.js`, `import{define}from"./${entry}";define({url:import.meta.url});\n`);
  }
  return built;
}
