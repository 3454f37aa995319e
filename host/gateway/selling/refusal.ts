import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { SavedAnswer } from './idempotency.ts';

/** A final refusal, which is stored under the idempotency key for every retry. */
export function refusal(
  code: ErrorCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): SavedAnswer {
  return { refusal: { code, message, ...(details && { details }) } };
}

/** The body of a stored answer; throws a stored refusal. */
export function openAnswer<Body>(answer: SavedAnswer): Body {
  if ('body' in answer) return answer.body as Body;
  const { code, message, details } = answer.refusal;
  throw new GatewayError(code, message, undefined, details);
}

/** The answer for a key that was used with another body. Not stored: the key belongs to the first request. */
export const OTHER_BODY = refusal(
  'IDEMPOTENCY_CONFLICT',
  'Idempotency-Key: already used with another body; use a new key for a new request.',
);
