import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { createRandom, type Random } from '@staykit/demo/catalogue/random.ts';
import { payingAt, type Deed } from '@staykit/gateway/payment/fixtures/buyer.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { moveStay } from './move-stay.ts';
import type { PatientSelling } from './patient-selling.ts';

/** Guests who want rooms at the same time. */
export const CLIENTS = 200;
/** The first day of the hotels. */
export const FIRST_DAY = '2030-05-15';
/** Hotels that the guests of one round want rooms in. */
export const WANTED = 2;

/** What one round is played with. */
export interface Round {
  /** Names it: the same round is played the same. */
  seed: string;
  /** Hotels that its guests want. */
  hotels: readonly number[];
  days: number;
  /** Processes that sell. */
  sellings: readonly PatientSelling[];
}

const email = 'anna@mail.example';

/** How the clients of a round ask, and what they were told. */
export interface Tally {
  /** Quotes that were asked for, and bookings and moves that were tried with one. */
  quotes: number;
  attempts: number;
  sold: Set<string>;
  givenBack: number;
  /** Stays that were moved, over their own nights. */
  moved: number;
  unexpected: string[];
}

/** Nothing tried yet. */
export const emptyTally = (): Tally => ({
  quotes: 0,
  attempts: 0,
  sold: new Set(),
  givenBack: 0,
  moved: 0,
  unexpected: [],
});

/** Most guests pay; some do not come back afterwards, leave the page, or are refused. */
const anyDeed = (random: Random): Deed =>
  random.weighted([
    ['pays', 17],
    ['paysUnheard', 1],
    ['leaves', 1],
    ['declined', 1],
  ]);

/** Why a guest gets no room although nothing is wrong. */
const EXPECTED = ['NO_AVAILABILITY', 'PAYMENT_REQUIRED', 'PAYMENT_REFUSED', 'QUOTE_EXPIRED'];

/** Quotes and books a stay; undefined when there is no room for it, or no money. */
async function tryToBook(
  selling: PatientSelling,
  tally: Tally,
  stay: { hotel: number; checkin: string; nights: number; adult: number },
  { key, deed }: { key: string; deed: Deed },
): Promise<Booking | undefined> {
  const { hotel, checkin, nights, adult } = stay;
  tally.quotes += 1;
  const quote = await selling.quote({
    productId: `${hotel}0`,
    checkin,
    nights,
    pax: { adult, child: 0, baby: 0, singleRoom: false },
    activities: '',
    locale: 'fr_FR',
    smartCapacity: false,
  });
  if (!quote.quoteId || !quote.priceInfo) return undefined;
  const request = {
    quoteId: quote.quoteId,
    price: quote.priceInfo.totalPrice,
    guest: { firstName: 'Anna', lastName: 'Keller', email },
    payment: payingAt(deed),
    locale: 'fr_FR' as const,
    source: {},
  };
  const book = () => {
    tally.attempts += 1;
    return selling.book({ scope: 'proof', key, body: request }, request);
  };
  try {
    // Who was not heard of asks once more.
    const booking = await book().catch((error: unknown) => {
      if (error instanceof GatewayError && error.code === 'PAYMENT_REQUIRED') return book();
      throw error;
    });
    tally.sold.add(booking.bookingNumber);
    return booking;
  } catch (error) {
    if (!(error instanceof GatewayError && EXPECTED.includes(error.code)))
      tally.unexpected.push(String(error));
    return undefined;
  }
}

/** One client: books overlapping stays, gives one back now and then, and goes when it found nothing some times. */
async function client({ sellings, hotels, days }: Round, tally: Tally, seed: string): Promise<void> {
  const random = createRandom('oversell', seed);
  for (let vain = 0, turn = 0; vain < 4; turn += 1) {
    const selling = random.pick(sellings);
    const nights = random.int(1, 4);
    const stay = {
      hotel: random.pick(hotels),
      checkin: addDays(FIRST_DAY, random.int(1, days - nights)),
      nights,
      adult: random.pick([1, 2, 2, 2, 4]),
    };
    const booking = await tryToBook(selling, tally, stay, { key: `${seed}-${turn}`, deed: anyDeed(random) });
    vain = booking ? 0 : vain + 1;
    if (booking?.rights.cancel && random.chance(0.08)) {
      await selling.cancel({ number: booking.bookingNumber, email });
      tally.sold.delete(booking.bookingNumber);
      tally.givenBack += 1;
    }
  }
}

/** All guests of a round at once. */
export async function bookOn(round: Round, tally: Tally): Promise<void> {
  const { seed } = round;
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(round, tally, `${seed}-${index}`)));
}

/**
 * Every fourth booking is given back; then all others move by a day, and some to a shorter or longer stay, while new guests
 * want the same nights.
 */
export async function moveOn(round: Round, tally: Tally): Promise<void> {
  const { sellings, seed } = round;
  const random = createRandom('oversell-moved', seed);
  const [first] = sellings;
  const stays: Booking[] = [];
  for (const number of tally.sold) if (first) stays.push(await first.lookup(number, email));
  // Those who arrive within three days stay as they are.
  const free = stays.filter(({ rights }) => rights.modify);
  const [kept, left] = [free.filter((_, place) => place % 4), free.filter((_, place) => place % 4 === 0)];
  for (const { bookingNumber: number } of left) {
    await random.pick(sellings).cancel({ number, email });
    tally.sold.delete(number);
    tally.givenBack += 1;
  }
  const waiting = kept.values();
  async function movers(): Promise<void> {
    for (const stay of waiting) {
      const move = {
        checkin: addDays(stay.checkin, 1),
        nights: Math.max(1, stay.nights + random.pick([-1, 0, 0, 1])),
        email,
        key: `${seed}-${stay.bookingNumber}`,
        deed: anyDeed(random),
      };
      tally.attempts += 1;
      if (await moveStay(random.pick(sellings), stay, move)) tally.moved += 1;
    }
  }
  const moves = Array.from({ length: CLIENTS / 2 }, movers);
  const guests = Array.from({ length: CLIENTS / 4 }, (_, index) =>
    client(round, tally, `${seed}-moved-${index}`),
  );
  await Promise.all([...moves, ...guests]);
}

/** Books every night that is left, one by one, until the hotels are full. */
export async function fillUp({ sellings, hotels, days, seed }: Round, tally: Tally): Promise<void> {
  const [selling] = sellings;
  if (!selling) return;
  for (const hotel of hotels) {
    for (let day = 1; day < days; day += 1) {
      const stay = { hotel, checkin: addDays(FIRST_DAY, day), nights: 1, adult: 2 };
      const key = (turn: number) => `${seed}-last-${hotel}-${day}-${turn}`;
      for (let turn = 0; await tryToBook(selling, tally, stay, { key: key(turn), deed: 'pays' });) turn += 1;
    }
  }
}
