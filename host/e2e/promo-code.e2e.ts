import { axeFindings } from './audit.ts';
import { fieldsOf, fillIn, lookUp, openStay, payAtBank, payButton } from './checkout-journey.ts';
import { forgiveLoading } from './faults.ts';
import { textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

const t = textsOf('fr_FR');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// An order that waits for its payment is told by the browser as a refusal.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

for (const [at, size] of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
].entries())
  test(`a promo code makes a stay cheaper at ${size.width} px, over a reload, and is booked`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const wanted = { host: 'fr-fr', locale: 'fr_FR', at: 60 + at, discounted: true } as const;
    const { url, promoCode } = await openStay(page, wanted);
    await page.goto(url);
    await expect(fieldsOf(page, t).firstName).toBeEnabled();
    const pay = payButton(page, t);
    const before = await pay.textContent();

    await page.getByRole('button', { name: t('checkout.promo.open') }).press('Enter');
    const field = page.getByLabel(t('checkout.promo.label'), { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.type('none-such');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(t('checkout.promo.notHere'));
    await expect(pay).toHaveText(before!);
    await field.fill(promoCode.toLowerCase());
    await page.keyboard.press('Enter');
    const told = page.getByRole('group', { name: t('checkout.promo.label') });
    await expect(told).toBeFocused();
    await expect(told).toContainText(promoCode);
    await expect(pay).not.toHaveText(before!);
    const cheaper = await pay.textContent();
    expect(await axeFindings(page)).toEqual([]);
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sticksOut).toBeLessThanOrEqual(0);

    await page.reload();
    await expect(fieldsOf(page, t).firstName).toBeEnabled();
    await expect(pay).toHaveText(cheaper!);
    await told.getByRole('button', { name: t('checkout.promo.remove') }).click();
    await expect(page.getByRole('button', { name: t('checkout.promo.open') })).toBeFocused();
    await expect(pay).toHaveText(before!);

    await page.getByRole('button', { name: t('checkout.promo.open') }).click();
    await field.fill(promoCode);
    await page.keyboard.press('Enter');
    await expect(pay).toHaveText(cheaper!);
    await fillIn(page, t);
    await payAtBank(page, t);
    const number = (await page.locator('[data-number]').textContent()) ?? '';
    const { priceInfo } = await lookUp(page, 'fr-fr', number);
    expect(priceInfo.promoCodeReductionAmount).toBeGreaterThan(0);
  });
