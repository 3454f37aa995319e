import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@staykit/demo/catalogue/random.ts';
import { catalogueFacts } from '@staykit/gateway/catalogue/facts/catalogue-facts.ts';
import { DEFAULT_SITES } from '@staykit/routing/sites.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { grantTo } from '@staykit/gateway/database/migrations/grant-to.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { giftCatalogue } from '@staykit/gateway/fixtures/gift-catalogue.ts';
import { ownDatabase } from '@staykit/gateway/fixtures/own-database.ts';
import { createGiftShop } from '@staykit/gateway/gifts/gift-shop.ts';
import { createSelling } from '@staykit/gateway/selling/selling.ts';
import { HOLD_MINUTES, MINUTE_MS, SYSTEM_IDS } from '@staykit/gateway/selling/selling-parts.ts';
import { createPaymentProvider } from '../../server/services/create-payment-provider.ts';
import { TOP } from '../../top.ts';
import { createFindings, type Findings, type Proof, type ProofOptions } from '../proof.ts';
import { startPostgresPair, type Server } from '../replica/postgres-pair.ts';
import { checkBooks } from '../selling/check-books.ts';
import { writeHotels } from '../selling/write-hotels.ts';
import { mollieBank, stripeBank, type Bank } from './banks.ts';
import { buyAgain, nothingTold } from './buyers.ts';
import { checkPayments } from './check-payments.ts';
import { startKilledShop } from './killed-shop.ts';

/** Host processes, buyers, and kills with each provider; `PROOF_KILLS` gives another number. */
const SIZES = {
  short: { hosts: 2, buyers: 6, kills: 3 },
  long: { hosts: 3, buyers: 14, kills: 170 },
};
/** Rooms of every night: few enough that buyers meet. */
const ROOMS = 40;
const DAYS = 60;
/** Milliseconds that buyers go on after the last kill, and the longest with one provider. */
const AFTER_MS = 1_000;
const LONGEST_MS = { short: 60_000, long: 900_000 };
/** Settling turns, an hour apart, in which everything has to be done. */
const TURNS = 60;
const PLAIN_HTTPS = resolve('host/proof/payments/plain-https.ts');
/** What the processes logged, where a buyer heard of a fault. */
const LOG = 'reports/proof-payments.log';
const SECRET = 'a secret that all processes share with each other';

/** Lets time pass for some who wait: holds end, and deferred payments are due. */
async function passTime(db: Database): Promise<void> {
  for (const table of ['bookings', 'booking_changes', 'gift_sales'])
    await db.query(
      `update ${table} set created_at = created_at - interval '16 minutes'
      where status = 'pending' and created_at < now() - interval '3 seconds' and random() < 0.1`,
    );
  await db.query(
    `update payments set capture_on = current_date - 1 where capture_on > current_date and random() < 0.1`,
  );
  // The day after the refusal of a kept card, which is charged again.
  await db.query(
    `update payments set charge_on = current_date where charge_on > current_date and random() < 0.3`,
  );
  // The last day of those whose kept card was refused.
  await db.query(
    `update payments set pay_by = current_date - 1 where pay_by >= current_date and random() < 0.05`,
  );
}

/** Settles all that is left open, as the running shop does in the hours that follow. */
async function settleAll(db: Database, settings: Readonly<Record<string, string>>): Promise<number> {
  let now = Date.now();
  const repository = catalogueRepository(db);
  const facts = catalogueFacts(() => new Map());
  const provider = await createPaymentProvider(settings, db);
  const parts = { db, provider, facts, clock: () => now, ids: SYSTEM_IDS };
  const selling = createSelling(parts);
  const giftShop = createGiftShop({
    ...parts,
    catalogue: {
      gifts: () => repository.gifts(),
      offer: (id) => repository.offerById(id),
      hotel: (id) => repository.hotelById(id),
      giftPrices: facts.giftPrices,
    },
  });
  await db.query('update payments set capture_on = current_date where capture_on > current_date');
  await db.query('update payments set pay_by = current_date - 1 where pay_by >= current_date');
  now += (HOLD_MINUTES + 1) * MINUTE_MS;
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await selling.settle();
    await giftShop.settle();
    const [row] = await db.query<{ open: number }>(
      `select (select count(*) from bookings where status = 'pending')::int
        + (select count(*) from booking_changes where status = 'pending')::int
        + (select count(*) from gift_sales where status = 'pending')::int
        + (select count(*) from payments where status in ('started', 'unknown')
          or status = 'approved' and captured_cents = 0 and amount_cents > refunded_cents)::int
        + (select count(*) from refunds where done_at is null)::int as open`,
    );
    if (row?.open === 0) return now;
    await db.query('update payments set pay_by = current_date - 1 where pay_by >= current_date');
    now += 60 * MINUTE_MS;
  }
  return now;
}

/** `npx staykit data audit --provider`. */
function audit(env: NodeJS.ProcessEnv): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['dist/host/staykit.js', 'data', 'audit', '--provider'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => child.once('close', (status) => done({ status, output })));
}

async function sellAndKill(
  bank: Bank,
  database: Server,
  seed: string,
  { size, say }: ProofOptions,
  findings: Findings,
): Promise<void> {
  const { hosts, buyers } = SIZES[size];
  const kills = Number(process.env.PROOF_KILLS ?? SIZES[size].kills);
  const after = `, with ${bank.name}`;
  const { url: databaseUrl } = await ownDatabase(database.url);
  const db = await openDatabase({ dataDir: '', databaseUrl, upkeep: true });
  await migrate(db);
  const role = `shop_${bank.name}`;
  await db.query(`create role ${role} login`);
  await grantTo(db, role);
  const shopUrl = new URL(databaseUrl);
  shopUrl.username = role;
  const firstDay = new Date().toISOString().slice(0, 10);
  await writeHotels(db, { firstDay, hotels: 20, days: DAYS, stock: ROOMS });
  await catalogueRepository(db).writeBatch(giftCatalogue);
  const protocol = bank.name === 'mollie' ? 'https' : 'http';
  const env = {
    STAYKIT_MODE: 'production',
    STAYKIT_SITES: Object.entries(DEFAULT_SITES)
      .map((pair) => pair.join('='))
      .join(','),
    SHOP_FILE: join(TOP, 'host/demo/shop/shop.json'),
    // Its role may change no table, nor what was tried at the provider.
    DATABASE_URL: String(shopUrl),
    AUTO_MIGRATE: 'off',
    // Nobody listens: mails wait in the database.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Shop <shop@mail.example>',
    SESSION_SECRET: SECRET,
    BOT_SECRET: SECRET,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    ...bank.env,
    ...(protocol === 'https' && { NODE_OPTIONS: `--import ${PLAIN_HTTPS}` }),
  };
  const random = createRandom('payments', seed, bank.name);
  const shop = await startKilledShop({
    hosts,
    kills,
    bankUrl: bank.url,
    database,
    env,
    random,
    protocol,
    dataDir: () => mkdtempSync(join(tmpdir(), 'payments-host-')),
  });
  say(`${bank.name}: ${hosts} processes run`);
  // Kept cards are refused now and then, or decided about later.
  bank.chargeAs(() =>
    random.weighted([
      ['pays', 5],
      ['insufficient_funds', 3],
      ['later', 1],
    ] as const),
  );
  const told = nothingTold();
  const until = performance.now() + LONGEST_MS[size];
  let over = false;
  const market = { shop, bank, told, seed: `${seed}-${bank.name}`, isOver: () => over };
  const buying = Array.from({ length: buyers }, (_, index) =>
    buyAgain(market, index).catch((error: unknown) => void told.unexpected.push(String(error))),
  );
  try {
    let said = performance.now();
    while (shop.left() > 0 && performance.now() < until) {
      await wait(random.int(200, size === 'long' ? 2_500 : 1_500));
      // A database that is away lets no time pass.
      await passTime(db).catch(() => undefined);
      for (const id of bank.undecided()) if (random.chance(0.2)) bank.decide(id, random.chance(0.7));
      if (random.chance(0.15)) await shop.strikeDatabase();
      else await shop.strike('any moment', random.int(0, hosts - 1));
      if (performance.now() - said < 30_000) continue;
      said = performance.now();
      say(`${bank.name}: ${kills - shop.left()} kills, ${told.booked.size} bookings`);
    }
    say(`${bank.name}: ${kills - shop.left()} kills are made`);
    // Somebody is told of a sale, whatever was killed.
    do await wait(AFTER_MS);
    while (told.booked.size + told.gifts === 0 && performance.now() < until);
    over = true;
    await shop.calm();
    await Promise.all(buying);
    for (const id of bank.undecided()) bank.decide(id, random.chance(0.5));
    bank.chargeAs(() => (random.chance(0.7) ? 'pays' : 'insufficient_funds'));
  } finally {
    over = true;
    await shop.stop();
  }
  say(`${bank.name}: settling`);
  const now = await settleAll(db, { ...settingsOf(bank), URL: bank.url.replace('http', protocol) });
  say(`${bank.name}: settled`);
  findings.figure(`${bank.name} kills`, kills - shop.left());
  findings.figure(`${bank.name} moments of kills`, shop.kills.size);
  for (const [moment, times] of [...shop.kills].toSorted()) say(`${bank.name}: ${moment}: ${times}`);
  for (const [what, times] of [...told.counts].toSorted()) say(`${bank.name}: ${what}: ${times}`);
  findings.figure(`${bank.name} broken requests`, told.broken);
  findings.figure(`${bank.name} bookings told`, told.booked.size);
  findings.figure(`${bank.name} gifts told`, told.gifts);
  findings.check(
    `every kill is made, and stays or gifts are sold${after}`,
    shop.left() === 0 && told.booked.size + told.gifts > 0,
  );
  if (told.unexpected.length > 0) writeFileSync(LOG, `${shop.errors().join('\n')}\n`);
  findings.check(
    `a buyer hears of nothing but the own payment${after}`,
    told.unexpected.length === 0,
    `${told.unexpected.length}: ${told.unexpected.slice(0, 3).join('; ')}; the log of the processes is ${LOG}`,
  );
  await checkPayments(db, { bank, booked: told.booked }, findings);
  await checkBooks(db, findings, { rooms: ROOMS, now, where: bank.name });
  const books = await audit({ ...env, PAYMENT_URL: bank.url.replace('http', protocol) });
  findings.check(
    `the audit finds the provider’s report in the books${after}`,
    books.status === 0 && books.output.includes(`0 differences from the report of ${bank.name}`),
    books.output.slice(-500),
  );
  await db.close();
  await bank.close();
}

/** The settings of a provider by the rest of their names, as a process reads them. */
const settingsOf = ({ env }: Bank): Record<string, string> =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name.replace('PAYMENT_', ''), value]));

/** A production shop whose processes, provider calls and database end at every step of a payment. */
export const proof: Proof = {
  name: 'payments',
  says: 'Wherever a shop is killed in a payment, its books are the provider’s: nothing sold unpaid, nothing paid unsold.',
  needs: ['replica'],
  longest: 2_400,
  async run(options) {
    const findings = createFindings();
    const seed = process.env.PROOF_SEED ?? String(Date.now());
    options.say(`seed ${seed}: PROOF_SEED=${seed} plays it again`);
    await import('./plain-https.ts');
    const { primary, replica } = await startPostgresPair();
    // One server is killed; nothing reads from another one.
    await replica.kill();
    await sellAndKill(await stripeBank(), primary, seed, options, findings);
    await sellAndKill(await mollieBank(), primary, seed, options, findings);
    await primary.kill();
    return findings.result();
  },
};
