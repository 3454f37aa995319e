import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { GatewayError } from './gateway-error.ts';

/** Milliseconds of one turn of the event loop after which whoever comes in it is refused: all would wait longer and longer. */
const LONGEST_TURN_MS = 250;
/** Requests that come in a turn before any is refused: one slow answer alone is no flood, and pages ask for many files. */
const LEAST_IN_TURN = 50;
/** Connections at a time: each holds some 10 KB while nothing is asked. */
const MOST_CONNECTIONS = 5_000;
/** Requests that are worked on at a time, waiting for the database included. */
const MOST_PENDING = 1_000;
/** Requests of one connection that may wait for their answers: browsers and proxies send one at a time, maybe before we know that they have the last one's. */
const MOST_OF_CONNECTION = 2;
/** Seconds after which who was refused may come again. */
const RETRY_AFTER = 1;
/** Milliseconds between two lines of the log about it. */
const LOG_MS = 10_000;

/** What a refusal depends on; as in production unless told. */
export interface LoadOptions {
  /** Milliseconds of any beginning. */
  clock?: () => number;
  longestTurnMs?: number;
  leastInTurn?: number;
  mostPending?: number;
  mostConnections?: number;
}

/**
 * Answers 503 with Retry-After while more comes than the process can answer, so that its memory is bounded and it is
 * back at once. The age of the turn tells it while it lasts: connections that all have requests ready, or many in one
 * packet, are read in one turn, before any timer could tell. What asks whether the process runs is always answered.
 */
export function shedLoad(
  app: FastifyInstance,
  {
    clock = () => performance.now(),
    longestTurnMs = LONGEST_TURN_MS,
    leastInTurn = LEAST_IN_TURN,
    mostPending = MOST_PENDING,
    mostConnections = MOST_CONNECTIONS,
  }: LoadOptions = {},
): void {
  // When there are too many connections, those that ask nothing are closed.
  app.server.maxConnections = mostConnections;
  app.server.on('drop', () => app.server.closeIdleConnections());

  let turnBegan: number | undefined;
  let inTurn = 0;
  let pending = 0;
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function isOverloaded(): boolean {
    const now = clock();
    if (turnBegan === undefined) {
      turnBegan = now;
      setImmediate(() => {
        turnBegan = undefined;
        inTurn = 0;
      });
    }
    inTurn += 1;
    return (inTurn > leastInTurn && now - turnBegan > longestTurnMs) || pending >= mostPending;
  }

  function refusal(message: string): GatewayError {
    refused += 1;
    const now = clock();
    if (now - loggedAt > LOG_MS) {
      loggedAt = now;
      app.log.warn({ pending, refused }, 'more comes than can be answered: requests are refused');
    }
    return new GatewayError('UNAVAILABLE', message, RETRY_AFTER);
  }

  /** Answers that a connection still has to get. */
  const unsent = new WeakMap<Socket, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const { socket, url } = request.raw;
    // Asked in this process, for instance by the export of minisites: one after the other, all in one turn.
    if (!(socket instanceof Socket)) return done();
    const before = unsent.get(socket) ?? 0;
    unsent.set(socket, before + 1);
    reply.raw.once('close', () => unsent.set(socket, (unsent.get(socket) ?? 1) - 1));
    // The connection ends with the first refusal: what follows it in the same packet gets no answer.
    if (before > MOST_OF_CONNECTION) {
      reply.hijack();
      return;
    }
    if (before === MOST_OF_CONNECTION) {
      void reply.header('Connection', 'close');
      done(refusal('Too many requests of one connection at once.'));
      return;
    }
    const isRefused = isOverloaded() && url !== '/healthz' && url !== '/readyz';
    done(isRefused ? refusal('Too many requests at once.') : undefined);
  });

  // From when the whole request is there until its answer is: slow senders and slow readers keep nobody else out.
  const working = new WeakSet<ServerResponse>();
  const finish = (response: ServerResponse): void => {
    if (working.delete(response)) pending -= 1;
  };
  app.addHook('preValidation', (_request, { raw }, done) => {
    pending += 1;
    working.add(raw);
    raw.once('close', () => finish(raw));
    done();
  });
  app.addHook('onSend', (_request, { raw }, _payload, done) => {
    finish(raw);
    done();
  });
}
