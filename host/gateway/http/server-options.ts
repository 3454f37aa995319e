import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../errors/error-handler.ts';
import { handleClientError } from '../errors/handle-client-error.ts';
import { requestIdOf } from './request-ids.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Largest request body in bytes: a search has some hundred. */
const BODY_LIMIT = 64 * 1_024;

/** Largest request line and headers together, in bytes. */
const HEADER_LIMIT = 16 * 1_024;

/**
 * Milliseconds for the headers and for the whole request, checked every second. Shorter than the handler's limit, so
 * that a slow upload is answered 408 and does not look like a slow server.
 */
const HEADERS_MS = 5_000;
const REQUEST_MS = 8_000;
const LOOK_MS = 1_000;

/** Fastify options: time-outs, size limits, request ids and JSON errors for malformed requests. */
export function serverOptions({ trustedProxies = 0 } = {}): FastifyHttpOptions<Server> {
  return {
    bodyLimit: BODY_LIMIT,
    connectionTimeout: 30_000,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Requests that arrive while the server closes are still served, with `Connection: close`.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => addressOf(url),
    genReqId: ({ headers }) => requestIdOf(headers, trustedProxies > 0),
    ...(trustedProxies > 0 && { trustProxy: (_address: string, hop: number) => hop < trustedProxies }),
    // A request without a Host header gets our JSON error instead of Node's.
    http: {
      maxHeaderSize: HEADER_LIMIT,
      requireHostHeader: false,
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
    clientErrorHandler: handleClientError,
    // A malformed address is the client's error, never a 500.
    frameworkErrors: (error, request, reply) => {
      if (!(error.statusCode && error.statusCode < 500)) error.statusCode = 400;
      void reply.headers({ ...SECURITY_HEADERS, 'X-Request-Id': request.id });
      sendError(error, request as FastifyRequest, reply as FastifyReply);
    },
  };
}

/** An address as a request names it, with the origin that its target may begin with. */
const ABSOLUTE = /^https?:\/\/[^/?#]*\/?/i;

/**
 * The path and parameters that a request asks for. The host is that of its header alone. A path that cannot be decoded
 * names no page: it is asked for letter by letter, and not found.
 */
function addressOf(target: string): string {
  const address = target.replace(ABSOLUTE, '/');
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return address;
  } catch {
    return address.replaceAll('%', '%25');
  }
}
