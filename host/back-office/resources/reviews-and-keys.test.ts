import { afterAll, beforeAll, expect, it } from 'vitest';
import { supplierOf } from '@staykit/gateway/catalogue/inventory/keys/supplier-keys.ts';
import { book } from '@staykit/gateway/fixtures/selling-desk.ts';
import { openStaffDesk, type Person, type StaffDesk } from '../fixtures/staff-desk.ts';

let desk: StaffDesk;
let agent: Person;
let keeper: Person;
beforeAll(async () => {
  desk = await openStaffDesk();
  agent = await desk.signedIn('support');
  keeper = await desk.signedIn('inventory');
}, 60_000);
afterAll(() => desk.close());

const call = (by: Person, method: 'GET' | 'POST', path: string, body?: object) =>
  desk.call(method, path, { cookie: by.cookie, ...(body && { body }) });

it('a review is read, published, answered and taken off the site again, with the name of who did it', async () => {
  const { bookingNumber } = await book(desk.shop, await desk.shop.quote('10'));
  const [{ id } = { id: '' }] = await desk.shop.db.query<{ id: string }>(
    `insert into guest_reviews (booking_number, hotel_id, locale, score, title, liked, disliked, company, stay_month,
      author, flags, sent_at) values ($1, 1, 'fr_FR', 8, 'Au calme', 'La vue', 'Appelez le 0199000000', 'couple',
      '2030-06', 'Anna', '{phone}', now()) returning id::text as id`,
    [bookingNumber],
  );
  const listed = async (filter: object) => {
    const { body } = await call(
      agent,
      'GET',
      `/reviews?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    return (body as { data: { id: string }[] }).data.map((one) => one.id);
  };
  expect(await listed({ state: 'pending' })).toEqual([id]);
  expect(await listed({ flagged: true, hotel: '1' })).toEqual([id]);
  expect(await listed({ flagged: false })).toEqual([]);
  expect(await listed({ hotel: '2' })).toEqual([]);
  expect((await call(agent, 'POST', `/reviews/${id}/reply`, { text: 'Merci' })).status).toBe(400);
  expect((await call(agent, 'POST', `/reviews/${id}/publish`, {})).status).toBe(200);
  expect((await call(agent, 'POST', `/reviews/${id}/reply`, { text: 'Merci !' })).status).toBe(200);
  expect((await call(agent, 'GET', `/reviews/${id}`)).body).toMatchObject({
    state: 'published',
    moderator: agent.email,
    reply: 'Merci !',
    flags: ['phone'],
  });
  expect((await call(agent, 'POST', `/reviews/${id}/reject`, { reason: '' })).status).toBe(400);
  expect((await call(agent, 'POST', `/reviews/${id}/reject`, { reason: 'A phone number' })).status).toBe(200);
  expect(await listed({ state: 'rejected' })).toEqual([id]);
  expect((await call(agent, 'POST', '/reviews/999/publish', {})).status).toBe(404);
});

it('a key of a supplier is shown once, sends inventory, and ends at once', async () => {
  const { db, clock } = desk.shop;
  const made = await call(keeper, 'POST', '/supplierKeys', {
    supplier: 'lake-rooms',
    hotels: ['1'],
    days: 30,
  });
  expect(made.status).toBe(201);
  const { id, key } = made.body as { id: string; key: string };
  expect(await supplierOf(db, `Bearer ${key}`, clock.now)).toMatchObject({ name: 'lake-rooms' });
  const shown = JSON.stringify((await call(keeper, 'GET', `/supplierKeys/${id}`)).body);
  expect(shown).not.toContain(key.split('_')[2]);
  const logged = JSON.stringify(await db.query('select * from staff_audit'));
  expect(logged).toContain('lake-rooms');
  expect(logged).not.toContain(key.split('_')[2]);
  for (const wrong of [
    { supplier: 'Lake rooms' },
    { supplier: 'new-one' },
    { supplier: 'new-one', hotels: ['404'] },
  ])
    expect((await call(keeper, 'POST', '/supplierKeys', wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await call(keeper, 'POST', `/supplierKeys/${id}/revoke`, { reason: 'It leaked' })).status).toBe(
    200,
  );
  expect(await supplierOf(db, `Bearer ${key}`, clock.now)).toBeUndefined();
  expect((await call(keeper, 'POST', `/supplierKeys/${id}/revoke`, { reason: 'Once more' })).status).toBe(
    400,
  );
});
