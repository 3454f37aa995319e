import type { Browser, Page } from 'playwright';
import { noteSearches } from './note-searches.ts';
import { faultsOf } from './page-faults.ts';

declare global {
  interface Window {
    /** Of each element whether it had our styles in the first frame that showed a button of it. */
    styledAtFirst?: Record<string, boolean>;
  }
}

const TAGS = ['stay-search-box', 'stay-results-grid'];

/** Looks at every frame just before it is painted. */
const watchFirstPaint = (page: Page) =>
  page.addInitScript((tags) => {
    const seen: Record<string, boolean> = (window.styledAtFirst = {});
    const look = (): void => {
      for (const tag of tags) {
        const root = document.querySelector(tag)?.shadowRoot;
        const button = root?.querySelector('[part~="button"], [part~="action"]');
        if (button) seen[tag] ??= Number.parseFloat(getComputedStyle(button).borderRadius) >= 4;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, TAGS);

/**
 * What is wrong with a page that renders the elements by a framework: they are defined after the first render, which
 * gives them an object; then the object changes. The page shows in its `<output>` what events tell.
 */
export const elementFaults = (browser: Browser, url: string): Promise<string[]> =>
  faultsOf(browser, async (page, expect) => {
    await watchFirstPaint(page);
    const searches = noteSearches(page);
    const output = page.locator('output');
    const told = async (): Promise<string> => {
      await output.getByText(`${await searches.at(-1)?.total()} verblijven`, { exact: true }).waitFor();
      return searches.map(({ stars }) => stars).join(' then ');
    };
    await page.goto(url);
    await page.getByRole('article').nth(19).waitFor();
    expect('stars searched with the object of the first render', await told(), '5,4');
    for (const tag of TAGS)
      expect(
        `${tag} styled at its first paint`,
        await page.evaluate((name) => window.styledAtFirst?.[name], tag),
        true,
      );

    const next = page.waitForResponse(/offers\.json/);
    await page.getByRole('button', { name: 'Alleen vijf sterren' }).click();
    await next;
    expect('stars searched after a change of the object', await told(), '5,4 then 5');
    expect('fallback left in the page', await page.locator('stay-results-grid > a').count(), 1);

    await page.getByRole('article').first().getByRole('link').first().click();
    await output.getByText('minisite=1042').waitFor();
    expect('pages opened', page.context().pages().length, 1);
    expect('address', page.url(), url);
  });
