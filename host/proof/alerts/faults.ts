import { execFileSync } from 'node:child_process';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { eachNight, takeNights } from '@staykit/gateway/fixtures/take-nights.ts';
import { returnRooms } from '@staykit/gateway/selling/stock/stock.ts';
import { wait } from '../replica/readiness.ts';
import { again, book, type Guests } from './guests.ts';
import { LIVE_HOTEL, type WatchedShop } from './watched-shop.ts';

/** What a fault is made in. */
export interface Trial extends WatchedShop {
  guests: Guests;
  say(line: string): void;
}

/** A fault of a running shop. */
export interface Fault {
  alert: string;
  /** What is done, after `fires when`. */
  when: string;
  /** Alerts that are right as well, if the fault lasts. */
  brings?: readonly string[];
  /** Makes it. The function that comes back mends it. */
  make(trial: Trial): Promise<() => Promise<unknown>>;
}

/** More of each than the threshold of its alert: waiting mails, payments without an outcome. */
const MAILS = 55;
const PAYMENTS = 24;
/** Nights that are sold under the guests' hands. */
const [HOTEL, IN_DAYS] = ['3', 20];

const lock = async ({ db }: Trial, table: string) => {
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const transaction = db.transaction(async (tx) => {
    await tx.query(`lock table ${table} in access exclusive mode`);
    taken.resolve();
    await held.promise;
  });
  await Promise.race([taken.promise, transaction]);
  return async () => {
    held.resolve();
    await transaction;
  };
};

const killedHost: Fault = {
  alert: 'StaykitDown',
  when: 'a process is killed',
  async make({ second }) {
    await second.process.kill();
    return () => second.start();
  },
};

const killedPrimary: Fault = {
  alert: 'StaykitPrimaryAway',
  when: 'the primary is killed',
  async make({ pair }) {
    await pair.primary.kill();
    return () => pair.primary.start();
  },
};

const cutWire: Fault = {
  alert: 'StaykitProcessWithoutPrimary',
  when: 'the wire from one of two processes to the primary is cut',
  async make({ wire }) {
    wire.cut();
    return async () => wire.mend();
  },
};

const lateReplica: Fault = {
  alert: 'StaykitReplicaNotUsed',
  when: 'the replica replays nothing while gifts are sold',
  async make({ pair, guests }) {
    const replica = await openDatabase({ dataDir: '', databaseUrl: pair.replica.url, upkeep: true });
    await replica.query('select pg_wal_replay_pause()');
    const stop = again(2, () => guests.order('pays'));
    return async () => {
      await stop();
      await replica.query('select pg_wal_replay_resume()');
      await replica.close();
    };
  },
};

const lockedChanges: Fault = {
  alert: 'StaykitSearchStale',
  when: 'another transaction keeps the changes of the catalogue from being read',
  async make(trial) {
    return lock(trial, 'catalogue_change');
  },
};

const onlySearches: Fault = {
  alert: 'StaykitNoSales',
  when: 'visitors search and nobody buys',
  async make({ guests }) {
    return again(150, () => guests.ask('/api/autocomplete-geonames.json?term=ann&locale=fr_FR'));
  },
};

const lateBank: Fault = {
  alert: 'StaykitPaymentsSlow',
  when: 'the payment provider answers after 3.5 seconds',
  brings: ['StaykitSlow'],
  async make({ front, guests }) {
    front.how = 'late';
    const stop = again(1, () => guests.order('leaves'));
    return async () => {
      front.how = 'well';
      await stop();
      await guests.payAll();
    };
  },
};

const brokenBank: Fault = {
  alert: 'StaykitPaymentsFailing',
  when: 'the payment provider answers 500',
  brings: ['StaykitErrors'],
  async make({ front, guests }) {
    front.how = 'broken';
    const stop = again(1, () => guests.order('leaves'));
    return async () => {
      front.how = 'well';
      await stop();
      await guests.payAll();
    };
  },
};

const brokenSupplier: Fault = {
  alert: 'StaykitSupplierAway',
  when: 'the system of a supplier answers 500',
  brings: ['StaykitErrors'],
  async make({ supplier, guests }) {
    supplier.faults['HotelAvail'] = Array.from({ length: 10_000 }, () => 'down' as const);
    let day = 0;
    const stop = again(3, () => guests.quote(LIVE_HOTEL, 10 + ((day += 1) % 60)));
    return async () => {
      await stop();
      supplier.faults = {};
    };
  },
};

const refusingMailServer: Fault = {
  alert: 'StaykitMailsWaiting',
  when: 'the mail server takes no mails for now',
  async make({ mailReplies, guests, db }) {
    mailReplies['MAIL'] = '451 try again later';
    for (let mails = 0; mails < MAILS; mails += 1) await guests.order('pays');
    return async () => {
      delete mailReplies['MAIL'];
      // The next try is a minute after the first.
      await db.query(`update mail_outbox set next_attempt_at = now() where state = 'waiting'`);
    };
  },
};

const unpaidOrders: Fault = {
  alert: 'StaykitPaymentsWaiting',
  when: 'buyers do not come back from the page of the bank',
  async make({ guests }) {
    for (let orders = 0; orders < PAYMENTS; orders += 1) await guests.order('leaves');
    return () => guests.payAll();
  },
};

const soldUnderHands: Fault = {
  alert: 'StaykitRefusedGuests',
  when: 'the night is sold between quote and booking',
  async make({ guests, db }) {
    const quote = await guests.quote(HOTEL, IN_DAYS);
    const checkin = addDays(new Date().toISOString().slice(0, 10), IN_DAYS);
    const stay = await db.transaction(async (tx) => {
      const [night] = await tx.query<{ rooms: number }>(
        'select get_byte(stock, $2::date - first_day) as rooms from calendars where hotel_id = $1 for update',
        [HOTEL, checkin],
      );
      const taken = { hotelId: HOTEL, checkin, nights: 1, rooms: night?.rooms ?? 0 };
      await takeNights(tx, taken);
      return taken;
    });
    const stop = again(3, () => book(guests, quote));
    return async () => {
      await stop();
      await db.transaction((tx) => returnRooms(tx, HOTEL, eachNight(stay)));
    };
  },
};

const refusedMail: Fault = {
  alert: 'StaykitParked',
  when: 'the mail server refuses a mail for good',
  async make({ mailReplies, guests, env }) {
    mailReplies['RCPT'] = '550 no such mailbox';
    await guests.order('pays');
    return async () => {
      delete mailReplies['RCPT'];
      // As the page of the alert says.
      execFileSync(process.execPath, ['dist/host/staykit.js', 'data', 'mails', '--retry'], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    };
  },
};

const lostTable: Fault = {
  alert: 'StaykitErrors',
  when: 'a table is renamed that the processes read',
  async make({ db, guests }) {
    await db.query('alter table guest_reviews rename to guest_reviews_gone');
    const stop = again(3, () => guests.ask('/api/hotel/1/reviews.json?locale=fr_FR'));
    return async () => {
      await stop();
      await db.query('alter table guest_reviews_gone rename to guest_reviews');
    };
  },
};

const slowQuotes: Fault = {
  alert: 'StaykitSlow',
  when: 'quotes wait for locks again and again',
  async make(trial) {
    const stopLocks = again(0.6, async () => {
      const release = await lock(trial, 'quotes');
      await wait(1_500);
      await release();
    });
    const stop = again(2, () => trial.guests.quote('2', 15));
    return async () => {
      await stopLocks();
      await stop();
    };
  },
};

const fullPool: Fault = {
  alert: 'StaykitPoolFull',
  when: 'a lock holds up the statements of many guests',
  brings: ['StaykitErrors', 'StaykitSlow'],
  async make(trial) {
    const release = await lock(trial, 'quotes');
    const stop = again(25, () => trial.guests.quote('2', 15));
    return async () => {
      await release();
      await stop();
    };
  },
};

const standingProcess: Fault = {
  alert: 'StaykitLoopSlow',
  when: 'a process gets no processor for a quarter of a second at a time',
  brings: ['StaykitErrors'],
  async make({ first }) {
    let isOver = false;
    const pulses = (async () => {
      while (!isOver) {
        process.kill(first.process.pid, 'SIGSTOP');
        await wait(250);
        process.kill(first.process.pid, 'SIGCONT');
        // Two of them between two looks: a look that comes in the middle of one does not see it.
        await wait(25);
      }
    })();
    return async () => {
      isOver = true;
      await pulses;
    };
  },
};

const overdrawnHotel: Fault = {
  alert: 'StaykitNegativeBalance',
  when: 'more was paid out to a hotel than it is owed',
  brings: ['StaykitDown'],
  async make({ db, second }) {
    const payOut = async (month: string, cents: number) => {
      await db.transaction(async (tx) => {
        await tx.query(`insert into ledger_entries (key, event) values ('payout:hotel:7:' || $1, 'payout')`, [
          month,
        ]);
        await tx.query(
          `insert into ledger_lines select id, account, '7', 'EUR', amount from ledger_entries,
            (values ('hotel', $2::bigint), ('bank', -$2::bigint)) line(account, amount)
          where key = 'payout:hotel:7:' || $1`,
          [month, cents],
        );
      });
      // Balances are read every ten minutes, and when a process begins.
      await second.process.kill();
      await second.start();
    };
    await payOut('2099-01', 100);
    return () => payOut('2099-02', -100);
  },
};

const heldRooms: Fault = {
  alert: 'StaykitRoomsHeld',
  when: 'unpaid orders hold the rooms of a hotel',
  async make({ db }) {
    const number = '99999999';
    await db.transaction(async (tx) => {
      // Of an order that is begun in an hour: nothing settles it meanwhile.
      await tx.query(
        `insert into bookings (number, status, quote_id, offer_id, hotel_id, checkin, nights, rooms, sell_cents, tax_cents,
          total_cents, stay, guest_email, guest, locale, created_at, changed_at)
        select $1, 'pending', $1, id, hotel_id, current_date + 30, 7, 10, 1, 0, 1, '{}', 'anna@mail.example', '{}', 'fr_FR',
          now() + interval '1 hour', now() from offers order by id limit 1`,
        [number],
      );
      await tx.query(
        `insert into open_holds (booking_number, network, room_nights, taken_at) values ($1, '10.0.0.0', 70, now())`,
        [number],
      );
    });
    return () => db.query(`update bookings set status = 'lapsed' where number = $1`, [number]);
  },
};

/** Faults one after the other; those of a turn are made together, and all their alerts fire. */
export const TURNS: readonly (readonly Fault[])[] = [
  [killedPrimary],
  [cutWire],
  [killedHost],
  [fullPool],
  [lateReplica],
  [lateBank],
  [brokenBank],
  [brokenSupplier],
  [lostTable],
  [slowQuotes],
  [standingProcess],
  [refusedMail],
  [refusingMailServer, unpaidOrders, soldUnderHands],
  [lockedChanges, onlySearches],
  [overdrawnHotel],
  [heldRooms],
];
/** Turns of the short form. */
export const SHORT_TURNS = 4;
