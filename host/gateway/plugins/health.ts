import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * /healthz: the process runs. /readyz: it can answer visitors. Without the database it still answers searches, so it
 * stays ready and says `degraded`: all processes have the same database, and a balancer that took them all out would
 * leave nothing.
 */
export function health(app: FastifyInstance, { model, database, parked, isStopping }: GatewayParts): void {
  const hidden = { schema: { hide: true }, config: { rateLimit: false as const } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (isStopping?.()) throw new GatewayError('UNAVAILABLE', 'This process is about to stop.');
    const search = model();
    if (!search) throw new GatewayError('UNAVAILABLE', 'The catalogue is being read.');
    const state = database?.() ?? { database: 'up' };
    return {
      status: state.database === 'up' ? 'ready' : 'degraded',
      ...search.engine.size,
      ...state,
      ...(parked && { parked: parked() }),
    };
  });
}
