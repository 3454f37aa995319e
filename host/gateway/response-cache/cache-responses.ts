import { hash } from 'node:crypto';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { cacheVersion, type CacheSource } from './cache-version.ts';
import type { GatewayParts } from '../gateway-parts.ts';

/** Content type of JSON answers. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** `Cache-Control` values that allow shared caching. */
const OPEN = /^(public|no-cache)/;

/**
 * HTTP caching: sets each call's `Cache-Control` and the `ETag` of public answers, and keeps answers that depend on
 * the catalogue alone in the response cache until the catalogue changes. Register it after headers, access checks and
 * rate limits.
 */
export async function cacheResponses(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  const { answers } = parts;
  app.decorateRequest('cacheKey', undefined);
  app.addHook('preParsing', (request, reply, _body, done) => {
    const { cacheControl, source, nextChange } = request.routeOptions.config;
    if (cacheControl !== undefined)
      void reply.header('Cache-Control', keptUntil(cacheControl, nextChange?.(), parts.clock()));
    if (!answers || !source || request.method !== 'GET') return done();
    const version = cacheVersion(parts, source, request.query as Record<string, string | undefined>);
    if (version === undefined) return done();
    request.cacheKey = `${version} ${request.url}`;
    const cached = answers.get(request.cacheKey);
    if (!cached) return done();
    request.cacheKey = undefined;
    void reply.header('ETag', cached.etag).type(JSON_TYPE).send(cached.body);
  });
  await app.register(etag, {
    weak: true,
    hashFn: (payload: string | Buffer) => hash('sha1', payload, 'base64url'),
  });
  // The plug-in adds an ETag to every answer; private ones lose it again.
  app.addHook('onSend', ({ method }, reply, _payload, done) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !OPEN.test(String(reply.getHeader('Cache-Control')))) void reply.removeHeader('ETag');
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.cacheKey === undefined || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload);
    const body = Buffer.from(payload);
    answers?.set(request.cacheKey, { body, etag: String(reply.getHeader('etag')) });
    done(null, body);
  });
}

/** A `Cache-Control` whose `max-age` ends with a scheduled change at the latest. */
function keptUntil(cacheControl: string, change: number | undefined, now: number): string {
  if (change === undefined) return cacheControl;
  const seconds = Math.max(0, Math.floor((change - now) / 1_000));
  return cacheControl.replace(
    /max-age=(\d+)/,
    (_, most: string) => `max-age=${Math.min(Number(most), seconds)}`,
  );
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `Cache-Control` of a call's successful answers. */
    cacheControl?: string;
    /** The next instant in ms since 1970 at which a schedule changes the answer. */
    nextChange?: () => number | undefined;
    /**
     * What the answer is made from; only for calls whose answer depends on the catalogue, the parameters and the date
     * alone.
     */
    source?: CacheSource;
  }
  interface FastifyRequest {
    /** Cache key under which the answer is stored once it is made. */
    cacheKey: string | undefined;
  }
}
