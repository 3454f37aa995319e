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
    // What is answered before its handler returns needs no timer.
    if (!route.config?.isFromCatalogue) route.handlerTimeout ??= HANDLER_LIMIT;
  });
}
