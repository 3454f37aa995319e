import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { addressOf, filledPath, type ClientCall } from '../transport/client-call.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import type { CallOptions } from '../stay-client.ts';
import { fetchOnce, refused, withinTime } from '../transport/within-time.ts';

/** Options of a sale request. */
export interface SaleOptions extends CallOptions {
  /** Idempotency key: the same order can be sent again safely. */
  idempotencyKey?: string;
  /** Time limit in milliseconds for it. */
  timeoutMs: number;
}

/**
 * Sends a sale once. Its caller decides when to send it again, with the same key: here nothing is repeated. A refusal
 * keeps the code of its answer, and with it what the page needs to go on: the new price, say. Neither what was sent
 * nor the key is in any error.
 */
export async function sendSale<Asked, Answer>(
  options: ClientOptions,
  { path: call, base, method = 'POST', shape, refusals = [] }: ClientCall<Asked, Answer>,
  values: NoInfer<Asked>,
  { idempotencyKey, timeoutMs, signal: given }: SaleOptions,
): Promise<Answer> {
  const [path, body] = filledPath(call, values as object);
  const headers = {
    'Content-Type': 'application/json',
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
  return (await withinTime(options, timeoutMs, call, given, async (signal, fault) => {
    const init = { method, signal, headers, body: JSON.stringify(body) };
    const reply = await fetchOnce(options, addressOf(options, base, path), init, shape, fault);
    const { status, text, answer } = reply;
    if (status >= 200 && status < 300) return answer;
    const known = refusalIn(text, refusals);
    throw known ? fault(known.code, 'was refused', { ...known.details, status }) : refused(reply, fault);
  })) as Answer;
}

/** The refusal that an answer states, where it is one that the call may make. */
function refusalIn(
  text: string,
  refusals: readonly ErrorCode[],
): { code: ErrorCode; details: object } | undefined {
  try {
    const { code, details } = JSON.parse(text) as { code?: unknown; details?: unknown };
    const known = refusals.find((one) => one === code);
    return known && { code: known, details: typeof details === 'object' && details ? details : {} };
  } catch {
    return undefined;
  }
}
