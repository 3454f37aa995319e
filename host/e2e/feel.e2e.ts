import { expect, test } from '@playwright/test';

/* What a page must not do to the one who looks at it: move, or keep what was taken away. */

for (const path of ['/search', '/examples/magazine-html/']) {
  test(`nothing jumps while ${path} comes alive`, async ({ page }) => {
    await page.addInitScript(() => {
      const kept = window as typeof window & { shift: number };
      kept.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          kept.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => (window as typeof window & { shift: number }).shift)).toBe(0);
  });
}

for (const tag of ['stay-search-box', 'stay-results-grid']) {
  test(`${tag} leaves nothing behind after 100 times`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto('/examples/magazine-html/', { waitUntil: 'networkidle' });
    const cycle = (times: number) =>
      page.evaluate(
        async ([name, count]) => {
          for (let turn = 0; turn < count; turn += 1) {
            const element = document.createElement(name);
            const ready = new Promise((resolve) => element.addEventListener('stay-ready', resolve));
            document.body.append(element);
            await ready;
            element.remove();
            await new Promise((resolve) => setTimeout(resolve));
          }
        },
        [tag, times] as const,
      );
    const count = async () => {
      for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };
    await cycle(10);
    const before = await count();
    await cycle(100);
    // The last few are let go a fifth of a second later.
    await expect
      .poll(async () => {
        const { nodes, listeners } = await count();
        return Math.max(nodes - before.nodes, listeners - before.listeners);
      })
      .toBeLessThanOrEqual(0);
  });
}
