import { expect, site, test } from './visitor.ts';

test('a magazine that names its files in the head has live elements, and asks for each file once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site('fr-fr', '/examples/head-html/'));
  await expect(page.locator('stay-search-box:state(live)')).toBeVisible();
  await expect(page.locator('stay-results-grid').getByRole('article')).toHaveCount(6);
  const links = page.locator('link[rel="modulepreload"]');
  expect(await links.count()).toBeGreaterThan(3);
  const scripts = asked.filter((path) => path.startsWith('/elements/'));
  for (const link of await links.all())
    expect(scripts).toContain(await link.evaluate((one: HTMLLinkElement) => new URL(one.href).pathname));
  expect(scripts).toEqual([...new Set(scripts)]);
});
