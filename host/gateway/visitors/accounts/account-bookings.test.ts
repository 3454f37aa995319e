import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountBooking } from '@staykit/core/account/account-booking.ts';
import {
  bookedStay,
  browserOf,
  openVisitorDesk,
  PARTNER_ORIGIN,
  PASSWORD,
  SHOP_HOST,
  signedUp,
  soldGift,
  type VisitorDesk,
} from '../../fixtures/visitor-desk.ts';
import type { BookingRow } from '../../selling/booking/bookings.ts';
import { insertRedemption } from '../../gifts/gift-redemptions.ts';
import type { GiftSaleRow } from '../../gifts/gift-sales.ts';

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk();
}, 60_000);
afterAll(() => desk.close());

let count = 0;
/** A gift that was sold to an e-mail. */
async function given(email: string, changes: Partial<GiftSaleRow> = {}): Promise<string> {
  count += 1;
  desk.clock.now += 1_000;
  const number = String(20_000_000 + count);
  await soldGift(desk, { number, email, ...changes });
  return number;
}

/** A stay that was booked with an e-mail. */
async function booked(email: string, changes: Partial<BookingRow> = {}): Promise<string> {
  count += 1;
  const number = String(10_000_000 + count);
  await bookedStay(desk, { number, email, ...changes });
  return number;
}

const customer = (email: string) => signedUp(desk, email);
/** Where the invoices of a sale are. */
const INVOICES = expect.stringMatching(/^\/api\/invoices\?token=[\da-f]{64}$/) as string;
const listed = (answer: { json(): unknown }) => (answer.json() as { bookings: AccountBooking[] }).bookings;

it('who is signed in sees the stays booked with the e-mail of the account, the latest first, and no others', async () => {
  const browser = await customer('zoe@orange.example');
  expect(listed(await browser.get('/account/bookings'))).toEqual([]);
  const early = await booked('zoe@orange.example');
  const late = await booked('ZOE@Orange.example', { checkin: '2030-09-01', state: 'cancelled' });
  await booked('ana@orange.example');
  for (const state of ['pending', 'refused', 'lapsed'] as const)
    await booked('zoe@orange.example', { state });
  const answer = await browser.get('/account/bookings');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const bookings = listed(answer);
  expect(bookings.map(({ bookingNumber, status }) => [bookingNumber, status])).toEqual([
    [late, 'cancelled'],
    [early, 'confirmed'],
  ]);
  expect(bookings[1]).toEqual({
    bookingNumber: early,
    status: 'confirmed',
    label: 'Two nights by the lake',
    hotel: { id: '1', label: 'Hôtel du Lac' },
    checkin: '2030-06-01',
    checkout: '2030-06-03',
    nights: 2,
    adult: 2,
    child: 1,
    baby: 0,
    nbRooms: 1,
    invoiceUrl: INVOICES,
  });
  expect(answer.body).not.toMatch(/Secret|0612345678|orange\.example/);
});

it('nobody else is answered: without a session, with a made-up one, after the sign-out, from another site', async () => {
  const email = 'lea@orange.example';
  const browser = await customer(email);
  const number = await booked(email);
  const refused = { code: 'SIGN_IN_REQUIRED' };
  const stranger = browserOf(desk.app);
  expect((await stranger.get('/account/bookings')).json()).toMatchObject(refused);
  stranger.cookies.set('stay_access', 'made-up');
  stranger.cookies.set('stay_account', '1');
  expect((await stranger.get('/account/bookings')).statusCode).toBe(401);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const elsewhere = await desk.app.inject({
    url: '/gateway/account/bookings',
    headers: { host: SHOP_HOST, origin: PARTNER_ORIGIN, cookie },
  });
  expect(elsewhere.body).not.toContain(number);
  expect(listed(await browser.get('/account/bookings'))).toHaveLength(1);
  await browser.post('/account/sign-out');
  expect((await browser.get('/account/bookings')).json()).toMatchObject(refused);
});

it('the e-mail of a stay is told to whose it is, and to nobody else whether the stay is there', async () => {
  const browser = await customer('mia@orange.example');
  const number = await booked('Mia@orange.example');
  const answer = await browser.get(`/account/bookings/${number}`);
  expect(answer.json()).toEqual({ email: 'Mia@orange.example' });
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const others = await booked('eve@orange.example');
  const refused = await booked('mia@orange.example', { state: 'refused' });
  for (const unknown of [others, refused, '00000000']) {
    const { statusCode, body } = await browser.get(`/account/bookings/${unknown}`);
    expect([statusCode, body.includes('BOOKING_NOT_FOUND')]).toEqual([404, true]);
    expect(body).not.toContain('orange.example');
  }
  expect((await browserOf(desk.app).get(`/account/bookings/${number}`)).statusCode).toBe(401);
});

it('a giver who is signed in sees the gifts bought with the e-mail of the account, the latest first, and no others', async () => {
  const browser = await customer('bea@orange.example');
  expect((await browser.get('/account/gifts')).json()).toEqual({ gifts: [] });
  const first = await given('bea@orange.example');
  const second = await given('Bea@Orange.example');
  await given('eve@orange.example');
  for (const state of ['pending', 'refused', 'lapsed'] as const) await given('bea@orange.example', { state });
  const answer = await browser.get('/account/gifts');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const gift = { label: 'A night in a castle', state: 'open', validUntil: '2032-03-04' };
  const voucherOf = (number: string) => `/api/gifts/voucher?token=voucher-of-${number}`;
  expect(answer.json()).toEqual({
    gifts: [
      { giftNumber: second, ...gift, invoiceUrl: INVOICES, voucherUrl: voucherOf(second) },
      { giftNumber: first, ...gift, invoiceUrl: INVOICES, voucherUrl: voucherOf(first) },
    ],
  });
  expect((await browserOf(desk.app).get('/account/gifts')).json()).toMatchObject({
    code: 'SIGN_IN_REQUIRED',
  });
});

it('a giver sees which gifts are used, blocked or expired; a stay that did not come about leaves its gift open', async () => {
  const email = 'ida@orange.example';
  const browser = await customer(email);
  const [used, left, blocked] = [await given(email), await given(email), await given(email)];
  const expired = await given(email, { validUntil: '2030-03-03' });
  for (const [gift, state] of [
    [used, 'confirmed'],
    [left, 'refused'],
  ] as const) {
    const bookingNumber = await booked('ana@orange.example', { state });
    await insertRedemption(
      desk.db,
      { bookingNumber, code: `CODE${gift}`, differenceCents: 0 },
      desk.clock.now,
    );
  }
  await desk.db.query('update gift_codes set blocked_at = now() where sale_number = $1', [blocked]);
  const { gifts } = (await browser.get('/account/gifts')).json<{
    gifts: { giftNumber: string; state: string }[];
  }>();
  expect(Object.fromEntries(gifts.map(({ giftNumber, state }) => [giftNumber, state]))).toEqual({
    [used]: 'used',
    [left]: 'open',
    [blocked]: 'cancelled',
    [expired]: 'expired',
  });
});

it('a customer deletes the account with the password: every session ends, and sales stay without a name', async () => {
  const email = 'noa@orange.example';
  const browser = await customer(email);
  const elsewhere = browserOf(desk.app);
  await elsewhere.post('/account/sign-in', { email, password: PASSWORD });
  const number = await booked(email, { checkin: '2029-06-01' });
  const gift = await given(email);
  const cookies = new Map(browser.cookies);

  expect((await browser.post('/account/deletion', { password: 'not this one' })).json()).toMatchObject({
    code: 'SIGN_IN_FAILED',
  });
  expect((await browser.get('/account/state')).json()).toMatchObject({ signedIn: true });

  expect((await browser.post('/account/deletion', { password: PASSWORD })).statusCode).toBe(204);
  expect(browser.cookies.has('stay_access')).toBe(false);
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  for (const one of [browser, elsewhere])
    expect((await one.get('/account/state')).json()).toMatchObject({ signedIn: false });
  expect((await elsewhere.post('/account/sign-in', { email, password: PASSWORD })).statusCode).toBe(401);
  const [kept] = await desk.db.query(
    `select (select to_jsonb(b)::text from bookings b where number = $1) as booking,
       (select to_jsonb(s)::text from gift_sales s where number = $2) as gift`,
    [number, gift],
  );
  expect(JSON.stringify(kept)).toContain(number);
  expect(JSON.stringify(kept)).not.toMatch(/noa@|Secret|0612345678/i);
});

it('an account stays while one of its stays is still to come', async () => {
  const email = 'lou@orange.example';
  const browser = await customer(email);
  const number = await booked(email);
  expect((await browser.post('/account/deletion', { password: PASSWORD })).json()).toMatchObject({
    code: 'STAYS_TO_COME',
  });
  expect(listed(await browser.get('/account/bookings'))[0]?.bookingNumber).toBe(number);
  await desk.db.query(`update bookings set status = 'cancelled' where number = $1`, [number]);
  expect((await browser.post('/account/deletion', { password: PASSWORD })).statusCode).toBe(204);
});
