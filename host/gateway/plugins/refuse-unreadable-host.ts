import type { FastifyInstance } from 'fastify';
import { sendError } from './answer-errors.ts';
import { GatewayError } from './gateway-error.ts';

/** A name, an IPv4 or a bracketed IPv6 address, and a port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The last host that was found good: nearly every request names it again. */
let good: string | undefined;

/** Whether a host can stand in an address. */
export function isReadableHost(host: string): boolean {
  if (host === good) return true;
  if (host.length > 259 || !HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  good = host;
  return true;
}

/** Addresses are written with the host that was asked: one that cannot stand in an address is refused with 400. */
export function refuseUnreadableHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hostsOf(request.raw.rawHeaders).length < 2 && isReadableHost(request.host)) {
      done();
      return;
    }
    sendError(new GatewayError('BAD_REQUEST', 'The Host header names no host.'), request, reply);
  });
}

/** The hosts that a request names, as they stand in it. Of two, a proxy in front may have believed the other. */
export function hostsOf(rawHeaders: readonly string[]): string[] {
  const hosts: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[index + 1] ?? '');
  }
  return hosts;
}
