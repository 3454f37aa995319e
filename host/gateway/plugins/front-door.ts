import type { FastifyInstance } from 'fastify';
import { answerErrors, sendError } from './answer-errors.ts';
import { GatewayError } from './gateway-error.ts';
import { refuseUnreadableHost } from './refuse-unreadable-host.ts';
import { setSafeHeaders } from './safe-headers.ts';

/** Most letters of an address: all parameters of a search are some hundred. */
export const ADDRESS_LENGTH = 8_192;

/** Milliseconds that a handler has to answer. */
export const HANDLER_LIMIT = 10_000;

/**
 * What holds for every request of a server, whoever answers it: the headers of every answer, no address that is longer
 * than any good one, no host that is none, and coded answers where nothing is or something broke.
 */
export function frontDoor(app: FastifyInstance): void {
  answerErrors(app);
  app.setNotFoundHandler((request, reply) =>
    sendError(new GatewayError('NOT_FOUND', 'Nothing is there.'), request, reply),
  );
  app.addHook('onRequest', (request, reply, done) => {
    setSafeHeaders(request, reply);
    const isTooLong = (request.raw.url?.length ?? 0) > ADDRESS_LENGTH;
    done(
      isTooLong
        ? new GatewayError('URI_TOO_LONG', `An address has at most ${ADDRESS_LENGTH} letters.`)
        : undefined,
    );
  });
  refuseUnreadableHost(app);
  app.addHook('onRoute', (route) => {
    // A timer, a signal and their listeners take longer than answering what is kept.
    if (!route.config?.isAtOnce) route.handlerTimeout ??= HANDLER_LIMIT;
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route whose handler answers before it returns: it needs no time limit. */
    isAtOnce?: boolean;
  }
}
