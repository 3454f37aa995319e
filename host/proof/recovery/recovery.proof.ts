import { setTimeout as wait } from 'node:timers/promises';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import { checkSchema, migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { auditSales } from '@staykit/gateway/selling/settle/audit-sales.ts';
import { createFindings, type Proof } from '../proof.ts';
import { startArchivedPostgres } from './archived-postgres.ts';

const HOTELS = { short: 40, long: 2_500 };

const open = (databaseUrl: string): Promise<Database> =>
  openDatabase({ dataDir: '', databaseUrl, upkeep: true });
const write = (db: Database, recipient: string) =>
  db.query(
    `insert into mail_outbox (template, locale, recipient, data) values ('booking', 'fr_FR', $1, '{}')`,
    [recipient],
  );
const numberOf = async (db: Database, sql: string): Promise<number> =>
  (await db.query<{ found: number }>(`select count(*)::integer as found from ${sql}`))[0]?.found ?? 0;

/** The steps of the guide: base backup, WAL archive, a mistake, and the database as it was before it. */
export const proof: Proof = {
  name: 'recovery',
  says: 'After a mistake or a lost server the database is restored to the moment before, from a base backup and the archive.',
  needs: ['postgres'],
  async run({ size, say }) {
    const findings = createFindings();
    const server = await startArchivedPostgres();
    const db = await open(server.url);
    await migrate(db);
    const today = new Date().toISOString().slice(0, 10);
    await generateCatalogue({ db, today, hotels: HOTELS[size] });
    await write(db, 'before-the-backup@mail.example');
    server.baseBackup();
    await write(db, 'after-the-backup@mail.example');
    const [moment] = await db.query<{ now: string }>('select clock_timestamp()::text as now');
    await wait(1_100);
    say(`a mistake after ${moment?.now ?? ''}`);
    await write(db, 'after-the-moment@mail.example');
    await db.query('delete from hotels');
    // What has been written is in the archive when the segment is closed, at the latest after `archive_timeout`.
    await db.query('select pg_switch_wal()');
    for (let tries = 0; tries < 300; tries += 1) {
      const [state] = await db.query<{ done: boolean }>(
        `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver`,
      );
      if (state?.done) break;
      await wait(100);
    }
    await db.close();
    await server.lose();

    const from = performance.now();
    const restored = await open(await server.restore(moment?.now ?? ''));
    for (let tries = 0; tries < 300; tries += 1) {
      if ((await numberOf(restored, 'pg_settings where pg_is_in_recovery() and name = $$port$$')) === 0)
        break;
      await wait(100);
    }
    findings.figure('ms to restore', Math.round(performance.now() - from));
    const hotels = await numberOf(restored, 'hotels');
    findings.check(
      'the hotels that were deleted are there again',
      hotels === HOTELS[size],
      `${hotels} hotels`,
    );
    const mails = await restored.query<{ recipient: string }>(
      'select recipient from mail_outbox order by id',
    );
    const told = mails.map(({ recipient }) => recipient.split('@')[0]).join(' ');
    findings.check(
      'what was written before the moment is there, and nothing that came after it',
      told === 'before-the-backup after-the-backup',
      told,
    );
    await checkSchema(restored);
    await write(restored, 'after-the-recovery@mail.example');
    findings.check('the restored database is written to', (await numberOf(restored, 'mail_outbox')) === 3);
    const differences = await auditSales(restored, Date.now());
    findings.check('its books agree', differences.length === 0, JSON.stringify(differences.slice(0, 3)));
    await restored.close();
    return findings.result();
  },
};
