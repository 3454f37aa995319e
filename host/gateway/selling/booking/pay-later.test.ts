import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import {
  bookingBody,
  newKey,
  OPENING_DAY,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk();
}, 60_000);
afterAll(() => desk.close());

async function pay(locale: string) {
  const quote = await desk.quote('10', { locale });
  const body = bookingBody(quote, { locale, payment: paying('pays', 'payLater') });
  return desk.post<Booking & Refusal>('/api/bookings', body, newKey());
}

it('a guest of Spain pays thirty days later, and the shop is paid at once by the provider [INSTALMENT-06]', async () => {
  const { status, body } = await pay('es_ES');
  expect(status).toBe(201);
  const { totalPrice } = body.priceInfo;
  expect(body.payment).toEqual({
    plan: 'payLater',
    schedule: [{ amount: totalPrice, date: addDays(OPENING_DAY, 30) }],
    paymentFee: 0,
  });
  const [row] = await desk.db.query<{ captured_cents: number }>(
    'select captured_cents from embedded_payments where reference = $1',
    [`b-${body.bookingNumber}`],
  );
  expect(row?.captured_cents).toBe(totalPrice);
});

it('in a market without the option it is refused, and nothing is booked [INSTALMENT-06]', async () => {
  const before = await desk.stock('1');
  const { status, body } = await pay('fr_FR');
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  expect(await desk.stock('1')).toEqual(before);
});
