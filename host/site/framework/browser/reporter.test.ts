import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReporter } from './reporter.ts';

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('what cannot be told breaks nothing, and the next trouble is told again [SERROR-08]', async () => {
  const told: string[] = [];
  let loads = 0;
  const report = createReporter(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return { error: (message: string) => told.push(message) };
  });
  report(({ error }) => error('first'));
  await settled();
  expect(told).toEqual([]);
  report(({ error }) => error('second'));
  report(({ error }) => error('third'));
  await settled();
  expect(told).toEqual(['second', 'third']);
  expect(loads).toBe(2);
  report(() => Promise.reject(new Error('refused')));
  await settled();
  expect(unhandled).toEqual([]);
});
