import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '@staykit/contract/call.ts';

/** Names that are logged, each once. A limit, since clients can invent names. */
const MOST_NAMES = 500;

/**
 * Logs each unknown query parameter once. Unknown parameters are ignored: the client may be newer, or the name
 * misspelt.
 */
export function logUnknownParams(app: FastifyInstance, calls: readonly Call[]): void {
  const known = new Map(
    calls.map(({ id, query }) => [
      id,
      query instanceof z.core.$ZodObject ? new Set(Object.keys(query._zod.def.shape)) : new Set<string>(),
    ]),
  );
  const seen = new Set<string>();
  app.addHook('preValidation', (request, _reply, done) => {
    const call = request.routeOptions.config.call;
    const names = call === undefined ? undefined : known.get(call);
    for (const name in names && (request.query as object)) {
      if (names?.has(name)) continue;
      const spot = `${call} ${name.slice(0, 60)}`;
      if (seen.has(spot) || seen.size >= MOST_NAMES) continue;
      seen.add(spot);
      request.log.warn({ call, parameter: name.slice(0, 60) }, 'an unknown parameter was ignored');
    }
    done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the contract call that the route answers. */
    call?: string;
  }
}
