import type { Browser, Page } from 'playwright';
import { noteSearches } from './note-searches.ts';
import { faultsOf } from './page-faults.ts';

/* What custom-elements-everywhere.com asks of a framework, asked of each with our elements. */

/** As in `examples/every-framework/src/shown.ts`. */
interface Shown {
  productUrl: string;
  pageSize: number;
  newTab: boolean;
  criteria: object;
  isPlain: boolean;
  link: string;
  hasGrid: boolean;
}

/** What that page offers to who drives it. */
declare global {
  interface Window {
    page: {
      define: () => Promise<void>;
      mount: (first: Shown) => Promise<void>;
      show: (next: Shown) => void;
      searches: unknown[];
    };
    heard: number;
  }
}

const FRAMEWORKS = ['angular', 'preact', 'react', 'solid', 'svelte', 'vue'];

const CHECKS = [
  'string',
  'number',
  'boolean',
  'object',
  'changed string',
  'changed number',
  'changed boolean',
  'changed object',
  'children',
  'changed children',
  'removed and shown again',
  'event, listened to by script',
  'event, listened to by the framework',
  'event, cancelled by the framework',
] as const;
type Check = (typeof CHECKS)[number];

const FIRST: Shown = {
  productUrl: 'https://first.example',
  pageSize: 3,
  newTab: true,
  criteria: { stars: [5, 4] },
  isPlain: false,
  link: 'First',
  hasGrid: true,
};
const NEXT: Shown = {
  ...FIRST,
  productUrl: 'https://next.example',
  pageSize: 4,
  newTab: false,
  criteria: { stars: [5] },
  link: 'Next',
};

/** Milliseconds that a framework and an element may take until something is as it must be. */
const LIMIT = 10_000;

/** Whether something comes true in the page. */
const becomes = <Value>(page: Page, seen: (value: Value) => boolean, value: Value): Promise<boolean> =>
  // The types of Playwright unwrap handles, of which there are none.
  page.waitForFunction(seen as (value: unknown) => boolean, value, { timeout: LIMIT }).then(
    () => true,
    () => false,
  );

/** Whether a property of the grid is read back as it was given. */
const reads = (page: Page, name: keyof Shown, { [name]: wanted }: Shown): Promise<boolean> =>
  becomes(
    page,
    ([property, value]) => {
      const grid = document.querySelector('stay-results-grid');
      return grid !== null && Reflect.get(grid, property) === value;
    },
    [name, wanted] as const,
  );

const shows = async (page: Page, cards: number): Promise<boolean> =>
  becomes(
    page,
    (count) =>
      document.querySelector('stay-results-grid')?.shadowRoot?.querySelectorAll('[part~="card"]').length ===
      count,
    cards,
  );

const links = (page: Page, text: string): Promise<boolean> =>
  becomes(
    page,
    (wanted) => document.querySelector('stay-results-grid > a')?.textContent?.trim() === wanted,
    text,
  );

/** Drives one framework, whose elements are defined before or after its first render. */
async function drive(page: Page, isLate: boolean): Promise<Record<Check, boolean>> {
  const searches = noteSearches(page);
  const asked = (): string => searches.map(({ stars }) => stars).join(' then ');
  const define = (): Promise<void> => page.evaluate(() => window.page.define());
  const show = (shown: Shown): Promise<void> => page.evaluate((next) => window.page.show(next), shown);

  if (!isLate) await define();
  await page.evaluate((first) => window.page.mount(first), FIRST);
  await page.locator('stay-results-grid').waitFor({ state: 'attached' });
  if (isLate) await define();

  const found: Partial<Record<Check, boolean>> = {};
  found.string = await reads(page, 'productUrl', FIRST);
  found.number = (await reads(page, 'pageSize', FIRST)) && (await shows(page, 3));
  found.boolean = await reads(page, 'newTab', FIRST);
  found.object = asked() === '5,4';
  found.children = await links(page, 'First');

  await show(NEXT);
  found['changed string'] = await reads(page, 'productUrl', NEXT);
  found['changed number'] = (await reads(page, 'pageSize', NEXT)) && (await shows(page, 4));
  found['changed boolean'] = await reads(page, 'newTab', NEXT);
  found['changed object'] = searches.length > 1 && searches.at(-1)?.stars === '5';
  found['changed children'] = await links(page, 'Next');

  await show({ ...NEXT, hasGrid: false });
  const isGone = await becomes(page, (tag) => !document.querySelector(tag), 'stay-results-grid');
  await show(FIRST);
  found['removed and shown again'] =
    isGone && (await shows(page, 3)) && (await links(page, 'First')) && searches.at(-1)?.stars === '5,4';

  const isCancelled = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const box = document.querySelector('stay-search-box')!;
        window.heard = 0;
        box.addEventListener('stay-search', () => (window.heard += 1));
        window.addEventListener('stay-search', (event) => resolve(event.defaultPrevented));
        (box as Element & { search: () => void }).search();
      }),
  );
  found['event, listened to by script'] = await page.evaluate(() => window.heard === 1);
  found['event, listened to by the framework'] = await page.evaluate(() => window.page.searches.length === 1);
  found['event, cancelled by the framework'] = isCancelled;
  return found as Record<Check, boolean>;
}

/** Frameworks that write an object as the text of an attribute, while the element has no such property yet. */
const WRITE_OBJECTS = ['preact', 'react', 'vue'];

/**
 * What is wrong with an object that a framework is given like any other attribute: it arrives where the elements are
 * defined before the first render. Where it is lost, the grid shows its link, names it, and searches for nothing.
 */
async function plainFaults(
  browser: Browser,
  url: string,
  framework: string,
  isLate: boolean,
): Promise<string[]> {
  const told = await faultsOf(browser, async (page, expect) => {
    const searches = noteSearches(page);
    await page.goto(`${url}?${framework}`);
    if (!isLate) await page.evaluate(() => window.page.define());
    await page.evaluate((first) => window.page.mount(first), { ...FIRST, isPlain: true });
    if (isLate) await page.evaluate(() => window.page.define());
    await page.locator(`stay-results-grid:state(${isLate ? 'failed' : 'live'})`).waitFor();
    if (!isLate) await page.getByRole('article').nth(2).waitFor();
    expect('link shown', await page.locator('stay-results-grid > a').isVisible(), isLate);
    expect('searches', searches.map(({ stars }) => stars).join(), isLate ? '' : '5,4');
  });
  const named = /^console: <stay-results-grid> criteria="\[object Object\]" is invalid/;
  const others = told.filter((fault) => !named.test(fault));
  return isLate && others.length === told.length ? [...others, 'a lost object is not named'] : others;
}

/** What fails in any framework; prints the table of checks, each with the elements defined first and defined last. */
export async function everyFramework(browser: Browser, url: string): Promise<string[]> {
  const cells: Record<string, string[]> = Object.fromEntries(CHECKS.map((check) => [check, []]));
  const faults: string[] = [];
  for (const framework of FRAMEWORKS) {
    // Both orders at once, each in a page of its own.
    const runs = await Promise.all(
      [false, true].map(async (isLate) => {
        let found: Partial<Record<Check, boolean>> = {};
        const told = await faultsOf(browser, async (page, expect) => {
          await page.goto(`${url}?${framework}`);
          found = await drive(page, isLate);
          for (const check of CHECKS) expect(check, found[check], true);
        });
        if (WRITE_OBJECTS.includes(framework))
          told.push(
            ...(await plainFaults(browser, url, framework, isLate)).map((fault) => `plain: ${fault}`),
          );
        const name = `${framework}, elements defined ${isLate ? 'last' : 'first'}`;
        faults.push(...told.map((fault) => `${name}: ${fault}`));
        return found;
      }),
    );
    for (const check of CHECKS) cells[check]!.push(runs.map((run) => (run[check] ? 'yes' : 'NO')).join(', '));
  }
  const rows = [['', ...FRAMEWORKS], ...Object.entries(cells).map(([check, row]) => [check, ...row])];
  console.log(rows.map(([check = '', ...row]) => check.padEnd(38) + row.join('  ').trimEnd()).join('\n'));
  return faults;
}
