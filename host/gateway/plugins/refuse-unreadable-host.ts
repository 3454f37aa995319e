import type { FastifyInstance } from 'fastify';
import { sendError } from './answer-errors.ts';
import { GatewayError } from './gateway-error.ts';

/** A name, an IPv4 or a bracketed IPv6 address, and a port. */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Addresses are written with the host that was asked: one that cannot stand in an address is refused with 400. */
export function refuseUnreadableHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request;
    // Of two, a proxy in front may have believed the other.
    const named = request.raw.rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
    if (named.length < 2 && host.length <= 259 && HOST.test(host) && URL.canParse(`http://${host}`)) return;
    await sendError(new GatewayError('BAD_REQUEST', 'The Host header names no host.'), request, reply);
  });
}
