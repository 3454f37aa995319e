import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ENTITY_NAMES } from '@staykit/contract/entity-names.ts';
import { completeDocument } from './complete-document.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** Publishes the routes that are registered after it at /openapi.json. */
export async function openapi(app: FastifyInstance): Promise<void> {
  for (const [title, schema] of ENTITY_NAMES) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), title });
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Staykit',
        version: '1.0.0',
        description:
          'Every call of the shop. The contract only grows within a major version: bear unknown fields of answers. A parameter that a call does not know is ignored; one that is wrong is answered 400 with its name.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The shop that this document was fetched from.' }],
    },
    transform: createJsonSchemaTransform({}),
  });
  let document: OpenApiDocument | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('Cache-Control', 'public, max-age=300');
    document ??= completeDocument(checkedDocument(app.swagger()));
    return document;
  });
}

/** Narrows the plug-in's document type, which covers all OpenAPI versions. */
function checkedDocument(made: object): OpenApiDocument {
  if (!isDocument(made)) throw new TypeError('openapi: expected a document with paths, received another.');
  return made;
}

const isDocument = (made: object): made is OpenApiDocument => 'openapi' in made && 'paths' in made;
