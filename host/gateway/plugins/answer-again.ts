import type { FastifyInstance } from 'fastify';
import { stampOf } from '../answers/stamp.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { sendAnswerText } from '../routes/answer-text.ts';

/**
 * Answers an address that was answered before from what was kept, before its parameters are read. To be added after
 * what every request meets: headers, who may ask, and how often.
 */
export function answerAgain(app: FastifyInstance, parts: GatewayParts): void {
  const { answers } = parts;
  if (!answers) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { kept: cacheControl } = request.routeOptions.config;
    const known =
      cacheControl === undefined || request.method !== 'GET' ? undefined : answers.at(request.raw.url ?? '');
    if (!known || known.stamp !== stampOf(parts, known.surroundings)) {
      done();
      return;
    }
    answers.count(true);
    void reply.header('Cache-Control', cacheControl);
    sendAnswerText(reply, known.body);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a call whose answers are kept: its `Cache-Control`. */
    kept?: string;
  }
}
