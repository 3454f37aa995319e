import type { Page } from '@playwright/test';
import { axeFindings } from './audit.ts';
import { buy, fieldsOf, fillIn, GUEST, payAtBank } from './checkout-journey.ts';
import { forgiveLoading } from './faults.ts';
import { inDays } from './pictures/state.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// An order that waits for its payment is told by the browser as a refusal.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

/** The card that is shown, of the two places that it has. */
const card = (page: Page) => page.locator('[data-place]').filter({ visible: true });

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a card is chosen, written, seen, dated and paid at ${size.width} px, and its page stays`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(site('fr-fr', '/giftcard/customization'));
    await page.getByRole('radio', { name: t('gift.design.love') }).check();
    await page.getByLabel(/^200\s€$/).check();
    await expect(page.locator('[data-face=love]')).toBeVisible();
    await expect(page.locator('[data-face]').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('[data-worth]').filter({ visible: true })).toHaveText(/^200\s€$/);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: t('gift.card.continue') }).click();
    await expect(fieldsOf(page, t).firstName).toBeEnabled();
    await expect(card(page)).toHaveCount(1);
    await expect(card(page).locator('[data-art]')).toHaveAttribute('data-art', 'love');
    await page.getByRole('radio', { name: t('gift.design.birthday') }).check();
    await expect(card(page).locator('[data-art]')).toHaveAttribute('data-art', 'birthday');
    await page.getByLabel(t('checkout.gift.fromName')).fill('Anna');
    await page.getByLabel(t('checkout.gift.message')).fill('Joyeux anniversaire');
    await page.getByLabel(t('checkout.gift.toRecipient')).check();
    await page.getByLabel(t('checkout.gift.recipientName')).fill('Ben');
    await page.getByLabel(t('checkout.gift.recipientEmail')).fill('ben@mail.example');
    for (const said of [
      'Joyeux anniversaire',
      t('gift.card.to', { name: 'Ben' }),
      t('voucher.from', { name: 'Anna' }),
    ])
      await expect(card(page)).toContainText(said);
    await expect(card(page)).toContainText(/200\s€/);
    await page.getByLabel(t('checkout.gift.sendLater')).check();
    await page.getByLabel(t('checkout.gift.sendOn')).fill(inDays(30));
    expect(await axeFindings(page)).toEqual([]);
    const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sticksOut()).toBeLessThanOrEqual(0);
    await fillIn(page, t);
    await payAtBank(page, t);
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.gift.sold') })).toBeFocused();
    const code = await page.locator('[data-number]').textContent();

    await page.reload();
    await expect(page.locator('[data-number]')).toHaveText(code!);
    await expect(page.locator('[data-art=birthday]')).toBeVisible();
    const sending = page.getByRole('region', { name: t('checkout.bought.sending') });
    await expect(sending).toContainText('ben@mail.example');
    expect(await axeFindings(page)).toEqual([]);
    expect(await sticksOut()).toBeLessThanOrEqual(0);
    const day = page.getByLabel(t('checkout.bought.day'));
    await day.fill(inDays(0));
    await page.getByRole('button', { name: t('checkout.bought.changeDay') }).click();
    await expect(day).toHaveAccessibleDescription(beginsWith(t('checkout.gift.sendOnHint')));
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await day.fill(inDays(60));
    await page.getByRole('button', { name: t('checkout.bought.changeDay') }).click();
    await expect(sending.getByRole('status')).toHaveText(t('checkout.bought.dayChanged'));
    await page.reload();
    await expect(day).toHaveValue(inDays(60));
    await page.getByRole('button', { name: t('checkout.bought.sendNow') }).click();
    await expect(sending.getByRole('status')).toHaveText(t('checkout.bought.nowChanged', { name: 'Ben' }));
    await expect(day).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

test('a gift waits for another day by keyboard alone', async ({ page }) => {
  const order = {
    productType: 'GIFTCARD',
    productId: 'GIFTCARD',
    options: { giftFormat: 'digital', giftNights: 0 },
    amount: 5_000,
    price: 5_000,
    design: 'thanks',
    recipient: { name: 'Ben', email: 'ben@mail.example', sendOn: inDays(20) },
    buyer: GUEST,
    payment: { plan: 'once', returnPath: '/checkout/return' },
    locale: 'fr_FR',
  };
  const { giftUrl } = await buy<{ giftUrl: string }>(page, 'fr-fr', '/api/gifts', order);
  await page.goto(site('fr-fr', giftUrl));
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.gift.sold') })).toBeFocused();
  const never = page.getByRole('button', { name: t('checkout.bought.sendNever') });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await never.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('checkout.bought.neverChanged'))).toBeVisible();
  await expect(never).toHaveCount(0);
  await page.goto(site('fr-fr', '/checkout/gift?type=GIFTCARD&code=GIFTCARD&amount=5000&giftFormat=digital'));
  const first = page.getByRole('radio', { name: t('gift.design.plain') });
  await expect(fieldsOf(page, t).firstName).toBeEnabled();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page).locator('[data-art]')).toHaveAttribute('data-art', 'birthday');
  await expect(page.getByRole('radio', { name: t('gift.design.birthday') })).toBeFocused();
});
