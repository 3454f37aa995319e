import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Stands in the built page where the nonce of each answer goes. */
const NONCE = '__NONCE__';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The page of the app and its files. Scripts are files of this host alone; styles need the answer's nonce; forms go to the
 * studio alone.
 */
export async function pages(
  app: FastifyInstance,
  { folder, studio }: { folder: string; studio?: string },
): Promise<void> {
  let html: string | undefined;
  app.get('/', async (_request, reply) => {
    html ??= readFileSync(join(folder, 'index.html'), 'utf8');
    const nonce = randomBytes(18).toString('base64url');
    reply.helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'none'"],
          'script-src': ["'self'"],
          'style-src': ["'self'", `'nonce-${nonce}'`],
          'img-src': ["'self'", 'data:'],
          'font-src': ["'self'"],
          'connect-src': ["'self'"],
          'form-action': ["'self'", ...(studio === undefined ? [] : [studio])],
          'base-uri': ["'none'"],
          'frame-ancestors': ["'none'"],
        },
      },
      // The studio is told who sends a form, and never which page.
      referrerPolicy: { policy: 'strict-origin' },
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(html.replaceAll(NONCE, nonce));
  });
  await app.register(fastifyStatic, {
    prefix: '/assets/',
    root: join(folder, 'assets'),
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (reply) => void reply.header('cache-control', FOREVER),
  });
}
