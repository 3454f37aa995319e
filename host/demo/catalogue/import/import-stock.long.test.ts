import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRegisterDesk, type RegisterDesk } from '@staykit/gateway/fixtures/register-desk.ts';
import { openSellingDesk, OPENING_DAY, type SellingDesk } from '@staykit/gateway/fixtures/selling-desk.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { generateCatalogue } from '../generate.ts';

const QUAIS = { name: 'Hôtel des Quais', address: '4 quai Sud' };
const MOULIN = { name: 'Le Moulin', address: '9 rue du Pont' };

let desk: SellingDesk;
let shop: RegisterDesk;
beforeEach(async () => {
  desk = await openSellingDesk();
  shop = openRegisterDesk(desk);
}, 60_000);
afterEach(() => shop.close());

/** Books one room, which must be there. */
async function sellOne(night: Parameters<RegisterDesk['book']>[0]) {
  const booking = await shop.book(night);
  if (typeof booking === 'string') throw new Error('there was no room');
  return booking;
}

describe('an operator who imports a register again', { timeout: 60_000 }, () => {
  it('sells no room twice: a hotel that is sold out stays sold out', async () => {
    await shop.bringIn(QUAIS, MOULIN);
    const night = await shop.freeNight(QUAIS.name);
    await sellOne(night);
    const calendar = await catalogueRepository(desk.db).calendarOf(night.hotelId);
    await shop.bringIn(QUAIS, MOULIN);
    expect(await catalogueRepository(desk.db).calendarOf(night.hotelId)).toEqual(calendar);
    expect(await shop.rooms(night)).toEqual({ left: 0, held: 1 });
    expect(await shop.book(night)).toBe('NO_AVAILABILITY');
  });

  it.each([
    ['name', { ...QUAIS, name: 'Hôtel du Port' }],
    ['address', { ...QUAIS, address: '4 quai du Sud' }],
    ['postcode', { ...QUAIS, postcode: '33800' }],
  ])('keeps id, looks and calendar of a hotel whose %s changed', async (_part, changed) => {
    await shop.bringIn(QUAIS, MOULIN);
    const night = await shop.freeNight(QUAIS.name);
    const before = await catalogueRepository(desk.db).hotelById(night.hotelId);
    await sellOne(night);
    await shop.bringIn(MOULIN, changed);
    expect((await shop.ids()).get(changed.name)).toBe(night.hotelId);
    const after = await catalogueRepository(desk.db).hotelById(night.hotelId);
    expect(after).toMatchObject({ pictures: before?.pictures, seed: before?.seed });
    expect(await shop.book(night)).toBe('NO_AVAILABILITY');
  });

  it('does not take one hotel for another of the same town', async () => {
    await shop.bringIn({ name: QUAIS.name }, MOULIN);
    const before = await shop.ids();
    await shop.bringIn({ name: 'Hôtel du Port' }, MOULIN);
    expect((await shop.ids()).get('Hôtel du Port')).not.toBe(before.get(QUAIS.name));
  });

  it('with fewer rooms lowers stock to what is left, and a cancellation does not raise it above', async () => {
    await shop.bringIn({ ...QUAIS, rooms: 30 });
    const night = await shop.freeNight(QUAIS.name, 3);
    const first = await sellOne(night);
    const second = await sellOne(night);
    await shop.bringIn({ ...QUAIS, rooms: 1 });
    expect(await shop.rooms(night)).toEqual({ left: 0, held: 2 });
    await shop.cancel(first);
    expect(await shop.rooms(night)).toEqual({ left: 0, held: 1 });
    await shop.cancel(second);
    expect(await shop.rooms(night)).toEqual({ left: 1, held: 0 });
    await shop.bringIn({ ...QUAIS, rooms: 30 });
    expect(await shop.rooms(night)).toEqual({ left: 1, held: 0 });
  });

  it('never offers more rooms than a hotel has', async () => {
    await shop.bringIn({ ...QUAIS, rooms: 1 });
    const { hotelId } = await shop.freeNight(QUAIS.name);
    const calendar = await catalogueRepository(desk.db).calendarOf(hotelId);
    expect(Math.max(...(calendar?.stock ?? []))).toBe(1);
  });
});

describe('a hotel that left its register', { timeout: 60_000 }, () => {
  it('is not found any more, keeps its bookings, and is as sold as before when it comes back', async () => {
    await shop.bringIn(QUAIS, MOULIN);
    const night = await shop.freeNight(QUAIS.name);
    const booking = await sellOne(night);
    expect(await shop.bringIn(MOULIN)).toMatchObject({ hotels: 1, withdrawn: 1 });
    const all = await catalogueRepository(desk.db).readAll();
    expect(all.hotels.map(({ name }) => name)).not.toContain(QUAIS.name);
    expect(await shop.book(night)).toBe('NOT_FOUND');
    const held = await desk.selling.lookup(booking.bookingNumber, 'anna@mail.example');
    expect(held).toMatchObject({ status: 'confirmed', bookingNumber: booking.bookingNumber });
    await shop.bringIn(QUAIS, MOULIN);
    expect((await shop.ids()).get(QUAIS.name)).toBe(night.hotelId);
    expect(await shop.book(night)).toBe('NO_AVAILABILITY');
    await shop.cancel(booking);
    expect(await shop.book(night)).toMatchObject({ status: 'confirmed' });
  });

  it('is deleted without bookings, and its id is not used again while a booking refers to it', async () => {
    await shop.bringIn(QUAIS, MOULIN);
    const night = await shop.freeNight(MOULIN.name);
    const booking = await sellOne(night);
    await shop.cancel(booking);
    expect(await shop.bringIn(QUAIS)).toMatchObject({ withdrawn: 0 });
    expect([...(await shop.ids()).keys()]).toEqual([QUAIS.name]);
    await shop.bringIn(QUAIS, { name: 'La Tour', address: '1 place Haute' });
    expect((await shop.ids()).get('La Tour')).not.toBe(night.hotelId);
  });
});

describe('an operator who generates the catalogue again', () => {
  it('finds nights that bookings hold taken off the new calendars', async () => {
    const catalogue = { db: desk.db, today: OPENING_DAY, hotels: 5, seed: 3 };
    const repository = catalogueRepository(desk.db);
    await generateCatalogue(catalogue);
    const [before] = (await repository.readAll()).calendars.values();
    const index = before!.stock.findIndex((left) => left > 1);
    await desk.db.query(
      `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents,
        tax_cents, total_cents, stay, guest_email, guest, locale, created_at, changed_at)
      values ('10000001', 'confirmed', 'q', 1, $1, $2, 1, 1, 1, 0, 1, '{}', 'a@b.example', '{}', 'fr_FR', now(), now())`,
      [before!.hotelId, OPENING_DAY],
    );
    await desk.db.query(
      `insert into booking_nights (booking_number, hotel_id, night, rooms, price_cents, taken_at)
      values ('10000001', $1, $2::date + $3::int, 1, 1, now())`,
      [before!.hotelId, OPENING_DAY, index],
    );
    const { catalogue: made } = await generateCatalogue(catalogue);
    const expected = before!.stock.with(index, before!.stock[index]! - 1);
    expect((await repository.calendarOf(before!.hotelId))?.stock).toEqual(expected);
    expect(made.calendars.get(before!.hotelId)?.stock).toEqual(expected);
    expect(
      await desk.db.query('select sold, allotment from room_nights where hotel_id = $1', [before!.hotelId]),
    ).toEqual([{ sold: 1, allotment: before!.stock[index] }]);
  }, 60_000);
});
