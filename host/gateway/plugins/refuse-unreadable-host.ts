import type { FastifyInstance } from 'fastify';
import { sendError } from './answer-errors.ts';
import { GatewayError } from './gateway-error.ts';

/** A name, an IPv4 or a bracketed IPv6 address, and a port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Addresses are written with the host that was asked: one that cannot stand in an address is refused with 400. */
export function refuseUnreadableHost(app: FastifyInstance): void {
  /** The last host that was found good: nearly every request names it again. */
  let good: string | undefined;

  const isReadable = (host: string): boolean =>
    host.length <= 259 && HOST.test(host) && URL.canParse(`http://${host}`);

  app.addHook('onRequest', (request, reply, done) => {
    const { host } = request;
    if (timesNamed(request.raw.rawHeaders) < 2 && (host === good || isReadable(host))) {
      good = host;
      done();
      return;
    }
    sendError(new GatewayError('BAD_REQUEST', 'The Host header names no host.'), request, reply);
  });
}

/** How often a request names its host. Of two, a proxy in front may have believed the other. */
function timesNamed(rawHeaders: readonly string[]): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') times += 1;
  }
  return times;
}
