import type { FastifyRequest } from 'fastify';

/** Origin of the page that sent a request. */
export type Sender =
  /** Same origin. */
  | 'own'
  /** Another origin. */
  | 'other'
  /** Unknown: not a browser, or one without these headers. */
  | 'unknown';

/** The origin of the sending page, by headers that scripts cannot set. */
export function senderOf(request: FastifyRequest): Sender {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(request, origin) ? 'own' : 'other';
  if (site === undefined) return 'unknown';
  // `none`: the address was typed. `same-site` is another host name of the domain, which others may control.
  return site === 'same-origin' || site === 'none' ? 'own' : 'other';
}

/** Whether an origin equals the requested one. TLS may end at a proxy, so https counts as well. */
function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  const host = request.host.toLowerCase();
  const sent = origin.toLowerCase();
  return sent === `https://${host}` || sent === `${request.protocol}://${host}`;
}
