import { providePostgres } from '../../widgets/testing/provide-postgres.ts';
import { migrate } from '../gateway/database/migrate.ts';
import { openDatabase } from '../gateway/database/open-database.ts';
import { ownDatabase } from '../gateway/fixtures/own-database.ts';
import { sellingCatalogue } from '../gateway/fixtures/selling-catalogue.ts';
import { openPaymentProvider } from '../gateway/payment/open-payment-provider.ts';
import { catalogueRepository } from '../gateway/repositories/catalogue-repository.ts';
import { createSelling } from '../gateway/selling/selling.ts';
import { SYSTEM_CHANCE } from '../gateway/selling/selling-parts.ts';
import { createFindings, type Proof } from './proof.ts';
import { auditStock, standingBookings, wrongPayments } from './selling/audit.ts';
import {
  CLIENTS,
  client,
  fillUp,
  FIRST_DAY,
  HOTELS,
  moveOn,
  type Size,
  type Tally,
} from './selling/guests.ts';

/** Connection pools, as that many host processes would have. */
const PROCESSES = 4;
const NOW = Date.UTC(2030, 4, 15, 8);

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
    const totals = { attempts: 0, booked: 0, givenBack: 0, moved: 0, oversold: 0, unbalanced: 0, left: 0 };
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
        const tally: Tally = { attempts: 0, sold: new Set(), givenBack: 0, moved: 0, unexpected: [] };
        const guests = Array.from({ length: CLIENTS }, (_, index) =>
          client(sellings, tally, `${seed}-${index}`, shape),
        );
        await Promise.all(guests);
        await moveOn(sellings, tally, `${seed}-moved`, shape);
        if (sellings[0]) await fillUp(sellings[0], tally, `${seed}-last`, shape);
        const audit = await auditStock(db, shape.rooms);
        const standing = await standingBookings(db);
        lost += [...tally.sold].filter((number) => !standing.has(number)).length;
        lost += standing.size - tally.sold.size;
        wrong += await wrongPayments(db);
        totals.attempts += tally.attempts;
        totals.givenBack += tally.givenBack;
        totals.moved += tally.moved;
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
    findings.figure('stays moved by a day', totals.moved);
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
