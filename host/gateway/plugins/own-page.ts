import type { FastifyRequest } from 'fastify';

/** What a browser tells of the page behind a request. */
export type Sender =
  /** A page of the very site that was asked. */
  | 'own'
  /** A page of another site. */
  | 'other'
  /** Nothing told: no browser, or one so old that it tells nothing. */
  | 'unknown';

/** Whose page sent a request, by the headers that no page can set itself. */
export function senderOf(request: FastifyRequest): Sender {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined) return isOwnOrigin(request, origin) ? 'own' : 'other';
  if (site === undefined) return 'unknown';
  // `none`: the visitor typed the address. `same-site` is another host name, which may be anybody's.
  return site === 'same-origin' || site === 'none' ? 'own' : 'other';
}

/** Whether an origin is the one that was asked. TLS may end before this process, so https counts as well. */
function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  const host = request.host.toLowerCase();
  const asked = origin.toLowerCase();
  return asked === `https://${host}` || asked === `${request.protocol}://${host}`;
}
