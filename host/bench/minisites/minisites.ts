import { spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINISITE_LOCALES } from '@staykit/partners/partner-schema.ts';
import { newPartnerFiles } from '../../cli/partner/new-partner.ts';
import { quartiles, type Bench, type Figure } from '../figure.ts';
import { comparePages, provideHugo, runHugo, writeHugoSite, type BenchPartner } from './hugo-site.ts';
import { watchMemory } from './group-memory.ts';

/** Partners of a run. */
const PARTNERS = 1000;
/** Hotels behind their pages: enough for full pages of results. */
const HOTELS = 400;
/** Runs of the export and of Hugo, one after the other, unless `--pairs` says how many. */
const PAIRS = 5;
/** A changed partner is built within this. */
const BAR_ONE_MS = 1000;
const BAR_MEMORY_MB = 400;
const BAR_HUGO = 0.7;

const LAYOUTS = [undefined, 'magazine', 'shop', 'brochure'] as const;

interface Ran {
  output: string;
  ms: number;
  /** The most memory that it had, with all that it started. */
  mb: number;
}

/** Runs the built command line. */
function staykit(dataDir: string, ...words: string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const child = spawn(process.execPath, ['dist/host/staykit.js', ...words], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const memory = watchMemory(child.pid ?? 0);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      const ran = { output, ms: performance.now() - began, mb: memory.stop() };
      if (code === 0) resolve(ran);
      else reject(new Error(`staykit ${words.join(' ')} ended with ${code}:\n${output}`));
    });
  });
}

/** What the command says: minisites written, and the milliseconds without opening the database. */
function exportTime({ output }: Ran): { written: number; ms: number } {
  const [, written, ms, opening] =
    /(\d+) of them written, in (\d+) ms; the catalogue was open after (\d+) ms/.exec(output) ?? [];
  if (written === undefined) throw new Error(`No time in the output of the build:\n${output}`);
  return { written: Number(written), ms: Number(ms) - Number(opening) };
}

/** Partners in each locale and layout, with the files that `partner new` gives. */
function inventPartners(folder: string): BenchPartner[] {
  return Array.from({ length: PARTNERS }, (_, index) => {
    const number = String(700_001 + index);
    const url = `magazine-${number}`;
    const locale = MINISITE_LOCALES[index % MINISITE_LOCALES.length] ?? 'fr_FR';
    const layout = LAYOUTS[Math.floor(index / MINISITE_LOCALES.length) % LAYOUTS.length];
    const files = newPartnerFiles({ id: Number(number), url, locale, name: `Magazine ${number}` });
    const settings: unknown = JSON.parse(files['partner.json'] ?? '');
    files['partner.json'] = JSON.stringify({ ...(settings as object), ...(layout && { layout }) }, null, 2);
    mkdirSync(join(folder, url), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, url, name), text);
    return { url, number, form: `${locale}-${layout ?? 'plain'}` };
  });
}

/** Bytes of a minisite that are its own, and of the files that it shares with others. */
function bytesOf(folder: string): { own: number; shared: number } {
  const files = globSync('**/*', { cwd: folder }).map((name) => statSync(join(folder, name)));
  const sum = (isShared: boolean) =>
    files
      .filter((file) => file.isFile() && file.nlink > 1 === isShared)
      .reduce((bytes, { size }) => bytes + size, 0);
  return { own: sum(false), shared: sum(true) };
}

/** The static export of 1,000 partners, beside Hugo with the same pages; then with one of them changed. */
export const minisitesBench: Bench = {
  name: 'minisites',
  async run({ say, pairs = PAIRS }) {
    const top = mkdtempSync(join(tmpdir(), 'staykit-minisites-'));
    const [folder, data, hugo] = [join(top, 'partners'), join(top, 'data'), join(top, 'hugo')];
    // Each run has a folder of its own, and all are removed at the end: where much was just deleted, a disk makes files slowly.
    const outOf = (pair: number) => join(top, `out-${pair}`);
    const words = ['--folder', folder, '--api', 'https://shop.example'];
    const build = (pair: number) => staykit(data, 'partner', 'build', ...words, '--out', outOf(pair));
    try {
      const partners = inventPartners(folder);
      const hasHugo = provideHugo(say);
      if (!hasHugo)
        say(
          'Without Hugo: it is not installed, and apt-get could not install it (that takes root on Debian).',
        );
      say(`a catalogue of ${HOTELS} hotels ...`);
      await staykit(data, 'catalogue', 'generate', '--hotels', String(HOTELS));
      const ran: Ran[] = [];
      const ratios: number[] = [];
      for (let pair = 0; pair < (hasHugo ? pairs : 1); pair += 1) {
        const all = await build(pair);
        const { written } = exportTime(all);
        if (written !== PARTNERS) throw new Error(`Wrote ${written} minisites.`);
        ran.push(all);
        say(`export: ${(all.ms / 1000).toFixed(1)} s, ${Math.round(all.mb)} MB`);
        if (!hasHugo) break;
        if (pair === 0) writeHugoSite(hugo, outOf(0), partners);
        const built = join(top, `hugo-${pair}`);
        ratios.push(all.ms / runHugo(hugo, built, say));
        // The pages say when they were printed, so only those of the first export are Hugo's.
        const sample = partners.filter((_, index) => index % 41 === 0);
        if (pair === 0) comparePages(built, outOf(0), sample);
      }
      say('one changed partner ...');
      writeFileSync(join(folder, partners[6]?.url ?? '', 'legal.txt'), 'Un autre texte.\n');
      const one = exportTime(await build(0));
      if (one.written !== 1) throw new Error(`Wrote ${one.written} minisites in place of one.`);
      const { own, shared } = bytesOf(join(outOf(0), partners[0]?.url ?? ''));
      const figure = { bench: 'minisites' } as const;
      const figures: Figure[] = [
        {
          ...figure,
          name: `${PARTNERS} partners, the whole command`,
          value: quartiles(ran.map(({ ms }) => ms / 1000))[1],
          unit: 's',
        },
        {
          ...figure,
          name: 'most memory of its processes',
          value: Math.max(...ran.map(({ mb }) => mb)),
          unit: 'MB',
          bar: BAR_MEMORY_MB,
        },
        { ...figure, name: 'a partner on the disk, besides what all share', value: own, unit: 'bytes' },
        { ...figure, name: 'scripts, styles and fonts, once for all', value: shared, unit: 'bytes' },
        {
          ...figure,
          name: `one changed partner of ${PARTNERS}, without opening the database`,
          value: one.ms,
          unit: 'ms',
          bar: BAR_ONE_MS,
          anchor: 'goal 200 ms',
        },
      ];
      const [low, middle, high] = quartiles(ratios);
      if (hasHugo)
        figures.push({
          ...figure,
          name: 'the whole command against Hugo with the same pages',
          value: middle,
          quartiles: [low, high],
          unit: 'x',
          bar: BAR_HUGO,
          anchor: 'goal 0.4',
        });
      return figures;
    } finally {
      rmSync(top, { recursive: true, force: true });
    }
  },
};
