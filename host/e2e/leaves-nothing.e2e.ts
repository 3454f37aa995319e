import type { CDPSession, Locator, Page } from '@playwright/test';
import { EVERY_PANEL } from './every-panel.ts';
import { forgiveLoading } from './faults.ts';
import { openAndRemove } from './open-and-remove.ts';
import { openPageOf, put } from './page-of-others.ts';
import { pageTraces, watchPages } from './page-traces.ts';
import { textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

test.use({ actionTimeout: 15_000 });

const PLACES = [
  { name: 'a desk', phone: false, viewport: { width: 1440, height: 900 } },
  { name: 'a phone', phone: true, viewport: { width: 390, height: 844 } },
] as const;

async function openBarePage(page: Page): Promise<void> {
  await watchPages(page);
  await openPageOf(page);
  // The loader looks for elements that come later for as long as one is missing.
  await expect.poll(async () => (await pageTraces(page)).observers).toEqual(['MutationObserver']);
}

const takeAway = (page: Page, tag: string) =>
  page.evaluate((name) => document.querySelector(name)?.remove(), tag);

/** Nodes and listeners that the browser counts once what cannot be reached is gone. */
async function countAll(session: CDPSession): Promise<{ nodes: number; listeners: number }> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

for (const { name, phone, viewport } of PLACES)
  for (const { tag, markup, use } of EVERY_PANEL)
    test(`on ${name} <${tag}> leaves nothing on a page when it is removed after all its panels were used`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize(viewport);
      await openBarePage(page);
      const before = await pageTraces(page);
      await put(page, markup);
      await use({ page, element: page.locator(tag), phone });
      await takeAway(page, tag);
      await expect.poll(() => pageTraces(page)).toEqual(before);
      forgiveLoading(complaints);
    });

test('elements that come, are opened and go many times leave no node, no listener and nothing on the page', async ({
  page,
}) => {
  await openBarePage(page);
  const before = await pageTraces(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const elements = EVERY_PANEL.map(({ markup }) => markup);
  await page.evaluate(openAndRemove, [elements, 2] as const);
  await expect.poll(async () => (await pageTraces(page)).waiting).toEqual([]);
  const first = await countAll(session);
  await page.evaluate(openAndRemove, [elements, 4] as const);
  await expect.poll(() => countAll(session)).toEqual(first);
  await expect
    .poll(async () => ({ ...(await pageTraces(page)), observers: [] }))
    .toEqual({ ...before, observers: [] });
});

test('an element that goes before its answers and files have come throws nothing and leaves nothing', async ({
  page,
}) => {
  await openBarePage(page);
  const before = await pageTraces(page);
  await page.route('**/api/**', (route) =>
    new Promise((go) => setTimeout(go, 300)).then(() => route.continue()),
  );
  await put(page, EVERY_PANEL.map(({ markup }) => markup).join(''));
  // Nothing is awaited: texts, chunks and answers are on their way.
  for (const { tag } of EVERY_PANEL) await takeAway(page, tag);
  for (const { markup } of EVERY_PANEL) {
    await put(page, markup);
    await page.evaluate(() => new Promise((go) => setTimeout(go, 150)));
    await page.evaluate(() => document.body.lastElementChild?.remove());
  }
  await expect
    .poll(async () => ({ ...(await pageTraces(page)), observers: [] }))
    .toEqual({ ...before, observers: [] });
});

test('a map that goes while it zooms, is turned by wheel or has just been dragged throws nothing', async ({
  page,
}) => {
  await openBarePage(page);
  const before = await pageTraces(page);
  const ways: readonly ((map: Locator) => Promise<void>)[] = [
    (map) => map.press('+'),
    async () => page.mouse.wheel(0, -300),
    async () => {
      await page.mouse.down();
      await page.mouse.move(500, 400, { steps: 6 });
      await page.mouse.up();
    },
    async () => {
      await page.mouse.down();
      await page.mouse.move(500, 400, { steps: 6 });
    },
  ];
  for (const way of ways) {
    await put(page, '<stay-results-grid></stay-results-grid>');
    await page.getByRole('button', { name: textsOf('fr_FR')('results.map'), exact: true }).click();
    const map = page.getByRole('application');
    await expect(map.locator('button:not([aria-hidden])').first()).toBeVisible();
    await page.mouse.move(640, 450);
    await way(map);
    await takeAway(page, 'stay-results-grid');
    await page.mouse.up();
    await expect.poll(() => pageTraces(page)).toEqual(before);
  }
});
