import { formatAmount } from '@staykit/core/price/money.ts';
import {
  atBank,
  fieldsOf,
  fillIn,
  GUEST,
  lookUp,
  openStay,
  passOn,
  payAtBank,
  payButton,
} from './checkout-journey.ts';
import {
  bookedNumber,
  FRENCH,
  keepsNobodyOut,
  PHONE,
  refuseOnce,
  t,
  watchBookings,
} from './checkout-page.ts';
import { forgiveLoading } from './faults.ts';
import { beginsWith } from './texts.ts';
import { expect, site, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Refusals on purpose are told by the browser.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

for (const [at, size] of [PHONE, { width: 1440, height: 900 }].entries())
  test(
    `a stay is booked at ${size.width} px, and found again by its number`,
    { tag: '@main' },
    async ({ page }) => {
      await page.setViewportSize(size);
      const { url, checkin } = await openStay(page, { ...FRENCH, at });
      await page.goto(url);
      await expect(fieldsOf(page, t).firstName).toBeEnabled();
      await keepsNobodyOut(page, 'the form');
      await fillIn(page, t);
      const sent = watchBookings(page);
      await payButton(page, t).click();
      await page.waitForURL((address) => address.pathname.startsWith('/demo-bank/'));
      await keepsNobodyOut(page, 'the page of the bank');
      await atBank(page, t);
      const number = await bookedNumber(page);
      await keepsNobodyOut(page, 'the confirmation');
      await expect(page.getByText(t('checkout.mailed', { email: GUEST.email }))).toBeVisible();

      expect(await lookUp(page, 'fr-fr', number)).toMatchObject({ status: 'confirmed', checkin, nights: 2 });
      expect(sent).toHaveLength(1);
      // The address can be loaded again, and holds nobody's e-mail.
      expect(page.url()).toContain(`number=${number}`);
      expect(decodeURIComponent(page.url())).not.toContain(GUEST.email);
      await page.reload();
      expect(sent).toHaveLength(1);
      // This tab knows the e-mail that was typed, and shows the booking without asking for it.
      await expect(page.getByText(number).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('checkout.lookup.show') })).toHaveCount(0);
      const kept = await page.evaluate(() => [
        JSON.stringify([{ ...localStorage }, document.cookie]),
        JSON.stringify({ ...sessionStorage }),
      ]);
      expect(kept[0]).not.toContain(GUEST.email);
      expect(kept.join()).not.toContain('Keller');
    },
  );

test(
  'a wrong form says what is wrong, where, and leads to the first of it',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto((await openStay(page, { ...FRENCH, at: 2 })).url);
    const sent = watchBookings(page);
    const { firstName, lastName, email } = fieldsOf(page, t);
    await email.fill('anna');
    await email.blur();
    await expect(email).toHaveAccessibleDescription(new RegExp(t('checkout.error.email')));
    await expect(page.getByRole('alert')).toHaveCount(0);

    await payButton(page, t).click();
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveAccessibleDescription(t('checkout.error.firstName'));
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(t('checkout.wrong', { count: 3 }));
    await keepsNobodyOut(page, 'the form with errors');
    await alert.getByRole('link', { name: t('checkout.error.lastName') }).click();
    await expect(lastName).toBeFocused();
    await page.keyboard.type(GUEST.lastName);
    await expect(lastName).not.toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
  },
);

test(
  'a refused payment is told, and another attempt books the room that was held',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto((await openStay(page, { ...FRENCH, at: 3 })).url);
    const sent = watchBookings(page);
    await fillIn(page, t);
    await payButton(page, t).click();
    await atBank(page, t, 'insufficientFunds');
    await expect(
      page.getByRole('heading', { level: 1, name: t('checkout.return.failedTitle') }),
    ).toBeFocused();
    await keepsNobodyOut(page, 'a refused payment');
    await page.getByRole('button', { name: t('checkout.return.again') }).click();
    await atBank(page, t, 'check3ds', 'confirm');
    await bookedNumber(page);
    expect(sent).toHaveLength(1);
  },
);

test('a guest who cancels at the bank starts again, with the room free', async ({ page }) => {
  const { url } = await openStay(page, { ...FRENCH, at: 14 });
  await page.goto(url);
  await fillIn(page, t);
  await payButton(page, t).click();
  await atBank(page, t, 'leave');
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.return.openTitle') })).toBeFocused();
  await page.getByRole('button', { name: t('checkout.return.giveUp') }).click();
  await page.waitForURL(url);
  await fillIn(page, t);
  await payAtBank(page, t);
  await bookedNumber(page);
});

test(
  'a guest who comes back by the browser finds the open payment, and goes on with it',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto((await openStay(page, { ...FRENCH, at: 15 })).url);
    const sent = watchBookings(page);
    await fillIn(page, t);
    await payButton(page, t).click();
    await page.waitForURL((address) => address.pathname.startsWith('/demo-bank/'));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.return.openTitle') })).toBeFocused();
    await keepsNobodyOut(page, 'an open payment');
    await page.getByRole('button', { name: t('checkout.return.again') }).click();
    await atBank(page, t);
    await bookedNumber(page);
    expect(sent).toHaveLength(1);
  },
);

test('a bank that does not answer is asked again with the same order, and the stay is booked once', async ({
  page,
}) => {
  await page.goto((await openStay(page, { ...FRENCH, at: 4 })).url);
  const sent = watchBookings(page);
  await fillIn(page, t);
  await refuseOnce(page, 504, { code: 'PAYMENT_TIMEOUT' });
  await payButton(page, t).click();
  await expect(page.getByRole('alert')).toContainText(t('checkout.heldTitle'));
  await keepsNobodyOut(page, 'a held room');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await atBank(page, t);
  const number = await bookedNumber(page);
  expect((await lookUp(page, 'fr-fr', number)).status).toBe('confirmed');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('two presses in a row, and an answer that is lost, book once', async ({ page }) => {
  await page.goto((await openStay(page, { ...FRENCH, at: 5 })).url);
  const sent = watchBookings(page);
  await fillIn(page, t);
  // The sale is made, and its answer never arrives.
  await page.route('**/api/bookings', async (route) => {
    await passOn(route);
    await route.abort();
  });
  await payButton(page, t).dblclick();
  await expect(page.getByRole('alert')).toContainText(t('checkout.unheardTitle'));
  expect(sent).toHaveLength(1);
  await page.unroute('**/api/bookings');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await atBank(page, t);
  await bookedNumber(page);
  expect(sent[1]).toEqual(sent[0]);
});

test('a stay is booked by keyboard alone', { tag: '@main' }, async ({ page }) => {
  await page.goto((await openStay(page, { ...FRENCH, at: 10 })).url);
  const { firstName } = fieldsOf(page, t);
  await expect(firstName).toBeEnabled();
  await firstName.focus();
  for (const text of [GUEST.firstName, GUEST.lastName, GUEST.email, '', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: t('checkout.code.open') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('checkout.promo.open') })).toBeFocused();
  await page.keyboard.press('Tab');
  const plans = page.getByRole('radiogroup', { name: t('checkout.plans') });
  if (await plans.isVisible()) {
    await expect(plans.getByRole('radio', { checked: true })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  const methods = page.getByRole('radiogroup', { name: t('checkout.methods') });
  await expect(methods.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('checkout.termsLink') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(payButton(page, t)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname.startsWith('/demo-bank/'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await bookedNumber(page);
});

test(
  'a stay is paid in three parts, each with its day and its amount [INSTALMENT-07] [INSTALMENT-09]',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto((await openStay(page, { ...FRENCH, at: 11, between: [25_000, 60_000] })).url);
    const plans = page.getByRole('radiogroup', { name: t('checkout.plans') });
    const inThree = plans.getByRole('radio', { name: beginsWith(t('checkout.plan.3x')) });
    await inThree.check();
    await keepsNobodyOut(page, 'three parts');
    await fillIn(page, t);
    const label = await payButton(page, t).textContent();
    await payAtBank(page, t);
    const { payment, priceInfo } = await lookUp(page, 'fr-fr', await bookedNumber(page));
    expect([payment.plan, payment.schedule.length]).toEqual(['3x', 3]);
    expect(payment.paymentFee).toBeGreaterThan(0);
    const total = payment.schedule.reduce((sum, { amount }) => sum + amount, 0);
    expect(total).toBe(priceInfo.totalPrice + payment.paymentFee);
    expect(label).toContain(formatAmount(payment.schedule[0]?.amount ?? 0, 'fr_FR'));
  },
);

test('a guest finds the booking by number and e-mail, sees what comes back, and gives it back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto((await openStay(page, { ...FRENCH, at: 13 })).url);
  await fillIn(page, t);
  await payAtBank(page, t);
  const number = await bookedNumber(page);
  await page.getByRole('link', { name: t('checkout.seeBooking') }).click();
  const mail = page.getByLabel(t('checkout.email'));
  const show = page.getByRole('button', { name: t('checkout.lookup.show') });
  // The tab that booked knows the e-mail; any other asks for it.
  await expect(page.getByText(number)).toBeVisible();
  await expect(show).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel(t('checkout.bookingNumber'))).toHaveValue(number);
  await keepsNobodyOut(page, 'the look-up');
  await show.click();
  await expect(mail).toBeFocused();
  await mail.fill('somebody@else.example');
  await show.click();
  await expect(page.getByRole('alert')).toContainText(t('errors.bookingNotFound'));
  await mail.fill(GUEST.email);
  await show.click();
  await expect(page.getByText(number)).toBeVisible();
  await keepsNobodyOut(page, 'a booking that was found');

  const { rights } = await lookUp(page, 'fr-fr', number);
  const cancel = page.getByRole('button', { name: t('checkout.lookup.cancel') });
  if (rights.cancel) {
    await cancel.click();
    const group = page.getByRole('group', { name: t('checkout.lookup.cancel') });
    await expect(group).toContainText(
      rights.refundAmount > 0
        ? t('checkout.lookup.refund', { amount: formatAmount(rights.refundAmount, 'fr_FR') })
        : t('checkout.lookup.noRefund'),
    );
    await keepsNobodyOut(page, 'before it is given back');
    await page.getByRole('button', { name: t('checkout.lookup.sure') }).click();
    await expect(page.getByText(t('checkout.lookup.cancelled'))).toBeVisible();
    expect(await lookUp(page, 'fr-fr', number)).toMatchObject({
      status: 'cancelled',
      refundedAmount: rights.refundAmount,
    });
  } else await expect(cancel).toHaveCount(0);
  expect(decodeURIComponent(page.url())).not.toContain('@');
});

test.describe('a visitor without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sees the stay and its price, and whom to call; nothing can be paid', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto((await openStay(page, { ...FRENCH, at: 12 })).url);
    const told = page.locator('noscript div');
    await expect(told).toBeVisible();
    await expect(told).toContainText(t('checkout.script'));
    await expect(told.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.getByText(t('checkout.total'), { exact: true }).first()).toBeVisible();
    await expect(payButton(page, t)).toBeHidden();
  });
});

test('an address that names no stay, and a price that cannot be had, have a way on', async ({ page }) => {
  await page.goto(site('fr-fr', '/checkout'));
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.unreadableTitle') })).toBeVisible();
  await keepsNobodyOut(page, 'no stay');
  await page.getByRole('link', { name: beginsWith(t('host.backToSearch')) }).click();
  await page.waitForURL(/\/search/);
});
