import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { remembered } from './answer.ts';
import { answerOver, askOver } from './ask-port.ts';
import { exportInThreads, type Batch } from './export-in-threads.ts';
import type { ExportSetup, Outcome, Task } from './exporter.ts';
import { openSourceThread } from './source-in-thread.ts';
import type { SourceData } from './thread-messages.ts';

const top = mkdtempSync(join(tmpdir(), 'threads-'));
afterAll(() => rmSync(top, { recursive: true }));

function scriptOf(name: string, text: string): string {
  const script = join(top, `${name}.mjs`);
  writeFileSync(script, `import { parentPort } from 'node:worker_threads';\n${text}`);
  return script;
}

const batch = (form: string, ...slugs: string[]): Batch => ({
  form,
  tasks: slugs.map((slug) => ({ partner: { slug }, shop: '' }) as Task),
});

/** What becomes of partners; a thread dies at one that is named `bad`, and after one that is named `last`. */
async function outcomesOf(...batches: Batch[]): Promise<Record<string, Outcome>> {
  const script = scriptOf(
    'printer',
    `parentPort.on('message', ({ tasks }) => {
      for (const { partner: { slug } } of tasks) {
        if (slug === 'bad') process.exit(7);
        parentPort.postMessage({ kind: 'outcome', slug, outcome: { files: 1, bytes: 1, ms: 1 } });
      }
      parentPort.postMessage({ kind: 'done' });
      if (tasks.at(-1).partner.slug === 'last') process.exit(7);
    });
    parentPort.postMessage({ kind: 'ready' });`,
  );
  const outcomes: Record<string, Outcome> = {};
  await exportInThreads({
    script,
    setup: {} as ExportSetup,
    batches,
    fingerprint: Promise.resolve('x'),
    threads: () => 1,
    api: () => new MessageChannel().port1,
    report: ({ partner: { slug } }, outcome) => (outcomes[slug] = outcome),
  });
  return outcomes;
}

const DONE = { files: 1, bytes: 1, ms: 1 };
const DEAD = { fault: 'A thread of the export ended with 7.' };

it('a partner at which a thread dies is not exported, and the others are', async () => {
  expect(await outcomesOf(batch('a', 'one', 'bad', 'two'), batch('b', 'three'))).toEqual({
    one: DONE,
    bad: DEAD,
    two: DONE,
    three: DONE,
  });
  expect(await outcomesOf(batch('a', 'one'), batch('a', 'bad', 'two'))).toEqual({
    one: DONE,
    bad: DEAD,
    two: DONE,
  });
});

it('a partner pays for no thread that dies after the partners before it', async () => {
  expect(await outcomesOf(batch('a', 'last'), batch('b', 'two'))).toEqual({ last: DONE, two: DONE });
});

it('a call to an API that has ended fails, whether it waits or comes later', async () => {
  const { port1, port2 } = new MessageChannel();
  const ask = askOver(port1);
  answerOver(port2, () => new Promise(() => undefined));
  const waiting = ask('/api/offers.json', {});
  port2.close();
  await expect(waiting).rejects.toThrow('The thread with the API has ended.');
  await expect(ask('/api/offers.json', {})).rejects.toThrow('The thread with the API has ended.');
});

it('a thread with the API that ends says so to whoever opens, asks or closes it', async () => {
  const data = {} as SourceData;
  const gone = openSourceThread(scriptOf('gone', 'process.exit(3);'), data);
  await expect(gone.state).rejects.toThrow('ended with 3');
  const broken = openSourceThread(scriptOf('broken', 'throw new Error("No disk");'), data);
  await expect(broken.state).rejects.toThrow('No disk');
  const source = openSourceThread(
    scriptOf(
      'ends',
      `parentPort.on('message', () => process.exit(4));
      parentPort.postMessage({ state: 'x' });`,
    ),
    data,
  );
  const ask = askOver(source.port());
  await expect(ask('/api/offers.json', {})).rejects.toThrow('The thread with the API has ended.');
  await expect.poll(() => source.close().catch(String)).toContain('ended with 4');
  expect(() => source.port()).toThrow('ended with 4');
});

it('a call is made once, a search too, and again only when it failed', async () => {
  const made: string[] = [];
  const ask = remembered(async (url, { body }) => {
    made.push(url + (typeof body === 'string' ? body : ''));
    if (url === '/down' && made.length < 4) throw new Error('No shop');
    return new Response(`${made.length}`);
  });
  const textOf = async (...call: Parameters<typeof ask>) => (await ask(...call)).text();
  const search = (body: string) => textOf('/offers', { method: 'POST', body });
  expect([await search('a'), await search('b'), await search('a')]).toEqual(['1', '2', '1']);
  await expect(textOf('/down', {})).rejects.toThrow('No shop');
  expect([await textOf('/down', {}), await textOf('/down', {})]).toEqual(['4', '4']);
  expect(made).toEqual(['/offersa', '/offersb', '/down', '/down']);
});
