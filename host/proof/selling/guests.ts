import { addDays } from '../../../widgets/core/dates/plain-date.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { createRandom } from '../../gateway/catalogue/random.ts';
import { GOOD_CARD } from '../../gateway/payment/embedded-provider.ts';
import { GatewayError } from '../../gateway/plugins/gateway-error.ts';
import type { Selling } from '../../gateway/selling/selling.ts';
import { moveByADay } from './move-by-a-day.ts';

/** Guests who want rooms at the same time. */
export const CLIENTS = 200;
/** The first day of the houses. */
export const FIRST_DAY = '2030-05-15';
/** Houses that they want them in. */
export const HOTELS = 2;

/** What one seed is played with. */
export interface Size {
  days: number;
  /** Rooms of every night. */
  rooms: number;
}

const email = 'anna@mail.example';
const card = { number: GOOD_CARD, expiry: '12/34', cvc: '123', holder: 'Anna Keller' };

/** How the clients of a seed ask, and what they were told. */
export interface Tally {
  attempts: number;
  sold: Set<string>;
  givenBack: number;
  /** Stays that were moved by a day, over their own nights. */
  moved: number;
  unexpected: string[];
}

/** Quotes and books a stay; undefined when there is no room for it. */
async function tryToBook(
  selling: Selling,
  tally: Tally,
  stay: { hotel: number; checkin: string; nights: number; adult: number },
  key: string,
): Promise<Booking | undefined> {
  const { hotel, checkin, nights, adult } = stay;
  const quote = await selling.quote({
    productId: `${hotel}0`,
    checkin,
    nights,
    pax: { adult, child: 0, baby: 0, singleRoom: false },
    activities: '',
    locale: 'fr_FR',
    smartCapacity: false,
    realTime: true,
  });
  if (!quote.quoteId || !quote.priceInfo) return undefined;
  tally.attempts += 1;
  const request = {
    quoteId: quote.quoteId,
    price: quote.priceInfo.totalPrice,
    guest: { firstName: 'Anna', lastName: 'Keller', email },
    payment: { plan: 'once' as const, card },
    locale: 'fr_FR' as const,
    source: {},
  };
  try {
    const booking = await selling.book({ scope: 'proof', key, body: request }, request);
    tally.sold.add(booking.bookingNumber);
    return booking;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NO_AVAILABILITY') return undefined;
    tally.unexpected.push(String(error));
    return undefined;
  }
}

/** One client: books overlapping stays, gives one back now and then, and goes when it found nothing some times. */
export async function client(
  sellings: readonly Selling[],
  tally: Tally,
  seed: string,
  { days }: Size,
): Promise<void> {
  const random = createRandom('oversell', seed);
  for (let vain = 0, turn = 0; vain < 4; turn += 1) {
    const selling = random.pick(sellings);
    const nights = random.int(1, 4);
    const stay = {
      hotel: random.int(1, HOTELS),
      checkin: addDays(FIRST_DAY, random.int(1, days - nights)),
      nights,
      adult: random.pick([1, 2, 2, 2, 4]),
    };
    const booking = await tryToBook(selling, tally, stay, `${seed}-${turn}`);
    vain = booking ? 0 : vain + 1;
    if (booking?.rights.cancel && random.chance(0.08)) {
      await selling.cancel({ number: booking.bookingNumber, email });
      tally.sold.delete(booking.bookingNumber);
      tally.givenBack += 1;
    }
  }
}

/** Every fourth booking is given back; then all others move by a day at once, while new guests want the same nights. */
export async function moveOn(
  sellings: readonly Selling[],
  tally: Tally,
  seed: string,
  size: Size,
): Promise<void> {
  const random = createRandom('oversell-moved', seed);
  const [first] = sellings;
  const stays = await Promise.all([...tally.sold].map((number) => first?.lookup(number, email)));
  // Those who arrive within three days stay as they are.
  const free = stays.flatMap((stay) => (stay?.rights.modify ? stay : []));
  const [kept, left] = [free.filter((_, place) => place % 4), free.filter((_, place) => place % 4 === 0)];
  for (const { bookingNumber: number } of left) {
    await random.pick(sellings).cancel({ number, email });
    tally.sold.delete(number);
    tally.givenBack += 1;
  }
  const moves = kept.map(async (stay) => {
    if (await moveByADay(random.pick(sellings), stay, email, `${seed}-${stay.bookingNumber}`))
      tally.moved += 1;
  });
  const guests = Array.from({ length: CLIENTS / 4 }, (_, index) =>
    client(sellings, tally, `${seed}-${index}`, size),
  );
  await Promise.all([...moves, ...guests]);
}

/** Books every night that is left, one by one, until the houses are full. */
export async function fillUp(selling: Selling, tally: Tally, seed: string, { days }: Size): Promise<void> {
  for (let hotel = 1; hotel <= HOTELS; hotel += 1) {
    for (let day = 1; day < days; day += 1) {
      const stay = { hotel, checkin: addDays(FIRST_DAY, day), nights: 1, adult: 2 };
      for (let turn = 0; await tryToBook(selling, tally, stay, `${seed}-${hotel}-${day}-${turn}`);) turn += 1;
    }
  }
}
