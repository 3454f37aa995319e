import type { Page } from '@playwright/test';
import { GIFT_CARD } from '../../widgets/core/gift/gift-card.ts';
import { giftCheckoutLink } from '../../widgets/core/gift/gift-checkout-link.ts';
import { activityCheckoutLink } from '../../widgets/core/offer/activity-checkout-link.ts';
import { CHECKOUT_ROUTES } from '../../widgets/core/offer/checkout-routes.ts';
import { axeFindings, snifferFindings } from './audit.ts';
import { ask, fieldsOf, fillIn, GUEST, lookUp, openStay, payButton } from './checkout-journey.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function keepsNobodyOut(page: Page, where: string): Promise<void> {
  expect.soft(await axeFindings(page), `axe: ${where}`).toEqual([]);
  expect.soft(await snifferFindings(page), `HTML_CodeSniffer: ${where}`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(width, `nothing sticks out: ${where}`).toBeLessThanOrEqual(0);
}

/** The code of the gift that was sold, and its voucher, which opens as a PDF. */
async function soldCode(page: Page, title: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const voucher = page.getByRole('link', { name: t('checkout.gift.openVoucher') });
  const path = (await voucher.getAttribute('href')) ?? '';
  const answer = await page.request.get(`http://127.0.0.1:${new URL(page.url()).port}${path}`);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  return (await page.locator('[data-number]').textContent()) ?? '';
}

test('a card is given, and pays its part of a stay that whoever got it chooses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = { productType: 'GIFTCARD', productId: GIFT_CARD.code, giftFormat: 'digital' } as const;
  await page.goto(site('fr-fr', giftCheckoutLink(CHECKOUT_ROUTES.gifting, { ...card, amount: 10_000 })));
  await expect(fieldsOf(page, t).firstName).toBeEnabled();
  await page.getByLabel(t('checkout.gift.fromName')).fill('Anna');
  await keepsNobodyOut(page, 'the form of a gift');
  await fillIn(page, t);
  await payButton(page, t).click();
  const code = await soldCode(page, t('checkout.gift.sold'));
  await keepsNobodyOut(page, 'the gift that was sold');
  // Loading the address again sells nothing.
  expect(new URL(page.url()).pathname).toBe('/giftcard/customization');

  await page.goto(site('fr-fr', `/beneficiary/login#code=${code}`));
  const choose = page.getByRole('link', { name: t('gift.choose'), exact: true });
  await expect(choose).toBeVisible();
  await keepsNobodyOut(page, 'the gift that was found');
  await choose.click();
  await page.waitForURL((url) => url.pathname === '/search');
  const wanted = { host: 'fr-fr', locale: 'fr_FR', at: 17, between: [15_000, 90_000] } as const;
  const { url } = await openStay(page, wanted);
  await page.goto(url);
  await expect(page.getByText(beginsWith(t('checkout.code.applied', { amount: '100' })))).toBeVisible();
  await keepsNobodyOut(page, 'a stay that a gift pays for');
  await fillIn(page, t);
  const [total = '', left = ''] = await page.locator('[data-total] dd').allTextContents();
  expect(left).not.toBe(total);
  await page.getByRole('button', { name: t('checkout.pay', { amount: left }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.bookedTitle') })).toBeFocused();
  const number = (await page.locator('[data-number]').textContent()) ?? '';
  expect(await lookUp(page, 'fr-fr', number)).toMatchObject({ status: 'confirmed' });
  const used = await ask(page, 'fr-fr', '/api/beneficiary/lookup', { code });
  expect(used).toMatchObject({ status: 'redeemed', bookingNumber: number });
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
  await expect(page.getByText(t('common.people', { count: 1 }), { exact: true })).toBeVisible();
  await fillIn(page, t);
  await fieldsOf(page, t).email.fill(GUEST.email);
  await page.keyboard.press('Enter');
  await soldCode(page, t('checkout.gift.soldOwn'));
  expect(new URL(page.url()).pathname).toBe(`/activity/${id}`);
  await page.goto(site('fr-fr', CHECKOUT_ROUTES.activity));
  await expect(page.getByRole('heading', { name: t('checkout.gift.unreadableTitle') })).toBeVisible();
});
