import { providePostgres } from '@staykit/testing/provisioning/provide-postgres.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { demoBank } from '@staykit/demo/payment/demo-bank.ts';
import { embeddedProvider } from '@staykit/demo/payment/embedded-provider.ts';
import { withTimeout } from '@staykit/gateway/payment/with-timeout.ts';
import { createSelling } from '@staykit/gateway/selling/selling.ts';
import { HOLD_MINUTES, MINUTE_MS, SYSTEM_IDS } from '@staykit/gateway/selling/selling-parts.ts';
import { createFindings, type Proof } from './proof.ts';
import { checkBooks, standingBookings } from './selling/check-books.ts';
import {
  bookOn,
  CLIENTS,
  emptyTally,
  fillUp,
  FIRST_DAY,
  moveOn,
  WANTED,
  type Round,
} from './selling/guests.ts';
import { patientSelling } from './selling/patient-selling.ts';
import { MANY_HOTELS, writeHotels } from './selling/write-hotels.ts';

/** Connection pools, as that many host processes would have. */
const PROCESSES = 4;
const MORNING = Date.UTC(2030, 4, 15, 8);
/** The long form plays rounds until so many stays were tried for, or so many seconds are over. */
const ATTEMPTS_WANTED = 1_000_000;
const LONG_SECONDS = 720;

/** Rooms that are left in hotels. The first day cannot be booked any more as fully as the others: nobody asks for it. */
async function roomsLeft(db: Database, hotels: readonly number[]): Promise<number> {
  const [row] = await db.query<{ left: number }>(
    `select sum(get_byte(stock, day))::int as left from calendars, generate_series(1, length(stock) - 1) day
    where hotel_id = any($1::bigint[])`,
    [hotels],
  );
  return row?.left ?? -1;
}

export const proof: Proof = {
  name: 'oversell',
  says: 'Two hundred guests at once, over several processes, never get a room that is not there, and pay what it costs.',
  needs: ['postgres'],
  longest: 1_500,
  async run({ size, say }) {
    const findings = createFindings();
    const isLong = size === 'long';
    const shape = isLong ? { hotels: MANY_HOTELS, days: 60, rooms: 30 } : { hotels: 20, days: 12, rooms: 4 };
    const server = await providePostgres(say, { fsync: true });
    const tally = emptyTally();
    let [rounds, moved, left] = [0, 0, 0];
    try {
      const { url: databaseUrl, drop } = await ownDatabase(server.url);
      const pools = await Promise.all(
        Array.from({ length: PROCESSES }, () => openDatabase({ dataDir: '', databaseUrl })),
      );
      const [db] = pools;
      if (!db) throw new Error('There is no pool.');
      await migrate(db);
      await writeHotels(db, {
        firstDay: FIRST_DAY,
        hotels: shape.hotels,
        days: shape.days,
        stock: shape.rooms,
      });
      say(`${shape.hotels} hotels`);
      let now = MORNING;
      const sellings = pools.map((pool) =>
        patientSelling(
          createSelling({
            db: pool,
            provider: withTimeout(embeddedProvider(pool)),
            facts: demoFacts,
            clock: () => now,
            ids: SYSTEM_IDS,
          }),
          demoBank(pool),
        ),
      );
      const turn = async (minutes: number): Promise<void> => {
        now += minutes * MINUTE_MS;
        await Promise.all(sellings.map((selling) => selling.settle()));
      };
      /** A minute passes each second, and time runs out for those who wait for a bank while others go on. */
      const settleDuring = async (work: Promise<void>): Promise<void> => {
        let over = false;
        const end = work.finally(() => {
          over = true;
        });
        while (!over) {
          await turn(1);
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
        await end;
      };
      /** Time runs out for all; a turn takes a hundred sales of a kind, and what failed is tried a minute later. */
      const settleAll = async (): Promise<void> => {
        await turn(HOLD_MINUTES + 1);
        while ((await db.query(OPEN)).length > 0) await turn(1);
      };
      const began = performance.now();
      const isOver = () =>
        !isLong ||
        tally.attempts >= ATTEMPTS_WANTED ||
        performance.now() - began > LONG_SECONDS * 1000 ||
        (rounds + 1) * WANTED > shape.hotels;
      do {
        const hotels = Array.from({ length: WANTED }, (_, index) => rounds * WANTED + index + 1);
        rounds += 1;
        // Each round is a morning of its own: the days of the hotels are the same for all.
        now = MORNING;
        const inRound = emptyTally();
        const round: Round = { seed: String(rounds), hotels, days: shape.days, sellings };
        await bookOn(round, inRound);
        await settleDuring(moveOn(round, inRound));
        await settleAll();
        await fillUp(round, inRound);
        left += await roomsLeft(db, hotels);
        for (const number of inRound.sold) tally.sold.add(number);
        tally.unexpected.push(...inRound.unexpected);
        tally.quotes += inRound.quotes;
        tally.attempts += inRound.attempts;
        tally.givenBack += inRound.givenBack;
        moved += inRound.moved;
        const seconds = Math.round((performance.now() - began) / 1000);
        say(`round ${rounds}: ${tally.attempts} attempts, ${tally.sold.size} bookings, ${seconds} s`);
      } while (!isOver());
      findings.figure('attempts a second', Math.round((tally.attempts * 1000) / (performance.now() - began)));
      const standing = await standingBookings(db);
      const lost = [...tally.sold].filter((number) => !standing.has(number)).length;
      findings.check(
        'every booking that was confirmed stands, and no other',
        lost === 0 && standing.size === tally.sold.size,
        `${lost} are lost of ${tally.sold.size}, and ${standing.size} stand`,
      );
      await checkBooks(db, findings, { rooms: shape.rooms, now });
      await Promise.all(pools.map((pool) => pool.close()));
      await drop();
    } finally {
      await server.stop();
    }
    findings.figure('rounds', rounds);
    findings.figure('clients', CLIENTS);
    findings.figure('quotes', tally.quotes);
    findings.figure('attempts', tally.attempts);
    findings.figure('bookings', tally.sold.size);
    findings.figure('bookings given back', tally.givenBack);
    findings.figure('stays moved', moved);
    findings.check('a hotel is sold to its last room', left === 0, `${left} rooms are left`);
    findings.check(
      'a guest is refused for no other reason than a full hotel or a bank',
      tally.unexpected.length === 0,
      tally.unexpected[0],
    );
    return findings.result();
  },
};

/** What waits for a bank. */
const OPEN = `select 1 as open from bookings where status = 'pending'
  union all select 1 from booking_changes where status = 'pending'
  union all select 1 from refunds where done_at is null limit 1`;
