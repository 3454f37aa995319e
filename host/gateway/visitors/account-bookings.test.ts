import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountBooking } from '../../../widgets/core/account/account-booking.ts';
import {
  browserOf,
  linkTo,
  openVisitorDesk,
  PARTNER_ORIGIN,
  SHOP_HOST,
  type VisitorDesk,
} from '../fixtures/visitor-desk.ts';
import { insertBooking, type BookingRow } from '../repositories/bookings.ts';

let desk: VisitorDesk;
beforeAll(async () => {
  desk = await openVisitorDesk();
}, 60_000);
afterAll(() => desk.close());

let count = 0;
/** A stay that was booked with an e-mail. */
async function booked(email: string, changes: Partial<BookingRow> = {}): Promise<string> {
  count += 1;
  const number = String(10_000_000 + count);
  const row = {
    number,
    state: 'confirmed',
    quoteId: `quote-${count}`,
    offerId: '10',
    hotelId: '1',
    checkin: '2030-06-01',
    nights: 2,
    rooms: 1,
    sellCents: 20_000,
    taxCents: 0,
    totalCents: 20_000,
    refundCents: 0,
    stay: {
      label: 'Two nights by the lake',
      hotel: { id: '1', label: 'Hôtel du Lac', address: 'Quai 1' },
      pax: { adult: 2, child: 1, baby: 0, singleRoom: true },
    },
    email,
    guest: { firstName: 'Zoë', lastName: 'Secret', phone: '0612345678' },
    locale: 'fr_FR',
    source: {},
    ...changes,
  } as unknown as BookingRow;
  await insertBooking(desk.db, row, desk.clock.now);
  return number;
}

async function customer(email: string) {
  const browser = browserOf(desk.app);
  await browser.post('/account/sign-up', { email, name: 'Zoë', locale: 'fr_FR' });
  const token = await linkTo(desk.db, email);
  await browser.post('/account/new-password', { token, password: 'a long evening by the lake' });
  return browser;
}
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
