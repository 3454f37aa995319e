import type { FastifyInstance } from 'fastify';

/** Connections at a time: each holds some 10 KB while nothing is asked. */
const MOST_CONNECTIONS = 5_000;

/** Takes no more connections than memory is there for. When there are too many, those that ask nothing are closed. */
export function limitConnections({ server }: FastifyInstance, most: number = MOST_CONNECTIONS): void {
  server.maxConnections = most;
  server.on('drop', () => server.closeIdleConnections());
}
