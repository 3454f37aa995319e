import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chownSync, chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/running-server.ts';
import { postgresAccount, postgresBinaries } from '../replica/postgres-pair.ts';

/** A server that archives its WAL, and what can be made from its base backup. */
export interface ArchivedPostgres {
  url: string;
  /** `pg_basebackup` into a folder. */
  baseBackup(): void;
  /** Ends it as a lost machine does. */
  lose(): Promise<void>;
  /** Starts a new server from the base backup and the archive, as of an instant. Resolves to its address. */
  restore(instant: string): Promise<string>;
}

/** Starts it in a folder of its own, as a child of this process. */
export async function startArchivedPostgres(): Promise<ArchivedPostgres> {
  const bin = postgresBinaries();
  const who = postgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'archived-'));
  chmodSync(folder, 0o755);
  const [data, archive, base] = ['data', 'archive', 'base'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(archive);
  if (who) for (const path of [folder, archive]) chownSync(path, who.uid, who.gid);
  const options = { cwd: folder, stdio: 'ignore' as const, ...who };
  const run = (program: string, ...words: string[]) => execFileSync(join(bin, program), words, options);

  /** Starts the server of a folder; resolves when it accepts connections that write. */
  const start = async (directory: string): Promise<{ url: string; lose: () => Promise<void> }> => {
    const port = await freePort();
    const child = spawn(join(bin, 'postgres'), ['-D', directory, '-p', String(port)], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...who,
    });
    let log = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`PostgreSQL ended:\n${log.slice(-2_000)}`)));
    });
    return {
      url: `postgres://staykit@127.0.0.1:${port}/postgres`,
      lose: () =>
        new Promise((resolve) => {
          child.removeAllListeners('exit');
          child.once('exit', () => resolve());
          child.kill('SIGQUIT');
        }),
    };
  };

  run('initdb', '-D', data, '-U', 'staykit', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  // The settings of the guide, but for the folders.
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      "listen_addresses = '127.0.0.1'",
      `unix_socket_directories = '${folder}'`,
      'wal_level = replica',
      'archive_mode = on',
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
      'archive_timeout = 60',
      '',
    ].join('\n'),
  );
  const server = await start(data);
  return {
    ...server,
    baseBackup: () => run('pg_basebackup', '-d', server.url, '-D', base, '-X', 'stream', '-c', 'fast'),
    async restore(instant) {
      appendFileSync(
        join(base, 'postgresql.conf'),
        [
          `restore_command = 'cp ${archive}/%f %p'`,
          `recovery_target_time = '${instant}'`,
          'recovery_target_action = promote',
          // The restored server must not write into the archive of the other one.
          'archive_mode = off',
          '',
        ].join('\n'),
      );
      const signal = join(base, 'recovery.signal');
      writeFileSync(signal, '');
      if (who) chownSync(signal, who.uid, who.gid);
      return (await start(base)).url;
    },
  };
}
