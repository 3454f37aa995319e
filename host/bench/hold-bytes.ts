/**
 * `npm run bytes [-- --write]`: measures what browsers fetch, as `npm run bench bytes` does, and fails where a figure grew
 * by more than two per cent over `held-bytes.json`. The bars of `npm run bench` say what is wanted; this says that nobody
 * makes a widget larger unawares. `--write` takes today's figures.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bytesBench } from './bytes.ts';

const HELD = new URL('./held-bytes.json', import.meta.url);
/** How much a figure may grow before somebody has to say so. */
const GROWTH = 1.02;

const figures = await bytesBench.run({ say: (line) => console.log(`   ${line}`) });
const measured = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
if (process.argv.includes('--write')) writeFileSync(HELD, `${JSON.stringify(measured, null, 2)}\n`);
const held = JSON.parse(readFileSync(HELD, 'utf8')) as Record<string, number>;
let failed = 0;
for (const name of new Set([...Object.keys(held), ...Object.keys(measured)])) {
  const [was, is] = [held[name], measured[name]];
  const isFine = was !== undefined && is !== undefined && is <= was * GROWTH;
  if (!isFine) failed += 1;
  console.log(`${isFine ? 'held ' : 'GREW '} ${name}: ${is ?? 'not measured'} bytes, ${was ?? 'none'} held`);
}
if (failed > 0) console.log('If it is meant to: npm run bytes -- --write, and say why in the commit.');
process.exit(failed > 0 ? 1 : 0);
