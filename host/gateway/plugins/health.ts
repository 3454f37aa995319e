import type { FastifyInstance } from 'fastify';
import type { GatewayParts } from '../gateway-parts.ts';
import { GatewayError } from './gateway-error.ts';

/** /healthz: the process runs. /readyz: it can answer searches and its database answers. */
export function health(app: FastifyInstance, { model, ping, parked, isStopping }: GatewayParts): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request) => {
    if (isStopping?.()) throw new GatewayError('UNAVAILABLE', 'This process is about to stop.');
    const search = model();
    if (!search) throw new GatewayError('UNAVAILABLE', 'The catalogue is being read.');
    try {
      await ping?.();
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      throw new GatewayError('UNAVAILABLE', 'The database does not answer.');
    }
    return { status: 'ready', ...search.engine.size, ...(parked && { parked: parked() }) };
  });
}
