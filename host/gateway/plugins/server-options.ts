import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answer-errors.ts';

/** Most bytes of a request body: a search is some hundred. */
const BODY_LIMIT = 64 * 1_024;

/** Settings of the web server: time limits, sizes, request ids, and coded answers to addresses that are none. */
export function serverOptions({ trustedProxies = 0 } = {}): FastifyHttpOptions<Server> {
  return {
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 30_000,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    handlerTimeout: 10_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    ...(trustedProxies > 0 && { trustProxy: (_address: string, hop: number) => hop < trustedProxies }),
    // An address that cannot be read is the client's mistake, never a 500.
    frameworkErrors: (error, request, reply) => {
      if (!(error.statusCode && error.statusCode < 500)) error.statusCode = 400;
      sendError(error, request as FastifyRequest, reply as FastifyReply);
    },
  };
}
