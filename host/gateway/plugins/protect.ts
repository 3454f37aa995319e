import type { FastifyInstance } from 'fastify';

/** Lets pages of other sites show and read what the API answers, but for what works with cookies. */
export function protect(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.from !== 'shop')
      void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
}
