import { ask, bookStay, buy, GUEST } from './checkout-journey.ts';
import { act, fill, forgiveRefusals, inviteAs, isClean, join, OFFICE } from './office-journey.ts';
import { inDays } from './pictures/state.ts';
import { expect, test } from './visitor.ts';

test.use({ consent: '', locale: 'en-GB', actionTimeout: 20_000 });
test.afterEach(({ complaints }) => forgiveRefusals(complaints));
// One person after the other: a code of the demo's account counts once.
test.describe.configure({ mode: 'serial' });

test('an agent cares for bookings and gifts, and sees nothing of other roles', async ({ page }) => {
  test.setTimeout(180_000);
  const stay = { host: 'fr-fr', locale: 'fr_FR', cancellable: true } as const;
  const booking = await bookStay(page, { ...stay, at: 31 });
  const { code } = await buy<{ code: string }>(page, 'fr-fr', '/api/gifts', {
    productType: 'BOX',
    productId: 'SPAEBOX',
    options: { giftFormat: 'digital' },
    price: 12_990,
    buyer: GUEST,
    payment: { plan: 'once', returnPath: '/checkout/return' },
    locale: 'fr_FR',
  });
  await join(page, await inviteAs(page, { role: 'support' }));
  const menu = page.getByRole('menuitem');
  await expect(menu).toHaveText(['Bookings', 'Gifts', 'Mails', 'Reviews', 'Hotels', 'Partners']);

  // 1: finds a booking, 2: sees what was paid and mailed.
  await page.getByLabel('Number, name, e-mail or phone').fill(booking.bookingNumber);
  await page.getByRole('cell', { name: booking.bookingNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking.bookingNumber);
  await expect(page.getByRole('cell', { name: 'approved' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'booking-confirmation' })).toHaveCount(1);
  await isClean(page, 'a booking');
  // 3: notes what was said.
  await act(page, 'Add note', { 'Add note *': 'Arrives after midnight' });
  await expect(page.getByRole('cell', { name: 'Arrives after midnight' })).toBeVisible();
  // 4: sends the mail again.
  await act(page, 'Send mail again');
  await expect(page.getByRole('cell', { name: 'booking-confirmation' })).toHaveCount(2);
  // 5: refunds a part; too much is refused in words.
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await fill(dialog, { 'Amount in euros *': '99999', 'Reason *': 'No hot water' });
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('at most');
  await isClean(page, 'a dialog with a refusal');
  await fill(dialog, { 'Amount in euros *': '5,50' });
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('cell', { name: '€5.50' }).first()).toBeVisible();
  // 6: cancels it by the policy.
  await act(page, 'Cancel booking', { 'Reason *': 'The guest is ill' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cancelled');
  await expect(page.getByRole('button', { name: 'Change dates' })).toBeDisabled();

  // 7: finds a gift by its code.
  await menu.filter({ hasText: 'Gifts' }).click();
  await page.getByLabel('Code, number, name or e-mail').fill(code);
  await page.getByRole('cell', { name: code.replaceAll(/[\s-]/g, '') }).click();
  // 8: sends the voucher again, 9: extends it, 10: blocks it.
  await act(page, 'Send voucher again');
  await expect(page.getByRole('cell', { name: 'voucher-giver' })).toHaveCount(2);
  await act(page, 'Extend validity', { 'Valid until *': inDays(900), 'Reason *': 'Was in hospital' });
  await expect(page.getByText(inDays(900)).first()).toBeVisible();
  await act(page, 'Block', { 'Reason *': 'Stolen card' });
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await isClean(page, 'a gift');

  // Other roles' pages and calls are closed to it.
  const refused = await page.request.get(`${OFFICE}api/audit`);
  expect(refused.status()).toBe(403);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${OFFICE}#/bookings`);
  await expect(page.getByRole('cell', { name: booking.bookingNumber })).toBeVisible();
  await isClean(page, 'bookings on a phone');
});

test('a supplier sees its own hotel alone, and sets prices and rooms of its nights', async ({ page }) => {
  test.setTimeout(180_000);
  const { exactMatch } = await ask<{ exactMatch: { hotel: { id: string } }[] }>(
    page,
    'fr-fr',
    `/api/offers.json?checkin=${inDays(45)}&night=2&adult=2&locale=fr_FR`,
  );
  const hotels = [...new Set(exactMatch.map(({ hotel }) => hotel.id))];
  const [own = '', other = ''] = hotels;
  await join(page, await inviteAs(page, { role: 'supplier', hotels: [own] }));
  await expect(page.getByRole('menuitem')).toHaveText(['Hotels']);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).click();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Next month' }).click();
  const night = (day: number) =>
    calendar.getByRole('button', { name: new RegExp(`^\\d{4}-\\d\\d-${day}\\b`) });
  await expect(night(10)).toBeVisible();
  await isClean(page, 'a calendar');
  // 1: price, rooms and nights of a range.
  await night(10).click();
  await night(12).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { 'Price per night in euros': '123,50', 'Rooms in all': '9', 'Minimum nights': '2' });
  await dialog.getByLabel('Open again').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const day of [10, 11, 12]) await expect(night(day)).toHaveAccessibleName(/€123\.50.* of 9 · min\. 2$/);
  // 2: closes one night.
  await night(11).click();
  await night(11).click();
  await dialog.getByLabel('Closed: sell no room').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(night(11)).toHaveAccessibleName(/closed/);
  await expect(night(10)).not.toHaveAccessibleName(/closed/);
  // 3: says from when guests may arrive.
  await page.getByRole('link', { name: 'Edit texts and times' }).click();
  // Another one with each try: what is there already cannot be saved.
  const time = `16:${String(new Date().getMinutes()).padStart(2, '0')}`;
  await page.getByLabel('Arrival from').fill(time);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(time)).toBeVisible();
  for (const path of [`hotels/${other}`, `calendars/${other}:2027-01`])
    expect((await page.request.get(`${OFFICE}api/${path}`)).status()).toBe(404);
  expect((await page.request.get(`${OFFICE}api/bookings`)).status()).toBe(403);
});

test('a wrong password says so, and other pages of the office stay closed', async ({ page }) => {
  await page.goto(`${OFFICE}#/bookings`);
  await fill(page, {
    'E-mail address *': 'nobody@shop.example',
    'Password *': 'something',
    'Code *': '123456',
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('wrong');
  await isClean(page, 'a refused sign-in');
});
