import type { FastifyInstance } from 'fastify';

/** Lets pages of other sites show and read what the API answers, but for what works with cookies. */
export function protect(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.from !== 'shop')
      void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    done();
  });
}
