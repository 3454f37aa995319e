import type { FastifyInstance } from 'fastify';

/** A day: how long a browser may keep the answer to a preflight. */
const PREFLIGHT_SECONDS = 86_400;

/**
 * Reads may be made from any page, without credentials: elements stand on partners' pages. The headers are set
 * before anything can fail, so that a page can read refusals too.
 */
export function openToOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('Access-Control-Allow-Origin', '*');
    void reply.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('Access-Control-Allow-Methods', 'GET, HEAD, POST')
      .header('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
      .header('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
      .code(204)
      .send();
  });
}
