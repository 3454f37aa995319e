import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { askFrom, newAddress } from './ask-from.ts';
import { until, untilAllSay, wait } from './readiness.ts';
import { timeUntilGone } from './sold-room.ts';
import type { Trial } from './trial.ts';

/** What a search may be behind, and how long a replica is read that cannot be. */
const TOLD_MS = 2_000;
const RETURN_MS = 10_000;

/** The replica goes on answering and replays nothing: nobody is offered what was sold. */
export async function lateReplica({ pair, db, hosts, findings, faultMs, say }: Trial): Promise<void> {
  say('the replica replays nothing ...');
  const replica = await openDatabase({ dataDir: '', databaseUrl: pair.replica.url, upkeep: true });
  await replica.query('select pg_wal_replay_pause()');
  const [gone, told] = await Promise.all([
    timeUntilGone(db, hosts),
    untilAllSay(hosts, (ready) => ready.replica?.state === 'behind', RETURN_MS),
  ]);
  await wait(faultMs);
  const [paused] = await replica.query<{ paused: boolean }>('select pg_is_wal_replay_paused() as paused');
  await replica.query('select pg_wal_replay_resume()');
  const back = await untilAllSay(hosts, (ready) => ready.replica?.state === 'used', RETURN_MS);
  await replica.close();
  findings.largest('replica that replays nothing: sold room gone after, ms', gone);
  findings.largest('replica that replays nothing: told after, ms', told);
  findings.largest('replica that replays nothing: read again after, ms', back);
  findings.check(
    'a room that is sold while the replica replays nothing is gone from every search within two seconds',
    paused?.paused === true && gone <= TOLD_MS,
    `after ${gone} ms`,
  );
  findings.check(
    'a replica that replays nothing is left within two seconds, and read again when it has caught up',
    told <= TOLD_MS && back <= RETURN_MS,
    `left after ${told} ms, read again after ${back} ms`,
  );
}

/** The replica stands still, in the middle of answers. */
export async function frozenReplica({ pair, hosts, origin, findings, faultMs, say }: Trial): Promise<void> {
  say('the replica stands still ...');
  const thaw = pair.replica.freeze();
  const began = Date.now();
  let slowest = 0;
  try {
    const told = untilAllSay(hosts, (ready) => ready.replica?.state === 'away', RETURN_MS);
    // Pages of stays read what guests wrote from the replica.
    while (Date.now() - began < faultMs) {
      const asked = Date.now();
      const { status } = await askFrom(newAddress(), {
        url: `${origin}/api/hotel/10001/reviews.json?locale=fr_FR`,
      });
      slowest = Math.max(slowest, status < 500 ? Date.now() - asked : Number.POSITIVE_INFINITY);
    }
    findings.largest('replica that stands still: told after, ms', await told);
    findings.largest('replica that stands still: slowest read, ms', slowest);
    findings.check(
      'a replica that stands still is left within two seconds, also by those who wait for it',
      (await told) <= TOLD_MS && slowest <= TOLD_MS + 500,
      `left after ${await told} ms, slowest read ${slowest} ms`,
    );
  } finally {
    thaw();
  }
  const back = await untilAllSay(hosts, (ready) => ready.replica?.state === 'used', RETURN_MS);
  findings.check('a replica that goes on is read again', back <= RETURN_MS, `not after ${back} ms`);
}

/** The log of every process tells each way once for each time. */
export async function logsTell({ hosts, findings }: Trial): Promise<void> {
  const wanted = [
    'the replica is behind: the primary is read',
    'the replica does not answer: the primary is read',
    'the replica is read again',
    'the primary does not answer: searches go on',
    'the primary answers again',
    'a transaction was given up: others hold its rows',
  ];
  const missing = () => wanted.filter((text) => !hosts.some((host) => host.output().includes(text)));
  await until(() => missing().length === 0, 2_000);
  findings.check('the log tells of each of these faults', missing().length === 0, missing().join('; '));
}
