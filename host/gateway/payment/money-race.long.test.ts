import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { createRandom } from '@staykit/demo/catalogue/random.ts';
import { book, newKey, openSellingDesk, type SellingDesk } from '../fixtures/selling-desk.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { auditSales } from '../selling/settle/audit-sales.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../selling/selling-parts.ts';
import { orderAndPay, paying, payingAt } from './fixtures/buyer.ts';

const email = 'anna@mail.example';
const BOOKINGS = 24;
const CLIENTS = 20;
const ATTEMPTS = 9;
const ROOMS = 20;
/** The last day on which these stays may be moved, and on which deferred payments are taken. */
const DEADLINE = Date.UTC(2030, 5, 7, 8);

const nap = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 15));

/** A bank some milliseconds away: there is time before and after each of its answers. */
function distant(bank: PaymentProvider): PaymentProvider {
  const far = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    await nap();
    const given = await answer();
    await nap();
    return given;
  };
  return {
    name: bank.name,
    hosted: bank.hosted,
    authorise: (...given) => far(() => bank.authorise(...given)),
    find: (...given) => far(() => bank.find(...given)),
    capture: (...given) => far(() => bank.capture(...given)),
    chargeAgain: (...given) => far(() => bank.chargeAgain(...given)),
    findDue: (...given) => far(() => bank.findDue(...given)),
    release: (...given) => far(() => bank.release(...given)),
    forget: (...given) => far(() => bank.forget(...given)),
    refund: (...given) => far(() => bank.refund(...given)),
    findRefund: (...given) => far(() => bank.findRefund(...given)),
  };
}

let desk: SellingDesk;
beforeAll(async () => {
  desk = await openSellingDesk({ stock: ROOMS, hotels: 2, provider: distant });
}, 60_000);
afterAll(() => desk.close());

it('many guests who move and cancel at once, with banks that are late, have paid what their stays cost', async () => {
  const random = createRandom('money-race', '1');
  const bookings: Booking[] = [];
  for (let guest = 0; guest < BOOKINGS; guest += 1) {
    const quote = await desk.quote(`${1 + (guest % 2)}0`, { nights: 1 + (guest % 3) });
    const plan = guest % 4 === 0 ? 'once' : 'deferred';
    bookings.push(await book(desk, quote, { payment: paying('pays', plan) }));
  }
  const refusals = new Set<string>();
  const unexpected: unknown[] = [];
  async function attempt(booking: Booking): Promise<void> {
    const { bookingNumber: number, offerId: productId } = booking;
    if (random.chance(0.1)) {
      await desk.selling.cancel({ number, email });
      return;
    }
    const quote = await desk.selling.quoteMove({
      number,
      email,
      productId,
      checkin: random.pick(['2030-06-10', '2030-06-11', '2030-06-12']),
      nights: random.int(1, 4),
      pax: { adult: 2, child: 0, baby: 0, singleRoom: false },
      activities: '',
      locale: 'fr_FR',
    });
    if (!quote.quoteId || !quote.priceInfo) return;
    const deed = random.pick(['pays', 'pays', 'paysUnheard', 'leaves', 'declined'] as const);
    const request = {
      number,
      email,
      quoteId: quote.quoteId,
      price: quote.priceInfo.totalPrice,
      payment: payingAt(deed),
    };
    const change = { scope: 'race', key: newKey(), body: request };
    await orderAndPay(demoBank(desk.db), () => desk.selling.modify(change, request));
  }
  let over = false;
  async function settleOn(): Promise<void> {
    while (!over) {
      // Half the waiting guests run out of time between two turns.
      desk.clock.now = Math.min(
        desk.clock.now + (HOLD_MINUTES / 2) * MINUTE_MS,
        DEADLINE + 12 * 60 * MINUTE_MS,
      );
      await desk.selling.settle();
      await nap();
    }
  }
  desk.clock.now = DEADLINE;
  const settling = [settleOn(), settleOn()];
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let turn = 0; turn < ATTEMPTS; turn += 1) {
      try {
        await attempt(random.pick(bookings));
      } catch (error) {
        if (error instanceof GatewayError) refusals.add(error.code);
        else unexpected.push(error);
      }
    }
  });
  await Promise.all(clients);
  over = true;
  await Promise.all(settling);
  for (let turn = 0; turn < 2; turn += 1) {
    desk.clock.now += (HOLD_MINUTES + 1) * MINUTE_MS;
    await desk.selling.settle();
  }
  expect(unexpected).toEqual([]);
  // The race was one: some were kept waiting by a change under way, some by their payment.
  expect([...refusals]).toEqual(expect.arrayContaining(['NOT_MODIFIABLE', 'PAYMENT_REQUIRED']));
  expect(await auditSales(desk.db, desk.clock.now, { rooms: ROOMS })).toEqual([]);
  expect(await desk.selling.countParked()).toBe(0);
}, 120_000);
