import type { FastifyInstance } from 'fastify';

/** Headers that every answer of the API carries. */
export function protect(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'X-Request-Id': request.id,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      // Pictures are shown on partners' pages; an answer opened as a document may do nothing.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
}
