import type { Browser } from 'playwright';
import type { ReplayServer } from './replay-server.ts';

/** What a removed element left behind, of one cycle. */
export interface Left {
  nodes: number;
  listeners: number;
  bytes: number;
}

/** Milliseconds in which the last element removed comes to rest. */
const SETTLE_MS = 1_000;

/** Runs in the page: puts an element there, waits until it is live, and takes it away. */
async function cycle([tag, cycles]: readonly [string, number]): Promise<void> {
  for (let turn = 0; turn < cycles; turn += 1) {
    const element = document.createElement(tag);
    const live = tag.startsWith('stay-')
      ? new Promise((resolve) => element.addEventListener('stay-ready', resolve, { once: true }))
      : undefined;
    document.body.append(element);
    await live;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** What `cycles` times of an element on a page leave behind, after the first ones have warmed everything up. */
export async function leftBy(
  browser: Browser,
  server: ReplayServer,
  path: string,
  tag: string,
  cycles: number,
): Promise<Left> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(
      `http://${path.startsWith('/control') ? 'reference' : 'magazine'}.localhost:${server.port}${path}`,
    );
    const count = async (name: string): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === name)?.value ?? 0;
    };
    const left = async (): Promise<Left> => {
      // What the last one had begun ends first: an answer on its way, a timer.
      await page.waitForTimeout(SETTLE_MS);
      for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
      return {
        nodes: await count('Nodes'),
        listeners: await count('JSEventListeners'),
        bytes: await count('JSHeapUsedSize'),
      };
    };
    await page.evaluate(cycle, [tag, Math.ceil(cycles / 10)] as const);
    const before = await left();
    await page.evaluate(cycle, [tag, cycles] as const);
    const after = await left();
    return {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      bytes: (after.bytes - before.bytes) / cycles,
    };
  } finally {
    await context.close();
  }
}
