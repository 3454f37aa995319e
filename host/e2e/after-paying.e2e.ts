import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { checkoutLink } from '@staykit/core/offer/checkout/checkout-link.ts';
import { startSmtpServer, type SmtpServer } from '@staykit/gateway/mail/fixtures/smtp-server.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { fieldsOf, fillIn, GUEST, payAtBank } from './checkout-journey.ts';
import { bookedNumber, keepsNobodyOut, PHONE, t } from './checkout-page.ts';
import { forgiveLoading } from './faults.ts';
import { inDays } from './pictures/state.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { expect, test } from './visitor.ts';

const PASSWORD = 'a long evening by the lake';

let folder: string;
let mails: SmtpServer;
let shop: RunningServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'staykit-after-'));
  mails = await startSmtpServer();
  shop = await startServer(folder, 180_000, { SMTP_URL: mails.url, RATE_LIMIT: '0' });
});
test.afterAll(async () => {
  await shop.stop();
  mails.close();
  rmSync(folder, { recursive: true, force: true });
});

const at = (path: string) => `http://fr-fr.localhost:${shop.port}${path}`;

/** The words of a received mail, whatever the lines that it was sent in. */
const wordsOf = (message: string) =>
  message
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The address in the last mail to somebody that matches. */
async function mailedLink(to: string, pattern: RegExp): Promise<string> {
  const find = () =>
    mails.received
      .map(({ message }) => wordsOf(message))
      .filter((words) => words.includes(to))
      .map((words) => pattern.exec(words)?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return new URL(find() ?? '').href.replace(/^https?:\/\/[^/]+/, `http://fr-fr.localhost:${shop.port}`);
}

/** The checkout of a stay that can be given back. */
async function checkoutOf(page: Page, days: number): Promise<string> {
  const checkin = inDays(days);
  const query = `checkin=${checkin}&night=2&adult=2&locale=fr_FR`;
  const answer = await page.request.get(`http://127.0.0.1:${shop.port}/api/offers.json?${query}`);
  const { exactMatch } = (await answer.json()) as {
    exactMatch: {
      id: string;
      nights?: number;
      priceType: string;
      cancellationPolicy: { cancellable: boolean };
    }[];
  };
  const found = exactMatch.find(
    ({ priceType, nights = 2, cancellationPolicy }) =>
      priceType === 'final' && nights <= 2 && cancellationPolicy.cancellable,
  )!;
  const start = {
    productId: found.id,
    offerId: found.id,
    checkin,
    nights: 2,
    pax: DEFAULT_PAX,
    activityDates: {},
  };
  return at(checkoutLink('/checkout', { ...start, bestPrice: false, locale: 'fr_FR' }));
}

/** A visitor who was never here. */
const stranger = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a guest on a phone books, takes the stay along, opens it by the mail, and has an account in one press', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(480_000);
  await page.setViewportSize(PHONE);
  await page.goto(await checkoutOf(page, 45));
  // The form comes before the details, which open on a press.
  const fold = page.getByRole('button', { name: new RegExp(t('checkout.summaryDetails')) });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { name: t('checkout.costs') })).toBeHidden();
  const { firstName } = fieldsOf(page, t);
  expect((await firstName.boundingBox())!.y).toBeLessThan(PHONE.height);
  await fold.click();
  await expect(page.getByRole('heading', { name: t('checkout.costs') })).toBeVisible();
  await keepsNobodyOut(page, 'the summary is open');
  await fold.click();
  await fillIn(page, t);
  await payAtBank(page, t);
  const number = await bookedNumber(page);
  // The arrow of the header leads home, not to the checkout of what is bought. [HEADER-06]
  await expect(page.locator('a[data-arrow]')).toHaveAttribute('href', '/');
  await expect(page.locator('dl a[href^="tel:+"]')).toBeVisible();
  await expect(page.locator('[data-hours]')).toHaveCount(2);
  const calendar = page.getByRole('link', { name: t('checkout.calendarFile') });
  const file = await page.request.get(`http://127.0.0.1:${shop.port}${await calendar.getAttribute('href')}`);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('BEGIN:VEVENT');
  await keepsNobodyOut(page, 'the confirmation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: t('checkout.print') })).toBeHidden();
  await expect(page.getByText(number).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: t('checkout.seeBooking') }).click();
  await expect(page.locator('[data-number]')).toHaveText(number);

  const link = await mailedLink(GUEST.email, /https?:\/\/[^\s"<]+\/booking#token=[\w.-]+/);
  expect(link).not.toContain(number);
  const other = await stranger(browser);
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  await other.goto(link);
  await expect(other.locator('[data-number]')).toHaveText(number);
  expect(new URL(other.url()).hash).toBe('');
  expect(asked.filter((text) => text.includes('token=') && !text.startsWith(link))).toEqual([]);
  // Nothing is given back by opening it.
  await expect(other.getByRole('button', { name: t('checkout.lookup.cancel') })).toBeVisible();
  await other.goto(`${link.slice(0, -3)}AAA`);
  await expect(other.getByRole('alert')).toContainText(t('checkout.lookup.linkExpired'));
  await keepsNobodyOut(other, 'a link that is over');
  await other.context().close();

  await page.getByRole('button', { name: t('checkout.account.create') }).click();
  await expect(page.getByRole('status')).toContainText(GUEST.email);
  await keepsNobodyOut(page, 'the link of the account is on its way');
  await page.goto(await mailedLink(GUEST.email, /https?:\/\/[^\s"<]+\/account\/[\w/-]+#token=[\w-]+/));
  await page.getByLabel(t('account.passwordNew')).fill(PASSWORD);
  await page.getByRole('button', { name: t('account.passwordSave') }).click();
  await page.waitForURL(/\/account\/settings\/profile$/);
  await expect(page.getByLabel(t('checkout.firstName')).first()).toHaveValue(GUEST.firstName);
  await page.goto(at('/account/trips'));
  await expect(page.getByText(number)).toBeVisible();
  // The browser tells of the payment that is wanted.
  forgiveLoading(complaints);
});

test('a customer keeps details and companions, finds the checkout filled in, and deletes the account', async ({
  page,
  complaints,
}) => {
  test.setTimeout(480_000);
  await page.goto(at('/account/signin'));
  await page.getByLabel(t('checkout.email')).fill(GUEST.email);
  await page.getByLabel(t('account.password')).fill(PASSWORD);
  await page.getByRole('button', { name: t('account.signIn'), exact: true }).click();
  await page.waitForURL(/profile$/);
  await keepsNobodyOut(page, 'the profile');
  const profile = page.locator('[data-account-form=profile]');
  await profile.getByLabel(t('checkout.phone')).fill('+33 6 12 34 56 78');
  await profile.getByLabel(t('checkout.gift.city')).fill('Lyon');
  await profile.getByRole('button', { name: t('account.save') }).click();
  await expect(profile.getByRole('status')).toHaveText(t('account.saved'));
  const companions = page.locator('[data-account-form=companions]');
  await companions.getByRole('button', { name: t('account.companionAdd') }).press('Enter');
  await expect(companions.getByLabel(t('checkout.firstName'))).toBeFocused();
  await companions.getByLabel(t('checkout.firstName')).fill('Ben');
  await companions.getByLabel(t('checkout.lastName'), { exact: true }).fill('Martin');
  await companions.getByRole('button', { name: t('account.save') }).click();
  await expect(companions.getByRole('status')).toHaveText(t('account.saved'));
  await keepsNobodyOut(page, 'the profile with a companion');
  await page.reload();
  await expect(profile.getByLabel(t('checkout.gift.city'))).toHaveValue('Lyon');
  await expect(companions.getByLabel(t('checkout.firstName'))).toHaveValue('Ben');

  await page.goto(await checkoutOf(page, 52));
  const fields = fieldsOf(page, t);
  await expect(fields.firstName).toHaveValue(GUEST.firstName);
  await expect(fields.email).toHaveValue(GUEST.email);
  await expect(page.getByLabel(t('checkout.phone'))).toHaveValue('+33 6 12 34 56 78');
  await page.getByLabel(t('checkout.inNameOf')).selectOption('Ben Martin');
  await expect(fields.firstName).toHaveValue('Ben');
  await keepsNobodyOut(page, 'the checkout is filled in');

  await page.goto(at('/account/settings/profile'));
  const deletion = page.locator('[data-account-form=deletion]');
  await page.getByText(t('account.delete'), { exact: true }).click();
  await deletion.getByLabel(t('account.password')).fill(PASSWORD);
  await deletion.getByRole('button').click();
  await expect(deletion.getByRole('alert')).toHaveText(t('account.deleteComing'));
  // The stay is given back first.
  await page.goto(at('/account/trips'));
  await page.locator('a[href^="/booking?number="]').first().click();
  await page.getByRole('button', { name: t('checkout.lookup.cancel') }).click();
  await page.getByRole('button', { name: t('checkout.lookup.sure') }).click();
  await expect(page.getByText(t('checkout.lookup.cancelled'))).toBeVisible();
  await page.goto(at('/account/settings/profile'));
  await page.getByText(t('account.delete'), { exact: true }).click();
  await keepsNobodyOut(page, 'the account is about to be deleted');
  await deletion.getByLabel(t('account.password')).fill(PASSWORD);
  await deletion.getByRole('button').click();
  await page.waitForURL(/\/account\/deleted$/);
  forgiveLoading(complaints);
});

test('somebody who was given a gift keeps it in the account by the mail, takes another address, and deletes the account without a password', async ({
  page,
  complaints,
}) => {
  test.setTimeout(480_000);
  await page.setViewportSize(PHONE);
  const [email, next] = ['noor@mail.example', 'noor.new@mail.example'];
  // The giver pays; the form comes before the details of the gift.
  await page.goto(at('/checkout/gift?type=GIFTCARD&code=GIFTCARD&amount=15000&giftFormat=digital'));
  const fold = page.getByRole('button', { name: new RegExp(t('checkout.summaryDetails')) });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(fieldsOf(page, t).firstName).toBeEnabled();
  await fillIn(page, t);
  await page.getByRole('checkbox', { name: t('checkout.gift.toRecipient') }).check();
  await page.getByLabel(t('checkout.gift.recipientName')).fill('Noor');
  await page.getByLabel(t('checkout.gift.recipientEmail')).fill(email);
  await payAtBank(page, t);
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.gift.sold') })).toBeVisible();
  // On a phone the card of the gift is seen first.
  const card = (await page.locator('[data-art]').boundingBox())!;
  expect(card.y).toBeLessThan((await page.locator('h1').boundingBox())!.y);
  const code = (await page.locator('[data-number]').textContent()) ?? '';

  const voucher = await mailedLink(email, /https?:\/\/[^\s"<]+\/account\/trips#voucher=[\w-]+/);
  await page.goto(at('/account/signup'));
  await page.getByLabel(t('account.name')).fill('Noor');
  await page.getByLabel(t('checkout.email')).fill('other@mail.example');
  await page.getByRole('button', { name: t('account.signUp') }).click();
  await page.goto(
    await mailedLink('other@mail.example', /https?:\/\/[^\s"<]+\/account\/new-password#token=[\w-]+/),
  );
  await page.getByLabel(t('account.passwordNew')).fill(PASSWORD);
  await page.getByRole('button', { name: t('account.passwordSave') }).click();
  await page.waitForURL(/profile$/);
  // Signed in with another address than the gift was sent to: the link adds it with one press.
  await page.goto(voucher);
  await expect(page.getByText(t('account.giftByLink'))).toBeVisible();
  await expect(page.getByText(code)).toBeHidden();
  await keepsNobodyOut(page, 'a gift by its link');
  await page.getByRole('button', { name: t('account.giftAdd') }).click();
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByText(t('account.giftState.open'))).toBeVisible();
  await keepsNobodyOut(page, 'a gift in the account');

  await page.goto(at('/account/settings/profile'));
  const change = page.locator('[data-account-form=email]');
  await change.getByLabel(t('account.emailNew')).fill(next);
  await change.getByLabel(t('account.password')).fill(PASSWORD);
  await change.getByRole('button').click();
  await expect(change.getByRole('status')).toHaveText(t('account.emailSent'));
  await page.goto(await mailedLink(next, /https?:\/\/[^\s"<]+\/account\/new-email#token=[\w-]+/));
  await keepsNobodyOut(page, 'the page of a new address');
  await page.getByRole('button', { name: t('account.emailConfirm') }).click();
  await page.waitForURL(/profile$/);
  await expect(page.getByText(next)).toBeVisible();

  await page
    .locator('summary')
    .filter({ hasText: t('account.delete') })
    .click();
  await page.getByRole('link', { name: t('account.deleteByMail') }).click();
  await page.getByLabel(t('checkout.email')).fill(next);
  await page.getByRole('button', { name: t('account.send') }).click();
  await expect(page.getByRole('status')).toHaveText(t('account.sent'));
  await page.goto(await mailedLink(next, /https?:\/\/[^\s"<]+\/account\/delete\/confirm#token=[\w-]+/));
  await expect(page.getByText(t('account.kept'))).toBeVisible();
  await keepsNobodyOut(page, 'an account that is about to be deleted by mail');
  await page.getByRole('button', { name: t('account.deleteNow') }).click();
  await page.waitForURL(/\/account\/deleted$/);
  forgiveLoading(complaints);
});
