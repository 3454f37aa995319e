/**
 * `npm run bench [name ...] [-- --registers DIR] [--pairs N]`: measures what goals name, prints a table and writes
 * `reports/bench.json`. A missed bar ends with exit code 1.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { bytesBench } from './bytes.ts';
import { isHeld, type Bench, type Figure } from './figure.ts';
import { httpBench } from './http.ts';
import { mapBench } from './map.ts';
import { minisitesBench } from './minisites/minisites.ts';
import { renderBench } from './render/render.ts';
import { searchBench } from './search.ts';
import { startBench } from './start.ts';
import { visitorBench } from './visitor/visitor.ts';

const BENCHES: readonly Bench[] = [
  bytesBench,
  searchBench,
  httpBench,
  minisitesBench,
  startBench,
  renderBench,
  mapBench,
  visitorBench,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { registers: { type: 'string' }, pairs: { type: 'string' } },
});
const pairs = values.pairs === undefined ? undefined : Number(values.pairs);
if (pairs !== undefined && !(Number.isInteger(pairs) && pairs > 0)) {
  console.error(`bench: --pairs ${values.pairs}: expected a whole number from 1.`);
  process.exit(2);
}
const unknown = positionals.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `bench: no bench named ${unknown.join(', ')}. There are: ${BENCHES.map((one) => one.name).join(', ')}.`,
  );
  process.exit(2);
}

function show(figure: Figure): string {
  const digits = /^(bytes|MB|hotels|count)$/.test(figure.unit) ? 0 : 2;
  const value = `${figure.value.toFixed(digits)} ${figure.unit}`.padStart(14);
  const bar =
    figure.bar === undefined
      ? ''
      : `bar ${Number(figure.bar.toFixed(2))} ${isHeld(figure) ? 'held' : 'MISSED'}`;
  const spread = figure.quartiles
    ? `quartiles ${figure.quartiles.map((one) => one.toFixed(digits)).join('-')} `
    : '';
  return `${figure.bench.padEnd(10)} ${figure.name.padEnd(58)} ${value}  ${bar.padEnd(18)} ${spread}${figure.anchor ?? ''}`.trimEnd();
}

const figures: Figure[] = [];
for (const bench of BENCHES.filter((one) => positionals.length === 0 || positionals.includes(one.name))) {
  console.log(`-- ${bench.name}`);
  const measured = await bench.run({
    say: (line) => console.log(`   ${line}`),
    ...(values.registers === undefined ? {} : { registers: values.registers }),
    ...(pairs === undefined ? {} : { pairs }),
  });
  for (const figure of measured) console.log(show(figure));
  figures.push(...measured);
}

mkdirSync('reports', { recursive: true });
writeFileSync(
  'reports/bench.json',
  `${JSON.stringify({ node: process.version, cores: availableParallelism(), figures }, null, 2)}\n`,
);
const missed = figures.filter((figure) => !isHeld(figure));
console.log(
  missed.length === 0 ? 'Every bar held.' : `Missed: ${missed.map((figure) => figure.name).join('; ')}`,
);
process.exit(missed.length === 0 ? 0 : 1);
