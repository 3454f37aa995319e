import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { LOCALES } from '../../core/market/locale.ts';
import type { FileTable } from '../loader/manifest.ts';
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

/** What the manifest module tells the browser: files with their hashes, and who needs which. */
export function fileTable(dir: string, built: BuiltFiles): FileTable {
  const files: [string, string][] = [];
  const place = (file: string): number => {
    const name = file.replace(/^chunks\//, '');
    const known = files.findIndex(([one]) => one === name);
    const hash = integrityOf(readFileSync(`${dir}/${file}`), 'sha256').replace('sha256-', '');
    return known < 0 ? files.push([name, hash]) - 1 : known;
  };
  const all = readdirSync(`${dir}/chunks`);
  const widgets: Record<string, number[]> = {};
  for (const name of widgetNames()) {
    widgets[name] = staticFiles(built, `widgets/elements/${name}.ts`).map(place);
    for (const locale of LOCALES) {
      const texts = all.find((file) => file.startsWith(`${name}.${locale}-`));
      if (!texts) throw new Error(`The element build has no texts of ${name} in ${locale}.`);
      place(`chunks/${texts}`);
    }
  }
  return { files, widgets };
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

/** Writes the manifest module, the loader that knows its hash, and the ES module of each widget. */
export async function writeLoader(dir: string, built: BuiltFiles): Promise<void> {
  const manifest = await bundle('widgets/elements/loader/manifest.ts', 'es', {
    __STAYKIT_FILES__: JSON.stringify(fileTable(dir, built)),
  });
  const name = `manifest-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}.js`;
  writeFileSync(`${dir}/chunks/${name}`, manifest);
  const loader = await bundle('widgets/elements/loader/staykit.ts', 'iife', {
    __STAYKIT_MANIFEST__: JSON.stringify(`chunks/${name}`),
    __STAYKIT_MANIFEST_HASH__: JSON.stringify(integrityOf(manifest, 'sha256')),
  });
  writeFileSync(`${dir}/staykit.js`, `${loader}\n`);
  for (const widget of widgetNames()) {
    const entry = built[`widgets/elements/${widget}.ts`]?.file;
    if (!entry) throw new Error(`The element build has no widgets/elements/${widget}.ts.`);
    writeFileSync(`${dir}/${widget}.js`, `import{define}from"./${entry}";define({url:import.meta.url});\n`);
  }
}
