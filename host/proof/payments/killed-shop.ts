import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@staykit/demo/catalogue/random.ts';
import { freePort } from '../../e2e/running-server.ts';
import type { Server } from '../replica/postgres-pair.ts';
import { startHost, type Process } from '../replica/run-processes.ts';

/** What is killed. */
type Victim = 'host' | 'database' | 'both';

/** A host process on an address that it keeps, killed and started again. */
export interface ShopHost {
  address: string;
  kill(): Promise<void>;
}

/** A shop of several processes whose calls to the provider, like its processes and its database, end in the middle. */
export interface KilledShop {
  hosts: readonly ShopHost[];
  /** Kills by victim and moment. */
  kills: Map<string, number>;
  /** Errors that the processes have logged, oldest first. */
  errors(): string[];
  /** Kills left. */
  left(): number;
  /** Kills at a moment that has a name. Resolves when what was killed is gone, not when it is back. */
  strike(at: string, host: number): Promise<void>;
  /** Kills the database at a moment without a name, and one process with it or none. */
  strikeDatabase(): Promise<void>;
  /** Resolves when everything runs, and nothing is killed any more. */
  calm(): Promise<void>;
  stop(): Promise<void>;
}

/** Settings of the shop. */
export interface ShopOptions {
  hosts: number;
  kills: number;
  /** Address of the provider. */
  bankUrl: string;
  database: Server;
  env: Readonly<Record<string, string>>;
  random: Random;
  /** `https` for a client that speaks nothing else. */
  protocol: 'http' | 'https';
  dataDir(host: number): string;
}

/** What is killed at a moment with a name, by weight. */
const VICTIMS = [
  ['host', 8],
  ['database', 1],
  ['both', 1],
] as const satisfies readonly (readonly [Victim, number])[];
/** Chances that a call which changes something at the provider, or one that reads, meets a kill. */
const AT_CHANGE = 0.25;
const AT_READ = 0.03;

const readAll = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The key of a charge of a kept card that was refused before. */
const AGAIN = /-charge-\d/;

/** The name of a call without its ids. */
const callName = ({ method = 'GET', url = '/' }: IncomingMessage, body: Buffer): string =>
  `${method} ${(url.split('?')[0] ?? '').replace(/\/(?:cs_test|pi|tr|re|cus|cst)_\w+/g, '/*').replace(/^\/v\d/, '')}${AGAIN.test(body.toString()) ? ' of a card again' : ''}`;

/** Starts the processes of a shop, each with a front of the provider of its own, which knows who calls. */
export async function startKilledShop(options: ShopOptions): Promise<KilledShop> {
  const { random, database, bankUrl, protocol } = options;
  const kills = new Map<string, number>();
  /** What ended processes have printed. */
  const logged: string[] = [];
  let left = options.kills;
  let [databaseIsUp, isPaused, isOver] = [true, false, false];
  const returns = new Set<Promise<unknown>>();
  /** Goes on in the background, and is waited for in the end. */
  const later = (work: Promise<unknown>) => {
    returns.add(work);
    void work.finally(() => returns.delete(work)).catch(() => undefined);
  };

  interface Place extends ShopHost {
    port: number;
    process: Process | undefined;
    front: ReturnType<typeof createServer>;
    start(): Promise<void>;
  }

  async function killDatabase(): Promise<void> {
    databaseIsUp = false;
    await database.kill();
    later(
      (async () => {
        await wait(random.int(20, 400));
        await database.start();
        databaseIsUp = true;
      })(),
    );
  }

  async function killHost(place: Place): Promise<void> {
    const dying = place.process;
    place.process = undefined;
    await dying?.kill();
    logged.push(dying?.output() ?? '');
    later(
      (async () => {
        await wait(random.int(0, 100));
        while (!databaseIsUp) await wait(20);
        await place.start();
      })(),
    );
  }

  async function strike(at: string, index: number): Promise<void> {
    const place = places[index];
    if (isOver || left <= 0 || !place) return;
    // A process that starts without a database ends: only one of both is away for long.
    const isWhole = databaseIsUp && places.every(({ process }) => process);
    if (isPaused || !databaseIsUp || !place.process) return;
    await end(isWhole ? random.weighted(VICTIMS) : 'host', at, place);
  }

  /** Once all processes run, the database ends, with one of them or alone. */
  async function strikeDatabase(): Promise<void> {
    if (isOver || left <= 0) return;
    isPaused = true;
    while (returns.size > 0) await Promise.all(returns);
    isPaused = false;
    const place = random.pick(places);
    await end(random.pick<Victim>(['database', 'both']), 'any moment', place);
  }

  async function end(victim: Victim, at: string, place: Place): Promise<void> {
    left -= 1;
    const name = `${victim} at ${at}`;
    kills.set(name, (kills.get(name) ?? 0) + 1);
    await Promise.all([
      ...(victim === 'database' ? [] : [killHost(place)]),
      ...(victim === 'host' ? [] : [killDatabase()]),
    ]);
  }

  /** Passes a call on to the provider, and kills before or after it. */
  async function pass(index: number, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await readAll(asked);
    const call = callName(asked, body);
    const strikes = random.chance(asked.method === 'GET' ? AT_READ : AT_CHANGE);
    const isBefore = random.chance(0.4);
    if (strikes && isBefore) {
      await strike(`${call}, before`, index);
      // Half of the calls were on their way all the same.
      if (random.chance(0.5)) {
        answer.destroy();
        return;
      }
    }
    const given = await new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      request(
        bankUrl + (asked.url ?? '/'),
        { method: asked.method, headers: { ...asked.headers, host: new URL(bankUrl).host }, agent: false },
        (response) => {
          readAll(response).then(
            (text) => resolve({ status: response.statusCode ?? 500, body: text }),
            reject,
          );
        },
      )
        .on('error', reject)
        .end(body);
    });
    if (strikes && !isBefore) await strike(`${call}, after`, index);
    answer.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
  }

  const places: Place[] = [];
  for (let index = 0; index < options.hosts; index += 1) {
    const front = createServer((asked, answer) => {
      pass(index, asked, answer).catch(() => answer.destroy());
    });
    await new Promise<void>((resolve) => {
      front.listen(0, '127.0.0.1', resolve);
    });
    const port = await freePort();
    const env = {
      ...options.env,
      DATA_DIR: options.dataDir(index),
      PAYMENT_URL: `${protocol}://127.0.0.1:${(front.address() as AddressInfo).port}`,
    };
    const place: Place = {
      address: `http://127.0.0.1:${port}`,
      port,
      process: undefined,
      front,
      async start() {
        for (let tries = 1; ; tries += 1) {
          try {
            place.process = await startHost(port, env);
            return;
          } catch (error) {
            if (tries === 3) throw error;
          }
        }
      },
      kill: () => killHost(place),
    };
    places.push(place);
  }
  await Promise.all(places.map((place) => place.start()));
  return {
    hosts: places,
    kills,
    left: () => left,
    errors: () => logged.flatMap((text) => text.split('\n').filter((line) => line !== '')),
    strike,
    strikeDatabase,
    async calm() {
      isOver = true;
      while (returns.size > 0) await Promise.all(returns);
    },
    async stop() {
      isOver = true;
      await Promise.allSettled(returns);
      for (const { process, front } of places) {
        await process?.kill();
        logged.push(process?.output() ?? '');
        front.closeAllConnections();
        front.close();
      }
    },
  };
}
