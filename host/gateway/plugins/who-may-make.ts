import type { Call } from '../../../widgets/contract/call.ts';

/** Whose pages may make a call, where the call itself does not say: reads anyone, all else the shop alone. */
export function whoMayMake({ from, safe }: Pick<Call, 'from' | 'safe'>): NonNullable<Call['from']> {
  return from ?? (safe ? 'anyone' : 'shop');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose pages may make the call that the route answers. */
    from?: NonNullable<Call['from']>;
    /** How often one address may make it. */
    limit?: NonNullable<Call['limit']>;
  }
}
