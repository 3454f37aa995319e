import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { codeOfStatus } from '@staykit/values/errors/code-groups.ts';
import type { ClientOptions } from './client-options.ts';

/** A failed call: its code, message and details. */
export type Fault = (code: ErrorCode, what: string, more?: object) => StayError;

/** The result of a request: a valid answer, or status and text of a refusal; status 0: the server was not reached. */
export interface Reply {
  status: number;
  /** `Retry-After` in seconds; 0 if absent. */
  retryAfter: number;
  text: string;
  answer?: unknown;
}

/** The error of a refusal, by its status. */
export const refused = ({ status, retryAfter }: Reply, fault: Fault): StayError =>
  status
    ? fault(codeOfStatus(status), `answered ${status}`, {
        status,
        retryAfter,
      })
    : fault('NETWORK', 'was not reached');

/** Sends one request. An answer that breaks the contract is an error; the caller handles everything else. */
export async function fetchOnce(
  options: ClientOptions,
  url: string,
  init: RequestInit,
  shape: ((value: unknown, path: string) => unknown) | undefined,
  fault: Fault,
): Promise<Reply> {
  const reply: Reply = { status: 0, retryAfter: 0, text: '' };
  init.signal?.throwIfAborted();
  try {
    const response = await (options.fetch ?? fetch)(url, { credentials: 'omit', ...init });
    // Also read for failures: an unread body keeps its connection open.
    reply.text = await response.text();
    reply.status = response.status;
    if (response.ok) reply.answer = shape?.(JSON.parse(reply.text), '');
    else reply.retryAfter = Number(response.headers.get('Retry-After')) || 0;
  } catch (thrown) {
    const at = typeof thrown === 'string' ? thrown : '';
    if (reply.status)
      throw fault('BAD_ANSWER', `breaks the contract at ${at || 'its root'}`, {
        status: reply.status,
        path: at,
      });
  }
  return reply;
}

/**
 * Lets a call take so many milliseconds. It rejects with the reason of the signal that ends it, at once; faults are passed to
 * `onError` once.
 */
export async function withinTime(
  { onError }: ClientOptions,
  timeoutMs: number,
  call: string,
  given: AbortSignal | undefined,
  ask: (signal: AbortSignal, fault: Fault) => Promise<unknown>,
  stop = new AbortController(),
): Promise<unknown> {
  const signal = given ? AbortSignal.any([given, stop.signal]) : stop.signal;
  const fault: Fault = (code, what, more) => new StayError(code, `${call} ${what}`, { call, ...more });
  const timer = setTimeout(() => stop.abort(fault('TIMEOUT', `took longer than ${timeoutMs} ms`)), timeoutMs);
  try {
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    return await Promise.race([stopped, ask(signal, fault)]);
  } catch (error) {
    // A call that was cancelled is nobody's failure.
    if (error instanceof StayError) onError?.(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
