import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { payment } from '@staykit/contract/booking/sale-parts.ts';
import type { PaymentChoice } from '../pay.ts';

/** The choice of a buyer, with the absolute address to come back to: a path of the requested host. */
export function choiceOf(
  { protocol, host }: FastifyRequest,
  { returnPath, ...choice }: z.output<typeof payment>,
): PaymentChoice {
  return { ...choice, returnUrl: `${protocol}://${host}${returnPath}` };
}
