import { readFileSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import type { PlainDate } from '../../core/dates/plain-date.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../core/market/locale.ts';
import { emptyCriteria } from '../../core/search/empty-criteria.ts';
import { searchParams } from '../../core/search/search-params.ts';
import type { LoadedFile, LoaderFiles } from '../loader/staykit.ts';
import { integrityOf } from './integrity.ts';
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

/** The built file of a source, and after it all that it imports at once. */
export function staticFiles(built: BuiltFiles, id: string): string[] {
  const files = new Set<string>();
  const walk = (one: string): void => {
    const entry = built[one];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(walk);
  };
  walk(id);
  if (files.size === 0) throw new Error(`The element build has no ${id}.`);
  return [...files];
}

/** The files that the loader knows. */
export function loaderFiles(dir: string, built: BuiltFiles): LoaderFiles {
  const files: string[] = [];
  const placeOf = (file: string): number =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const widgets = widgetNames().map((widget) => {
    const texts = LOCALES.map((locale) => {
      const [file = ''] = staticFiles(built, `virtual:staykit-texts/${widget}/${locale}`);
      return [locale, placeOf(file)] as const;
    });
    const atOnce = staticFiles(built, entryOf(widget)).map(placeOf);
    return [widget, { atOnce, texts: Object.fromEntries(texts) }] as const;
  });
  const loaded = (file: string): LoadedFile => [
    file.replace('chunks/', ''),
    integrityOf(readFileSync(`${dir}/${file}`), 'sha256').replace('sha256-', ''),
  ];
  return { files: files.map(loaded), widgets: Object.fromEntries(widgets) };
}

/** The search of a grid that states none, as its client writes it: without locale and size. */
function firstSearch(): string {
  const now = { date: '2000-01-01' as PlainDate, time: '00:00:00' };
  const { locale: _locale, ...rest } = searchParams(emptyCriteria(), DEFAULT_LOCALE, now);
  return String(new URLSearchParams(rest));
}

/** Writes the loader, which knows the files of the build and their hashes, and the ES module of each widget. */
export async function writeLoader(dir: string, built: BuiltFiles): Promise<void> {
  const build = await rolldown({
    input: `${ROOT}widgets/elements/loader/staykit.ts`,
    transform: {
      define: {
        __STAYKIT_FILES__: JSON.stringify(loaderFiles(dir, built)),
        __STAYKIT_SEARCH__: JSON.stringify(firstSearch()),
      },
    },
    logLevel: 'silent',
  });
  await build.write({ file: `${dir}/staykit.js`, format: 'iife', minify: true, comments: false });
  await build.close();
  for (const widget of widgetNames()) {
    const entry = built[entryOf(widget)]!.file;
    writeFileSync(`${dir}/${widget}.js`, `import{define}from"./${entry}";define({url:import.meta.url});\n`);
  }
}
