import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every widget with all that it can be told. */
const EVERYTHING = [
  'search-box results-grid booking-box gift-drawer reviews contact-form --product-id 1000102 --hotel-id 345',
  '--page-size 6 --new-tab --open --criteria stars=5,4&a=2 --partner 1042 --locale nl_BE --theme magnolia',
  '--consent preferences --sync hash --group left --flow booking --map-attribution Tiles',
  '--map-tiles https://tiles.example/{z}/{x}/{y}.png --settings {"timeoutMs":3000}',
  '--messages {"results":{"list":"\\"Weekends\\""}}',
]
  .join(' ')
  .split(' ');

/** Puts what `staykit embed` prints for a framework into a project, whose build then checks it. */
export function writeSnippets(framework: string, folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['dist/host/staykit.js', 'embed', ...EVERYTHING, '--framework', framework],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`staykit embed --framework ${framework} failed: ${stderr}`);
  const [code = ''] = stdout.split('\nContent-Security-Policy');
  // Files by their names: what is before the first belongs to none.
  const [, ...named] = code.split(/^(\S+\.(?:tsx|vue|svelte)):$/m);
  if (named.length === 0) throw new Error(`staykit embed --framework ${framework} printed no file.`);
  for (let at = 0; at < named.length; at += 2) {
    const file = join(folder, named[at]!);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, named[at + 1]!);
  }
}
