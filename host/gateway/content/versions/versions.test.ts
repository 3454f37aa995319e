import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { migrate } from '../../database/migrations/migrate.ts';
import { ownDatabase } from '../../fixtures/own-database.ts';
import { openContent } from '../content-store.ts';
import { publishVersion, saveVersion, withdrawPublication } from './edit-content.ts';
import { publishContent } from './published-content.ts';
import { databaseVersions, openPublications } from './version-source.ts';

const NOW = Date.parse('2030-06-01T08:00:00Z');
const files = new Map();
let own: Awaited<ReturnType<typeof ownDatabase>>;
let db: Database;
let other: Database;
beforeAll(async () => {
  own = await ownDatabase();
  db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await migrate(db);
  other = await openDatabase({ dataDir: '', databaseUrl: own.url });
});
afterAll(async () => {
  await other.close();
  await db.close();
  await own.drop();
});

const editing = (by: string) => ({ files, by, now: NOW });
const save = (on: Database, by: string, document: string, value: object, base: number | null = null) =>
  on.transaction((tx) => saveVersion(tx, editing(by), { document, body: JSON.stringify(value), base }));

it('of two editors who save the same document together, one is told of the other', async () => {
  const document = 'fr_FR/announcements.json';
  const results = await Promise.allSettled([
    save(db, 'anna@shop.example', document, [{ content: 'Anna' }]),
    save(other, 'ben@shop.example', document, [{ content: 'Ben' }]),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [refused] = results.filter((one) => one.status === 'rejected');
  expect(refused?.reason).toMatchObject({
    code: 'BAD_REQUEST',
    details: { agree: { base: expect.any(String) } },
  });
});

it('two changes that are good alone and not together are not both made', async () => {
  const landing = {
    seo: { title: 'Lune', description: 'Lune' },
    blocks: [{ kind: 'TopBar', title: 'Lune' }],
  };
  const page = await save(db, 'anna@shop.example', 'es_ES/landing/luna.json', landing);
  const block = await save(db, 'anna@shop.example', 'es_ES/gift-block.json', {
    title: 'Regala',
    boxURL: '/landing/luna',
  });
  const publish = (on: Database, version: number) =>
    on.transaction((tx) => publishVersion(tx, editing('anna@shop.example'), { version, from: NOW }));
  await publish(db, page);
  const [shown] = (await openPublications(db, NOW)).filter(({ version }) => version === page);
  const results = await Promise.allSettled([
    publish(db, block),
    other.transaction((tx) =>
      withdrawPublication(tx, editing('ben@shop.example'), {
        document: 'es_ES/landing/luna.json',
        publication: shown?.id ?? 0,
      }),
    ),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('another process shows what one published, and stops when it is taken back', async () => {
  let now = NOW;
  const content = await publishContent({
    files: await openContent({ folder: undefined, clock: () => now }),
    versions: databaseVersions(other),
    clock: () => now,
  });
  const shown = async () => {
    now += 6_000;
    return (await content.of('it_IT')).ideas?.title;
  };
  expect(await shown()).toBeUndefined();
  const version = await save(db, 'anna@shop.example', 'it_IT/ideas.json', {
    title: 'Idee',
    intro: 'Idee',
    sections: [],
    regions: [],
  });
  await db.transaction((tx) => publishVersion(tx, editing('anna@shop.example'), { version, from: NOW }));
  expect(await shown()).toBe('Idee');
  const [{ id } = { id: 0 }] = (await openPublications(db, NOW)).filter((one) => one.version === version);
  await db.transaction((tx) =>
    withdrawPublication(tx, editing('anna@shop.example'), { document: 'it_IT/ideas.json', publication: id }),
  );
  expect(await shown()).toBeUndefined();
});
