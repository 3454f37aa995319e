import { TEST_PORT } from './test-port.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

test.describe('a visitor without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sees offer cards in the answer itself, and pages through them by links', async ({ page }) => {
    const t = textsOf('fr_FR');
    await page.goto(site('fr-fr', '/search?a=2'));
    const cards = page.getByRole('list', { name: t('results.list') }).getByRole('article');
    await expect(cards).toHaveCount(20);
    const first = await cards.first().textContent();
    await page
      .getByRole('navigation', { name: t('pager.label') })
      .getByRole('link', { name: t('pager.page', { page: 2 }) })
      .click();
    await expect(cards.first()).not.toHaveText(first ?? '');
    expect(page.url()).toContain('page=1');
  });

  test('sends the form and gets the offers of what was asked for', async ({ page }) => {
    const t = textsOf('fr_FR');
    await page.goto(site('fr-fr', '/search?theme=26&a=2'));
    await expect(page.getByRole('search').first()).toBeVisible();
    const headings = page.getByRole('heading', { level: 2 });
    const withTheme = await headings.first().textContent();
    await page.goto(site('fr-fr', '/search'));
    expect(await headings.first().textContent()).not.toBe(withTheme);
    await expect(
      page
        .getByRole('list', { name: t('results.list') })
        .getByRole('article')
        .first(),
    ).toBeVisible();
  });
});

test('criteria of the query move to the hash, and the offers stay the same', async ({ page }) => {
  const t = textsOf('fr_FR');
  const answer = await page.request.get(`http://127.0.0.1:${TEST_PORT}/search?theme=26&a=2&stars=4`, {
    headers: { Host: 'fr-fr.localhost' },
  });
  const html = await answer.text();
  await page.goto(site('fr-fr', '/search?theme=26&a=2&stars=4'));
  await expect(page).toHaveURL(/#.*theme=26/);
  expect(new URL(page.url()).search).not.toContain('theme');
  const cards = page.getByRole('list', { name: t('results.list') }).getByRole('article');
  const link = await cards.first().getByRole('link').first().getAttribute('href');
  expect(html).toContain(String(link).split(/[?#]/)[0] ?? '-');
});

test('a shared address with a hash never shows the offers of another search first', async ({ page }) => {
  const t = textsOf('fr_FR');
  const plain = site('fr-fr', '/search');
  // What the server prints for the address without its hash: the offers that must not be seen.
  await page.goto(plain);
  const cards = page.getByRole('list', { name: t('results.list') }).getByRole('article');
  const others = await cards.first().textContent();
  await page.goto('about:blank');

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenCards: seen });
    const look = () => {
      const card = document.querySelector('[data-island="results-grid"] [part="card"]');
      if (card instanceof HTMLElement && card.checkVisibility({ visibilityProperty: true }))
        seen.push(card.textContent ?? '');
      if (seen.length < 500) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${plain}#theme=39&stars=5&a=2&c=0&b=0`);
  await expect(cards.first()).toBeVisible();
  await expect(cards.first()).not.toHaveText(others ?? '');
  const seen = await page.evaluate(() => (window as typeof window & { seenCards: string[] }).seenCards);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(others);
});
