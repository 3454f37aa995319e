import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { mollieStandIn, type MollieStandIn } from '@staykit/gateway/payment/fixtures/mollie-stand-in.ts';
import { forgiveLoading } from './faults.ts';
import { giverAt } from './giver-at-provider.ts';
import { ownCertificate } from './own-certificate.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { expect, test } from './visitor.ts';

/*
 * Buyers at a shop whose payments are Mollie's: its API is a stand-in of this process, over HTTPS with a certificate that
 * is made here, and its page one that is made up here and only leads back.
 */

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.afterEach(({ complaints }) => forgiveLoading(complaints));

let folder: string;
let mollie: MollieStandIn;
let shop: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'staykit-mollie-'));
  const { file, ...certificate } = ownCertificate(folder);
  mollie = await mollieStandIn(certificate);
  shop = await startServer(join(folder, 'data'), 280_000, {
    RATE_LIMIT: '0',
    PAYMENT_PROVIDER: 'mollie',
    PAYMENT_KEY: 'test_abcdefghijklmnopqrstuvwxyz1234',
    PAYMENT_URL: mollie.url,
    NODE_EXTRA_CA_CERTS: file,
    NODE_OPTIONS: `--import ${resolve('host/e2e/trust-extra.ts')}`,
  });
});
test.afterAll(async () => {
  await shop?.stop();
  await mollie?.close();
  rmSync(folder, { recursive: true, force: true });
});

const giverIn = (page: Page, locale: 'nl_NL' | 'nl_BE') =>
  giverAt(
    page,
    { start: 'https://www.mollie.com/checkout/', backOf: (id) => mollie.payments.get(id)?.redirectUrl },
    { locale, port: shop.port },
  );

/** Sends Mollie's message about a payment to the shop: an id, and no more. */
async function tell(id: string): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${shop.port}/api/payments/messages`, {
    method: 'POST',
    body: new URLSearchParams({ id }),
  });
  expect(status).toBe(204);
}

for (const [locale, method, name] of [
  ['nl_NL', 'iDEAL', 'ideal'],
  ['nl_BE', 'Bancontact', 'bancontact'],
] as const)
  test(`a giver pays with ${method}, comes back before its message, and has the code`, async ({ page }) => {
    const giver = giverIn(page, locale);
    const id = await giver.order(method);
    expect(mollie.payments.get(id)).toMatchObject({ method: name, amount: { value: '150.00' } });
    mollie.pay(id);
    await giver.comeBack();
    await giver.heads('checkout.gift.sold');
    await expect(page.locator('[data-number]')).toHaveText(/\w{4}-\w{4}/);
    await tell(id);
    expect(page.url()).not.toContain('payment=');
  });

test('a giver whose message came first and twice has the code all the same, once', async ({ page }) => {
  const giver = giverIn(page, 'nl_NL');
  const id = await giver.order();
  mollie.pay(id);
  for (const _time of [1, 2]) await tell(id);
  await giver.comeBack();
  await giver.heads('checkout.gift.sold');
  expect(mollie.payments.get(id)?.amountRefunded.value).toBe('0.00');
});

test('a giver whose message got lost waits for the bank, and has the code once it has decided', async ({
  page,
}) => {
  const giver = giverIn(page, 'nl_NL');
  const id = await giver.order('iDEAL');
  mollie.pay(id, { later: true });
  await giver.comeBack();
  await giver.heads('checkout.return.waitingTitle');
  mollie.pay(id);
  await giver.heads('checkout.gift.sold');
  // Late, and of no consequence.
  await tell(id);
});

test('a giver who cancelled on the page of Mollie pays at another one', async ({ page }) => {
  const giver = giverIn(page, 'nl_NL');
  const id = await giver.order('iDEAL');
  mollie.cancel(id);
  await giver.comeBack();
  await giver.heads('checkout.return.openTitle');
  const next = await giver.payAgain(id);
  mollie.pay(next);
  await giver.comeBack();
  await giver.heads('checkout.gift.sold');
});

test('a giver whose time on the page of Mollie is over reads so, and pays at another one', async ({
  page,
}) => {
  const giver = giverIn(page, 'nl_BE');
  const id = await giver.order('Bancontact');
  mollie.expire(id);
  await tell(id);
  await giver.comeBack();
  await giver.heads('checkout.return.failedTitle');
  const next = await giver.payAgain(id);
  mollie.pay(next);
  await giver.comeBack();
  await giver.heads('checkout.gift.sold');
});
