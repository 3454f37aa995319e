import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stripeStandIn, type StripeStandIn } from '@staykit/gateway/payment/fixtures/stripe-stand-in.ts';
import { giftCheckoutLink } from '@staykit/core/gift/gift-checkout-link.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import { fieldsOf, fillIn, payButton } from './checkout-journey.ts';
import { forgiveLoading } from './faults.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

/*
 * Buyers at a shop whose payments are Stripe's: its API is a stand-in of this process, and its page one that is made up
 * here and only leads back.
 */

const t = textsOf('nl_NL');
const SECRET = 'whsec_journey';
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.afterEach(({ complaints }) => forgiveLoading(complaints));

let folder: string;
let stripe: StripeStandIn;
let shop: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'staykit-stripe-'));
  stripe = await stripeStandIn();
  shop = await startServer(folder, 280_000, {
    RATE_LIMIT: '0',
    PAYMENT_PROVIDER: 'stripe',
    PAYMENT_KEY: 'sk_test_journey',
    PAYMENT_WEBHOOK_SECRET: SECRET,
    PAYMENT_URL: stripe.url,
  });
});
test.afterAll(async () => {
  await shop?.stop();
  await stripe?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Orders a gift card, and goes to the page of Stripe. */
async function order(page: Page, method?: string): Promise<string> {
  await page.route('https://checkout.stripe.com/**', (route) => {
    const { success_url: back = '' } =
      stripe.sessions.get(route.request().url().split('/').at(-1) ?? '') ?? {};
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="nl"><title>Stripe</title><a href="${back.replaceAll('&', '&amp;')}">Back</a></html>`,
    });
  });
  const link = giftCheckoutLink(CHECKOUT_ROUTES.gifting, {
    productType: 'GIFTCARD',
    productId: 'GIFTCARD',
    giftFormat: 'digital',
    amount: 15_000,
  });
  await page.goto(`http://nl-nl.localhost:${shop.port}${link}`);
  await expect(fieldsOf(page, t).firstName).toBeEnabled();
  await fillIn(page, t);
  if (method !== undefined) await page.getByRole('radio', { name: method }).check();
  await payButton(page, t).click();
  await page.waitForURL('https://checkout.stripe.com/**');
  return page.url().split('/').at(-1) ?? '';
}
const comeBack = (page: Page) => page.getByRole('link', { name: 'Back' }).click();
const isSold = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: t('checkout.gift.sold') })).toBeFocused();

/** Sends a signed message about a payment to the shop. */
async function tell(page: Page, type: string, id: string): Promise<void> {
  const payload = stripe.event(type, stripe.sessions.get(id) ?? {});
  const at = Math.floor(Date.now() / 1000);
  const sign = createHmac('sha256', SECRET).update(`${at}.${payload}`).digest('hex');
  const { status } = await fetch(`http://127.0.0.1:${shop.port}/api/payments/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${sign}` },
    body: payload,
  });
  expect(status).toBe(204);
  expect(page.isClosed()).toBe(false);
}

test('a giver pays with iDEAL, comes back before any message, and has the code', async ({ page }) => {
  const id = await order(page, 'iDEAL');
  expect(stripe.sessions.get(id)?.allowed_payment_method_types).toEqual(['ideal']);
  stripe.pay(id);
  await comeBack(page);
  await isSold(page);
  await expect(page.locator('[data-number]')).toHaveText(/\w{4}-\w{4}/);
  await tell(page, 'checkout.session.completed', id);
  expect(page.url()).not.toContain('payment=');
});

test('a giver whose payment was told by a message first has the code all the same', async ({ page }) => {
  const id = await order(page);
  stripe.pay(id);
  for (const _time of [1, 2]) await tell(page, 'checkout.session.completed', id);
  await comeBack(page);
  await isSold(page);
});

test('a giver who fails the check of 3-D Secure may try again, and passes it', async ({ page }) => {
  const id = await order(page);
  stripe.pay(id, { challenge: 'failed' });
  await comeBack(page);
  await page.getByRole('button', { name: t('checkout.return.again') }).click();
  await page.waitForURL(`https://checkout.stripe.com/**/${id}`);
  stripe.pay(id);
  await comeBack(page);
  await isSold(page);
});

test('a giver who waits for the bank reads the refusal, and pays at another page', async ({ page }) => {
  const id = await order(page);
  stripe.pay(id, { later: true });
  await comeBack(page);
  await expect(
    page.getByRole('heading', { level: 1, name: t('checkout.return.waitingTitle') }),
  ).toBeVisible();
  stripe.decide(id, false);
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.return.failedTitle') })).toBeFocused();
  await page.getByRole('button', { name: t('checkout.return.again') }).click();
  await page.waitForURL((url) => url.host === 'checkout.stripe.com' && !url.pathname.endsWith(id));
  stripe.pay(page.url().split('/').at(-1) ?? '');
  await comeBack(page);
  await isSold(page);
});

test('a giver who comes back without a payment starts again, and the page of Stripe is closed', async ({
  page,
}) => {
  const id = await order(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.return.openTitle') })).toBeFocused();
  await page.getByRole('button', { name: t('checkout.return.giveUp') }).click();
  await expect(fieldsOf(page, t).firstName).toBeEnabled();
  expect(stripe.sessions.get(id)?.status).toBe('expired');
  const next = await order(page);
  expect(next).not.toBe(id);
  stripe.pay(next);
  await comeBack(page);
  await isSold(page);
});
