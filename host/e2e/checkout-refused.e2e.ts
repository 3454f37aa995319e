import type { Page } from '@playwright/test';
import { fieldsOf, fillIn, GUEST, openStay, passOn, payAtBank, payButton } from './checkout-journey.ts';
import {
  bookedNumber,
  FRENCH,
  keepsNobodyOut,
  PHONE,
  refuseOnce,
  t,
  watchBookings,
} from './checkout-page.ts';
import { forgiveLoading } from './faults.ts';
import { expect, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Refusals on purpose are told by the browser.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

/** Makes every quote from now on dearer by an amount: the stay is then booked at its own price again. */
async function quoteOtherwise(page: Page, by: number): Promise<void> {
  await page.route('**/quote*.json*', async (route) => {
    const response = await passOn(route);
    const quote = (await response.json()) as { priceInfo: { totalPrice: number } };
    quote.priceInfo.totalPrice += by;
    await route.fulfill({ response, json: quote });
  });
}

test('another price is asked about before anything is paid; closing leads back to the stay [QUOTE-14] [QUOTE-21]', async ({
  page,
}) => {
  const { url, checkin } = await openStay(page, { ...FRENCH, at: 6 });
  await page.goto(url);
  const sent = watchBookings(page);
  await fillIn(page, t);
  await refuseOnce(page, 409, { code: 'PRICE_CHANGED', details: { price: 99_000 } });
  await quoteOtherwise(page, 1_500);
  await payButton(page, t).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('booking.priceChange.higher'));
  await expect(dialog).toContainText('15\u00a0€');
  await keepsNobodyOut(page, 'another price');
  expect(sent).toHaveLength(1);
  await dialog.getByRole('button', { name: t('booking.priceChange.back') }).click();
  await page.waitForURL(/\/product\/\d+/);
  expect(page.url()).toContain(`checkin=${checkin}`);
});

test('another price that is agreed to is the one that is paid, with a key of its own [QUOTE-12]', async ({
  page,
}) => {
  await page.goto((await openStay(page, { ...FRENCH, at: 7 })).url);
  const sent = watchBookings(page);
  await fillIn(page, t);
  const before = await payButton(page, t).textContent();
  await refuseOnce(page, 409, { code: 'PRICE_CHANGED', details: { price: 99_000 } });
  await quoteOtherwise(page, -1_000);
  await payButton(page, t).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('booking.priceChange.lower'));
  await dialog.getByRole('button', { name: t('booking.continue') }).click();
  await expect(payButton(page, t)).not.toHaveText(before ?? '');
  await expect(fieldsOf(page, t).firstName).toHaveValue(GUEST.firstName);
  await refuseOnce(page, 402, { code: 'PAYMENT_REFUSED' });
  await payButton(page, t).click();
  await expect(page.getByRole('alert')).toContainText(t('errors.paymentRefused'));
  const [first, second] = sent as { key: string; body: { price: number; quoteId: string } }[];
  expect(second?.key).not.toBe(first?.key);
  expect(second?.body.price).toBe((first?.body.price ?? 0) - 1_000);
  expect(second?.body.quoteId).not.toBe(first?.body.quoteId);
});

test('a price that lapsed is asked for again without a word where it is the same', async ({ page }) => {
  await page.goto((await openStay(page, { ...FRENCH, at: 8 })).url);
  const sent = watchBookings(page);
  await fillIn(page, t);
  await refuseOnce(page, 410, { code: 'QUOTE_EXPIRED' });
  await payAtBank(page, t);
  await bookedNumber(page);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test('a room that went in the meantime leads back to the stay, dates kept [PERROR-01]', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { url, checkin } = await openStay(page, { ...FRENCH, at: 9 });
  await page.goto(url);
  await fillIn(page, t);
  await refuseOnce(page, 409, { code: 'NO_AVAILABILITY' });
  await payButton(page, t).click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.goneTitle') })).toBeFocused();
  await expect(page.getByText(t('errors.noAvailability'))).toBeVisible();
  await keepsNobodyOut(page, 'no room left');
  const back = page.getByRole('link', { name: t('checkout.otherDates') });
  await expect(back).toHaveAttribute('href', new RegExp(`/product/\\d+#checkin=${checkin}`));
});
