import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { leaveCatalogue, leaveTraces } from '../fixtures/left-by-guests.ts';
import {
  embeddedDatabase,
  ownDatabase,
  scratchDatabase,
  type OwnDatabase,
} from '../fixtures/own-database.ts';
import { erasePerson } from './erase-person.ts';
import { deleteExpired } from './retention.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const ZOE = { email: 'zoe@orange.example', name: 'Zoë-Marguerite' };

const folder = mkdtempSync(join(tmpdir(), 'staykit-upkeep-'));
let own: OwnDatabase;
let server: Database;
beforeAll(async () => {
  own = await ownDatabase();
  server = await openDatabase({ dataDir: '', databaseUrl: own.url });
});
afterAll(async () => {
  await server.close();
  await own.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup of the embedded database', () => {
  it('is read into a PostgreSQL server, and one of that back again', async () => {
    const small = await embeddedDatabase();
    await leaveCatalogue(small);
    await leaveTraces(small, ZOE, 1);
    const there = join(folder, 'there.backup');
    const back = join(folder, 'back.backup');
    const count = await backUp(small, there, 0);
    expect(await restore(server, there)).toBe(count);
    const rows = 'select c.*, h.data from calendars c join hotels h on h.id = c.hotel_id order by hotel_id';
    const bytes = (all: object[]) => JSON.stringify(all);
    expect(bytes(await server.query(rows))).toBe(bytes(await small.query(rows)));
    expect(await backUp(server, back, 0)).toBe(count);
    expect(await restore(small, back, { force: true })).toBe(count);
    await small.close();
  }, 180_000);

  it('is one state while others write', async () => {
    const small = await scratchDatabase();
    const file = join(folder, 'moving.backup');
    let stop = false;
    const write = async () => {
      for (let turn = 0; !stop; turn += 1)
        await server.transaction(async (tx) => {
          await tx.query('insert into activities (id, data) values ($1, $2)', [1_000_000 + turn, '{}']);
          await tx.query("insert into wishes values ('visitor:a', $1, now())", [`pair-${turn}`]);
        });
    };
    const writing = write();
    await backUp(server, file, 0);
    stop = true;
    await writing;
    await restore(small, file, { force: true });
    const [pairs] = await small.query<{ activities: number; wishes: number }>(
      `select (select count(*) from activities where id >= 1000000) as activities,
         (select count(*) from wishes where product_id like 'pair-%') as wishes`,
    );
    expect(pairs?.wishes).toBe(pairs?.activities);
    await small.close();
  }, 180_000);
});

it('a guest is forgotten on a server too, and one process at a time sweeps', async () => {
  expect(await server.transaction((tx) => erasePerson(tx, ZOE.email))).toMatchObject({
    bookings: 1,
    gifts: 1,
  });
  const now = new Date(Date.UTC(2040, 0, 1)).toISOString();
  await server.transaction(async (first) => {
    expect(await deleteExpired(first, now)).toBeDefined();
    expect(await server.transaction((second) => deleteExpired(second, now))).toBeUndefined();
  });
});
