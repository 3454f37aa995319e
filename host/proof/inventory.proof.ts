import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { providePostgres } from '@staykit/testing/provisioning/provide-postgres.ts';
import { createKey } from '@staykit/gateway/catalogue/inventory/keys/supplier-keys.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { pushLines } from '../cli/inventory/push-lines.ts';
import { readInventoryFile } from '../cli/inventory/read-inventory-file.ts';
import { sendItems } from '../cli/inventory/send-items.ts';
import { createFindings, type Proof } from './proof.ts';
import { checkBooks, standingBookings } from './selling/check-books.ts';
import { httpGuests, nothingHeard } from './selling/http-guest.ts';
import { writeHotels } from './selling/write-hotels.ts';

const HOTELS = { short: 40, long: 14_485 };
const DAYS = 365;
/** Nights of the calendars, as a shop has them. */
const CALENDAR = 400;
/** Rooms of every night: more than a run can sell. */
const ROOMS = 250;
/** The price of the catalogue, which the hotels that guests want keep: a quote that changes is refused. */
const PRICE = 12_000;
const WANTED_HOTELS = 3;
const GUESTS = 4;
/** Seconds that the whole push of the long form may take. */
const WITHIN_SECONDS = 300;

/** The price that is sent for a night. */
const priceOf = (hotel: number, day: number): number =>
  hotel <= WANTED_HOTELS ? PRICE : 8_000 + ((hotel * 37 + day * 101) % 90) * 100;

/** Writes a file with one line for each hotel and night. */
async function writeFile(file: string, hotels: number, firstDay: string): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(firstDay, index));
  const out = createWriteStream(file);
  out.write('hotel,from,price,promotion,allotment,minimumStay\n');
  for (let hotel = 1; hotel <= hotels; hotel += 1) {
    const lines = days.map((night, day) => `${hotel},${night},${priceOf(hotel, day)},20,${ROOMS},1\n`);
    if (!out.write(lines.join(''))) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}

export const proof: Proof = {
  name: 'inventory',
  says: 'A supplier sends every night of a year of every hotel while guests book, and nothing changes when it is sent again.',
  needs: ['postgres'],
  longest: 1_800,
  async run({ size, say }) {
    const findings = createFindings();
    const hotels = Number(process.env['PROOF_HOTELS'] ?? HOTELS[size]);
    const folder = mkdtempSync(join(tmpdir(), 'staykit-inventory-'));
    const file = join(folder, 'nights.csv');
    const server = await providePostgres(say, { fsync: true });
    const { url: databaseUrl, drop } = await ownDatabase(server.url);
    const db = await openDatabase({ dataDir: '', databaseUrl });
    const firstDay = new Date().toISOString().slice(0, 10);
    await migrate(db);
    await writeHotels(db, { firstDay, hotels, days: CALENDAR, stock: ROOMS });
    await writeFile(file, hotels, firstDay);
    const made = await createKey(db, { supplier: 'proof', hotels: 'all' }, Date.now());
    const key = 'key' in made ? made.key : '';
    const shop = fork(join(import.meta.dirname, 'inventory/shop-process.ts'), [databaseUrl]);
    const answerOf = async () => Number((await once(shop, 'message'))[0]);
    const longestBlock = () => {
      const answer = answerOf();
      shop.send('blocks');
      return answer;
    };
    const address = `http://127.0.0.1:${await answerOf()}`;
    say(`${hotels} hotels`);

    const heard = nothingHeard();
    let isOver = false;
    const host = { address, told: [], start: async () => undefined, kill: async () => undefined };
    const guests = Array.from({ length: GUESTS }, (_, index) =>
      httpGuests([host], heard, { name: 'inventory', index }, () => isOver),
    );
    const problems: string[] = [];
    const pushed = async () => {
      const began = performance.now();
      const report = await pushLines(
        readInventoryFile(file),
        (items, kind) => sendItems({ shop: address, key }, kind, items),
        (line, problem) => void problems.push(`${line}: ${problem}`),
      );
      return { ...report, seconds: (performance.now() - began) / 1_000 };
    };
    await longestBlock();
    const first = await pushed();
    findings.figure('longest block of the shop ms', await longestBlock());
    isOver = true;
    await Promise.all(guests);
    const changes = async () => (await db.query('select max(id) as last from hotel_changes'))[0]?.last;
    const before = await changes();
    const again = await pushed();
    findings.figure('longest block, sent again ms', await longestBlock());
    for (const [name, { lines, seconds }] of Object.entries({ pushed: first, 'sent again': again })) {
      findings.figure(`nights ${name}`, lines);
      findings.figure(`seconds, ${name}`, Math.round(seconds * 10) / 10);
      findings.figure(`nights a second, ${name}`, Math.round(lines / seconds));
    }
    findings.figure('nights changed', first.changed);
    findings.figure('bookings meanwhile', heard.acknowledged.size);
    findings.check(
      'every night that a supplier sends is taken',
      problems.length === 0 && first.accepted === hotels * DAYS && again.accepted === hotels * DAYS,
      problems[0] ?? JSON.stringify(first),
    );
    findings.check(
      'all nights with another price are different afterwards, and no other',
      first.changed === newPrices(hotels),
      `${first.changed} are`,
    );
    findings.check(
      'what is sent again changes nothing, and no search reads it again',
      again.changed === 0 && (await changes()) === before,
      `${again.changed} nights`,
    );
    if (size === 'long')
      findings.check(
        `a year of all hotels is sent in ${WITHIN_SECONDS} seconds`,
        first.seconds <= WITHIN_SECONDS,
        `${Math.round(first.seconds)} s`,
      );
    const standing = await standingBookings(db);
    findings.check(
      'guests book meanwhile, and hear of nothing but their booking',
      heard.unexpected.length === 0 &&
        heard.acknowledged.size > 0 &&
        standing.size >= heard.acknowledged.size,
      heard.unexpected[0],
    );
    await checkBooks(db, findings, { rooms: ROOMS, now: Date.now() });
    shop.disconnect();
    await once(shop, 'exit');
    await db.close();
    await drop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    return findings.result();
  },
};

/** Nights whose price is another one than in the catalogue. */
function newPrices(hotels: number): number {
  let count = 0;
  for (let hotel = 1; hotel <= hotels; hotel += 1)
    for (let day = 0; day < DAYS; day += 1) count += Number(priceOf(hotel, day) !== PRICE);
  return count;
}
