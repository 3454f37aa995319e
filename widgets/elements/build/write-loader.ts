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

/** The manifest of pages that hold several widgets. */
const ALL = 'all';
const MANIFESTS = [...widgetNames(), ALL];

/** Where the manifest of a widget, or of `all`, is told. */
export const manifestId = (own: string): string => `virtual:staykit-manifest/${own}`;
const nameOf = (file: string): string => file.replace(/^.*\/|\.js$/g, '');

/** The base64 of a sha256, without the sign that always ends it. */
const bareHash = (content: string | Uint8Array): string =>
  integrityOf(content, 'sha256').replace(/^sha256-|=$/g, '');

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

/**
 * What a manifest tells the browser: the files of a widget that has the page to itself, or of `all`, with their hashes.
 */
export function fileTable(dir: string, built: BuiltFiles, own: string): FileTable {
  const hashes: Record<string, string> = {};
  const place = (file: string): string => {
    hashes[nameOf(file)] = bareHash(readFileSync(`${dir}/${file}`));
    return nameOf(file);
  };
  const filesOf = (widget: string): string[] => {
    const entry = entryOf(widget);
    const files = staticFiles(built, own === ALL ? entry : aloneId(widget, entry)).map(place);
    if (files[0] !== (own === ALL ? widget : `${widget}.alone`) || (own !== ALL && files.length > 1))
      throw new Error(`The element build has no ${entry} for the manifest of ${own}.`);
    for (const locale of LOCALES) {
      const texts = built[`virtual:staykit-texts/${widget}/${locale}`];
      if (!texts) throw new Error(`The element build has no texts of ${widget} in ${locale}.`);
      place(texts.file);
    }
    return files;
  };
  const loaded = own === ALL ? widgetNames() : [own];
  const widgets = Object.fromEntries(loaded.map((widget) => [widget, filesOf(widget)]));
  return { own, names: widgetNames(), hashes, widgets };
}

/** Writes the manifests beside the chunks; told as Vite tells its own files. */
async function writeManifests(dir: string, built: BuiltFiles): Promise<BuiltFiles> {
  const told: Record<string, BuiltFile> = {};
  for (const own of MANIFESTS) {
    const files = fileTable(dir, built, own);
    const file = `chunks/manifest.${own}.js`;
    const code = await bundle('manifest.ts', 'es', { __STAYKIT_FILES__: JSON.stringify(files) });
    writeFileSync(`${dir}/${file}`, code);
    told[manifestId(own)] = { file };
  }
  return told;
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
 * Writes texts, looks and manifests beside the chunks, gives all of them their folder, and writes the loader, which
 * knows the hashes of the manifests, and the ES module of each widget. Gives what Vite's manifest says of the files now.
 */
export async function writeLoader(dir: string, chunks: BuiltFiles): Promise<BuiltFiles> {
  const beside = { ...chunks, ...writeModules(dir) };
  const { folder, built } = moveChunks(dir, { ...beside, ...(await writeManifests(dir, beside)) });
  const hashes = MANIFESTS.map((own) => {
    const { file } = built[manifestId(own)] ?? {};
    return [own, bareHash(readFileSync(`${dir}/${file}`))];
  });
  const files = [folder, Object.fromEntries(hashes), sharedFiles(built), firstSearch()];
  const loader = await bundle('staykit.ts', 'iife', { __STAYKIT_FILES__: JSON.stringify(files) });
  writeFileSync(`${dir}/staykit.js`, `${loader}\n`);
  for (const widget of widgetNames()) {
    const entry = built[entryOf(widget)]?.file;
    writeFileSync(`${dir}/${widget}.js`, `import{define}from"./${entry}";define({url:import.meta.url});\n`);
  }
  return built;
}
