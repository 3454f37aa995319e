import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInventory } from '@staykit/gateway/catalogue/inventory/inventory.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../fixtures/staff-desk.ts';
import { asSupplier } from './hotels.ts';

let desk: StaffDesk;
let manager: Person;
beforeAll(async () => {
  desk = await openStaffDesk();
  manager = await desk.signedIn('inventory');
  const inventory = createInventory({ db: desk.shop.db, clock: () => desk.shop.clock.now });
  await inventory.setItems(asSupplier('lake', '1'), 'rooms', [
    {
      hotel: '1',
      room: 'suite',
      name: { fr: 'Suite', es: 'Suite', nl: 'Suite', it: 'Suite' },
      supplement: 5_000,
      allotment: 3,
    },
  ]);
}, 60_000);
afterAll(() => desk.close());

interface Calendar {
  rooms: { code: string; name: string }[];
  nights: { night: string; price: number; allotment: number; closed: boolean; minimumStay: number }[];
}
const show = async (id: string) =>
  (await desk.call<Calendar>('GET', `/calendars/${id}`, { cookie: manager.cookie })).body;
const set = (id: string, body: object) =>
  desk.call<{ code: string; message: string }>('POST', `/calendars/${id}/set`, {
    cookie: manager.cookie,
    body,
  });
const nightOf = async (id: string, wanted: string) =>
  (await show(id)).nights.find(({ night }) => night === wanted);

it('a hotel names its room types, and the nights of one are set without those of another', async () => {
  expect((await show('1:2030-06')).rooms).toEqual([
    { code: 'standard', name: 'standard' },
    { code: 'suite', name: 'Suite' },
  ]);
  const standard = await nightOf('1:2030-06', '2030-06-10');
  const before = await nightOf('1:2030-06:suite', '2030-06-10');
  expect(before).toMatchObject({ allotment: 3 });
  expect(before?.price).toBe((standard?.price ?? 0) + 5_000);
  const changed = await set('1:2030-06:suite', {
    from: '2030-06-10',
    to: '2030-06-11',
    price: 33_300,
    minimumStay: 2,
  });
  expect(changed.status).toBe(200);
  expect(await nightOf('1:2030-06:suite', '2030-06-10')).toMatchObject({
    price: 33_300,
    minimumStay: 2,
    allotment: 3,
  });
  expect(await nightOf('1:2030-06', '2030-06-10')).toEqual(standard);
});

it('a night of a room type that has its own rooms follows the price of the standard room', async () => {
  expect((await set('1:2030-06:suite', { from: '2030-06-20', allotment: 1 })).status).toBe(200);
  await set('1:2030-06', { from: '2030-06-20', price: 20_000 });
  expect(await nightOf('1:2030-06:suite', '2030-06-20')).toMatchObject({ price: 25_000, allotment: 1 });
  await set('1:2030-06:suite', { from: '2030-06-20', closed: true });
  expect(await nightOf('1:2030-06:suite', '2030-06-20')).toMatchObject({ closed: true });
  expect(await nightOf('1:2030-06', '2030-06-20')).toMatchObject({ closed: false });
});

it('an unknown room type is not found, and a supplier sees room types of its own hotels alone', async () => {
  expect((await desk.call('GET', '/calendars/1:2030-06:attic', { cookie: manager.cookie })).status).toBe(404);
  expect((await set('1:2030-06:attic', { from: '2030-06-10', price: 1 })).status).toBe(404);
  const other = await desk.signedIn('supplier', ['2']);
  expect((await desk.call('GET', '/calendars/1:2030-06:suite', { cookie: other.cookie })).status).toBe(404);
});
