import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importRegister } from '@staykit/demo/catalogue/import/import-register.ts';
import { createKey } from '@staykit/gateway/catalogue/inventory/keys/supplier-keys.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { providePostgres } from '@staykit/testing/provisioning/provide-postgres.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { sendItems } from '../../cli/inventory/send-items.ts';
import { createFindings, type Findings, type Proof } from '../proof.ts';
import { standingBookings } from '../selling/check-books.ts';
import { bookUntil, nothingBooked, type Booked, type Stay } from './clients.ts';

/** Bookings wanted in all; `PROOF_BOOKINGS` gives another number. */
const BOOKINGS = { short: 300, long: 10_000 };
const CLIENTS = 200;
/** Processes that sell. */
const PROCESSES = 2;
const DAYS = 60;
const ROOMS = 8;
/** Hotels that most guests want: they are sold out long before the end. */
const WANTED_HOTELS = 3;
/** Room nights on sale for each booking that is wanted: enough, though not where guests want them. */
const NIGHTS_EACH = 3;
const PRICE = 12_000;
/** Stays that are wanted for each booking: then they are given up. */
const MOST_TRIES = 20;
/** Guests who want the last rooms when the code lets all of them through. */
const UNCHECKED = { short: 200, long: 2_000 };

/** A register of so many hotels. */
function registerOf(hotels: number): string {
  const lines = Array.from(
    { length: hotels },
    (_, index) => `Hotel ${index + 1},3,${index + 1} quai du Port,33000,Bordeaux,FR,44.84,-0.57,${ROOMS},`,
  );
  return ['name,stars,address,postcode,city,country,latitude,longitude,rooms,facilities', ...lines].join(
    '\n',
  );
}

/** An offer of each hotel for stays of one night and more. */
async function bookableStays(db: Database): Promise<Stay[]> {
  return db.query<Stay>(
    `select distinct on (hotel_id) hotel_id::text as hotel, id::text as offer from offers
    where data->>'kind' = 'weekend' and (data->>'nights')::int = 1 order by hotel_id, id`,
  );
}

/** A gateway in a process of its own. */
interface ShopProcess {
  address: string;
  longestBlock(): Promise<number>;
  end(): Promise<void>;
}

async function startShop(databaseUrl: string): Promise<ShopProcess> {
  const shop = fork(resolve(join(import.meta.dirname, '../inventory/shop-process.ts')), [databaseUrl]);
  const answer = async () => Number((await once(shop, 'message'))[0]);
  const address = `http://127.0.0.1:${await answer()}`;
  return {
    address,
    longestBlock() {
      const longest = answer();
      shop.send('blocks');
      return longest;
    },
    async end() {
      shop.disconnect();
      await once(shop, 'exit');
    },
  };
}

/** Nights that were sold more often than they have rooms, by what bookings hold and by the stock. */
async function oversold(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from (
      select hotel_id, night from booking_nights where given_back_at is null group by 1, 2 having sum(rooms) > $1
      union select hotel_id, night from room_nights where sold > $1) nights`,
    [ROOMS],
  );
  return row?.count ?? -1;
}

/** Whether the bookings that clients were told of stand, and no others. */
async function checkTold(db: Database, booked: Booked, when: string, findings: Findings): Promise<void> {
  const standing = await standingBookings(db);
  const lost = [...booked.numbers].filter((number) => !standing.has(number)).length;
  findings.check(
    `every booking that was told stands, and no other, ${when}`,
    lost === 0 && standing.size === booked.numbers.size,
    `${lost} are lost of ${booked.numbers.size}, and ${standing.size} stand`,
  );
  findings.check(
    `a guest is refused for no other reason than a full hotel, ${when}`,
    booked.unexpected.length === 0,
    booked.unexpected[0],
  );
  const many = await oversold(db);
  findings.figure(`oversold nights, ${when}`, many);
  findings.check(`no night is sold more often than it has rooms, ${when}`, many === 0, `${many} are`);
}

/** Two hundred clients, while the catalogue is imported again and again and a supplier sends its nights. */
export const proof: Proof = {
  name: 'demand',
  says: 'Two hundred clients book while imports and suppliers write the same nights, and none is sold twice.',
  needs: ['postgres'],
  longest: 3_600,
  // Two hundred clients of two processes take longer than the 30 seconds of a short form on a busy machine.
  isLongOnly: true,
  async run({ size, say }) {
    const findings = createFindings();
    const wanted = Number(process.env.PROOF_BOOKINGS ?? BOOKINGS[size]);
    const hotels = Math.ceil((wanted * NIGHTS_EACH) / (DAYS * ROOMS)) + WANTED_HOTELS;
    const firstDay = new Date().toISOString().slice(0, 10);
    const server = await providePostgres(say, { fsync: true });
    const { url: databaseUrl, drop } = await ownDatabase(server.url);
    const db = await openDatabase({ dataDir: '', databaseUrl, upkeep: true });
    await migrate(db);
    const file = join(mkdtempSync(join(tmpdir(), 'demand-')), 'hotels.csv');
    writeFileSync(file, registerOf(hotels));
    const importAll = () => importRegister({ db, file, today: firstDay });
    await importAll();
    const stays = await bookableStays(db);
    const wantedStays = stays.slice(0, WANTED_HOTELS);
    const made = await createKey(db, { supplier: 'proof', hotels: 'all' }, Date.now());
    const key = 'key' in made ? made.key : '';
    const shops = await Promise.all(Array.from({ length: PROCESSES }, () => startShop(databaseUrl)));
    const [first] = shops;
    if (!first) throw new Error('There is no process.');
    const push = (hotel: string, price: number) =>
      sendItems({ shop: first.address, key }, 'nights', [
        {
          hotel,
          from: firstDay,
          to: addDays(firstDay, DAYS - 1),
          price,
          promotion: 20,
          allotment: ROOMS,
          closed: false,
          closedToArrival: false,
          minimumStay: 1,
        },
      ]);
    for (const { hotel } of stays) await push(hotel, PRICE);
    await Promise.all(shops.map((shop) => shop.longestBlock()));

    const booked = nothingBooked();
    let over = false;
    let [imports, pushes] = [0, 0];
    const importing = (async () => {
      for (; !over; imports += 1) await importAll();
    })();
    const pushing = (async () => {
      for (let turn = 1; !over; turn += 1)
        for (const [place, { hotel }] of stays.entries()) {
          if (over) return;
          // Prices of the wanted hotels stay: most guests are refused for want of a room, and not of a price.
          await push(hotel, place < WANTED_HOTELS ? PRICE : PRICE + (turn % 5) * 100);
          pushes += 1;
        }
    })();
    const began = performance.now();
    const demand = { shops, stays, wantedStays, firstDay, days: DAYS };
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) =>
        bookUntil(
          demand,
          booked,
          `demand-${index}`,
          () => booked.numbers.size >= wanted || booked.tries >= wanted * MOST_TRIES,
        ),
      ),
    );
    const seconds = (performance.now() - began) / 1_000;
    over = true;
    await Promise.all([importing, pushing]);
    const blocks = await Promise.all(shops.map((shop) => shop.longestBlock()));
    const when = 'while all is written';
    const figures = {
      clients: CLIENTS,
      hotels,
      bookings: booked.numbers.size,
      'seconds of bookings': Math.round(seconds),
      'bookings a second': Math.round(booked.numbers.size / seconds),
      imports,
      'pushes of a hotel': pushes,
      'longest block of a process ms': Math.max(...blocks),
      ...Object.fromEntries([...booked.refusals].map(([code, count]) => [`refused: ${code}`, count])),
    };
    for (const [name, value] of Object.entries(figures)) findings.figure(name, value);
    findings.check(
      `${wanted} stays are booked while hotels are imported and sent`,
      booked.numbers.size >= wanted && imports > 0 && pushes > 0,
      `${booked.numbers.size} bookings, ${imports} imports, ${pushes} pushes`,
    );
    await checkTold(db, booked, when, findings);

    // From now on calendars, which the code checks, show rooms without end: the table of nights decides alone.
    for (const { hotel } of stays) await push(hotel, PRICE);
    await db.script(`create function endless() returns trigger language plpgsql as $$ begin
        new.stock = decode(repeat('ff', length(new.stock)), 'hex'); return new; end $$;
      create trigger endless before update on calendars for each row execute function endless();
      update calendars set stock = stock`);
    const tries = booked.tries + UNCHECKED[size];
    const before = booked.refusals.get('NO_AVAILABILITY') ?? 0;
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) =>
        bookUntil(
          { ...demand, stays: wantedStays },
          booked,
          `unchecked-${index}`,
          () => booked.tries >= tries,
        ),
      ),
    );
    const refused = (booked.refusals.get('NO_AVAILABILITY') ?? 0) - before;
    findings.figure('refused by the database alone', refused);
    findings.check('the database refuses where the code lets all through', refused > 0);
    await checkTold(db, booked, 'with the checks of the code switched off', findings);
    await Promise.all(shops.map((shop) => shop.end()));
    await db.close();
    await drop();
    await server.stop();
    return findings.result();
  },
};
