import { StayError, type ErrorCode } from '../../core/errors/catalogue.ts';
import { filledPath, type ClientCall } from '../client-call.ts';
import type { ClientOptions } from '../create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** How a sale is sent. */
export interface SaleOptions extends CallOptions {
  /** Makes it safe to send the same order again. */
  idempotencyKey?: string;
  /** Most milliseconds that it may take. */
  timeoutMs: number;
}

const CODES: Record<number, ErrorCode> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
};

/**
 * Sends a sale once. Whoever sold it knows when to send it again, with the same key: here nothing is repeated. A refusal
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
  const stop = new AbortController();
  const signal = given ? AbortSignal.any([given, stop.signal]) : stop.signal;
  const fault = (code: ErrorCode, what: string, more?: object) =>
    new StayError(code, `${call} ${what}`, { call, ...more });
  const timer = setTimeout(() => stop.abort(fault('TIMEOUT', `took longer than ${timeoutMs} ms`)), timeoutMs);

  const ask = async (): Promise<unknown> => {
    let status = 0;
    let text = '';
    let retryAfter = 0;
    signal.throwIfAborted();
    try {
      const response = await (options.fetch ?? fetch)(
        (base?.(options) ?? options.api).replace(/\/$/, '') + path,
        {
          method,
          credentials: 'omit',
          signal,
          headers: {
            'Content-Type': 'application/json',
            ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
          },
          body: JSON.stringify(body),
        },
      );
      text = await response.text();
      status = response.status;
      retryAfter = Number(response.headers.get('Retry-After')) || 0;
      if (response.ok) return shape?.(JSON.parse(text), '');
    } catch (thrown) {
      const at = typeof thrown === 'string' ? thrown : '';
      if (status)
        throw fault('BAD_ANSWER', `breaks the contract at ${at || 'its root'}`, { status, path: at });
      throw fault('NETWORK', 'was not reached');
    }
    const refused = refusalIn(text, refusals);
    if (refused) throw fault(refused.code, 'was refused', { ...refused.details, status });
    const code = CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'SERVER');
    throw fault(code, `answered ${status}`, { status, retryAfter });
  };

  try {
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    return (await Promise.race([stopped, ask()])) as Answer;
  } catch (error) {
    // A call that was cancelled is nobody's failure.
    if (error instanceof StayError) options.onError?.(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
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
