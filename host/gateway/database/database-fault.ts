import { GatewayError } from '../plugins/gateway-error.ts';

/**
 * Why a statement could not be answered, where that is not the statement's own fault.
 * `away`: the server, or the way to it. `locked`: a row was held by others for too long. `slow`: the statement took too
 * long. `conflict`: two transactions stood in each other's way; made again, one of them comes through.
 */
export type DatabaseFault = 'away' | 'locked' | 'slow' | 'conflict';

/** Classes of SQLSTATE, single ones, and codes of Node: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const BY_CODE: readonly (readonly [pattern: RegExp, fault: DatabaseFault])[] = [
  [/^55P03$/, 'locked'],
  [/^57014$/, 'slow'],
  [/^(40P01|40001)$/, 'conflict'],
  // Connections, a server that stops or starts, no memory or disk or connections left, a server that became a standby,
  // a session that was ended because its transaction stood still.
  [/^(08|53|57P|25006$|25P03$)/, 'away'],
  // Node's sockets.
  [/^E(CONN|NET|HOST|PIPE$|TIMEDOUT$|NOTFOUND$|AI_AGAIN$|ADDRNOTAVAIL$)/, 'away'],
];

/** Errors of the driver, which have no code. */
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|timeout expired/;

/** What kind of fault an error of the driver is; undefined where the statement itself is wrong, or it is another error. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error) || error instanceof GatewayError) return undefined;
  const { code, message } = error as Error & { code?: unknown };
  if (typeof code !== 'string') return DRIVER.test(message) ? 'away' : undefined;
  return BY_CODE.find(([pattern]) => pattern.test(code))?.[1];
}

const MESSAGES: Record<DatabaseFault, string> = {
  away: 'The database does not answer at present.',
  locked: 'The same hotel or booking is being changed by others at this moment.',
  slow: 'The database took too long.',
  conflict: 'The same hotel or booking is being changed by others at this moment.',
};

/** The one answer to a fault of the database: 503 with Retry-After. What is under an idempotency key may be tried again. */
export function unavailable(fault: DatabaseFault, cause?: unknown): GatewayError {
  const error = new GatewayError('UNAVAILABLE', MESSAGES[fault]);
  error.cause = cause;
  return error;
}

/** The error as callers of the database get it: any other than a fault of the database stays as it is. */
export function callersError(error: unknown): unknown {
  const fault = databaseFault(error);
  return fault ? unavailable(fault, error) : error;
}
