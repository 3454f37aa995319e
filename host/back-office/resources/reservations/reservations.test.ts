import { afterAll, beforeAll, expect, it } from 'vitest';
import { setSupplierEmail } from '@staykit/gateway/selling/reservation-events/supplier-contacts.ts';
import { newSupplierKey } from '@staykit/gateway/fixtures/supplier.ts';
import { book } from '@staykit/gateway/fixtures/selling-desk.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../../fixtures/staff-desk.ts';

type Rows = { data: Record<string, unknown>[]; total: number };

let desk: StaffDesk;
let hotelier: Person;
let neighbour: Person;
let number: string;
beforeAll(async () => {
  desk = await openStaffDesk();
  hotelier = await desk.signedIn('supplier', ['1']);
  neighbour = await desk.signedIn('supplier', ['2']);
  const guest = {
    firstName: 'Anna',
    lastName: 'Keller',
    email: 'anna@mail.example',
    phone: '+33 6 12 34 56 78',
  };
  const later = await desk.shop.quote('10', { checkin: '2030-06-20' });
  await book(desk.shop, later, { guest });
  ({ bookingNumber: number } = await book(desk.shop, await desk.shop.quote('10'), {
    guest,
    message: 'Un lit bébé, merci.',
  }));
}, 60_000);
afterAll(() => desk.close());

const list = async (by: Person, filter: object, order = 'asc') =>
  (
    await desk.call<Rows>(
      'GET',
      `/reservations?sort=arrival&order=${order}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      { cookie: by.cookie },
    )
  ).body;
const get = (by: Person, id = number) => desk.call('GET', `/reservations/${id}`, { cookie: by.cookie });

it('a hotel sees its own arrivals by day, with what it needs and nothing of payments', async () => {
  const all = await list(hotelier, {});
  expect(all.data.map(({ arrival }) => arrival)).toEqual(['2030-06-10', '2030-06-20']);
  expect((await list(hotelier, { from: '2030-06-15', to: '2030-06-30' })).total).toBe(1);
  expect((await list(hotelier, { q: number, state: 'confirmed' })).data).toMatchObject([
    { id: number, guest: 'Anna Keller', nights: 2, rooms: 1, hotelId: '1', acknowledged: false },
  ]);
  const { status, body } = await get(hotelier);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    reservation: {
      arrival: '2030-06-10',
      party: { adults: 2, children: 0, babies: 0 },
      guest: { phone: '+33 6 12 34 56 78' },
      message: 'Un lit bébé, merci.',
    },
    history: [{ version: 1, kind: 'confirmed', mailedAt: null }],
  });
  const text = JSON.stringify([all, body]);
  for (const hidden of ['anna@mail.example', 'payment', 'provider', 'quote', 'minisite'])
    expect(text).not.toContain(hidden);
});

it('a hotel sees nothing of another one, and acknowledges nothing there', async () => {
  expect(await list(neighbour, {})).toEqual({ data: [], total: 0 });
  expect((await get(neighbour)).status).toBe(404);
  const acknowledged = await desk.call('POST', `/reservations/${number}/acknowledge`, {
    cookie: neighbour.cookie,
    body: { version: 1 },
  });
  expect(acknowledged.status).toBe(404);
});

it('a hotel acknowledges the version that it has read, under its own number', async () => {
  const acknowledge = (body: object) =>
    desk.call('POST', `/reservations/${number}/acknowledge`, { cookie: hotelier.cookie, body });
  expect((await acknowledge({ version: 2 })).status).toBe(400);
  expect((await acknowledge({ version: 1, confirmationNumber: 'LAKE-17' })).body).toMatchObject({
    acknowledged: true,
    confirmationNumber: 'LAKE-17',
    acknowledgedBy: hotelier.email,
  });
  expect((await list(hotelier, { acknowledged: false })).total).toBe(1);
  await desk.shop.post(`/api/bookings/${number}/cancel`, { email: 'anna@mail.example' });
  expect((await get(hotelier)).body).toMatchObject({
    state: 'cancelled',
    version: 2,
    acknowledged: false,
    confirmationNumber: 'LAKE-17',
  });
});

it('a hotel that nobody can mail is marked, until it or its supplier has an address', async () => {
  const hotel = async () => (await desk.call('GET', '/hotels/1', { cookie: hotelier.cookie })).body;
  expect(await hotel()).toMatchObject({ mailed: false, unreached: 2 });
  await newSupplierKey(desk.shop, 'lake-rooms', ['1']);
  await setSupplierEmail(desk.shop.db, 'lake-rooms', 'desk@lake.example', desk.shop.clock.now);
  expect(await hotel()).toMatchObject({ mailed: true });
  expect((await desk.call('GET', '/hotels/2', { cookie: neighbour.cookie })).body).toMatchObject({
    mailed: false,
    unreached: 0,
  });
  await desk.shop.selling.settle();
  expect(await hotel()).toMatchObject({ unreached: 0 });
});
