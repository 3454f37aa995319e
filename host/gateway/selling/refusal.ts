import type { ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import { GatewayError } from '../plugins/gateway-error.ts';
import type { SavedAnswer } from '../repositories/idempotency.ts';

/** A refusal that is decided: it is kept under the key and given to every retry. */
export function refusal(
  code: ErrorCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): SavedAnswer {
  return { refusal: { code, message, ...(details && { details }) } };
}

/** The body of a saved answer; throws a saved refusal as it was. */
export function openAnswer<Body>(answer: SavedAnswer): Body {
  if ('body' in answer) return answer.body as Body;
  const { code, message, details } = answer.refusal;
  throw new GatewayError(code, message, undefined, details);
}

/** The answer to a key that was used with another body. It is not kept: the key belongs to the first one. */
export const OTHER_BODY = refusal(
  'IDEMPOTENCY_CONFLICT',
  'Idempotency-Key: expected a new key for a new request, received one that was used with another body.',
);
