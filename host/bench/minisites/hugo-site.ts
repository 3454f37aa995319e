import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installDebian } from '@staykit/testing/provisioning/provide-browser.ts';

/** A partner of the bench. `number` stands in all its names and addresses, and nowhere else; `form`: what its pages are like. */
export interface BenchPartner {
  url: string;
  number: string;
  form: string;
}

/** Whether Hugo is there, after an attempt to install it. */
export function provideHugo(say: (line: string) => void): boolean {
  const works = () => spawnSync('hugo', ['version']).status === 0;
  return works() || (installDebian(['hugo'], say) && works());
}

/** Nothing but pages, printed as they are: Hugo has no lists to make, and escapes nothing. */
const CONFIG = {
  baseURL: '/',
  disableKinds: ['taxonomy', 'term', 'section', 'home', 'RSS', 'sitemap', 'robotsTXT', '404'],
  outputs: { page: ['HTML'] },
  outputFormats: { HTML: { isPlainText: true } },
};

const SHEET = /(theme-[a-z-]+\d+-)([0-9a-f]{10})(?=\.css)/g;

/**
 * Writes a site for Hugo that has the pages of an export: a layout for each page of each form, with the values of a
 * partner left open, and a short file for each page of each partner, as Hugo wants it. The files of a partner that are no
 * pages are there to be copied; shared ones are left out, since an export links them.
 */
export function writeHugoSite(folder: string, exported: string, partners: readonly BenchPartner[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG));
  const pages = new Map<string, string[]>();
  for (const { url, number, form } of partners) {
    const from = join(exported, url);
    let names = pages.get(form);
    if (!names) {
      names = globSync('**/*.html', { cwd: from });
      pages.set(form, names);
      for (const [index, name] of names.entries())
        put(
          join(folder, 'layouts', form, `p${index}.html`),
          readFileSync(join(from, name), 'utf8')
            .replaceAll('{{', '{{ "{{" }}')
            .replaceAll(SHEET, '$1{{ .Params.sheet }}')
            .replaceAll(number, '{{ .Params.number }}'),
        );
    }
    // A partner with the shop's colours has no style sheet of its own.
    const [sheet] = globSync('assets/theme-*.css', { cwd: from });
    const hash = sheet?.slice(-14, -4);
    for (const [index, name] of names.entries())
      put(
        join(folder, 'content', url, `p${index}.html`),
        JSON.stringify({ url: `/${url}/${name}`, type: form, layout: `p${index}`, number, sheet: hash }),
      );
    if (sheet !== undefined) cpSync(join(from, sheet), join(folder, 'static', url, sheet));
    cpSync(join(from, 'assets/partners'), join(folder, 'static', url, 'assets/partners'), {
      recursive: true,
    });
  }
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Builds the site into a folder that is not there yet; gives the milliseconds. */
export function runHugo(folder: string, built: string, say: (line: string) => void): number {
  const began = performance.now();
  const { status, stderr, stdout } = spawnSync('hugo', ['--quiet', '--destination', built], {
    cwd: folder,
    encoding: 'utf8',
  });
  const ms = performance.now() - began;
  if (status !== 0) throw new Error(`hugo ended with ${status}:\n${stdout}${stderr}`);
  say(`Hugo: ${(ms / 1000).toFixed(1)} s`);
  return ms;
}

/** Throws where a page of Hugo is not that of the export, byte for byte. */
export function comparePages(built: string, exported: string, partners: readonly BenchPartner[]): void {
  for (const { url } of partners)
    for (const name of globSync('**/*.html', { cwd: join(exported, url) })) {
      const page = join(built, url, name);
      const same = existsSync(page) && readFileSync(page).equals(readFileSync(join(exported, url, name)));
      if (!same) throw new Error(`${url}/${name} of Hugo is not that of the export.`);
    }
}
