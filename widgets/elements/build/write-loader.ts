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
import { lookModule, textNumbers, textsOf } from './stay-modules.ts';
import { ROOT, widgetNames } from './widget-names.ts';

/** One file of Vite's manifest. */
export interface BuiltFile {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** Vite's manifest of the element build: source or chunk id to built file. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

const entryOf = (widget: string): string => `widgets/elements/${widget}.ts`;

/** Where the files of a widget that shares none are told: `alone/search-box/widgets/…`. */
export const aloneId = (widget: string, id: string): string => `alone/${widget}/${id}`;
const nameOf = (file: string): string => file.replace(/^.*\/|\.js$/g, '');

/** The manifest entry of a widget, and all that it imports at once. */
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

/** What the manifest module tells the browser: files with their hashes, and who needs which. */
export function fileTable(dir: string, folder: string, built: BuiltFiles): FileTable {
  const hashes: Record<string, string> = {};
  const widgets: Record<string, string[]> = {};
  const place = (file: string): string => {
    const hash = integrityOf(readFileSync(`${dir}/${file}`), 'sha256').replace(/^sha256-|=$/g, '');
    hashes[nameOf(file)] = hash;
    return nameOf(file);
  };
  for (const widget of widgetNames()) {
    const [entry, ...imports] = staticFiles(built, entryOf(widget)).map(place);
    if (entry !== widget) throw new Error(`The element build has no ${entryOf(widget)}.`);
    widgets[widget] = imports;
    const [alone, ...more] = staticFiles(built, aloneId(widget, entryOf(widget))).map(place);
    if (alone !== `${widget}.alone` || more.length > 0)
      throw new Error(`The element build has no file of ${widget} alone.`);
    for (const locale of LOCALES) {
      const texts = built[`virtual:staykit-texts/${widget}/${locale}`];
      if (!texts) throw new Error(`The element build has no texts of ${widget} in ${locale}.`);
      place(texts.file);
    }
  }
  return { folder, hashes, widgets };
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
  const build = await rolldown({ input: `${ROOT}${source}`, transform: { define }, logLevel: 'silent' });
  const { output } = await build.generate({ format, minify: true, comments: false });
  await build.close();
  return output[0].code.trim();
}

/**
 * Writes texts and looks beside the chunks, gives all of them their folder, and writes the manifest module, the loader
 * that knows its hash, and the ES module of each widget. Gives what Vite's manifest says of the files now.
 */
export async function writeLoader(dir: string, chunks: BuiltFiles): Promise<BuiltFiles> {
  const { folder, built } = moveChunks(dir, { ...chunks, ...writeModules(dir) });
  const manifest = await bundle('widgets/elements/loader/manifest.ts', 'es', {
    __STAYKIT_FILES__: JSON.stringify(fileTable(dir, folder, built)),
  });
  const name = `manifest-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}.js`;
  writeFileSync(`${dir}/chunks/${name}`, manifest);
  const { widgets } = fileTable(dir, folder, built);
  const loader = await bundle('widgets/elements/loader/staykit.ts', 'iife', {
    __STAYKIT_EARLY__: JSON.stringify([folder, widgets, firstSearch()]),
    __STAYKIT_MANIFEST__: JSON.stringify(`chunks/${name}`),
    __STAYKIT_MANIFEST_HASH__: JSON.stringify(integrityOf(manifest, 'sha256')),
  });
  writeFileSync(`${dir}/staykit.js`, `${loader}\n`);
  for (const widget of widgetNames()) {
    const entry = built[entryOf(widget)]?.file;
    writeFileSync(`${dir}/${widget}.js`, `import{define}from"./${entry}";define({url:import.meta.url});\n`);
  }
  return built;
}
