import type { Page } from '@playwright/test';
import { activityCheckoutLink } from '@staykit/core/offer/activity/activity-checkout-link.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import {
  ask,
  atBank,
  buy,
  fieldsOf,
  fillIn,
  GUEST,
  lookUp,
  openStay,
  payAtBank,
} from './checkout-journey.ts';
import { keepsNobodyOut } from './checkout-page.ts';
import { inDays } from './pictures/state.ts';
import { forgiveLoading } from './faults.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The code of the gift that was sold, and its voucher, which opens as a PDF. */
async function soldCode(page: Page, title: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const voucher = page.getByRole('link', { name: t('checkout.gift.openVoucher') });
  const path = (await voucher.getAttribute('href')) ?? '';
  const answer = await page.request.get(`http://127.0.0.1:${new URL(page.url()).port}${path}`);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  return (await page.locator('[data-number]').textContent()) ?? '';
}

// An order that waits for its payment is told by the browser as a refusal.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

test(
  'a card is given, and pays its part of a stay that whoever got it chooses [FLOW-06]',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site('fr-fr', '/giftcard/customization'));
    await page.getByLabel(/^150\s€$/).check();
    await page.getByRole('button', { name: t('gift.card.continue') }).click();
    await expect(fieldsOf(page, t).firstName).toBeEnabled();
    await page.getByLabel(t('checkout.gift.fromName')).fill('Anna');
    await keepsNobodyOut(page, 'the form of a gift');
    await fillIn(page, t);
    await payAtBank(page, t);
    const code = await soldCode(page, t('checkout.gift.sold'));
    await keepsNobodyOut(page, 'the gift that was sold');
    // Loading the address again sells nothing, and shows the code that the address does not hold.
    expect(new URL(page.url()).pathname).toBe('/checkout/gift/bought');
    expect(page.url()).not.toContain(code);
    await page.reload();
    expect(await soldCode(page, t('checkout.gift.sold'))).toBe(code);
    await expect(page.getByText(/^150\s€$/).first()).toBeVisible();

    await page.goto(site('fr-fr', `/beneficiary/login#code=${code}`));
    const choose = page.getByRole('link', { name: t('gift.choose'), exact: true });
    await expect(choose).toBeVisible();
    await keepsNobodyOut(page, 'the gift that was found');
    await choose.click();
    await page.waitForURL((url) => url.pathname === '/search');
    const wanted = { host: 'fr-fr', locale: 'fr_FR', at: 17, between: [20_000, 90_000] } as const;
    const { url } = await openStay(page, wanted);
    await page.goto(url);
    await expect(page.getByText(beginsWith(t('checkout.code.applied', { amount: '150' })))).toBeVisible();
    await keepsNobodyOut(page, 'a stay that a gift pays for');
    await fillIn(page, t);
    const [total = '', left = ''] = await page.locator('[data-total] dd').allTextContents();
    expect(left).not.toBe(total);
    await page.getByRole('button', { name: t('checkout.page.pay', { amount: left }) }).click();
    await atBank(page, t);
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.bookedTitle') })).toBeFocused();
    const number = (await page.locator('[data-number]').textContent()) ?? '';
    expect(await lookUp(page, 'fr-fr', number)).toMatchObject({ status: 'confirmed' });
    const used = await ask(page, 'fr-fr', '/api/beneficiary/lookup', { code });
    expect(used).toMatchObject({ status: 'redeemed', bookingNumber: number });
  },
);

test(
  'a giver finds a box in the list and gives it, and nobody asks for dates [FLOW-06]',
  { tag: '@main' },
  async ({ page }) => {
    const asksNoDates = async () => {
      await expect(page.getByRole('button', { name: beginsWith(t('searchBox.dates')) })).toHaveCount(0);
      await expect(page.locator('input[type=date], [part=calendar]')).toHaveCount(0);
      expect(page.url()).not.toMatch(/checkin|checkout=|night/);
    };
    await page.goto(site('fr-fr', '/boxes'));
    await asksNoDates();
    await page.locator('main a[href$="SPAEBOX"]').click();
    await page.getByRole('link', { name: t('gift.giveBox') }).click();
    const panel = page.getByRole('group', { name: t('gift.personalise') });
    await asksNoDates();
    await panel.getByRole('button', { name: t('booking.offer') }).click();
    await page.waitForURL((url) => url.pathname === '/checkout/gift');
    await asksNoDates();
    await fillIn(page, t);
    await asksNoDates();
    await payAtBank(page, t);
    expect(await soldCode(page, t('checkout.gift.sold'))).not.toBe('');
  },
);

test('a box leads to its stays, and says up to the checkout what it covers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const payment = { plan: 'once', returnPath: '/checkout/return' };
  const order = {
    productType: 'BOX',
    productId: 'SPAEBOX',
    options: { giftFormat: 'digital' },
    price: 12_990,
  };
  const gift = { ...order, buyer: GUEST, payment, locale: 'fr_FR' };
  const { code } = await buy<{ code: string }>(page, 'fr-fr', '/api/gifts', gift);
  await page.goto(site('fr-fr', `/beneficiary/login#code=${code}`));
  await page.getByRole('link', { name: t('gift.seeStays') }).click();
  await page.waitForURL((url) => url.pathname === '/beneficiary/stays/SPAEBOX');
  const covers = t('gift.covers.box', { amount: '149,90' }).replace(/149,90.*/, '149,90');
  const line = page.getByRole('region', { name: t('checkout.code.title') });
  await expect(line.getByText(beginsWith(covers))).toBeVisible();
  await keepsNobodyOut(page, 'the stays of a box');
  const stay = page.getByRole('article').first().getByRole('link');
  await stay.click();
  await page.waitForURL((url) => url.pathname.startsWith('/product/'));
  expect(page.url()).not.toContain(code);
  await expect(line.getByText(beginsWith(covers))).toBeVisible();
  // The days that are chosen come with the address, as from a search.
  const nights = `checkin=${inDays(75)}&checkout=${inDays(76)}&night=1&a=2&c=0&b=0`;
  await page.goto(`${page.url().split('#')[0]}#${nights}`);
  await page.reload();
  const left = page.locator('[data-paid] dd').last();
  await expect(left).toHaveText(/^\d[\d,]*\s€$/);
  const rest = (await left.textContent()) ?? '';
  await keepsNobodyOut(page, 'a stay with a gift that goes along');
  await page
    .getByRole('button', { name: t('booking.book'), exact: true })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/checkout');
  expect(page.url()).not.toContain(code);
  await expect(page.locator('[data-total] dd').last()).toHaveText(rest);
});

test('an activity that the hash names is bought for one’s own use', async ({ page }) => {
  const { exactMatch } = await ask<{ exactMatch: { id: string }[] }>(
    page,
    'fr-fr',
    '/api/offers.json?flow=activity&locale=fr_FR',
  );
  const { id = '' } = exactMatch[0] ?? {};
  await page.goto(
    site('fr-fr', activityCheckoutLink(CHECKOUT_ROUTES.activity, { id, pax: 1, ownUse: true })),
  );
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.gift.titleOwn') })).toBeVisible();
  // On a phone the folded summary says it too.
  await expect(page.getByText(t('common.people', { count: 1 }), { exact: true }).last()).toBeVisible();
  await fillIn(page, t);
  await fieldsOf(page, t).email.fill(GUEST.email);
  await page.keyboard.press('Enter');
  await atBank(page, t);
  await soldCode(page, t('checkout.gift.soldOwn'));
  expect(new URL(page.url()).pathname).toBe('/checkout/gift/bought');
  await page.goto(site('fr-fr', CHECKOUT_ROUTES.activity));
  await expect(page.getByRole('heading', { name: t('checkout.gift.unreadableTitle') })).toBeVisible();
});
