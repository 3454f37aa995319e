import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorHandler, sendError } from '../errors/error-handler.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { traceparentOf } from './request-ids.ts';
import { SECURITY_SETTINGS } from './security-headers.ts';

/** Longest accepted address, in characters: a search with all parameters has some hundred. */
export const ADDRESS_LENGTH = 8_192;

/** Options of the request guard. */
export interface GuardOptions {
  /** Number of proxies in front: with one, its `traceparent` is taken over. */
  trustedProxies?: number;
}

/** Time limit of a handler, in milliseconds. */
export const HANDLER_LIMIT = 10_000;

/**
 * Applies to every request: security headers, the limit of the address length, a check of the Host header, and JSON
 * errors for unknown paths and failures.
 */
export const requestGuard = fastifyPlugin(
  async (app: FastifyInstance, options: GuardOptions): Promise<void> => {
    const { trustedProxies = 0 } = options;
    errorHandler(app);
    await app.register(helmet, SECURITY_SETTINGS);
    // What a request expects beyond its answer may be ignored; Node would refuse it in a way of its own.
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
    app.setNotFoundHandler((request, reply) =>
      sendError(new GatewayError('NOT_FOUND', 'No resource at this address.'), request, reply),
    );
    app.addHook('onRequest', (request, reply, done) => {
      // The host is that of its own header alone: whoever asks may write this one, and not every proxy takes it away.
      delete request.raw.headers['x-forwarded-host'];
      void reply.header('X-Request-Id', request.id);
      const traceparent = traceparentOf(request.headers, trustedProxies > 0);
      if (traceparent !== undefined) {
        void reply.header('traceparent', traceparent);
        request.log = request.log.child({ trace: traceparent.split('-')[1] });
      }
      const isTooLong = (request.raw.url?.length ?? 0) > ADDRESS_LENGTH;
      done(
        isTooLong
          ? new GatewayError('URI_TOO_LONG', `The URL is longer than ${ADDRESS_LENGTH} characters.`)
          : undefined,
      );
    });
    // Absolute addresses are built with the requested host, so an invalid one is refused.
    app.addHook('onRequest', (request, reply, done) => {
      if (hostsOf(request.raw.rawHeaders).length < 2 && isReadableHost(request.host)) done();
      else
        sendError(new GatewayError('BAD_REQUEST', 'The Host header is missing or invalid.'), request, reply);
    });
    app.addHook('onRoute', (route) => {
      route.handlerTimeout ??= HANDLER_LIMIT;
    });
  },
);

/** A host name, IPv4 address or bracketed IPv6 address, with an optional port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The last valid host: nearly all requests name the same one. */
let good: string | undefined;

/** Whether a host can be part of an address. */
function isReadableHost(host: string): boolean {
  if (host === good) return true;
  if (host.length > 259 || !HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  good = host;
  return true;
}

/** The Host headers of a request. With two, a proxy may have used the other one. */
function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[index + 1] ?? '');
  }
  return hosts;
}
