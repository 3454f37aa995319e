import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Translate } from '@staykit/messages/translate.ts';
import { beginsWith } from './texts.ts';

/** Opens the calendar and picks the first free stay of the next month, as short as its first day allows. */
export async function pickDates(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: beginsWith(t('searchBox.dates')) }).click();
  const calendar = page.getByRole('dialog', { name: t('calendar.title') });
  await expect(calendar.getByText(t('calendar.loading'))).toBeHidden();
  await calendar.getByRole('button', { name: t('calendar.next') }).click();
  const open = calendar.getByRole('gridcell').getByRole('button', { disabled: false });
  await expect(open.nth(3)).toBeVisible();
  const validate = calendar.getByRole('button', { name: t('calendar.validate') });
  await expect(validate).toBeDisabled();
  await pickStay(calendar, (await open.nth(2).getAttribute('data-date')) ?? '');
}

/** Picks a day of arrival in a calendar that is open, and the first departure that it has. */
export async function pickStay(calendar: Locator, arrival: string): Promise<void> {
  const open = calendar.getByRole('gridcell').getByRole('button', { disabled: false });
  await calendar.locator(`[data-date='${arrival}']`).click();
  // The days that can end this stay come from the server: the first of them after the arrival is the departure.
  // The calendar closes by itself a moment after the range is complete.
  await expect(async () => {
    if (await calendar.isHidden()) return;
    const days = await open.evaluateAll((buttons) =>
      buttons.map((one) => one.getAttribute('data-date') ?? ''),
    );
    const departure = days.filter((day) => day > arrival)[0] ?? '';
    await calendar.locator(`[data-date='${departure}']`).click({ timeout: 1000 });
    await expect(calendar).toBeHidden({ timeout: 4000 });
  }).toPass({ timeout: 15_000 });
}
