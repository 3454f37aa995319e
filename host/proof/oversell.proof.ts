import { providePostgres } from '../../widgets/testing/provide-postgres.ts';
import { addDays } from '../../widgets/core/dates/plain-date.ts';
import type { Booking } from '../../widgets/core/offer/booking.ts';
import { createRandom } from '../gateway/catalogue/random.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { ownDatabase } from '../gateway/fixtures/own-database.ts';
import { sellingCatalogue } from '../gateway/fixtures/selling-catalogue.ts';
import { GOOD_CARD } from '../gateway/payment/embedded-provider.ts';
import { openPaymentProvider } from '../gateway/payment/open-payment-provider.ts';
import { GatewayError } from '../gateway/plugins/gateway-error.ts';
import { catalogueRepository } from '../gateway/repositories/catalogue-repository.ts';
import { createSelling, type Selling } from '../gateway/selling/selling.ts';
import { SYSTEM_CHANCE } from '../gateway/selling/selling-parts.ts';
import { createFindings, type Proof } from './proof.ts';
import { auditStock, standingBookings, wrongPayments } from './selling/audit.ts';

const CLIENTS = 200;
/** Connection pools, as that many host processes would have. */
const PROCESSES = 4;
const FIRST_DAY = '2030-05-15';
const NOW = Date.UTC(2030, 4, 15, 8);
const HOTELS = 2;

/** What one seed is played with. */
interface Size {
  days: number;
  /** Rooms of every night. */
  rooms: number;
}

const email = 'anna@mail.example';
const card = { number: GOOD_CARD, expiry: '12/34', cvc: '123', holder: 'Anna Keller' };

/** How the clients of a seed ask, and what they were told. */
interface Tally {
  attempts: number;
  sold: Set<string>;
  givenBack: number;
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
async function client(
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

/** Books every night that is left, one by one, until the houses are full. */
async function fillUp(selling: Selling, tally: Tally, seed: string, { days }: Size): Promise<void> {
  for (let hotel = 1; hotel <= HOTELS; hotel += 1) {
    for (let day = 1; day < days; day += 1) {
      const stay = { hotel, checkin: addDays(FIRST_DAY, day), nights: 1, adult: 2 };
      for (let turn = 0; await tryToBook(selling, tally, stay, `${seed}-${hotel}-${day}-${turn}`);) turn += 1;
    }
  }
}

export const proof: Proof = {
  name: 'oversell',
  says: 'Two hundred guests at once, over several processes, never get a room that is not there.',
  needs: ['postgres'],
  longest: 1_800,
  async run({ size, say }) {
    const findings = createFindings();
    const seeds = size === 'long' ? 5 : 1;
    const shape: Size = size === 'long' ? { days: 60, rooms: 30 } : { days: 12, rooms: 4 };
    const server = await providePostgres(say);
    const totals = { attempts: 0, booked: 0, givenBack: 0, oversold: 0, unbalanced: 0, left: 0 };
    let [lost, wrong] = [0, 0];
    const unexpected: string[] = [];
    try {
      for (let seed = 1; seed <= seeds; seed += 1) {
        const { url: databaseUrl, drop } = await ownDatabase(server.url);
        const pools = await Promise.all(
          Array.from({ length: PROCESSES }, () => openDatabase({ dataDir: '', databaseUrl })),
        );
        const [db] = pools;
        if (!db) throw new Error('There is no pool.');
        await migrate(db);
        await catalogueRepository(db).writeBatch(
          sellingCatalogue({ firstDay: FIRST_DAY, hotels: HOTELS, days: shape.days, stock: shape.rooms }),
        );
        const sellings = pools.map((pool) =>
          createSelling({
            db: pool,
            provider: openPaymentProvider({}, pool),
            clock: () => NOW,
            chance: SYSTEM_CHANCE,
          }),
        );
        const tally: Tally = { attempts: 0, sold: new Set(), givenBack: 0, unexpected: [] };
        const guests = Array.from({ length: CLIENTS }, (_, index) =>
          client(sellings, tally, `${seed}-${index}`, shape),
        );
        await Promise.all(guests);
        if (sellings[0]) await fillUp(sellings[0], tally, `${seed}-last`, shape);
        const audit = await auditStock(db, shape.rooms);
        const standing = await standingBookings(db);
        lost += [...tally.sold].filter((number) => !standing.has(number)).length;
        lost += standing.size - tally.sold.size;
        wrong += await wrongPayments(db);
        totals.attempts += tally.attempts;
        totals.givenBack += tally.givenBack;
        totals.booked += audit.booked;
        totals.oversold += audit.oversold;
        totals.unbalanced += audit.unbalanced;
        // The first day cannot be booked any more as fully as the others: nobody asked for it.
        totals.left += audit.left - HOTELS * shape.rooms;
        unexpected.push(...tally.unexpected);
        say(`seed ${seed}: ${tally.attempts} attempts, ${tally.sold.size} bookings, ${audit.booked} nights`);
        await Promise.all(pools.map((pool) => pool.close()));
        await drop();
      }
    } finally {
      await server.stop();
    }
    findings.figure('seeds', seeds);
    findings.figure('clients', CLIENTS);
    findings.figure('attempts', totals.attempts);
    findings.figure('nights booked', totals.booked);
    findings.figure('bookings given back', totals.givenBack);
    findings.figure('oversold nights', totals.oversold);
    findings.check('no night is sold more often than it has rooms', totals.oversold === 0);
    findings.check(
      'the rooms that bookings hold and those that are left are those that there were',
      totals.unbalanced === 0,
      `${totals.unbalanced} nights differ`,
    );
    findings.check('a house is sold to its last room', totals.left === 0, `${totals.left} rooms are left`);
    findings.check('every booking that was confirmed stands, and no other', lost === 0, `${lost} differ`);
    findings.check('every booking is paid once', wrong === 0, `${wrong} are not`);
    findings.check(
      'a guest is refused for no other reason than a full house',
      unexpected.length === 0,
      unexpected[0],
    );
    return findings.result();
  },
};
