import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { OWN } from './web-servers.ts';

/** As in the journeys: what a busy machine moves below the cards cannot be seen. */
export const MOST_SHIFT = 0.01;

/** An address of the partner's domain: behind nginx without TLS, behind Caddy with it. */
export const on = (path: string, scheme: 'http' | 'https' = 'http'): string => `${scheme}://${OWN}${path}`;

/** What a visitor's pages complained of, and how far they moved. */
export interface Watched {
  context: BrowserContext;
  page: Page;
  complaints: string[];
  shift: () => Promise<number>;
}

/** A visitor with a browser profile of their own. */
export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ locale: 'fr-BE', ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[])
        if (!entry.hadRecentInput) moved += entry.value;
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return {
    context,
    page,
    complaints,
    shift: () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0)),
  };
}
