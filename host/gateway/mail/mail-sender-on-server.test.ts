import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { migratedDatabase, type OwnDatabase } from '../fixtures/own-database.ts';
import { listMails } from './mail-outbox.ts';
import { aMail } from './fixtures/mails.ts';
import { createMailSender } from './mail-sender.ts';
import { queueMail } from './outbox.ts';

let own: OwnDatabase;
let processes: Database[];

beforeAll(async () => {
  own = await migratedDatabase();
  processes = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl: own.url })));
});
afterAll(async () => {
  await Promise.all(processes.map((db) => db.close()));
  await own.drop();
});

it('three processes that share an outbox send every mail once', async () => {
  const [db] = processes as [Database];
  await db.transaction(async (tx) => {
    for (let count = 0; count < 120; count += 1) await queueMail(tx, aMail('booking-confirmation'));
  });
  const ids: string[] = [];
  const sent = await Promise.all(
    processes.map((each) =>
      createMailSender({
        db: each,
        transport: {
          send: async ({ messageId }) => {
            await new Promise((resolve) => setTimeout(resolve, 1));
            ids.push(messageId);
          },
          close: () => undefined,
        },
        from: 'Staykit <bonjour@staykit.example>',
        shopOf: () => 'https://shop.example',
        clock: () => Date.now() + 1_000,
      }).sendDue(),
    ),
  );
  expect(sent.reduce((sum, count) => sum + count)).toBe(120);
  expect(sent.filter((count) => count > 0).length).toBeGreaterThan(1);
  expect(ids).toHaveLength(120);
  expect(new Set(ids).size).toBe(120);
  expect((await listMails(db, 200)).every(({ state }) => state === 'sent')).toBe(true);
});
