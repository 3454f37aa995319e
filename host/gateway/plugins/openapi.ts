import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the routes that are declared after it, and publishes them at /openapi.json. */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Staykit',
        version: '1.0.0',
        description: 'The calls of the search. The contract only grows within a major version.',
      },
      servers: [{ url: '/' }],
    },
    transform: createJsonSchemaTransform({}),
  });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('Cache-Control', 'public, max-age=300');
    return app.swagger();
  });
}
