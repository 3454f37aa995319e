import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from '../errors/gateway-error.ts';

/**
 * /healthz: the process runs. /readyz: it can serve visitors. Searches work without the database, or with one that has
 * no space left, so the process stays ready and reports `degraded`: all processes share the database, and a load
 * balancer that removed them all would leave none.
 */
export function health(app: FastifyInstance, { model, database, parked, isStopping }: GatewayParts): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (isStopping?.()) throw new GatewayError('UNAVAILABLE', 'This process is shutting down.');
    const search = model();
    if (!search) throw new GatewayError('UNAVAILABLE', 'The catalogue is still loading.');
    const state = database?.() ?? { database: 'up' };
    return {
      status: state.database === 'up' ? 'ready' : 'degraded',
      ...search.engine.size,
      ...state,
      ...(parked && { parked: parked() }),
    };
  });
}
