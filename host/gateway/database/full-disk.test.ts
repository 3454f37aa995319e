import fastify from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorHandler } from '../errors/error-handler.ts';
import { embeddedDatabase, ownDatabase } from '../fixtures/own-database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';

/** What PostgreSQL says when a write finds no space. */
const FULL = `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`;

afterEach(() => vi.restoreAllMocks());

const FLAVOURS: Record<string, () => Promise<{ db: Database; close(): Promise<void> }>> = {
  embedded: async () => {
    const db = await embeddedDatabase();
    return { db, close: () => db.close() };
  },
  server: async () => {
    const own = await ownDatabase();
    const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
    return { db, close: () => db.close().then(() => own.drop()) };
  },
};

describe.each(Object.keys(FLAVOURS))('the %s database without space', (flavour) => {
  it('answers 503 with Retry-After, says so for a minute, logs it, and reads on', async () => {
    const { db, close } = await FLAVOURS[flavour]!();
    const errors: unknown[] = [];
    const app = fastify({
      logger: { level: 'error', stream: { write: (line: string) => void errors.push(JSON.parse(line)) } },
    });
    errorHandler(app);
    app.post('/:way', async ({ params }) => {
      const { way } = params as { way: string };
      if (way === 'script') await db.script(FULL);
      else if (way === 'query') await db.query(FULL);
      else if (way === 'transaction') await db.transaction((tx) => tx.query(FULL));
      // A file of a photo, a draft, a page.
      else throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    expect(db.state()).toMatchObject({ database: 'up' });
    for (const way of ['script', 'query', 'transaction', 'file']) {
      const answer = await app.inject({ method: 'POST', url: `/${way}` });
      expect([answer.statusCode, answer.json<{ code: string }>().code], way).toEqual([503, 'UNAVAILABLE']);
      expect(answer.headers['retry-after'], way).toBe('2');
    }
    expect(errors).toHaveLength(4);
    expect(db.state()).toMatchObject({ database: 'full' });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 61_000);
    expect(db.state()).toMatchObject({ database: 'up' });
    vi.restoreAllMocks();
    await app.close();
    await close();
  });
});
