import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { stripeStandIn, type StripeStandIn } from '@staykit/gateway/payment/fixtures/stripe-stand-in.ts';
import { forgiveLoading } from './faults.ts';
import { giverAt } from './giver-at-provider.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { expect, test } from './visitor.ts';

/*
 * Buyers at a shop whose payments are Stripe's: its API is a stand-in of this process, and its page one that is made up
 * here and only leads back.
 */

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

const giver = (page: Page) =>
  giverAt(
    page,
    { start: 'https://checkout.stripe.com/', backOf: (id) => stripe.sessions.get(id)?.success_url },
    { locale: 'nl_NL', port: shop.port },
  );

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
  const { order, comeBack, heads } = giver(page);
  const id = await order('iDEAL');
  expect(stripe.sessions.get(id)?.allowed_payment_method_types).toEqual(['ideal']);
  stripe.pay(id);
  await comeBack();
  await heads('checkout.gift.sold');
  await expect(page.locator('[data-number]')).toHaveText(/\w{4}-\w{4}/);
  await tell(page, 'checkout.session.completed', id);
  expect(page.url()).not.toContain('payment=');
});

test('a giver whose payment was told by a message first has the code all the same', async ({ page }) => {
  const { order, comeBack, heads } = giver(page);
  const id = await order();
  stripe.pay(id);
  for (const _time of [1, 2]) await tell(page, 'checkout.session.completed', id);
  await comeBack();
  await heads('checkout.gift.sold');
});

test('a giver who fails the check of 3-D Secure may try again, and passes it', async ({ page }) => {
  const { order, comeBack, heads, press } = giver(page);
  const id = await order();
  stripe.pay(id, { challenge: 'failed' });
  await comeBack();
  await press('checkout.return.again');
  await page.waitForURL(`https://checkout.stripe.com/**/${id}`);
  stripe.pay(id);
  await comeBack();
  await heads('checkout.gift.sold');
});

test('a giver who waits for the bank reads the refusal, and pays at another page', async ({ page }) => {
  const { order, comeBack, heads, payAgain } = giver(page);
  const id = await order();
  stripe.pay(id, { later: true });
  await comeBack();
  await heads('checkout.return.waitingTitle');
  stripe.decide(id, false);
  await heads('checkout.return.failedTitle');
  stripe.pay(await payAgain(id));
  await comeBack();
  await heads('checkout.gift.sold');
});

test('a giver who comes back without a payment starts again, and the page of Stripe is closed', async ({
  page,
}) => {
  const { order, comeBack, heads, press, isAtOrder } = giver(page);
  const id = await order();
  await page.goBack();
  await heads('checkout.return.openTitle');
  await press('checkout.return.giveUp');
  await isAtOrder();
  expect(stripe.sessions.get(id)?.status).toBe('expired');
  const next = await order();
  expect(next).not.toBe(id);
  stripe.pay(next);
  await comeBack();
  await heads('checkout.gift.sold');
});
