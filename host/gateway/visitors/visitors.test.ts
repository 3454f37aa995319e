import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { ownDatabase } from '../fixtures/own-database.ts';
import {
  moveToAddress,
  openAccount,
  replaceLink,
  storePassword,
  takeLink,
} from './accounts/account-repository.ts';
import { insertEvents } from './analytics/analytics-repository.ts';
import { grantPass, redeemProof, redeemPass } from './bots/bot-repository.ts';
import { addWish, wishesOf } from './accounts/wish-repository.ts';
import { forwardAnalytics } from './analytics/analytics-forwarder.ts';

const NOW = '2030-03-04T10:00:00.000Z';
const LATER = '2030-03-04T10:02:00.000Z';

let own: Awaited<ReturnType<typeof ownDatabase>>;
let one: Database;
let other: Database;
beforeAll(async () => {
  own = await ownDatabase();
  one = await openDatabase({ dataDir: '', databaseUrl: own.url });
  other = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await migrate(one);
}, 60_000);
afterAll(async () => {
  await one.close();
  await other.close();
  await own.drop();
}, 60_000);

/** Does something twenty times at once, from two processes. */
const atOnce = <T>(work: (db: Database) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_each, index) => work(index % 2 ? one : other)));
const count = (list: readonly unknown[]) => list.filter(Boolean).length;

it('a proof counts once, however many processes it reaches together', async () => {
  expect(count(await atOnce((db) => redeemProof(db, 'signature', LATER)))).toBe(1);
});

it('each pass lets one form through', async () => {
  for (let turn = 0; turn < 3; turn += 1) await grantPass(one, 'address', LATER);
  // Who finds a pass just being taken looks again: no pass is lost by it.
  let taken = count(await atOnce((db) => redeemPass(db, 'address', NOW)));
  while (await redeemPass(one, 'address', NOW)) taken += 1;
  expect(taken).toBe(3);
});

it('the link of a mail is taken once', async () => {
  const { id } = await openAccount(one, { email: 'zoe@orange.example', name: 'Zoë', locale: 'fr_FR' }, NOW);
  await replaceLink(one, { hash: 'link', accountId: id, purpose: 'reset', expiresAt: LATER });
  expect(count(await atOnce((db) => db.transaction((tx) => takeLink(tx, ['link'], NOW))))).toBe(1);
});

it('an address gets one account from concurrent requests', async () => {
  const person = { email: 'ana@orange.example', name: 'Ana', locale: 'fr_FR' };
  const accounts = await atOnce((db) => db.transaction((tx) => openAccount(tx, person, NOW)));
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(1);
});

it('an address goes to one of the accounts that confirm it at once, and the others are told', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 6 }, async (_each, index) => {
      const person = { email: `mia${index}@orange.example`, name: 'Mia', locale: 'fr_FR' };
      const account = await one.transaction((tx) => openAccount(tx, person, NOW));
      await storePassword(one, account.id, 'p', NOW);
      return { ...account, password: 'p' };
    }),
  );
  const moved = await Promise.all(
    accounts.map((account, index) =>
      (index % 2 ? one : other).transaction((tx) => moveToAddress(tx, account, 'mia@orange.example', NOW)),
    ),
  );
  expect(count(moved)).toBe(1);
});

it('a wish is stored once', async () => {
  await atOnce((db) => db.transaction((tx) => addWish(tx, 'account:1', 'a', NOW)));
  expect(await wishesOf(one, 'account:1')).toEqual(['a']);
});

it('events are handed on once by processes that do it together', async () => {
  await insertEvents(
    one,
    Array.from({ length: 60 }, (_each, index) => ({ pos: 'fr', payload: { index } })),
    NOW,
  );
  const sent: unknown[] = [];
  const sink = async (_pos: string, payload: unknown) => void sent.push(JSON.stringify(payload));
  const clock = () => Date.parse(NOW) + 1_000;
  await Promise.all([one, other, one, other].map((db) => forwardAnalytics(db, sink, clock)));
  await forwardAnalytics(one, sink, clock);
  expect([sent.length, new Set(sent).size]).toEqual([60, 60]);
});
