import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answer-errors.ts';
import { answerUnreadable } from './answer-unreadable.ts';
import { SAFE_HEADERS } from './safe-headers.ts';

/** Most bytes of a request body: a search is some hundred. */
const BODY_LIMIT = 64 * 1_024;

/** Most bytes of the address and the headers together. */
const HEADER_LIMIT = 16 * 1_024;

/**
 * Milliseconds that a client has to send its headers, and the whole request: less than a handler has to answer, so that a
 * body that comes too slowly is answered 408 and not as a slow server. Looked after every second.
 */
const HEADERS_MS = 5_000;
const REQUEST_MS = 8_000;
const LOOK_MS = 1_000;

/** Settings of the web server: time limits, sizes, request ids, and coded answers to addresses that are none. */
export function serverOptions({ trustedProxies = 0 } = {}): FastifyHttpOptions<Server> {
  return {
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 30_000,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // A request that still comes while the server closes is served, and told that the connection ends with it.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    ...(trustedProxies > 0 && { trustProxy: (_address: string, hop: number) => hop < trustedProxies }),
    // Without a Host a request gets an answer of ours, as every other one that cannot be served.
    http: {
      maxHeaderSize: HEADER_LIMIT,
      requireHostHeader: false,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
    clientErrorHandler: answerUnreadable,
    // An address that cannot be read is the client's mistake, never a 500.
    frameworkErrors: (error, request, reply) => {
      if (!(error.statusCode && error.statusCode < 500)) error.statusCode = 400;
      void reply.headers({ ...SAFE_HEADERS, 'X-Request-Id': request.id });
      sendError(error, request as FastifyRequest, reply as FastifyReply);
    },
  };
}
