import { afterEach, describe, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { openLiveDesk, sellLive } from '../../fixtures/live-supplier/live-desk.ts';
import type { StandInFault } from '../../fixtures/live-supplier/stand-in-server.ts';
import { buy, buyCard, lookUp, redeem } from '../../fixtures/gift-desk.ts';
import { book, bookingBody, newKey, type Refusal } from '../../fixtures/selling-desk.ts';
import { paying } from '../../payment/fixtures/buyer.ts';
import { onReport } from '../../observe/observe.ts';

type Desk = Awaited<ReturnType<typeof openLiveDesk>>;
let desk: Desk;
afterEach(() => desk.close());
const open = async (options: Parameters<typeof openLiveDesk>[0] = {}) => {
  desk = await openLiveDesk(options);
  return desk;
};
const post = (body: object, key = newKey()) => desk.post<Booking & Refusal>('/api/bookings', body, key);
const mails = () =>
  desk.db.query<{ template: string; data: { hotelConfirmation?: string } }>(
    'select template, data from mail_outbox order by id',
  );
const stateOf = async () => {
  const rows = await desk.db.query<{ status: string }>('select status from supplier_reservations');
  return rows.map(({ status }) => status);
};
const email = 'anna@mail.example';
/** All books agree: the shop's own, and those of the supplier. */
const expectAgreement = async (standing: number) =>
  expect(await desk.agreement()).toEqual({ standing, differences: [] });

describe('a traveller who asks for the price of a hotel that is sold live', () => {
  it('reads the price of the hotel, and so do cards after it', async () => {
    await open();
    desk.stand.supplier.price = 12_345;
    const quote = await desk.quote('10');
    // With what the offer includes: 15 € for each of two adults.
    const nights = Object.values(quote.priceInfo?.days ?? {}).map(({ sellPrice }) => sellPrice);
    expect(nights).toEqual([12_345 + 1_500, 12_345 + 1_500]);
    expect((await desk.stock('1')).slice(25, 30)).toEqual([2, 5, 5, 2, 2]);
    // A hotel of the shop's own calendar asks nobody.
    const calls = desk.stand.calls.length;
    await desk.quote('20');
    expect(desk.stand.calls).toHaveLength(calls);
  });

  it('is told that it is sold out', async () => {
    await open();
    desk.stand.supplier.rooms = 0;
    const quote = await desk.quote();
    expect(quote).toMatchObject({ bookable: false, error: [{ message: expect.any(String) }] });
    expect((await desk.stock('1')).slice(26, 28)).toEqual([0, 0]);
  });

  it('has one call made for many who ask at once, and none for seconds after it', async () => {
    await open();
    desk.stand.delayMs = 50;
    await Promise.all(Array.from({ length: 12 }, () => desk.quote()));
    await desk.quote();
    expect(desk.stand.calls).toEqual(['HotelAvail']);
  });

  it.each(['down', 'silent', 'text', 'shape', 'echo', 'hotel'] satisfies StandInFault[])(
    'is told to ask again while the answer cannot be used (%s), or reads the stored price if the shop wants that',
    async (fault) => {
      await open();
      desk.stand.faults = { HotelAvail: [fault, fault] };
      expect(await desk.quote()).toMatchObject({ code: 'UNAVAILABLE' });
      await sellLive(desk, desk.stand.address, 'stored');
      const quote = await desk.quote();
      expect(quote.bookable).toBe(true);
      expect(quote.priceInfo?.days?.['2030-06-10']?.sellPrice).toBeGreaterThan(10_000 - 1);
    },
  );

  it('does not wait for a system that failed several times: nothing is sent until it is tried again', async () => {
    await open({ limits: { failures: 3, openMs: 300 } });
    const outcomes: string[] = [];
    const stop = onReport('supplier', ({ outcome }) => outcomes.push(outcome));
    desk.stand.faults = { HotelAvail: ['down', 'down', 'down'] };
    for (let turn = 0; turn < 5; turn += 1) expect(await desk.quote()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(outcomes).toEqual(['error', 'error', 'error', 'open', 'open']);
    expect(desk.stand.calls).toHaveLength(3);
    await new Promise((done) => setTimeout(done, 350));
    expect((await desk.quote()).bookable).toBe(true);
    stop();
  });

  it('who asks for one stay more than the shop may ask about is not waited for: calls are few at a time', async () => {
    await open({ limits: { calls: 2, waiting: 2, quoteMs: 20_000 } });
    const all = Promise.withResolvers<void>();
    desk.stand.ready = all.promise;
    let refused = 0;
    const answers = ['10', '11', '12', '13', '14', '15', '16', '17'].map(async (day) => {
      const { bookable } = await desk.quote('10', { checkin: `2030-06-${day}`, nights: 2 });
      if (!bookable) refused += 1;
      return bookable;
    });
    await expect.poll(() => refused, { timeout: 20_000 }).toBe(4);
    all.resolve();
    expect((await Promise.all(answers)).filter(Boolean)).toHaveLength(4);
    expect(desk.stand.calls).toHaveLength(4);
  });
});

describe('a guest who books a hotel that is sold live', () => {
  it('has it reserved before it is paid, and reads the number of the hotel on the page and in the mail', async () => {
    await open();
    const booking = await book(desk, await desk.quote());
    expect(booking.hotelConfirmation).toBe('LAKE-1');
    expect(booking.rights.modify).toBe(true);
    expect(desk.stand.supplier.standing()[0]?.order).toMatchObject({
      bookingNumber: booking.bookingNumber,
      hotelId: '1',
      checkin: '2030-06-10',
      nights: 2,
      rooms: 1,
      guest: { firstName: 'Anna', lastName: 'Keller' },
    });
    expect(await mails()).toMatchObject([
      { template: 'booking-confirmation', data: { hotelConfirmation: 'LAKE-1' } },
    ]);
    expect(desk.stand.calls).toEqual(['HotelAvail', 'HotelAvail', 'HotelRes']);
    // It was told by the reservation itself, and is not told again.
    expect(await desk.db.query('select * from reservation_events')).toEqual([]);
    await expectAgreement(1);
  });

  it('is refused with the new price if it rose since the quote, and nothing is reserved', async () => {
    await open();
    const quote = await desk.quote();
    desk.stand.supplier.price = 11_000;
    const { status, body } = await post(bookingBody(quote));
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(body.details).toMatchObject({ previousPrice: quote.priceInfo?.totalPrice });
    const next = await desk.quote();
    expect(next.priceInfo?.totalPrice).toBe(body.details?.['price']);
    await expectAgreement(0);
    await book(desk, next);
    await expectAgreement(1);
  });

  it('is refused with the new price if it rises at the last moment, and the room is free again', async () => {
    await open();
    const quote = await desk.quote();
    const { supplier } = desk.stand;
    const { availability } = supplier;
    // Between the two calls of a booking.
    supplier.availability = (stay) => {
      const answer = availability(stay);
      supplier.price = 13_000;
      return answer;
    };
    const { status, body } = await post(bookingBody(quote));
    supplier.availability = availability;
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect((await desk.quote()).priceInfo?.totalPrice).toBe(body.details?.['price']);
    expect(await stateOf()).toEqual(['refused']);
    await desk.passTime();
    await expectAgreement(0);
  });

  it('is told that the last room is gone, whether before or while it is reserved', async () => {
    await open();
    const [one, two] = [await desk.quote(), await desk.quote()];
    const { supplier } = desk.stand;
    const { availability } = supplier;
    supplier.availability = (stay) => {
      const answer = availability(stay);
      supplier.rooms = 0;
      return answer;
    };
    expect((await post(bookingBody(one))).body.code).toBe('NO_AVAILABILITY');
    supplier.availability = availability;
    expect((await post(bookingBody(two))).body.code).toBe('NO_AVAILABILITY');
    await desk.passTime();
    await expectAgreement(0);
  });

  it.each(['lost', 'text', 'shape', 'echo', 'hotel'] satisfies StandInFault[])(
    'sends the same order again after an answer that was lost (%s), and has one reservation',
    async (fault) => {
      await open();
      const body = bookingBody(await desk.quote());
      desk.stand.faults = { HotelRes: [fault] };
      const key = newKey();
      const first = await post(body, key);
      expect([first.status, first.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(await desk.db.query(`select 1 as paid from payments where captured_cents > 0`)).toEqual([]);
      const second = await post(body, key);
      expect([second.status, second.body.hotelConfirmation]).toEqual([201, 'LAKE-1']);
      expect(await post(body, key)).toEqual(second);
      await expectAgreement(1);
    },
  );

  it('and leaves after a lost answer has the reservation cancelled', async () => {
    await open();
    desk.stand.faults = { HotelRes: ['lost'], Cancel: ['down'] };
    await post(bookingBody(await desk.quote()));
    await expectAgreement(1);
    await desk.passTime();
    expect(await stateOf()).toEqual(['cancelled']);
    await expectAgreement(0);
  });

  it('and leaves before the call to reserve arrives has it refused when it comes late', async () => {
    await open();
    desk.stand.faults = { HotelRes: ['silent'] };
    const quote = await desk.quote();
    await post(bookingBody(quote));
    const [row] = await desk.db.query<{ key: string }>('select key from supplier_reservations');
    await desk.passTime();
    const { supplier } = desk.stand;
    const late = supplier.book(
      {
        ...({} as never as object),
        hotelId: '1',
        checkin: '2030-06-10',
        nights: 2,
        rooms: 1,
        prices: [],
      } as never,
      row?.key ?? '',
    );
    expect(late.kind).toBe('soldOut');
    expect(await stateOf()).toEqual(['cancelled']);
    await expectAgreement(0);
  });

  it('whose card is refused keeps no room at the hotel', async () => {
    await open();
    const body = bookingBody(await desk.quote(), {
      payment: paying('declined'),
    });
    expect((await post(body)).body.code).toBe('PAYMENT_REFUSED');
    await desk.passTime();
    expect(await stateOf()).toEqual(['cancelled']);
    await expectAgreement(0);
  });

  it('and cancels has it cancelled at the hotel, at once or when the hotel answers again', async () => {
    await open();
    const [one, two] = [await book(desk, await desk.quote()), await book(desk, await desk.quote())];
    const cancel = ({ bookingNumber }: Booking) =>
      desk.post(`/api/bookings/${bookingNumber}/cancel`, { email });
    expect((await cancel(one)).status).toBe(200);
    await expectAgreement(1);
    desk.stand.faults = { Cancel: ['down', 'lost'] };
    expect((await cancel(two)).status).toBe(200);
    await desk.passTime();
    await desk.passTime();
    expect(await stateOf()).toEqual(['cancelled', 'cancelled']);
    await expectAgreement(0);
  });
});

describe('a shop that sells by its calendar while the system does not answer', () => {
  it('takes the booking, and reserves it when the system answers again', async () => {
    await open({ whenAway: 'stored' });
    desk.stand.faults = { HotelAvail: ['down', 'down'], HotelRes: ['down', 'lost'] };
    const booking = await book(desk, await desk.quote());
    expect(booking.hotelConfirmation).toBeUndefined();
    await desk.passTime();
    const { body } = await desk.post<Booking>(`/api/bookings/${booking.bookingNumber}/lookup`, { email });
    expect(body.hotelConfirmation).toBe('LAKE-1');
    await expectAgreement(1);
  });

  it('withdraws and refunds in full what the hotel cannot take', async () => {
    await open({ whenAway: 'stored' });
    desk.stand.faults = { HotelAvail: ['down', 'down'], HotelRes: ['down', 'down'] };
    const booking = await book(desk, await desk.quote());
    desk.stand.supplier.rooms = 0;
    await desk.passTime();
    const { body } = await desk.post<Booking>(`/api/bookings/${booking.bookingNumber}/lookup`, { email });
    expect([body.status, body.refundedAmount]).toEqual(['cancelled', booking.priceInfo.totalPrice]);
    expect((await mails()).map(({ template }) => template)).toEqual([
      'booking-confirmation',
      'booking-cancellation',
    ]);
    await expectAgreement(0);
  });
});

describe('a gift that pays for all of a stay that is sold live', () => {
  it('is used when the hotel has reserved it, and stays as it was if the hotel refuses', async () => {
    await open();
    const url = '/gateway/single-voucher/13/prices?locale=fr_FR';
    const { body: list } = await desk.get<{
      prices: { sellPrice: number; extraUpsellAvailabilityAmount: number }[];
    }>(url);
    const { sellPrice = 0, extraUpsellAvailabilityAmount: extra = 0 } = list.prices[1] ?? {};
    const gift = await buy(desk, {
      options: { giftFormat: 'digital', giftNights: 2, upsell: true },
      price: sellPrice + extra,
    });
    const { supplier } = desk.stand;
    supplier.price = 9_600;
    const quote = await desk.quote();
    const { availability } = supplier;
    supplier.availability = (stay) => {
      const answer = availability(stay);
      supplier.rooms = 0;
      return answer;
    };
    const redeemed = (stay: typeof quote) =>
      redeem<Booking & Refusal>(desk, gift.code, stay, -extra, { payment: undefined });
    expect((await redeemed(quote)).body.code).toBe('NO_AVAILABILITY');
    expect(await lookUp(desk, gift.code)).toMatchObject({ status: 'active', amount: sellPrice + extra });
    await expectAgreement(0);
    supplier.availability = availability;
    supplier.rooms = 5;
    desk.stand.faults = { HotelRes: ['down'] };
    const again = await desk.quote();
    expect((await redeemed(again)).status).toBe(503);
    expect(await lookUp(desk, gift.code)).toMatchObject({ status: 'redeemed', amount: sellPrice + extra });
    await desk.passTime();
    expect(await lookUp(desk, gift.code)).toMatchObject({ status: 'active', amount: sellPrice + extra });
    const { status, body } = await redeemed(await desk.quote());
    expect([status, body.hotelConfirmation]).toEqual([201, 'LAKE-1']);
    // What the stay does not need is the giver's again.
    expect(await lookUp(desk, gift.code)).toMatchObject({ status: 'redeemed', amount: sellPrice });
    await expectAgreement(1);
  });

  it('is free again if the hotel cannot take what was sold without its answer', async () => {
    await open({ whenAway: 'stored' });
    const { code } = await buyCard(desk, 80_000);
    desk.stand.faults = { HotelAvail: ['down', 'down'], HotelRes: ['down'] };
    const quote = await desk.quote('11');
    expect((await redeem<Booking>(desk, code, quote, 0)).status).toBe(201);
    desk.stand.supplier.rooms = 0;
    await desk.passTime();
    // Not even a stay without any refund keeps it.
    expect(await lookUp(desk, code)).toMatchObject({ status: 'active' });
    await expectAgreement(0);
  });
});
