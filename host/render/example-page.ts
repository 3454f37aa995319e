import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * An example as it is sent: `{{version}}` and `{{integrity}}` in its text are those of the newest element files in
 * `elements`, for no file in the repository can know what the next build makes of them.
 */
export async function examplePage(html: string, elements: string): Promise<string> {
  const versions = (await readdir(elements)).filter((name) => /^\d/.test(name));
  const version = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1);
  if (version === undefined)
    throw new Error(`There are no element files in ${elements}: run "npm run build".`);
  const hashes = JSON.parse(await readFile(join(elements, version, 'integrity.json'), 'utf8')) as Record<
    string,
    string
  >;
  const values: Record<string, string | undefined> = { version, integrity: hashes['staykit.js'] };
  return html.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
