import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { getReservations } from '@staykit/contract/inventory/reservations.ts';
import { newSupplierKey } from '../../fixtures/supplier.ts';
import { book, newKey, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';
import { erasePerson } from '../../upkeep/erase-person.ts';

type Listed = z.output<typeof getReservations.answer>;
const email = 'anna@mail.example';

let desk: SellingDesk;
/** Of all hotels, of hotel 1, and of hotel 2. */
let keys: Record<'all' | 'own' | 'other', string>;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: 20 });
  keys = {
    all: await newSupplierKey(desk, 'everything', 'all'),
    own: await newSupplierKey(desk, 'lake-rooms', ['1']),
    other: await newSupplierKey(desk, 'hill-rooms', ['2']),
  };
}, 60_000);
afterAll(() => desk.close());

async function list(key: string, query: Record<string, string> = {}): Promise<Listed> {
  const answer = await desk.app.inject({
    url: `/api/inventory/v1/reservations?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Listed>();
}
const acknowledge = async (key: string, number: string, body: object) => {
  const answer = await desk.app.inject({
    method: 'POST',
    url: `/api/inventory/v1/reservations/${number}/acknowledge`,
    headers: { authorization: `Bearer ${key}` },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

it('a supplier reads a booking, its change and its cancellation in order, and acknowledges them', async () => {
  const guest = { firstName: 'Anna', lastName: 'Keller', email, phone: '+33 6 12 34 56 78' };
  const { bookingNumber: number } = await book(desk, await desk.quote(), {
    guest,
    message: 'Un lit bébé, merci.',
  });
  const { reservations, cursor, more } = await list(keys.own, { state: 'unacknowledged' });
  const [made] = reservations;
  expect(reservations).toHaveLength(1);
  expect(more).toBe(false);
  expect(made).toMatchObject({
    number,
    version: 1,
    event: 'confirmed',
    happenedAt: '2030-05-15T08:00:00.000Z',
    hotel: '1',
    room: 'standard',
    arrival: '2030-06-10',
    departure: '2030-06-12',
    nights: 2,
    rooms: 1,
    party: { adults: 2, children: 0, babies: 0 },
    guest: { firstName: 'Anna', lastName: 'Keller', phone: '+33 6 12 34 56 78', language: 'fr' },
    message: 'Un lit bébé, merci.',
    acknowledged: false,
  });
  // By phone: the hotel needs no second way to the guest.
  expect(made?.guest.email).toBeUndefined();
  // What the hotel is owed is what the ledger owes it.
  const [owed] = await desk.db.query<{ cents: number }>(
    `select -sum(l.amount_cents)::integer as cents from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where e.sale_id = $1 and l.account = 'hotel'`,
    [number],
  );
  expect(made?.price).toMatchObject({ currency: 'EUR', net: owed?.cents });
  expect((made?.price.gross ?? 0) - (made?.price.commission ?? 0)).toBe(owed?.cents);
  expect(await list(keys.other)).toMatchObject({ reservations: [], cursor: '0', more: false });

  expect(await acknowledge(keys.other, number, { version: 1 })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
  expect(await acknowledge(keys.own, number, { version: 2 })).toMatchObject({
    status: 400,
    body: { code: 'BAD_REQUEST', message: 'body: version: expected at most 1, received 2.' },
  });
  const first = await acknowledge(keys.own, number, { version: 1, confirmationNumber: 'LAKE-17' });
  expect(first).toMatchObject({
    status: 200,
    body: { number, acknowledgedVersion: 1, version: 1, confirmationNumber: 'LAKE-17' },
  });
  desk.clock.now += 60_000;
  expect(await acknowledge(keys.own, number, { version: 1, confirmationNumber: 'LAKE-17' })).toEqual(first);
  expect((await list(keys.own, { state: 'unacknowledged' })).reservations).toEqual([]);

  const longer = await desk.quote('10', { nights: 3 });
  const moved = await desk.post(
    `/api/bookings/${number}/modify`,
    {
      email,
      quoteId: longer.quoteId,
      price: longer.priceInfo?.totalPrice,
      payment: paying(),
    },
    newKey(),
  );
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const changed = await list(keys.own, { cursor });
  expect(changed.reservations).toMatchObject([
    { number, version: 2, event: 'changed', departure: '2030-06-13', nights: 3, acknowledged: false },
  ]);
  expect(changed.reservations[0]?.confirmationNumber).toBe('LAKE-17');

  expect((await desk.post(`/api/bookings/${number}/cancel`, { email })).status).toBe(200);
  const ended = await list(keys.own, { cursor: changed.cursor });
  expect(ended.reservations).toMatchObject([{ number, version: 3, event: 'cancelled', room: 'standard' }]);
  expect(ended.reservations[0]?.guest.phone).toBeUndefined();
  // Cancelling once more tells nothing new, and the last version acknowledges those before.
  await desk.post(`/api/bookings/${number}/cancel`, { email });
  expect((await list(keys.own)).reservations.map(({ event }) => event)).toEqual([
    'confirmed',
    'changed',
    'cancelled',
  ]);
  await acknowledge(keys.own, number, { version: 3 });
  expect((await list(keys.own, { state: 'unacknowledged' })).reservations).toEqual([]);
  // An older version that comes late changes nothing.
  expect((await acknowledge(keys.own, number, { version: 1 })).body).toMatchObject({
    acknowledgedVersion: 3,
  });
});

it('a supplier and the hotel read how old the children are', async () => {
  const quote = await desk.quote('10', { child: 1, baby: 1 });
  const { bookingNumber: number } = await book(desk, quote, { childAges: [5, 1] });
  const { reservations } = await list(keys.own, { limit: '200' });
  expect(reservations.find((event) => event.number === number)?.party).toEqual({
    adults: 2,
    children: 1,
    babies: 1,
    childAges: [5, 1],
  });
  // Another party is of other ages, which nobody has told.
  const adults = await desk.quote('10', { adult: 3, child: 1 });
  const moved = await desk.post(
    `/api/bookings/${number}/modify`,
    { email, quoteId: adults.quoteId, price: adults.priceInfo?.totalPrice, payment: paying() },
    newKey(),
  );
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect(moved.body).not.toHaveProperty('childAges');
  const [last] = (await list(keys.own, { limit: '200' })).reservations.slice(-1);
  expect(last).toMatchObject({ number, party: { adults: 3, children: 1, babies: 0 } });
  expect(last?.party.childAges).toBeUndefined();
});

it('a supplier pages through events with the cursor', async () => {
  for (let count = 0; count < 3; count += 1) await book(desk, await desk.quote());
  const all = await list(keys.all);
  const read: string[] = [];
  for (let cursor = '0', more = true; more;) {
    const page = await list(keys.all, { cursor, limit: '2' });
    read.push(...page.reservations.map(({ number, version }) => `${number} ${version}`));
    ({ cursor, more } = page);
  }
  expect(read).toEqual(all.reservations.map(({ number, version }) => `${number} ${version}`));
});

it('a guest who is erased is no longer in what suppliers read', async () => {
  await book(desk, await desk.quote('10'), { message: 'Un secret.' });
  await desk.db.transaction((tx) => erasePerson(tx, email));
  const text = JSON.stringify([
    await list(keys.all, { limit: '200' }),
    await desk.db.query('select stay from reservation_events'),
  ]);
  for (const gone of ['Anna', 'Keller', email, '12 34 56 78', 'secret', 'forgotten@'])
    expect(text).not.toContain(gone);
});
