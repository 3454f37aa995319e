import fastifyStatic from '@fastify/static';
import type {} from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { policyOf } from '@staykit/site/framework/document/security-policy.ts';

/** Files named after what is in them. */
const HASHED = /\/assets\/.+\.[\w-]{8}\.\w+(\.br|\.gz)?$/;

/** The style that the theme writes while it turns dark: no transition of colours. */
const DARK_STYLE = "'sha256-skqujXORqzxt1aE0NNXxujEanPTX6raoqSscTV/Ww/Y='";

/**
 * The policy of these pages: that of all pages, but that Vue writes what it found for a search as HTML, and that the
 * playground has a frame.
 */
function docsPolicy(): Record<string, string[]> {
  const { 'require-trusted-types-for': _, ...policy } = policyOf();
  return {
    ...policy,
    // Firefox asks this of pages that are fetched ahead of a press.
    'default-src': ["'self'"],
    'style-src': ["'self'", DARK_STYLE],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
}

/** Serves the site of the documents, which `npm run build` writes, under `/docs/`. */
export async function docs(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 308));
  await app.register(fastifyStatic, {
    prefix: '/docs/',
    root: folder,
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
    extensions: ['html'],
    setHeaders: (reply: FastifyReply, path: string) => {
      void reply.header('cache-control', HASHED.test(path) ? FOREVER : 'public, no-cache');
      if (/\.html(\.br|\.gz)?$/.test(path))
        reply.helmet({
          contentSecurityPolicy: { useDefaults: false, directives: docsPolicy() },
          frameguard: { action: 'sameorigin' },
        });
    },
  });
}

const FOREVER = 'public, max-age=31536000, immutable';
