import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './audit.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Opens a hotel that has rooms to sell. */
async function openHotel(page: Page, hash = ''): Promise<void> {
  await page.goto(site('fr-fr', '/search'));
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/offers.json?locale=fr_FR&adult=2');
    const { exactMatch } = (await answer.json()) as { exactMatch: { hotel: { id: string } }[] };
    return exactMatch[0]!.hotel.id;
  });
  await page.goto(site('fr-fr', `/hotel/${id}${hash}`));
  await expect(page.locator('[data-field=dates] button')).toBeEnabled();
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;

test('the offers of a hotel are in view at once where the address says so, and a tab leads to them, 100 px below the top [HOTEL-02] [HOTEL-05]', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHotel(page, '#anchor=products');
  const offers = page.locator('#offers');
  const off = async () => Math.abs((await topOf(offers)) - 100);
  await expect.poll(off).toBeLessThanOrEqual(2);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(off).toBeGreaterThan(100);
  const tabs = page.getByRole('navigation', { name: t('product.sections') });
  await tabs.getByRole('link', { name: t('hotel.tab.offers') }).click();
  await expect.poll(off).toBeLessThanOrEqual(2);
});

test('the details of a room rise from the lower edge of a phone, and stand in the middle of a desk [ROOM-05]', async ({
  page,
}) => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await openHotel(page);
    const room = page.locator('[data-room]').first();
    const name = (await room.getByRole('heading').textContent()) ?? '';
    await room.getByRole('button', { name: t('hotel.detailsOf', { room: name }) }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel).toBeVisible();
    await panel.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
    const { x, y, width, height } = (await panel.boundingBox())!;
    if (size === PHONE) {
      expect(Math.round(width)).toBe(PHONE.width);
      expect(Math.abs(y + height - PHONE.height)).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThan(50);
    } else {
      expect(Math.abs(x + width / 2 - DESK.width / 2)).toBeLessThanOrEqual(10);
      expect(Math.abs(y + height / 2 - DESK.height / 2)).toBeLessThanOrEqual(10);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('a room is chosen first and its days then, and the stay goes to the checkout', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openHotel(page);
  const choose = page.locator('[data-room]').first().getByRole('link');
  await choose.click();
  const calendar = page.getByRole('dialog', { name: t('calendar.title') });
  await expect(calendar.getByText(t('calendar.loading'))).toBeHidden();
  await calendar.getByRole('button', { name: t('calendar.next') }).click();
  const open = calendar.getByRole('gridcell').getByRole('button', { disabled: false });
  await open.nth(2).click();
  const arrival = (await open.nth(2).getAttribute('data-date')) ?? '';
  const days = await open.evaluateAll((all) => all.map((one) => one.getAttribute('data-date') ?? ''));
  await calendar.locator(`[data-date='${days.find((day) => day > arrival)}']`).click();
  await calendar.getByRole('button', { name: t('calendar.validate') }).click();
  const options = page.getByRole('dialog', { name: t('hotel.options') });
  await options.getByRole('button', { name: t('booking.book'), exact: true }).click();
  await page.waitForURL(/\/checkout\?.*checkin=/);
});

test('on paper, which is as narrow as a phone, no bar stands over the words of each sheet', async ({
  page,
}) => {
  // A4 between the margins of a browser.
  await page.setViewportSize({ width: 718, height: 1046 });
  await openHotel(page);
  const bar = page.locator('[data-bar]');
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.goto(site('fr-fr', '/search?a=2'));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[part=toolbar]')).toBeHidden();
});
