import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { answerErrors, sendError } from './answer-errors.ts';
import { GatewayError } from './gateway-error.ts';
import { SAFE_SETTINGS } from './safe-headers.ts';

/** Most letters of an address: all parameters of a search are some hundred. */
export const ADDRESS_LENGTH = 8_192;

/** Milliseconds that a handler has to answer. */
export const HANDLER_LIMIT = 10_000;

/**
 * What holds for every request of a server, whoever answers it: the headers of every answer, no address that is longer
 * than any good one, no host that is none, and coded answers where nothing is or something broke.
 */
export async function frontDoor(app: FastifyInstance): Promise<void> {
  answerErrors(app);
  await app.register(helmet, SAFE_SETTINGS);
  app.setNotFoundHandler((request, reply) =>
    sendError(new GatewayError('NOT_FOUND', 'Nothing is there.'), request, reply),
  );
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const isTooLong = (request.raw.url?.length ?? 0) > ADDRESS_LENGTH;
    done(
      isTooLong
        ? new GatewayError('URI_TOO_LONG', `An address has at most ${ADDRESS_LENGTH} letters.`)
        : undefined,
    );
  });
  // Addresses are written with the host that was asked: one that cannot stand in an address is refused.
  app.addHook('onRequest', (request, reply, done) => {
    if (hostsOf(request.raw.rawHeaders).length < 2 && isReadableHost(request.host)) done();
    else sendError(new GatewayError('BAD_REQUEST', 'The Host header names no host.'), request, reply);
  });
  app.addHook('onRoute', (route) => {
    route.handlerTimeout ??= HANDLER_LIMIT;
  });
}

/** A name, an IPv4 or a bracketed IPv6 address, and a port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The last host that was found good: nearly every request names it again. */
let good: string | undefined;

/** Whether a host can stand in an address. */
function isReadableHost(host: string): boolean {
  if (host === good) return true;
  if (host.length > 259 || !HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  good = host;
  return true;
}

/** The hosts that a request names, as they stand in it. Of two, a proxy in front may have believed the other. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[index + 1] ?? '');
  }
  return hosts;
}
