import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchServers, type ServerWatch } from './watch-servers.ts';

const log = { info: vi.fn(), warn: vi.fn() };
const refused = async (): Promise<number> => {
  throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
};
const never = () => new Promise<number>(() => undefined);
/** Bytes that the primary has written and the replica replayed. */
let written = 0;
let replayed = 0;
let primary: () => Promise<number>;
let replica: () => Promise<number>;
let servers: ServerWatch;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  written = 100;
  replayed = 100;
  primary = async () => written;
  replica = async () => replayed;
  servers = watchServers({ primary: () => primary(), replica: () => replica() }, { log, now: Date.now });
});
afterEach(async () => {
  primary = replica = refused;
  const stopping = servers.stop();
  await vi.advanceTimersByTimeAsync(2_000);
  await stopping;
  vi.useRealTimers();
});

/** Time goes by while the primary writes and the replica follows, if it does. */
async function pass(ms: number, follows: boolean) {
  for (let gone = 0; gone < ms; gone += 50) {
    written += 10;
    if (follows) replayed = written;
    await vi.advanceTimersByTimeAsync(50);
  }
}

const stateOfReplica = () => servers.state().replica?.state;
const messages = () => [...log.warn.mock.calls, ...log.info.mock.calls].map(([, message]) => String(message));

describe('the watch over the database servers', () => {
  it('leaves a replica that replays nothing within two seconds, and returns when it has caught up', async () => {
    await pass(3_000, true);
    expect(servers.state()).toMatchObject({ database: 'up', replica: { state: 'used' } });
    await pass(2_000, false);
    expect(stateOfReplica()).toBe('behind');
    expect(servers.state().replica?.lagMs).toBeGreaterThan(1_000);
    await pass(5_000, false);
    expect(messages()).toEqual(['the replica is behind: the primary is read']);
    await pass(1_000, true);
    expect(servers.state().replica).toEqual({ state: 'used', lagMs: 0 });
    expect(messages()).toEqual(['the replica is behind: the primary is read', 'the replica is read again']);
  });

  it('does not leave a replica of a shop that sells nothing', async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    expect(servers.state().replica).toEqual({ state: 'used', lagMs: 0 });
    expect(messages()).toEqual([]);
  });

  it('stops using a hung replica within two seconds, and rejects the reads that wait for it', async () => {
    const left = vi.fn();
    servers.onReplicaAway(left);
    replica = never;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(stateOfReplica()).toBe('away');
    expect(left).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(messages()).toEqual(['the replica does not answer: the primary is read']);
    replica = async () => replayed;
    await vi.advanceTimersByTimeAsync(1_500);
    expect(stateOfReplica()).toBe('used');
  });

  it('reads a replica while the primary is away, whatever its lag, and logs both changes once', async () => {
    await pass(3_000, false);
    expect(stateOfReplica()).toBe('behind');
    primary = refused;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(servers.state()).toEqual({ database: 'away', replica: { state: 'used', lagMs: 0 } });
    primary = async () => written;
    replayed = written;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(servers.state().database).toBe('up');
    expect(messages().filter((message) => message.startsWith('the primary'))).toEqual([
      'the primary does not answer: searches go on, quotes and sales are refused',
      'the primary answers again',
    ]);
  });

  it('does not take one answer that is late for a primary that is away', async () => {
    primary = never;
    await vi.advanceTimersByTimeAsync(900);
    primary = async () => written;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(servers.state().database).toBe('up');
    expect(messages()).toEqual([]);
  });
});
