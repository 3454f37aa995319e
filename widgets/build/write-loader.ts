import { readFileSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { DEFAULT_LOCALE, LOCALES } from '@staykit/values/market/locale.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { textFile, widgetFiles, type BuiltFiles } from '@staykit/elements/built-files.ts';
import { firstAnswer } from '@staykit/elements/element/first-answer.ts';
import type { LoadedFile, LoaderFiles } from '@staykit/elements/loader/staykit.ts';
import { integrityOf } from './release/integrity.ts';
import { VERSION } from './release/version.ts';
import { ROOT, widgetNames } from './widget-names.ts';

/** The files that the loader knows. */
export function loaderFiles(dir: string, built: BuiltFiles): LoaderFiles {
  const files: string[] = [];
  const placeOf = (file: string): number =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const widgets = widgetNames().map((widget) => {
    const texts = LOCALES.map((locale) => {
      return [locale, placeOf(textFile(built, widget, locale))] as const;
    });
    const atOnce = widgetFiles(built, widget).map(placeOf);
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
  const { searchParams } = new URL(
    firstAnswer('https://shop.example', DEFAULT_LOCALE, 1, emptyCriteria(), now),
  );
  for (const name of ['locale', 'size']) searchParams.delete(name);
  return String(searchParams);
}

/** Writes the loader, which knows the files of the build and their hashes, and the ES module of each widget. */
export async function writeLoader(dir: string, built: BuiltFiles): Promise<void> {
  const build = await rolldown({
    input: `${ROOT}widgets/elements/loader/staykit.ts`,
    transform: {
      define: {
        __STAYKIT_FILES__: JSON.stringify(loaderFiles(dir, built)),
        __STAYKIT_SEARCH__: JSON.stringify(firstSearch()),
        __STAYKIT_VERSION__: JSON.stringify(VERSION),
      },
    },
    logLevel: 'silent',
  });
  const file = `${dir}/staykit.js`;
  // A classic script is read in the charset of its page, where the server of the file names none.
  await build.write({ file, format: 'iife', minify: true, comments: false, charset: 'ascii' });
  await build.close();
  for (const widget of widgetNames()) {
    const [entry] = widgetFiles(built, widget);
    writeFileSync(`${dir}/${widget}.js`, `import{define}from"./${entry}";define({url:import.meta.url});\n`);
  }
}

/** The files that a print names: those of the loader, so that they are on their way with the page. */
export const printedFiles = (dir: string): LoaderFiles =>
  loaderFiles(dir, JSON.parse(readFileSync(`${dir}/files.json`, 'utf8')) as BuiltFiles);
