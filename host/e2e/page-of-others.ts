import type { Page } from '@playwright/test';
import { site } from './visitor.ts';

/** Opens a page that has the loader, these styles and nothing else: the page of a partner. */
export async function openPageOf(page: Page, styles = ''): Promise<void> {
  await page.goto(site('fr-fr', '/examples/magazine-html/'));
  const loader = await page.locator('script[src*="staykit.js"]').getAttribute('src');
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="fr"><title>x</title><style>${styles}</style><body><script src="${loader}" data-locale="fr_FR" defer></script>`,
    }),
  );
  await page.goto(site('fr-fr', '/bare.html'));
  await page.waitForFunction(() => document.readyState === 'complete');
}

/** Puts markup at the end of the page. */
export const put = (page: Page, markup: string): Promise<void> =>
  page.evaluate(
    (html) => document.body.append(document.createRange().createContextualFragment(html)),
    markup,
  );
