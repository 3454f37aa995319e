import * as z from 'zod/mini';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';

/** A value as a schema has it; BAD_REQUEST with the first problem otherwise. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new GatewayError(
    'BAD_REQUEST',
    `${place === '' ? '' : `${place}: `}${issue?.message ?? 'not valid'}.`,
  );
}
