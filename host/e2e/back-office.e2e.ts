import { marketNow } from '@staykit/core/dates/market-time.ts';
import { axeFindings } from './audit.ts';
import { ask, bookStay, buy, fillIn, GUEST, lookUp, openStay, payAtBank } from './checkout-journey.ts';
import { act, fill, filterBy, forgiveRefusals, inviteAs, isClean, join, OFFICE } from './office-journey.ts';
import { inDays } from './pictures/state.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const fr = textsOf('fr_FR');

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
  await join(page, await inviteAs({ role: 'support' }));
  const menu = page.getByRole('menuitem');
  await expect(menu).toHaveText([
    'Bookings',
    'Reservations',
    'Gifts',
    'Promo codes',
    'Mails',
    'Reviews',
    'Hotels',
    'Redeemed activities',
    'Partners',
  ]);

  // 1: finds a booking, 2: sees what was paid and mailed.
  await filterBy(page, 'Number, name, e-mail or phone', booking.bookingNumber);
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
  await filterBy(page, 'Code, number, name or e-mail', code);
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
  await join(page, await inviteAs({ role: 'supplier', hotels: [own] }));
  await expect(page.getByRole('menuitem')).toHaveText(['Reservations', 'Hotels', 'Redeemed activities']);
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
  await expect(page.getByLabel('Number or name')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await isClean(page, 'reservations of a hotel');
  await page.getByRole('menuitem', { name: 'Hotels', exact: true }).click();
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

test('staff make a promo code, a guest follows its link and books with it, and staff see who did', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const code = `JOURNEY-${Date.now().toString(36).toUpperCase()}`;
  await join(page, await inviteAs({ role: 'content' }));
  await expect(page.getByRole('menuitem')).toHaveText([
    'Promo codes',
    'Reviews',
    'Hotels',
    'Texts and banners',
    'Partners',
  ]);
  await page.getByRole('menuitem', { name: 'Promo codes' }).click();
  await page
    .getByRole('link', { name: /^Create/ })
    .first()
    .click();
  await fill(page, {
    'Code *': code.toLowerCase(),
    'Percent of the price, rounded down to the cent *': '15',
    'Valid from *': `${inDays(-1)}T00:00`,
    'Valid until': `${inDays(30)}T23:59`,
    'Uses at most': '1',
  });
  await isClean(page, 'the form of a promo code');
  await page.getByRole('button', { name: 'Save' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(`${code} active`);
  await expect(page.getByText('0 / 1')).toBeVisible();

  const guest = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' });
  const shop = await guest.newPage();
  const wanted = { host: 'fr-fr', locale: 'fr_FR' } as const;
  const { url } = await openStay(shop, { ...wanted, at: 33 });
  // The link leads to another page: the code goes along in the tab.
  await shop.goto(`${new URL(url).origin}/?promo=${code}`);
  await expect.poll(() => shop.evaluate(() => sessionStorage.getItem('stay-promo'))).toContain(code);
  await shop.goto(url);
  const told = shop.getByRole('group', { name: fr('checkout.promo.label') });
  await expect(told).toContainText(code);
  expect(await axeFindings(shop)).toEqual([]);
  for (const width of [390, 1440]) {
    await shop.setViewportSize({ width, height: 900 });
    const sticksOut = await shop.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sticksOut).toBeLessThanOrEqual(0);
    await shop.screenshot({ path: test.info().outputPath(`checkout-${width}.png`), fullPage: true });
  }
  await fillIn(shop, fr);
  await payAtBank(shop, fr);
  const number = (await shop.locator('[data-number]').textContent()) ?? '';
  const { priceInfo } = await lookUp(shop, 'fr-fr', number);
  expect(priceInfo.promoCodeReductionAmount).toBe(Math.floor((priceInfo.sellPrice * 15) / 100));
  // There is no second use.
  const late = await openStay(shop, { ...wanted, at: 34 });
  await shop.goto(`${late.url}&promo=${code}`);
  const field = shop.getByLabel(fr('checkout.promo.label'), { exact: true });
  await expect(field).toHaveAccessibleDescription(fr('errors.promoCodeUsedUp'));
  await shop.screenshot({ path: test.info().outputPath('used-up.png'), fullPage: true });
  await guest.close();

  await page.reload();
  await expect(heading).toContainText('usedUp');
  await expect(page.getByRole('link', { name: number })).toHaveAttribute('href', `#/bookings/${number}/show`);
  await act(page, 'Pause', { 'Reason *': 'The campaign is over' });
  await expect(heading).toContainText('paused');
  await isClean(page, 'a promo code');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`office-${width}.png`), fullPage: true });
  }
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

test('an editor writes a text, sees it on its page, publishes it by a schedule, and takes it back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await join(page, await inviteAs({ role: 'content' }));
  await expect(page.getByRole('menuitem')).toHaveText([
    'Promo codes',
    'Reviews',
    'Hotels',
    'Texts and banners',
    'Partners',
  ]);
  await page.getByRole('menuitem', { name: 'Texts and banners' }).click();
  await page.getByLabel('Name', { exact: true }).fill('it_IT/pages/about');
  await expect(page.getByRole('row')).toHaveCount(2);
  await isClean(page, 'texts and banners');
  await page.getByRole('cell', { name: 'it_IT/pages/about.txt' }).click();
  const title = page.getByLabel('Title *', { exact: true });
  const before = await title.inputValue();
  const written = `Chi siamo, ${crypto.randomUUID().slice(0, 8)}`;
  const visitor = await browser.newPage();
  const address = site('it-it', '/content/about');
  const shown = async (): Promise<string> => {
    await visitor.goto(address);
    return (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';
  };
  const first = await shown();

  // 1: what the check of files refuses is not saved, and said at its field.
  const text = page.getByLabel('Text *', { exact: true });
  const good = await text.inputValue();
  await text.fill(`${good}<script>alert(1)</script>`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert')).toContainText('not <script>');
  await isClean(page, 'a refused draft');
  // 2: saves a draft, which no visitor sees.
  await text.fill(good);
  await title.fill(written);
  await page.getByLabel('Note for the history').fill(`Shorter: ${written}`);
  await page.getByRole('button', { name: 'Save draft' }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  // The latest of all: an earlier try may have left others.
  const version = versions.locator('li', { hasText: `Shorter: ${written}` }).first();
  const dialog = page.getByRole('dialog');
  const press = async (name: string) => {
    await version.getByRole('button', { name, exact: true }).click();
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await expect(version).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('draft');
  expect(await shown()).toBe(first);
  // 3: sees it on its page, under the policy of every page, in no cache and no search engine.
  await press('Preview');
  const link = await page.getByRole('link', { name: 'Open the page with this version' }).getAttribute('href');
  const preview = await page.context().newPage();
  const answer = await preview.goto(link ?? '');
  expect(preview.url()).toBe(address);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(written);
  await expect(preview.getByRole('region', { name: 'Preview' })).toBeVisible();
  const headers = (await answer?.allHeaders()) ?? {};
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const visited = await visitor.goto(address);
  expect(headers['content-security-policy']).toBe((await visited?.allHeaders())?.['content-security-policy']);
  await isClean(preview, 'a preview');
  await preview.getByRole('link', { name: 'End the preview' }).click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(first);
  await preview.close();
  // 4: it is published for a time of the market, by itself.
  const inSeconds = (seconds: number): string => {
    const { date, time } = marketNow(Date.now() + seconds * 1_000, 'Europe/Rome');
    // Browsers write no seconds that are none.
    return `${date}T${time}`.replace(/:00$/, '');
  };
  await version.getByRole('button', { name: 'Publish', exact: true }).click();
  await fill(dialog, { From: '2020-01-01T00:00' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('over');
  await isClean(page, 'a refused schedule');
  await fill(dialog, { From: inSeconds(8), Until: inSeconds(600) });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(version.getByText(/^from .* until /)).toBeVisible();
  await expect.poll(shown, { timeout: 40_000 }).toBe(written);
  // 5: and taken back, so that the file is shown again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('shown');
  await isClean(page, 'a published text');
  await press('Take back');
  await expect(version.getByText('withdrawn')).toBeVisible();
  await expect.poll(shown, { timeout: 20_000 }).toBe(first);
  // 6: long documents are forms too, on a phone as well.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${OFFICE}#/content/it_IT:home.json`);
  // The menu of a wide window would lie over a narrow one.
  await page.reload();
  await page.getByRole('button', { name: 'Booking', exact: true }).click();
  await page.getByRole('button', { name: /^Jumbotron 1/ }).click();
  await expect(page.getByLabel('Title *', { exact: true })).toBeVisible();
  await isClean(page, 'a long form on a phone');
  expect((await page.request.get(`${OFFICE}api/bookings`)).status()).toBe(403);
  await visitor.close();
  expect(before).not.toBe(written);
});
