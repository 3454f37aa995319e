import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newPartnerFiles } from '../cli/partner/new-partner.ts';
import { MINISITE_LOCALES } from '@staykit/partners/partner-schema.ts';
import type { Bench } from './figure.ts';

/** Partners of a run. */
const PARTNERS = 200;
/** Hotels behind their pages: enough for full pages of results. */
const HOTELS = 400;
/** A changed partner is built within this. */
const BAR_ONE_MS = 1000;

/** Runs the built command line; gives what it printed. */
function staykit(dataDir: string, ...words: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['dist/host/staykit.js', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`staykit ${words.join(' ')} ended with ${code}:\n${output}`)),
    );
  });
}

/** Milliseconds that the exports took, without opening the database. */
function exportTime(output: string): { written: number; ms: number } {
  const [, written, ms] = /(\d+) of them written, in (\d+) ms/.exec(output) ?? [];
  if (written === undefined || ms === undefined)
    throw new Error(`No time in the output of the build:\n${output}`);
  return { written: Number(written), ms: Number(ms) };
}

function inventPartners(folder: string): void {
  for (let number = 1; number <= PARTNERS; number += 1) {
    const url = `magazine-${number}`;
    const locale = MINISITE_LOCALES[number % MINISITE_LOCALES.length] ?? 'fr_FR';
    mkdirSync(join(folder, url), { recursive: true });
    const files = newPartnerFiles({ id: 5000 + number, url, locale, name: `Magazine ${number}` });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, url, name), text);
  }
}

/** Writes the very same files to another folder, as quickly as Node can: what no build can be faster than. */
async function justWrite(from: string, to: string): Promise<{ ms: number; files: number; bytes: number }> {
  const sites = readdirSync(from).map((site) =>
    readdirSync(join(from, site), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return { name: file.slice(from.length), body: readFileSync(file) };
      }),
  );
  const began = performance.now();
  for (const files of sites) {
    for (const folder of new Set(files.map(({ name }) => dirname(join(to, name)))))
      await mkdir(folder, { recursive: true });
    await Promise.all(files.map(({ name, body }) => writeFile(join(to, name), body)));
  }
  const ms = performance.now() - began;
  const all = sites.flat();
  return { ms, files: all.length, bytes: all.reduce((sum, { body }) => sum + body.length, 0) };
}

/** The static export of many partners, beside writing the same files; then with one of them changed. */
export const minisitesBench: Bench = {
  name: 'minisites',
  async run({ say }) {
    const top = mkdtempSync(join(tmpdir(), 'staykit-minisites-'));
    const [partners, out, data] = [join(top, 'partners'), join(top, 'out'), join(top, 'data')];
    const build = async () =>
      exportTime(
        await staykit(
          data,
          'partner',
          'build',
          '--folder',
          partners,
          '--out',
          out,
          '--api',
          'https://shop.example',
        ),
      );
    try {
      inventPartners(partners);
      say(`a catalogue of ${HOTELS} hotels ...`);
      await staykit(data, 'catalogue', 'generate', '--hotels', String(HOTELS));
      say(`${PARTNERS} partners ...`);
      const all = await build();
      const bare = await justWrite(out, join(top, 'written'));
      writeFileSync(join(partners, 'magazine-7/legal.txt'), 'Un autre texte.\n');
      say('one changed partner ...');
      const one = await build();
      if (all.written !== PARTNERS || one.written !== 1)
        throw new Error(`Wrote ${all.written} minisites, then ${one.written}.`);
      say(`${bare.files} files, ${(bare.bytes / 1e6).toFixed(0)} MB`);
      const figure = { bench: 'minisites' } as const;
      return [
        {
          ...figure,
          name: `${PARTNERS} partners, a partner`,
          value: all.ms / PARTNERS,
          unit: 'ms',
          anchor: 'Hugo 7.5 s, Eleventy 8.4 s, Astro 9.5 s for 1,000 partners of 4 pages of 9 KB',
        },
        {
          ...figure,
          name: 'the same files just written, a partner',
          value: bare.ms / PARTNERS,
          unit: 'ms',
          anchor: 'same run',
        },
        {
          ...figure,
          name: 'build against just writing',
          value: all.ms / bare.ms,
          unit: 'x',
          anchor: 'Hugo / writing: 15-21 x',
        },
        {
          ...figure,
          name: `one changed partner of ${PARTNERS}`,
          value: one.ms,
          unit: 'ms',
          bar: BAR_ONE_MS,
          anchor: 'goal 200 ms',
        },
      ];
    } finally {
      rmSync(top, { recursive: true, force: true });
    }
  },
};
