import type { Page } from '@playwright/test';
import { expect, site, test } from './visitor.ts';

/** Counts what changes in the islands from before the first script until they say that they are ready. */
async function mutationsUntilReady(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(() => {
    const changes: string[] = [];
    const waiting = new Set<string>();
    const state = { changes, done: false };
    Object.assign(window, { hydration: state });
    const watch = () => {
      const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
      for (const island of islands) {
        const name = island.dataset.island ?? '';
        waiting.add(name);
        const observer = new MutationObserver((records) => {
          for (const record of records)
            changes.push(
              `${name}: ${record.type} ${record.attributeName ?? ''} ${(record.target as Element).outerHTML?.slice(0, 120) ?? record.target.textContent}`,
            );
        });
        observer.observe(island, { subtree: true, childList: true, attributes: true, characterData: true });
        island.addEventListener(
          'stay-ready',
          () => {
            for (const record of observer.takeRecords())
              changes.push(`${name}: ${record.type} ${record.attributeName ?? ''}`);
            observer.disconnect();
            waiting.delete(name);
            state.done = waiting.size === 0;
          },
          { once: true },
        );
      }
    };
    // Module scripts wait for the document: this runs before every one of them.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') watch();
    });
  });
  await page.goto(address);
  await page.waitForFunction(
    () => (window as typeof window & { hydration: { done: boolean } }).hydration.done,
  );
  return page.evaluate(
    () => (window as typeof window & { hydration: { changes: string[] } }).hydration.changes,
  );
}

for (const host of ['fr-fr', 'es-es', 'fr-be', 'nl-be', 'nl-nl', 'it-it'])
  test(`the server's search page of ${host} is taken over without touching a node`, async ({ page }) => {
    expect(await mutationsUntilReady(page, site(host, '/search?a=2'))).toEqual([]);
  });

test('dates, filters and children in the query are taken over without touching a node', async ({ page }) => {
  const from = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + 42 * 86_400_000).toISOString().slice(0, 10);
  const query = `checkin=${from}&checkout=${to}&a=2&c=1&s=true&stars=4&facilities=parking`;
  expect(await mutationsUntilReady(page, site('nl-be', `/search?${query}`))).toEqual([]);
});
