import type { Browser, Locator } from 'playwright';
import { faultsOf } from './page-faults.ts';

/** Whether an element has the round corners of our button: no browser gives them to one without our styles. */
const isStyled = (button: Locator): Promise<boolean> =>
  button.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).borderRadius) >= 4);

/** What is wrong with a page of our React components; `printedCards` are the offers in the HTML of its server. */
export async function reactFaults(browser: Browser, url: string, printedCards: number): Promise<string[]> {
  // What the server sent, before any script: the first paint.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const paper = await plain.newPage();
  await paper.goto(url);
  const printed = paper.getByRole('button', { name: 'Zoeken', exact: true });
  const isPrintStyled = await isStyled(printed);
  const cards = await paper.getByRole('article').count();
  await plain.close();

  return faultsOf(browser, async (page, expect) => {
    await page.goto(url);
    expect('rounded search button at the first paint', isPrintStyled, true);
    expect('offers in the HTML', cards, printedCards);
    await page.getByRole('article').nth(19).waitFor();
    const search = page.getByRole('button', { name: 'Zoeken', exact: true });
    expect('rounded search button', await isStyled(search), true);
    // The box is live, and what it loads on demand has its styles.
    await page.getByRole('button', { name: /Reizigers/ }).click();
    await page
      .getByRole('button', { name: /volwassene/i })
      .last()
      .waitFor();
    await page.keyboard.press('Escape');
    await search.click();
    await page.getByRole('article').nth(19).waitFor();
  });
}
