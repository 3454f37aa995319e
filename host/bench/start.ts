import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../e2e/running-server.ts';
import { percentiles, type Bench, type Figure } from './figure.ts';

/** Second starts that are measured, each beside one of PGlite alone. */
const PAIRS = 5;

/** What a process does that has PGlite and nothing else. */
const ALONE = `
import { PGlite } from '@electric-sql/pglite';
const database = await PGlite.create(process.argv[1]);
await database.query('select 1');
process.send('ready');
await database.close();
process.disconnect();`;

/** Milliseconds from the start of a process until its PGlite answers its first query: the shop is a process as well. */
async function pgliteStart(folder: string): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', ALONE, folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message').then(() => performance.now()), ended]);
  await ended;
  if (typeof ready !== 'number') throw new Error('start: PGlite alone did not answer.');
  return ready - from;
}

/**
 * First and second start of the whole shop, beside PGlite alone in the same run: how long a machine takes says
 * little, how many times PGlite's own start it takes says what we add.
 */
export const startBench: Bench = {
  name: 'start',
  async run({ say }) {
    const folder = mkdtempSync(join(tmpdir(), 'staykit-start-'));
    try {
      say('PGlite alone ...');
      const alone = await pgliteStart(join(folder, 'pglite'));
      say('first start ...');
      const first = await startServer(join(folder, 'data'));
      await first.stop();
      const aloneTimes: number[] = [];
      const seconds: number[] = [];
      const ratios: number[] = [];
      // In pairs, so that a noisy moment of the machine meets both.
      for (let pair = 0; pair < PAIRS; pair += 1) {
        say(`second start, ${pair + 1} of ${PAIRS} ...`);
        const again = await pgliteStart(join(folder, 'pglite'));
        const second = await startServer(join(folder, 'data'));
        await second.stop();
        aloneTimes.push(again);
        seconds.push(second.readyAfter);
        ratios.push(second.readyAfter / again);
      }
      const aloneAgain = percentiles(aloneTimes).p50;
      const figures: Figure[] = [
        { bench: 'start', name: 'PGlite alone, first start', value: alone / 1000, unit: 's' },
        { bench: 'start', name: 'PGlite alone, second start', value: aloneAgain / 1000, unit: 's' },
        { bench: 'start', name: 'first start, catalogue made', value: first.readyAfter / 1000, unit: 's' },
        {
          bench: 'start',
          name: 'first start against PGlite alone',
          value: first.readyAfter / alone,
          unit: 'x',
          bar: 3,
          anchor: 'goal 2 x',
        },
        {
          bench: 'start',
          name: 'second start',
          value: percentiles(seconds).p50 / 1000,
          unit: 's',
          anchor: 'wanted within 5 s',
        },
        {
          bench: 'start',
          name: 'second start against PGlite alone',
          value: percentiles(ratios).p50,
          unit: 'x',
          bar: 5,
          anchor: 'goal 3 x',
        },
      ];
      return figures;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
