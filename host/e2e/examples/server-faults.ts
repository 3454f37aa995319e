import type { Browser } from 'playwright';
import { elementFaults } from './element-faults.ts';
import { noteSearches } from './note-searches.ts';
import { faultsOf } from './page-faults.ts';

declare global {
  interface Window {
    /** What the server wrote, before any script. */
    written?: readonly Element[];
  }
}

/** Notes all that the framework wrote, and what the grid was filled with: the box renders anew with its object. */
const noteWritten = (): void =>
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const ofFramework = document.querySelectorAll('output, button, stay-search-box, stay-results-grid, a');
    const grid = document
      .querySelector('stay-results-grid')
      ?.shadowRoot?.querySelectorAll('[data-tree], [part~="card"]');
    window.written = [...ofFramework, ...(grid ?? [])];
  });

/** Number of offers of a shop with certain stars. */
async function countOffers(api: string, stars: string): Promise<number> {
  const { searchDetails } = (await (
    await fetch(`${api}/api/offers.json?locale=nl_BE&stars=${stars}&size=1`)
  ).json()) as { searchDetails: { totalCount: number } };
  return searchDetails.totalCount;
}

/**
 * What is wrong with a page that a framework renders on a server, with elements that are filled there: its HTML, its
 * first paint without script, and how framework and elements take it over. Its address `browser` is the same page,
 * rendered in the browser alone.
 */
export async function serverFaults(browser: Browser, url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const [, api = ''] = /<stay-results-grid[^>]* api="([^"]*)"/.exec(html) ?? [];
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const paper = await plain.newPage();
  await paper.goto(url);
  const printed = paper.getByRole('button', { name: 'Zoeken', exact: true });
  const radius = await printed.evaluate((button) => Number.parseFloat(getComputedStyle(button).borderRadius));
  const cards = await paper.getByRole('article').count();
  await plain.close();

  const served = await faultsOf(browser, async (page, expect) => {
    expect('link between the tags in the HTML', html.includes('href="https://shop.example/search"'), true);
    expect('lost objects in the HTML', html.match(/\[object \w+\]/)?.[0], undefined);
    expect('rounded search button at the first paint', radius >= 4, true);
    expect('offers in the HTML', cards, 20);

    await page.addInitScript(noteWritten);
    const searches = noteSearches(page);
    await page.goto(url);
    const output = page.locator('output');
    await output.getByText(`${await countOffers(api, '5,4')} verblijven`, { exact: true }).waitFor();
    await page.locator('stay-search-box:state(live)').waitFor();
    expect('searches for what was in the HTML', searches.length, 0);
    expect('parts written by the server', await page.evaluate(() => window.written?.length), 26);
    expect(
      'written by the server and gone',
      await page.evaluate(() =>
        window.written
          ?.filter((node) => !node.isConnected)
          .map((node) => node.outerHTML.slice(0, 80))
          .join(),
      ),
      '',
    );
    expect(
      'object of the box',
      await page.locator('stay-search-box').evaluate((box) => JSON.stringify(Reflect.get(box, 'criteria'))),
      '{"stars":[5,4]}',
    );
    await page.getByRole('button', { name: 'Alleen vijf sterren' }).click();
    await output.getByText(`${await countOffers(api, '5')} verblijven`, { exact: true }).waitFor();
    expect('searches after a change', searches.map(({ stars }) => stars).join(), '5');
    await page.getByRole('article').first().getByRole('link').first().click();
    await output.getByText('minisite=1042').waitFor();
    expect('pages opened', page.context().pages().length, 1);
    expect('lost objects in the page', (await page.content()).match(/\[object \w+\]/)?.[0], undefined);
  });
  return [
    ...served,
    ...(await elementFaults(browser, `${url}browser`)).map((fault) => `in the browser alone: ${fault}`),
  ];
}
