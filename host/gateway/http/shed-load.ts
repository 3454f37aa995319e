import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { GatewayError } from '../errors/gateway-error.ts';
import { isInProcess } from './in-process-fetch.ts';

/** Event loop delay in milliseconds from which new requests are refused. */
const LONGEST_TURN_MS = 250;
/**
 * Requests per event loop iteration before any is refused: a single slow answer is no overload, and pages load many
 * files.
 */
const LEAST_IN_TURN = 50;
/** Open connections; an idle one takes about 10 KB. */
const MOST_CONNECTIONS = 5_000;
/** Further connections that get a 503; beyond these, connections are closed without an answer. */
const MOST_REFUSED_CONNECTIONS = 1_000;
/** Requests in progress, including those that wait for the database. */
const MOST_PENDING = 1_000;
/**
 * Pipelined requests per connection. Browsers and proxies send one at a time, but the next may arrive before the last
 * answer is flushed.
 */
const MOST_OF_CONNECTION = 2;
/** `Retry-After` in seconds. */
const RETRY_AFTER = 1;
/** Milliseconds between two log lines about refused requests. */
const LOG_MS = 10_000;

/** Limits of the load shedding; the production values by default. */
export interface LoadOptions {
  /** Milliseconds since any moment. */
  clock?: () => number;
  longestTurnMs?: number;
  leastInTurn?: number;
  mostPending?: number;
  mostConnections?: number;
  mostRefusedConnections?: number;
}

/**
 * Load shedding: answers 503 with Retry-After while requests arrive faster than they are answered, which bounds memory
 * and recovery time. The delay is measured within the current event loop iteration: many connections, or many requests
 * in one packet, are read in one iteration, before a timer could fire. Health checks are always answered.
 */
export const shedLoad = fastifyPlugin(
  async (
    app: FastifyInstance,
    {
      clock = () => performance.now(),
      longestTurnMs = LONGEST_TURN_MS,
      leastInTurn = LEAST_IN_TURN,
      mostPending = MOST_PENDING,
      mostConnections = MOST_CONNECTIONS,
      mostRefusedConnections = MOST_REFUSED_CONNECTIONS,
    }: LoadOptions,
  ): Promise<void> => {
    // Beyond `maxConnections` Node closes the socket unread, so the limit includes those that get a 503.
    app.server.maxConnections = mostConnections + mostRefusedConnections;
    /** Closes idle keep-alive connections. */
    const makeRoom = () => app.server.closeIdleConnections();
    let connections = 0;
    /** Connections opened above the limit. */
    const surplus = new WeakSet<Socket>();
    app.server.on('connection', (socket: Socket) => {
      connections += 1;
      socket.once('close', () => (connections -= 1));
      if (connections <= mostConnections) return;
      surplus.add(socket);
      makeRoom();
    });
    app.server.on('drop', makeRoom);

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
        app.log.warn({ pending, refused }, 'load shedding: requests are refused');
      }
      return new GatewayError('UNAVAILABLE', message, RETRY_AFTER);
    }

    /** Pending answers per connection. */
    const unsent = new WeakMap<Socket, number>();

    app.addHook('onRequest', (request, reply, done) => {
      const { socket, url } = request.raw;
      // An in-process request (for instance the minisite export) has no socket and is not limited.
      if (!(socket instanceof Socket)) return done();
      const before = unsent.get(socket) ?? 0;
      unsent.set(socket, before + 1);
      reply.raw.once('close', () => unsent.set(socket, (unsent.get(socket) ?? 1) - 1));
      const isHealth = url === '/healthz' || url === '/readyz';
      if (surplus.has(socket) && connections > mostConnections && !isHealth) {
        void reply.header('Connection', 'close');
        done(refusal('Too many connections.'));
        return;
      }
      // The refusal closes the connection, so further pipelined requests are not answered.
      if (before > MOST_OF_CONNECTION) {
        reply.hijack();
        return;
      }
      if (before === MOST_OF_CONNECTION) {
        void reply.header('Connection', 'close');
        done(refusal('Too many concurrent requests on this connection.'));
        return;
      }
      done(isOverloaded() && !isHealth ? refusal('Too many concurrent requests.') : undefined);
    });

    // Counted from the parsed request to the sent answer, so that slow clients do not use up the limit.
    const working = new WeakSet<ServerResponse>();
    const finish = (response: ServerResponse): void => {
      if (working.delete(response)) pending -= 1;
    };
    app.addHook('preValidation', (request, { raw }, done) => {
      // Part of a page that is counted.
      if (isInProcess(request)) return done();
      pending += 1;
      working.add(raw);
      raw.once('close', () => finish(raw));
      done();
    });
    app.addHook('onSend', (_request, { raw }, _payload, done) => {
      finish(raw);
      done();
    });
  },
);
