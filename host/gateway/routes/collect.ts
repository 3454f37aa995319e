import type { FastifyInstance } from 'fastify';
import { postCollect } from '../../../widgets/contract/collect.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import { insertEvents } from '../repositories/analytics-repository.ts';
import { cleanPayload } from '../visitors/clean-payload.ts';
import { declare } from './declare.ts';
import { visitorsOf } from './visitors-of.ts';

/** POST /analytics/ga/collect/{pos}. [SAPI-13] */
export function collectRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, postCollect, async ({ params, body, request, reply }) => {
    const { 'sec-gpc': privacy, dnt } = request.headers;
    const kept = cleanPayload(body, privacy === '1' || dnt === '1');
    if (kept.events.length === 0) return reply.send();
    await insertEvents(
      visitorsOf(parts).db,
      params.pos.toLowerCase(),
      kept,
      new Date(parts.clock()).toISOString(),
    );
    return reply.send();
  });
}
