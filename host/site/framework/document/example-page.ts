import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFiles } from '@staykit/elements/built-files.ts';
import { pageLinks } from '@staykit/elements/page-links.ts';

/**
 * An example page as it is served: `{{version}}` and `{{integrity}}` in its text are those of the newest element files in
 * `elements`, and `{{links}}` the links of its head that `staykit embed` prints for the elements on it, for no file in
 * the repository can know what the next build makes of them.
 */
export async function examplePage(html: string, elements: string): Promise<string> {
  const versions = (await readdir(elements)).filter((name) => /^\d/.test(name));
  const version = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  if (version === undefined) throw new Error(`No element files in ${elements}: run "npm run build".`);
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(elements, version, file), 'utf8')) as T;
  const hashes = await read<Record<string, string>>('integrity.json');
  const links = async (): Promise<string> => {
    const widgets = [...html.matchAll(/<stay-([a-z-]+)/g)].map(([, name]) => name!);
    const use = { widgets, locale: 'fr_FR', address: `/elements/${version}` };
    return pageLinks(use, { files: await read<BuiltFiles>('files.json'), hashes }).join('\n    ');
  };
  const values: Record<string, string | undefined> = {
    version,
    integrity: hashes['staykit.js'],
    ...(html.includes('{{links}}') && { links: await links() }),
  };
  return html.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
