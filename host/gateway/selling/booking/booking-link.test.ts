import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import {
  book,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';
import { calendarPath, openingToken } from './booking-link.ts';
import { findBooking, type BookingRow } from './bookings.ts';

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 9, rateLimit: 100_000 });
}, 60_000);
afterAll(() => desk.close());

let visitor = 1;
const from = () => `10.2.${(visitor += 1) % 250}.${Math.floor(visitor / 250)}`;
const open = (token: string, remoteAddress = from()) =>
  desk.app.inject({ method: 'POST', url: '/api/bookings/link', payload: { token }, remoteAddress });
const file = (url: string) => desk.app.inject({ method: 'GET', url, remoteAddress: from() });

async function booked(checkin: string): Promise<{ booking: Booking; row: BookingRow }> {
  const booking = await book(desk, await desk.quote('10', { checkin }));
  const row = await findBooking(desk.db, booking.bookingNumber);
  if (!row) throw new Error('no booking');
  return { booking, row };
}

/** The token of the link in the mail of a booking: of its confirmation, or of another event. */
async function mailed(number: string, event = 'confirmed'): Promise<string> {
  const [mail] = await desk.db.query<{ link: string }>(
    `select data->>'link' as link from mail_outbox where event like $1`,
    [`booking:${number}:${event}`],
  );
  return mail?.link.split('#token=').at(-1) ?? '';
}

describe('the link of the mail', () => {
  it('opens its booking, and holds neither its number nor the address of its guest', async () => {
    const { booking, row } = await booked('2030-06-05');
    const token = await mailed(booking.bookingNumber);
    const answer = await open(token);
    expect(answer.json()).toEqual({ bookingNumber: booking.bookingNumber, email: row.email });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    for (const text of [token, booking.calendarUrl ?? '']) {
      expect(text).not.toContain(booking.bookingNumber);
      expect(text.toLowerCase()).not.toContain(row.email.slice(0, 4));
    }
  });

  it('opens no other booking: whatever is changed in it opens nothing', async () => {
    const { booking } = await booked('2030-06-06');
    const other = await booked('2030-06-07');
    const token = await mailed(booking.bookingNumber);
    const [, until = '', signed = ''] = token.split('.');
    expect((await open(`${other.row.linkId}.${until}.${signed}`)).statusCode).toBe(410);
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: token.length - 1 }),
        fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-'),
        async (at, letter) => {
          const forged = token.slice(0, at) + letter + token.slice(at + 1);
          fc.pre(forged !== token);
          expect([400, 410]).toContain((await open(forged)).statusCode);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('ends at its instant', async () => {
    const { row } = await booked('2030-06-08');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -90 * 86_400, max: 90 * 86_400 }), async (seconds) => {
        const until = (Math.floor(desk.clock.now / 1_000) + seconds) * 1_000;
        const { statusCode } = await open(openingToken(row, until));
        expect(statusCode).toBe(until > desk.clock.now ? 200 : 410);
      }),
      { numRuns: 60 },
    );
  });

  it('opens nothing once the e-mail of the booking is another, or its key was drawn again', async () => {
    const { booking, row } = await booked('2030-06-09');
    const token = await mailed(booking.bookingNumber);
    const url = booking.calendarUrl ?? '';
    await desk.db.query('update bookings set guest_email = $2 where number = $1', [
      row.number,
      'new@mail.example',
    ]);
    expect((await open(token)).json<Refusal>().code).toBe('LINK_EXPIRED');
    expect((await file(url)).statusCode).toBe(404);
    await desk.db.query(`update bookings set guest_email = $2, link_key = 'another' where number = $1`, [
      row.number,
      row.email,
    ]);
    expect((await open(token)).statusCode).toBe(410);
  });

  it('opens its booking also after a change that a process of the release before began', async () => {
    const { booking, row } = await booked('2030-06-16');
    const longer = await desk.quote('10', { checkin: '2030-06-16', nights: 3 });
    await desk.post(
      `/api/bookings/${row.number}/modify`,
      {
        email: row.email,
        quoteId: longer.quoteId,
        price: longer.priceInfo?.totalPrice,
        payment: paying('paysUnheard'),
      },
      newKey(),
    );
    await desk.db.query(
      `update booking_changes set data = data #- '{next,linkId}' #- '{next,linkKey}' where booking_number = $1`,
      [row.number],
    );
    desk.clock.now += 16 * 60_000;
    await desk.selling.settle();
    const answer = await open(await mailed(row.number, 'change-%'));
    expect(answer.json()).toMatchObject({ bookingNumber: booking.bookingNumber });
  });

  it('is no address of a calendar, nor the other way round', async () => {
    const { booking, row } = await booked('2030-06-10');
    const token = await mailed(booking.bookingNumber);
    expect((await file(`/api/bookings/calendar?token=${token}`)).statusCode).toBe(404);
    expect((await open(calendarPath(row).split('token=')[1] ?? '')).statusCode).toBe(410);
  });

  it('cancels nothing, and is tried ten times a minute', async () => {
    const { booking } = await booked('2030-06-11');
    const token = await mailed(booking.bookingNumber);
    const address = from();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await open(token, address)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await findBooking(desk.db, booking.bookingNumber))?.state).toBe('confirmed');
  });
});

describe('the calendar file', () => {
  it('has the hours of the hotel on its own clock, and where and whom to call', async () => {
    const { booking } = await booked('2030-06-12');
    const { hours, phone, address } = booking.hotel;
    expect(hours?.checkin).toMatch(/^1[456]:00$/);
    const answer = await file(booking.calendarUrl ?? '');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const text = answer.body.replaceAll('\r\n ', '');
    expect(text).toContain('METHOD:PUBLISH');
    // Summer time of Paris is two hours ahead.
    const utc = (hour = '') => `${String(Number(hour.slice(0, 2)) - 2).padStart(2, '0')}${hour.slice(3)}00Z`;
    expect(text).toContain(`DTSTART:20300612T${utc(hours?.checkin)}`);
    expect(text).toContain(`DTEND:${booking.checkout.replaceAll('-', '')}T${utc(hours?.checkout)}`);
    expect(text).toContain(phone);
    expect(text).toContain(address.split(',')[0]);
  });

  it('is of whole days, the last of which is the departure, where the hotel says no hours', async () => {
    const { booking } = await booked('2030-06-13');
    await desk.db.query(`update bookings set stay = stay #- '{hotel,hours}' where number = $1`, [
      booking.bookingNumber,
    ]);
    const { body } = await file(booking.calendarUrl ?? '');
    expect(body).toContain('DTSTART;VALUE=DATE:20300613');
    expect(body).toContain(`DTEND;VALUE=DATE:${Number(booking.checkout.replaceAll('-', '')) + 1}`);
  });

  it('keeps its UID when the stay is cancelled, and takes it out of the calendar', async () => {
    const { booking, row } = await booked('2030-06-14');
    const uid = (text: string) => /UID:(\S+)/.exec(text)?.[1];
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1] ?? 0);
    const before = (await file(booking.calendarUrl ?? '')).body;
    desk.clock.now += 60_000;
    await desk.app.inject({
      method: 'POST',
      url: `/api/bookings/${booking.bookingNumber}/cancel`,
      payload: { email: row.email },
      remoteAddress: from(),
    });
    const after = (await file(booking.calendarUrl ?? '')).body;
    expect(after).toContain('METHOD:CANCEL');
    expect(after).toContain('STATUS:CANCELLED');
    expect(uid(after)).toBe(uid(before));
    expect(sequence(after)).toBeGreaterThan(sequence(before));
  });
});
