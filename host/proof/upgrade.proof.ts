import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { MIGRATIONS } from '@staykit/gateway/database/migrations/migrations.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { providePostgres } from '@staykit/testing/provisioning/provide-postgres.ts';
import { freePort } from '../e2e/running-server.ts';
import { createFindings, type Proof } from './proof.ts';
import { checkAudit, checkVisits, rememberStock } from './replica/check-visits.ts';
import { startHost, startNginx, type Process } from './replica/run-processes.ts';
import { startVisitors } from './replica/visitors.ts';
import { startPageReaders } from './upgrade/page-readers.ts';
import { makeTwoVersions } from './upgrade/two-versions.ts';

/** Host processes, hotels, and milliseconds of traffic before and after each exchange. */
const SIZES = {
  short: { hosts: 2, hotels: 60, calm: 500 },
  long: { hosts: 3, hotels: 2_500, calm: 10_000 },
};
/** Milliseconds until nginx asks a process again that was away: more than `fail_timeout` of the guide. */
const BACK_MS = 6_000;
const SECRET = 'a secret that all processes share with each other';
/** What the newer version's release changes: the older code knows nothing of it and goes on. */
const NEXT = {
  id: 901,
  name: 'next',
  sql: 'alter table hotels add column next integer',
  expands: true,
} as const;

/** What nginx says of requests that it could not hand on. */
const nginxErrors = (nginx: Process): string =>
  nginx
    .output()
    .split('\n')
    .filter((line) => !line.includes('Connection refused'))
    .slice(-8)
    .join('\n');

/** Two versions behind the guide's nginx: the schema is changed and every process replaced while visitors come. */
export const proof: Proof = {
  name: 'upgrade',
  says: 'A shop is upgraded process by process while guests search, read and book, and nobody notices.',
  needs: ['postgres', 'nginx'],
  // Two builds and three upgrades take longer than the 30 seconds of a short form.
  isLongOnly: true,
  async run({ size, say }) {
    const { hosts: count, hotels, calm } = SIZES[size];
    const findings = createFindings();
    const { older, newer } = makeTwoVersions();
    const server = await providePostgres(say, { fsync: true });
    const db = await openDatabase({ dataDir: '', databaseUrl: server.url, upkeep: true });
    await migrate(db);
    const today = new Date().toISOString().slice(0, 10);
    await generateCatalogue({ db, today, hotels });
    await rememberStock(db);
    const env = {
      DATABASE_URL: server.url,
      AUTO_MIGRATE: 'off',
      SESSION_SECRET: SECRET,
      BOT_SECRET: SECRET,
      TRUSTED_PROXIES: '1',
    };
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const start = (port: number, folder: string) =>
      startHost(port, { ...env, DATA_DIR: mkdtempSync(join(tmpdir(), 'host-')) }, folder);
    const hosts = await Promise.all(ports.map((port) => start(port, older)));
    const nginx = await startNginx(ports);
    const origin = `http://127.0.0.1:${nginx.port}`;
    const readers = startPageReaders(origin, 'fr-fr.localhost', 2);
    const visitors = startVisitors(origin, today);
    const openPage = await readers.open();
    await wait(calm);

    say('migrating ...');
    await migrate(db, { migrations: [...MIGRATIONS, NEXT] });
    await wait(calm);
    for (const [index, port] of ports.entries()) {
      say(`replacing process ${index + 1} of ${count} ...`);
      const status = await hosts[index]?.stop();
      findings.check('a process that is replaced ends in order', status === 0, `exit code ${String(status)}`);
      await wait(calm);
      hosts[index] = await start(port, newer);
      await wait(BACK_MS);
    }
    await readers.reopen(openPage);
    await readers.stop();
    await visitors.stop();
    findings.figure('pages', readers.pages);
    findings.figure('files', readers.files);
    findings.figure('different files', readers.names.size);
    findings.check(
      'every page and file is there all the time, also those of a page opened before',
      readers.missing.length === 0 && readers.pages > 10 && readers.files > readers.pages,
      `${readers.missing.length} of ${readers.pages + readers.files}: ${readers.missing.slice(0, 4).join(' | ')}; ${nginxErrors(nginx)}`,
    );
    const isMixed =
      openPage.some((file) => !readers.names.has(file)) || new Set(openPage).size < readers.names.size;
    findings.check('visitors saw files of both versions', isMixed);
    await checkVisits(db, visitors, [], findings);
    await checkAudit(db, findings);

    // The release after it removes what the older version needs.
    await db.query(`insert into schema_migrations (id, name, fingerprint) values (902, 'contract', 'x')`);
    const refused = spawnSync(process.execPath, ['dist/host/server.js'], {
      cwd: older,
      env: { ...env, PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'host-')) },
      encoding: 'utf8',
      timeout: 60_000,
    });
    findings.check(
      'older code refuses a newer schema with exit code 1 and says why',
      refused.status === 1 && refused.stderr.includes('does not know the migrations 902 (contract)'),
      `exit code ${String(refused.status)}: ${refused.stderr.slice(-300)}`,
    );
    await db.close();
    for (const host of hosts) await host.kill();
    await nginx.kill();
    await server.stop();
    return findings.result();
  },
};
