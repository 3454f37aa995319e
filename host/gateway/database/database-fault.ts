import { GatewayError } from '../errors/gateway-error.ts';

/**
 * Faults that are not caused by the statement itself. `away`: the server or the network. `locked`: lock time-out.
 * `slow`: statement time-out. `full`: no space left for a write. `conflict`: deadlock or
 * serialization failure; a retry succeeds.
 */
export type DatabaseFault = 'away' | 'full' | 'locked' | 'slow' | 'conflict';

/**
 * SQLSTATE classes and codes, and Node's error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const BY_CODE: readonly (readonly [pattern: RegExp, fault: DatabaseFault])[] = [
  [/^55P03$/, 'locked'],
  [/^(53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^57014$/, 'slow'],
  [/^(40P01|40001)$/, 'conflict'],
  // Connection failures, a server that stops or starts, out of memory or connections, a failover, an idle transaction
  // that was ended.
  [/^(08|53|57P|25006$|25P03$)/, 'away'],
  // Node's socket errors.
  [/^E(CONN|NET|HOST|PIPE$|TIMEDOUT$|NOTFOUND$|AI_AGAIN$|ADDRNOTAVAIL$)/, 'away'],
];

/** Errors of the driver without a code. */
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|timeout expired/;

/** The fault behind a driver error; undefined for errors of the statement and all others. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error) || error instanceof GatewayError) return undefined;
  const { code, message } = error as Error & { code?: unknown };
  if (typeof code !== 'string') return DRIVER.test(message) ? 'away' : undefined;
  return BY_CODE.find(([pattern]) => pattern.test(code))?.[1];
}

const MESSAGES: Record<DatabaseFault, string> = {
  away: 'The database is not available at the moment.',
  full: 'No space is left to write to.',
  locked: 'The hotel or booking is locked by another request.',
  slow: 'The database did not answer in time.',
  conflict: 'The hotel or booking is locked by another request.',
};

/** The answer to a database fault: 503 with Retry-After. Requests with an idempotency key may be retried. */
export function unavailable(fault: DatabaseFault, cause?: unknown): GatewayError {
  const error = new GatewayError('UNAVAILABLE', MESSAGES[fault]);
  error.cause = cause;
  return error;
}

/** The error for callers: faults become a `GatewayError`, all others stay. */
export function toCallerError(error: unknown): unknown {
  const fault = databaseFault(error);
  return fault ? unavailable(fault, error) : error;
}

/** Milliseconds for which a database counts as full after a write that found no space. */
const FULL_MS = 60_000;

/** Remembers the last write that found no space. */
export function watchSpace() {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    note(error: unknown): void {
      if (databaseFault(error) === 'full') fullAt = performance.now();
    },
    isFull: (): boolean => performance.now() - fullAt < FULL_MS,
  };
}
