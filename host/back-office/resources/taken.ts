import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';

/** Throws what the inventory says of an item that it did not take. `answer` is that of a push. */
export function taken(answer: unknown): void {
  const { errors } = answer as { errors: readonly { message: string }[] };
  const [error] = errors;
  if (error) throw new GatewayError('BAD_REQUEST', error.message);
}
