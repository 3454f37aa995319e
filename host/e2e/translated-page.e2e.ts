import type { Page } from '@playwright/test';
import { translatePage } from '@staykit/testing/translate-page.ts';
import { openPageOf, put } from './page-of-others.ts';
import { inDays } from './pictures/state.ts';
import { TEST_PORT } from './test-port.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const CHECKIN = inDays(45);

const translate = (page: Page) => page.evaluate<void>(`(${String(translatePage)})()`);

/** An offer whose price is known for the day. */
async function anyOffer(page: Page): Promise<string> {
  const query = `checkin=${CHECKIN}&night=1&adult=2&locale=fr_FR`;
  const answer = await page.request.get(`http://127.0.0.1:${TEST_PORT}/api/offers.json?${query}`);
  const { exactMatch } = (await answer.json()) as { exactMatch: { id: string; priceType: string }[] };
  return exactMatch.find(({ priceType }) => priceType === 'final')!.id;
}

test('on a translated product page the price is that of the travellers who were chosen', async ({ page }) => {
  const id = await anyOffer(page);
  const box = page.getByRole('group', { name: t('booking.label') });
  const travellers = box.getByRole('button', { name: beginsWith(t('travellers.label')) });
  const total = async (): Promise<string> => {
    // The price of the days, to the cent.
    await expect(box.locator('[part=price][aria-busy=false] strong')).toHaveText(/,\d\d\s€/);
    return (await box.locator('[part=price]').textContent()) ?? '';
  };
  const open = async (adults: number): Promise<string> => {
    await page.goto('about:blank');
    await page.goto(site('fr-fr', `/product/${id}#checkin=${CHECKIN}&night=1&a=${adults}&c=0&b=0`));
    return total();
  };
  const right = await open(3);
  expect(await open(2)).not.toBe(right);
  await translate(page);
  await travellers.click();
  await translate(page);
  await box.getByRole('button', { name: t('travellers.more', { label: t('travellers.adults') }) }).click();
  await box.getByRole('button', { name: t('travellers.confirm') }).click();
  await expect(box.locator('[part=price]')).toHaveText(right);
  await expect(travellers).toContainText('3');
});

test('on a translated page of a partner a grid tells the number of offers of its new search', async ({
  page,
}) => {
  await openPageOf(page);
  const heading = page.locator('stay-results-grid').getByRole('heading', { level: 2 });
  const open = async (criteria: string): Promise<string> => {
    await put(page, `<stay-results-grid criteria="${criteria}"></stay-results-grid>`);
    await expect(heading).toContainText(/\d/);
    return (await heading.textContent()) ?? '';
  };
  const right = await open('a=2&stars=5');
  await page.evaluate(() => document.querySelector('stay-results-grid')!.remove());
  expect(await open('a=2')).not.toBe(right);
  await translate(page);
  await page.evaluate(() =>
    document
      .querySelector<HTMLElement & { search: (criteria: string) => void }>('stay-results-grid')!
      .search('a=2&stars=5'),
  );
  await expect(heading).toHaveText(right);
});
