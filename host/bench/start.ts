import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startServer } from '../e2e/running-server.ts';
import type { Bench, Figure } from './figure.ts';

/** Milliseconds until an empty PGlite of its own answers its first query. */
async function pgliteStart(folder: string): Promise<number> {
  const from = performance.now();
  const database = await PGlite.create(folder);
  await database.query('select 1');
  const took = performance.now() - from;
  await database.close();
  return took;
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
      const aloneAgain = await pgliteStart(join(folder, 'pglite'));
      say('first start ...');
      const first = await startServer(join(folder, 'data'));
      await first.stop();
      say('second start ...');
      const second = await startServer(join(folder, 'data'));
      await second.stop();
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
          value: second.readyAfter / 1000,
          unit: 's',
          anchor: 'wanted within 5 s',
        },
        {
          bench: 'start',
          name: 'second start against PGlite alone',
          value: second.readyAfter / aloneAgain,
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
