import { textsOf } from './texts.ts';
import { ask, atBank, bookStay, buy, GUEST, lookUp } from './checkout-journey.ts';
import { act, fill, filterBy, forgiveRefusals, inviteAs, isClean, join, OFFICE } from './office-journey.ts';
import { forgiveLoading } from './faults.ts';
import { inDays } from './pictures/state.ts';
import { TEST_PORT } from './test-port.ts';
import { expect, site, test } from './visitor.ts';

test.use({ consent: '', locale: 'en-GB', actionTimeout: 20_000 });
test.afterEach(({ complaints }) => {
  forgiveRefusals(complaints);
  // An order that waits for its payment is told by the browser as a refusal.
  forgiveLoading(complaints);
});
// One person after the other: a code of the demo's account counts once.
test.describe.configure({ mode: 'serial' });

const card = (amount: number) => ({
  productType: 'GIFTCARD',
  productId: 'GIFTCARD',
  options: { giftFormat: 'digital', giftNights: 0 },
  amount,
  price: amount,
  buyer: GUEST,
  payment: { plan: 'once', returnPath: '/checkout/return' },
  locale: 'fr_FR',
});

test('finance reads the ledger and statements, pays out no month that is not over, and refunds a gift', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const booking = await bookStay(page, { host: 'fr-fr', locale: 'fr_FR', at: 33 });
  const gift = await buy<{ giftNumber: string }>(page, 'fr-fr', '/api/gifts', card(12_000));
  await join(page, await inviteAs({ role: 'finance' }));
  const menu = page.getByRole('menuitem');
  await expect(menu).toHaveText([
    'Bookings',
    'Gifts',
    'Promo codes',
    'Redeemed activities',
    'Accounts',
    'Statements',
    'Entries',
    'Failed payments',
    'Reconciliation',
    'Partners',
  ]);

  // The books are checked, and the accounts say so.
  await menu.filter({ hasText: 'Accounts' }).click();
  await page.getByRole('link', { name: 'Check the books' }).click();
  await page.getByRole('button', { name: 'Compare the books' }).click();
  // All hotels' nights are compared.
  await expect(page.getByRole('heading', { name: 'Differences' })).toBeVisible({ timeout: 60_000 });
  await menu.filter({ hasText: 'Accounts' }).click();
  await expect(page.getByText(/Checked on .+/)).toBeVisible();
  await isClean(page, 'accounts');
  await page.getByRole('cell', { name: 'gift_liability' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('gift_liability');

  // Entries of a booking, from its page.
  await page.goto(`${OFFICE}#/bookings/${booking.bookingNumber}/show`);
  await page.getByRole('link', { name: 'Entries', exact: true }).click();
  await expect(page.getByRole('cell', { name: booking.bookingNumber })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'commission' })).toBeVisible();
  await isClean(page, 'entries of a booking');

  // The statement of its hotel for a month after the stay: a file, and no payout before that month is over.
  const month = inDays(70).slice(0, 7);
  const { hotel } = booking;
  await page.goto(
    `${OFFICE}#/statements?filter=${encodeURIComponent(JSON.stringify({ month, q: hotel.label, payout: 'due' }))}`,
  );
  await page.getByRole('cell', { name: hotel.label }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(month);
  await isClean(page, 'a statement');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV file' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^hotel-\d+-\d{4}-\d\d\.csv$/);
  await expect(page.getByRole('button', { name: 'Record payout' })).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await isClean(page, 'a statement on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // A gift that nobody used goes back: the amount is agreed to first.
  await page.goto(`${OFFICE}#/gifts/${gift.giftNumber}/show`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog).toContainText('€120.00 goes back to the giver');
  await fill(dialog, { 'Reason *': 'Withdrawn within 14 days' });
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Do it once more to agree');
  await isClean(page, 'the refund of a gift');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('refunded');
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled();
  for (const [path, status] of [
    ['audit', 403],
    ['calendars/1:2030-01', 403],
  ] as const)
    expect((await page.request.get(`${OFFICE}api/${path}`)).status()).toBe(status);
});

test('a hotel redeems an activity by the code of its voucher, and an agent takes that back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { exactMatch } = await ask<{
    exactMatch: { id: string; sellPrice: number; hotel: { id: string } }[];
  }>(page, 'fr-fr', '/api/search/activity-only.json', {
    locale: 'fr_FR',
    page: 0,
    numberOfPackagesPerHotel: 1,
  });
  const [activity] = exactMatch;
  const order = {
    ...card(0),
    productType: 'DIGITAL_ACTIVITY_ONLY',
    productId: activity?.id,
    options: { giftFormat: 'digital', giftNights: 0 },
    price: activity?.sellPrice,
    amount: undefined,
  };
  const gift = await buy<{ giftNumber: string; code: string }>(page, 'fr-fr', '/api/gifts', order);
  await join(page, await inviteAs({ role: 'supplier', hotels: [activity?.hotel.id ?? ''] }));
  await page.getByRole('menuitem', { name: 'Redeemed activities' }).click();
  await page
    .getByRole('link', { name: /^Create/ })
    .first()
    .click();
  await isClean(page, 'the form that redeems an activity');
  await fill(page, { 'Code of the voucher *': gift.code });
  await page.getByRole('button', { name: 'Redeem an activity' }).click();
  await expect(page.getByRole('cell', { name: gift.giftNumber })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await isClean(page, 'redeemed activities');

  await join(page, await inviteAs({ role: 'support' }));
  await page.goto(`${OFFICE}#/gifts/${gift.giftNumber}/show`);
  await expect(page.getByText('redeemed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled();
  await page.goto(`${OFFICE}#/activityVouchers`);
  const row = page.getByRole('row').filter({ hasText: gift.giftNumber });
  await row.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, { 'Reason *': 'Another voucher was meant' });
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(row).toHaveCount(0);
});

test('a guest pays for a dearer stay by the link that an agent sends', async ({ page }) => {
  test.setTimeout(180_000);
  const t = textsOf('fr_FR');
  const booking = await bookStay(page, { host: 'fr-fr', locale: 'fr_FR', at: 34, cancellable: true });
  await join(page, await inviteAs({ role: 'support' }));
  await page.goto(`${OFFICE}#/bookings/${booking.bookingNumber}/show`);
  await page.getByRole('button', { name: 'Change dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change dates' });
  await fill(dialog, { 'Nights *': '3', 'Reason *': 'One night more' });
  const submit = dialog.getByRole('button', { name: 'Change dates' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('send the guest a link');
  await isClean(page, 'a dearer stay');
  await submit.click();
  await expect(page.getByRole('cell', { name: 'booking-move-offer' })).toBeVisible();
  expect(await lookUp(page, 'fr-fr', booking.bookingNumber)).toMatchObject({ nights: 2 });

  // What the link of the mail has is the id of such a quote.
  const stay = `checkin=${booking.checkin}&nights=3&adult=2&locale=fr_FR`;
  const { quoteId } = await ask<{ quoteId: string }>(
    page,
    'fr-fr',
    `/api/weekend/${booking.offerId}/quote-realtime.json?${stay}`,
  );
  await page.goto(site('fr-fr', `/booking?number=${booking.bookingNumber}&offer=${quoteId}`));
  await page.getByLabel(t('checkout.email')).fill(GUEST.email);
  await page.getByRole('button', { name: t('checkout.lookup.show') }).click();
  await expect(page.getByRole('heading', { name: t('checkout.lookup.move.check') })).toBeFocused();
  await expect(page.locator('[data-move] [data-sign]')).toContainText(t('card.supplement'));
  await page.locator('[data-move] form button[type=submit]').click();
  await atBank(page, t);
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.return.moved') })).toBeFocused();
  expect(await lookUp(page, 'fr-fr', booking.bookingNumber)).toMatchObject({ nights: 3 });
});

test('an editor looks a partner up, and closes and opens its minisite', async ({ page }) => {
  test.setTimeout(180_000);
  await join(page, await inviteAs({ role: 'content' }));
  await page.getByRole('menuitem', { name: 'Partners' }).click();
  await expect(page.getByRole('row')).toHaveCount(7);
  await isClean(page, 'partners');
  await filterBy(page, 'Name or minisite', 'flan');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('region', { name: 'File' })).toContainText('"minisiteUrl": "flanerie"');
  await isClean(page, 'a partner');
  const address = (await page.getByRole('link', { name: /flanerie$/ }).getAttribute('href')) ?? '';
  const { hostname, pathname } = new URL(address);
  const status = async () =>
    (
      await page.request.get(`http://127.0.0.1:${TEST_PORT}${pathname}`, {
        headers: { Host: `${hostname}:${TEST_PORT}` },
      })
    ).status();
  // An earlier try may have left it closed.
  if (await page.getByRole('button', { name: 'Resume' }).isVisible())
    await act(page, 'Resume', { 'Reason *': 'Once more' });
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
  await act(page, 'Pause', { 'Reason *': 'The contract is over' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('paused');
  await expect.poll(status, { timeout: 15_000 }).toBe(503);
  await act(page, 'Resume', { 'Reason *': 'A new contract' });
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await isClean(page, 'a partner on a phone');
  expect((await page.request.get(`${OFFICE}api/statements`)).status()).toBe(403);
});

test('a manager chooses a room type and sets its nights alone', async ({ page }) => {
  test.setTimeout(180_000);
  await join(page, await inviteAs({ role: 'inventory' }));
  const { exactMatch } = await ask<{ exactMatch: { hotel: { id: string } }[] }>(
    page,
    'fr-fr',
    `/api/offers.json?checkin=${inDays(45)}&night=2&adult=2&locale=fr_FR`,
  );
  const hotel = exactMatch.at(-1)?.hotel.id ?? '';
  const made = await page.request.post(`${OFFICE}api/supplierKeys`, {
    data: { supplier: `lake-${crypto.randomUUID().slice(0, 8)}`, hotels: [hotel] },
    headers: { 'Idempotency-Key': crypto.randomUUID(), Origin: new URL(OFFICE).origin },
  });
  const { key } = (await made.json()) as { key: string };
  const name = { fr: 'Suite du lac', es: 'Suite del lago', nl: 'Meersuite', it: 'Suite del lago' };
  const room = { hotel, room: 'suite', name, supplement: 5_000, allotment: 3 };
  const pushed = await fetch(`http://127.0.0.1:${TEST_PORT}/api/inventory/v1/rooms`, {
    method: 'PUT',
    body: JSON.stringify({ items: [room] }),
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
  });
  expect(await pushed.json()).toMatchObject({ errors: [] });
  await page.goto(`${OFFICE}#/hotels/${hotel}/show`);
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByLabel('Room type').click();
  await page.getByRole('option', { name: 'Suite du lac' }).click();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  const night = calendar.getByRole('button', { name: /^\d{4}-\d\d-12\b/ });
  await expect(night).toBeVisible();
  await isClean(page, 'the calendar of a room type');
  await night.click();
  await night.click();
  const dialog = page.getByRole('dialog');
  // Another one with each try: what is there already cannot be saved.
  const price = 301 + (Math.floor(Date.now() / 1000) % 600);
  await fill(dialog, { 'Price per night in euros': `${price},00`, 'Rooms in all': '2' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(night).toHaveAccessibleName(new RegExp(`€${price}.* of 2`));
  await calendar.getByLabel('Room type').click();
  await page.getByRole('option', { name: 'Standard' }).click();
  await expect(night).toBeVisible();
  await expect(night).not.toHaveAccessibleName(new RegExp(`€${price}`));
});
