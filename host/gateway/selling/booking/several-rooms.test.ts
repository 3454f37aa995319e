import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { enterDemoShop } from '../../payment/fixtures/enter-demo-shop.ts';
import { invoicesOf } from '../../payment/invoices/invoice.ts';
import { issueDue } from '../../payment/invoices/issue-invoices.ts';

let desk: SellingDesk;
beforeAll(async () => {
  await enterDemoShop();
  desk = await openSellingDesk({ stock: 250 });
}, 120_000);
afterAll(() => desk.close());

const CHECKIN = '2030-06-10';
const FIRST = 26;

const parties = fc.record({
  adult: fc.integer({ min: 1, max: 7 }),
  child: fc.integer({ min: 0, max: 3 }),
  baby: fc.integer({ min: 0, max: 2 }),
  nights: fc.integer({ min: 1, max: 3 }),
  singleRoom: fc.boolean(),
});

it('a party has one price and one number of rooms on its card, in quote, booking, mail and invoice, and that many are held', async () => {
  const counts = new Set<number>();
  await fc.assert(
    fc.asyncProperty(parties, async ({ adult, child, baby, nights, singleRoom }) => {
      const party = { adult, child, baby, singleRoom: String(singleRoom) };
      const found = await desk.get<{ exactMatch: OfferPage['offers'] }>(
        `/api/offers.json?${new URLSearchParams({
          checkin: CHECKIN,
          night: String(nights),
          hotelId: '1',
          locale: 'fr_FR',
          ...Object.fromEntries(Object.entries(party).map(([name, value]) => [name, String(value)])),
        }).toString()}`,
      );
      const card = found.body.exactMatch[0];
      const quote = await desk.quote(card?.id ?? '10', { ...party, nights });
      expect(quote.bookable).toBe(card !== undefined);
      if (!card) {
        expect(quote.error).toMatchObject([{ code: 'ROOM_TOO_SMALL' }]);
        return;
      }
      const before = await desk.stock();
      const booking = await book(desk, quote);
      const after = await desk.stock();
      const rooms = card.nbRooms ?? 1;
      counts.add(rooms);
      expect([quote.priceInfo?.nbRooms, booking.nbRooms]).toEqual([rooms, rooms]);
      expect(before.map((left, day) => left - (after[day] ?? 0))).toEqual(
        before.map((_, day) => (day >= FIRST && day < FIRST + nights ? rooms : 0)),
      );
      const roomLine = booking.programLineList?.find(({ type }) => type === 'ROOM')?.label;
      expect(roomLine?.includes(`(${rooms} chambres)`)).toBe(rooms > 1);
      const [mail] = await desk.db.query<{ data: { nbRooms: number; totalCents: number } }>(
        `select data from mail_outbox where data->>'bookingNumber' = $1`,
        [booking.bookingNumber],
      );
      await issueDue(desk.db, desk.clock.now, (error) => {
        throw error;
      });
      const [invoice] = await invoicesOf(desk.db, { saleKind: 'booking', saleId: booking.bookingNumber });
      expect(invoice?.content.stay).toMatchObject({ rooms, checkin: CHECKIN, nights });
      expect(booking.checkout).toBe(addDays(CHECKIN, nights));
      expect([
        quote.priceInfo?.totalPrice,
        Object.values(quote.priceInfo?.days ?? {}).reduce((sum, { sellPrice = 0 }) => sum + sellPrice, 0) +
          (quote.priceInfo?.totalPrice ?? 0) -
          (quote.priceInfo?.sellPrice ?? 0),
        booking.priceInfo.totalPrice,
        mail?.data.totalCents,
        invoice?.totalCents,
      ]).toEqual(Array.from({ length: 5 }, () => card.sellPrice));
      expect(mail?.data.nbRooms).toBe(rooms);
    }),
    { numRuns: 40 },
  );
  expect([...counts].toSorted()).toEqual(expect.arrayContaining([1, 2, 3]));
}, 120_000);
