import type { Secret } from '@staykit/gateway/visitors/secret.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  PREVIEW_MS,
  previewToken,
  readPreviewToken,
  withPreview,
} from '@staykit/gateway/content/versions/preview.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { isInProcess } from '@staykit/gateway/http/in-process-fetch.ts';
import { cookiesOf } from '@staykit/site/framework/request/page-visit.ts';
import { PREVIEW_END, PREVIEW_PARAMETER } from '@staykit/routing/preview-link.ts';

/** Of this host alone, as the cookie of staff. */
const COOKIE = '__Host-preview';

/** What previews need. */
export interface PreviewOptions {
  /** Signs links; the one of the back office. */
  secret: Secret;
  /** The present instant in ms since 1970. */
  clock(): number;
}

/**
 * Previews of editors: a signed link sets a cookie for an hour, and requests with it get a version in the place of
 * what is published. Such answers are nobody else's: caches and search engines do not keep them. Call it on the root,
 * so that pages and calls are within.
 */
export function contentPreviews(app: FastifyInstance, { secret, clock }: PreviewOptions): void {
  app.decorateRequest('isPreview', false);
  app.addHook('onRequest', (request, reply, done) => {
    // A page's own calls are in its preview already.
    if (isInProcess(request)) return done();
    const link = linkOf(request);
    if (link) return follow(link, reply);
    const { cookie = '' } = request.headers;
    if (!cookie.includes(COOKIE)) return done();
    const version = readPreviewToken(secret, cookiesOf(cookie)[COOKIE] ?? '', clock());
    if (version === undefined) return done();
    request.isPreview = true;
    withPreview(version, done);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.isPreview && !/immutable/.test(String(reply.getHeader('cache-control'))))
      void reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    done(null, payload);
  });

  function follow({ token, path }: { token: string; path: string }, reply: FastifyReply): FastifyReply {
    const isEnd = token === PREVIEW_END;
    const version = isEnd ? undefined : readPreviewToken(secret, token, clock());
    if (!isEnd && version === undefined)
      throw new GatewayError('LINK_EXPIRED', 'This preview is over. Open a new one in the back office.');
    const kept =
      version === undefined
        ? `${COOKIE}=; Max-Age=0`
        : `${COOKIE}=${previewToken(secret, version, clock() + PREVIEW_MS)}; Max-Age=${PREVIEW_MS / 1_000}`;
    return reply
      .headers({
        'set-cookie': `${kept}; Path=/; HttpOnly; Secure; SameSite=Lax`,
        'cache-control': 'private, no-store',
        // What the browser keeps of calls is of the other side of the link.
        'clear-site-data': '"cache"',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .redirect(path, 302);
  }
}

/** The token of a preview link, and the address without it. */
function linkOf({ method, url }: FastifyRequest): { token: string; path: string } | undefined {
  if (method !== 'GET' || !url.includes(PREVIEW_PARAMETER)) return undefined;
  const [path = '/', query = ''] = url.split(/\?(.*)/s, 2);
  const given = new URLSearchParams(query);
  const token = given.get(PREVIEW_PARAMETER);
  if (token === null) return undefined;
  given.delete(PREVIEW_PARAMETER);
  const rest = given.size > 0 ? `?${given.toString()}` : '';
  // `//host` would be another site.
  return { token, path: `${path.replace(/^[/\\]+/, '/')}${rest}` };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether an editor previews a version. */
    isPreview: boolean;
  }
}
