import { formatAmount } from '@staykit/core/price/money.ts';
import { axeFindings, snifferFindings } from './audit.ts';
import { atBank, bookStay, GUEST, lookUp } from './checkout-journey.ts';
import { forgiveLoading } from './faults.ts';
import { pickStay } from './pick-dates.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// An order that waits for its payment is told by the browser as a refusal.
test.afterEach(({ complaints }) => forgiveLoading(complaints));

const GUESTS = [
  { host: 'es-es', locale: 'es_ES', width: 390, at: 31 },
  { host: 'nl-be', locale: 'nl_BE', width: 1440, at: 32 },
] as const;

for (const { host, locale, width, at } of GUESTS)
  test(`a booking is moved on its page over its own nights: ${locale} at ${width} px`, async ({ page }) => {
    const t = textsOf(locale);
    await page.setViewportSize({ width, height: 900 });
    const booked = await bookStay(page, { host, locale, at, cancellable: true });
    await page.goto(site(host, `/booking?number=${booked.bookingNumber}`));
    await page.getByLabel(t('checkout.email')).fill(GUEST.email);
    await page.getByRole('button', { name: t('checkout.lookup.show') }).click();
    await page.getByRole('button', { name: t('checkout.lookup.move.open') }).click();

    await page.getByRole('button', { name: beginsWith(t('booking.dates')) }).click();
    const calendar = page.getByRole('dialog', { name: t('calendar.title') });
    // The first night of the new stay is one of those that are booked.
    const open = calendar.getByRole('gridcell').getByRole('button', { disabled: false });
    let arrival = '';
    await expect(async () => {
      const days = await open.evaluateAll((all) => all.map((day) => day.dataset['date'] ?? ''));
      arrival = days.find((day) => day > booked.checkin) ?? '';
      expect(arrival > booked.checkin && arrival < booked.checkout).toBe(true);
    }).toPass();
    await pickStay(calendar, arrival);
    await page.getByRole('button', { name: t('checkout.lookup.move.see') }).click();

    await expect(page.getByRole('heading', { name: t('checkout.lookup.move.check') })).toBeFocused();
    const form = page.locator('[data-move] form');
    await expect(form).toContainText(formatAmount(booked.priceInfo.totalPrice, locale));
    const total = form.locator('[data-sign]');
    const pays = t('card.supplement');
    const [returned, same] = [t('card.refund'), t('card.noDifference')];
    await expect(total).toContainText(new RegExp([pays, returned, same].join('|')));
    expect(await axeFindings(page)).toEqual([]);
    expect(await snifferFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const isPaid = (await total.textContent())?.includes(pays);
    await form.locator('button[type=submit]').click();
    if (isPaid) {
      await atBank(page, t);
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.return.moved') })).toBeFocused();
    } else await expect(page.getByText(t('checkout.lookup.move.done', { email: GUEST.email }))).toBeVisible();
    const moved = await lookUp(page, host, booked.bookingNumber);
    expect(moved).toMatchObject({ status: 'confirmed', checkin: arrival, offerId: booked.offerId });
    expect(moved.refundedAmount).toBe(Math.max(0, booked.priceInfo.totalPrice - moved.priceInfo.totalPrice));
    await expect(page.locator('[data-number]')).toHaveText(booked.bookingNumber);
  });
