import { makeGiftCode, printGiftCode } from '@staykit/core/gift/gift-code.ts';
import { expect, test } from './steady-visitor.ts';
import { textsOf } from './texts.ts';
import { site } from './visitor.ts';

const t = textsOf('fr_FR');

test('a page that is not there is kept out of search engines and leads home [NOTFOUND-02]', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto(site('fr-fr', '/nobody/was/here'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: t('host.toHome') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hash === '');
  // The browser notes the 404 of the page itself.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')));
});

test('a voucher leads to a page that shows its gift, and tells a mistake from a code that nobody has', async ({
  page,
  complaints,
}) => {
  const code = makeGiftCode((below) => Math.floor(Math.random() * below));
  const field = page.getByRole('textbox', { name: t('voucher.code') });
  const show = page.getByRole('button', { name: t('gift.show') });

  await page.goto(site('fr-fr', `/beneficiary/login#code=${code}`));
  await expect(page.getByText(t('errors.giftCodeUnknown'))).toBeVisible();
  await expect(field).toHaveValue(code);

  await field.fill('7K2M');
  await show.click();
  await expect(page.getByText(t('errors.giftCodeMistyped'))).toBeVisible();
  await expect(field).toBeFocused();

  await page.route('**/api/beneficiary/lookup', (route) =>
    route.fulfill({
      json: {
        productType: 'BOX',
        productId: '1',
        label: 'Coffret Bien-être',
        amount: 14_990,
        nights: 1,
        adults: 2,
        validUntil: '2031-05-20',
        status: 'active',
      },
    }),
  );
  await field.fill(printGiftCode(code));
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Coffret Bien-être' })).toBeVisible();
  await expect(page.getByText(/149,90\s€/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  // The code that nobody has was refused with 404, as it should be.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('404')));
});
