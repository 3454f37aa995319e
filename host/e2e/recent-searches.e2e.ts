import { axeFindings } from './audit.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

for (const width of [390, 1440]) {
  test(`the last searches stand on the first page: they are made again, and removed (${width} px)`, async ({
    page,
  }) => {
    const t = textsOf('fr_FR');
    await page.setViewportSize({ width, height: 900 });
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    await page.goto(
      site('fr-fr', `/search?flow=booking&theme=23&checkin=${day(40)}&checkout=${day(42)}&a=3&c=1`),
    );
    const submit = page.getByRole('search').getByRole('button', { name: t('searchBox.search'), exact: true });
    if (width < 600) {
      await page.getByRole('search').getByRole('button').first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('searchBox.search'), exact: true })
        .click();
    } else await submit.click();
    await page.goto(site('fr-fr', '/'));

    const searches = page.getByRole('region', { name: t('destination.recent') });
    const link = searches.getByRole('link', { name: beginsWith(t('theme.romantic')) });
    await expect(link).toBeVisible();
    await expect(link).toContainText(t('travellers.childCount', { count: 1 }));
    expect(await axeFindings(page, { ours: ['[data-recent-searches]'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await link.click();
    await page.waitForURL(/\/search\?.*theme=23/);
    expect(new URL(page.url()).searchParams.get('a')).toBe('3');

    await page.goBack();
    await searches.getByRole('button', { name: t('destination.forgetAll') }).click();
    await expect(searches).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('staykit.searches'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(searches).toHaveCount(0);
  });
}
