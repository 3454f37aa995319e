import { hash } from 'node:crypto';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { answerVersion, type AnswerSource } from '../answers/answer-version.ts';
import type { GatewayParts } from '../gateway-parts.ts';

/** The type of every answer that is JSON. */
const JSON_TYPE = 'application/json; charset=utf-8';

/** A `Cache-Control` with which browsers and caches on the way keep an answer. */
const OPEN = /^(public|no-cache)/;

/**
 * Who may keep answers, and which of them this process keeps: every call says its `Cache-Control`, what others may keep has
 * an `ETag`, and what is made from the catalogue alone is given again to the same address until the catalogue changes. To
 * be added after what every request meets: headers, who may ask, and how often.
 */
export async function keepAnswers(app: FastifyInstance, parts: GatewayParts): Promise<void> {
  const { answers } = parts;
  app.decorateRequest('answerKey', undefined);
  app.addHook('preParsing', (request, reply, _body, done) => {
    const { cacheControl, source } = request.routeOptions.config;
    if (cacheControl !== undefined) void reply.header('Cache-Control', cacheControl);
    if (!answers || !source || request.method !== 'GET') return done();
    const version = answerVersion(parts, source, request.query as Record<string, string | undefined>);
    if (version === undefined) return done();
    request.answerKey = `${version} ${request.url}`;
    const kept = answers.get(request.answerKey);
    if (!kept) return done();
    request.answerKey = undefined;
    void reply.header('ETag', kept.etag).type(JSON_TYPE).send(kept.body);
  });
  await app.register(etag, {
    weak: true,
    hashFn: (payload: string | Buffer) => hash('sha1', payload, 'base64url'),
  });
  // The plug-in marks all answers: those that nobody may keep lose it again.
  app.addHook('onSend', ({ method }, reply, _payload, done) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !OPEN.test(String(reply.getHeader('Cache-Control')))) void reply.removeHeader('ETag');
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.answerKey === undefined || reply.statusCode !== 200 || typeof payload !== 'string')
      return done(null, payload);
    const body = Buffer.from(payload);
    answers?.keep(request.answerKey, { body, etag: String(reply.getHeader('etag')) });
    done(null, body);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The `Cache-Control` of good answers to a call. */
    cacheControl?: string;
    /** Of a call whose answers are made from the catalogue, the parameters and the day, and from nothing else. */
    source?: AnswerSource;
  }
  interface FastifyRequest {
    /** Under which the answer is kept when it is made. */
    answerKey: string | undefined;
  }
}
