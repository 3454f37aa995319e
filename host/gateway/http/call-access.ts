import type { Call } from '@staykit/contract/call.ts';

/** The origins that may make a call. Default: any origin for safe calls, the shop's own for all others. */
export function callAccess({ from, safe }: Pick<Call, 'from' | 'safe'>): NonNullable<Call['from']> {
  return from ?? (safe ? 'anyone' : 'shop');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The origins that may make the route's call. */
    from?: NonNullable<Call['from']>;
    /** The rate limit of the call for one address. */
    limit?: NonNullable<Call['limit']>;
    /** The field of the query that the limit counts. */
    limitedBy?: string;
  }
}
