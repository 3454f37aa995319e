import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { GatewayError } from './gateway-error.ts';

/** Limits the requests a minute of one address over all routes declared after it. 0 does not limit. */
export async function limitRate(app: FastifyInstance, perMinute = 0): Promise<void> {
  if (!perMinute) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    allowList: (request) => request.url === '/healthz' || request.url === '/readyz',
    errorResponseBuilder: (_request, { ttl }) =>
      new GatewayError(
        'RATE_LIMITED',
        'Too many requests from this address.',
        Math.max(1, Math.ceil(ttl / 1_000)),
      ),
  });
}
