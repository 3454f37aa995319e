import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatAmount } from '@staykit/core/price/money.ts';
import { mailTexts } from '../../mail/fixtures/mail-texts.ts';
import { newSupplierKey, pushTo } from '../../fixtures/supplier.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { erasePerson } from '../../upkeep/erase-person.ts';
import { hotelLocale } from './hotel-locale.ts';
import { mailHotels } from './mail-hotels.ts';
import { setSupplierEmail } from './supplier-contacts.ts';

const HOTEL = 'bookings@lake.example';
const email = 'anna@mail.example';
const guest = { firstName: 'Anna', lastName: 'Keller', email };

let desk: SellingDesk;
let key: string;
beforeEach(async () => {
  desk = await openSellingDesk({ stock: 20 });
  key = await newSupplierKey(desk, 'lake-rooms', ['1']);
}, 60_000);
afterEach(() => desk.close());

const contents = (item: object) => pushTo(desk, 'hotels', key, [{ hotel: '1', ...item }]);
const mailed = () =>
  desk.db.query<{ template: string; locale: string; recipient: string; event: string }>(
    `select template, locale, recipient, event from mail_outbox where template like 'reservation-%' order by id`,
  );

it('a hotel gets a mail of each booking and cancellation, once, in its language, with what it has to know', async () => {
  expect((await contents({ reservationsEmail: HOTEL, reservationsLocale: 'nl_BE' })).body.errors).toEqual([]);
  const { bookingNumber: number } = await book(desk, await desk.quote('10', { child: 1 }), {
    guest,
    childAges: [7],
    message: 'Een kinderbed.',
  });
  await Promise.all([desk.selling.settle(), desk.selling.settle()]);
  await desk.selling.settle();
  expect(await mailed()).toEqual([
    {
      template: 'reservation-confirmed',
      locale: 'nl_BE',
      recipient: HOTEL,
      event: `reservation:${number}:1`,
    },
  ]);
  const text = (await mailTexts(desk.db, HOTEL)).get('reservation-confirmed') ?? '';
  const [event] = await desk.db.query<{ net: number }>(
    `select (stay->>'net')::integer as net from reservation_events`,
  );
  for (const part of [
    number,
    'Anna Keller',
    email,
    '7 jaar',
    'Een kinderbed.',
    formatAmount(event?.net ?? 0, 'nl_BE'),
  ])
    expect(text).toContain(part);

  await desk.post(`/api/bookings/${number}/cancel`, { email });
  await desk.selling.settle();
  expect((await mailed()).map(({ template }) => template)).toEqual([
    'reservation-confirmed',
    'reservation-cancelled',
  ]);
  // Nobody needs to reach a guest who does not come.
  expect((await mailTexts(desk.db, HOTEL)).get('reservation-cancelled')).not.toContain(email);
});

it('a hotel without an address is mailed at that of its supplier, also about what was booked before it was known', async () => {
  await book(desk, await desk.quote());
  await desk.selling.settle();
  expect(await mailed()).toEqual([]);
  await setSupplierEmail(desk.db, 'lake-rooms', 'desk@rooms.example', desk.clock.now);
  // A supplier that does not answer for the hotel is no address of it.
  await setSupplierEmail(desk.db, 'a-hill', 'desk@hill.example', desk.clock.now);
  await desk.selling.settle();
  expect((await mailed()).map(({ recipient }) => recipient)).toEqual(['desk@rooms.example']);
});

it('the mail links to the back office where somebody of the hotel has an account', async () => {
  await contents({ reservationsEmail: HOTEL });
  const parts = { ...desk.parts, office: 'https://office.example' };
  await book(desk, await desk.quote());
  await mailHotels(parts);
  expect((await mailTexts(desk.db, HOTEL)).get('reservation-confirmed')).not.toContain('office.example');
  await desk.db.query(
    `insert into staff (email, role, hotels, created_at) values ('lake@lake.example', 'supplier', '{1}', now())`,
  );
  const { bookingNumber } = await book(desk, await desk.quote());
  await mailHotels(parts);
  const texts = await desk.db.query<{ link: string | null }>(
    `select data->>'link' as link from mail_outbox where template = 'reservation-confirmed' order by id desc`,
  );
  expect(texts[0]?.link).toBe(`https://office.example/admin/#/reservations/${bookingNumber}/show`);
});

it('a guest who is erased is no longer in a mail that is not sent yet, and the hotel still gets it', async () => {
  await contents({ reservationsEmail: HOTEL });
  await book(desk, await desk.quote(), { guest, message: 'Un secret.' });
  await desk.selling.settle();
  await desk.db.transaction((tx) => erasePerson(tx, email));
  const [text = ''] = (await mailTexts(desk.db, HOTEL)).values();
  expect(text.length).toBeGreaterThan(100);
  for (const gone of ['Anna', 'Keller', email, 'secret']) expect(text).not.toContain(gone);
});

describe('the language of a hotel', () => {
  const of = (country: 'FR' | 'ES' | 'BE' | 'NL' | 'IT', postcode: string) =>
    hotelLocale({ country, postcode });
  it.each([
    ['FR', '74000', 'fr_FR'],
    ['ES', '08001', 'es_ES'],
    ['NL', '1017 AB', 'nl_NL'],
    ['IT', '00184', 'it_IT'],
    ['BE', '1000', 'fr_BE'],
    ['BE', '1410', 'fr_BE'],
    ['BE', '1500', 'nl_BE'],
    ['BE', '4000', 'fr_BE'],
    ['BE', '7900', 'fr_BE'],
    ['BE', '8340', 'nl_BE'],
  ] as const)('in %s %s is %s', (country, postcode, locale) => expect(of(country, postcode)).toBe(locale));
});
