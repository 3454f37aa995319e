/**
 * `error`: the visitor is told and can do something. `info`: a hint, no fault. `log`: the visitor sees nothing, since
 * the page is whole without it.
 */
export type ErrorSeverity = 'error' | 'info' | 'log';

/** One thing that can go wrong. */
export interface ErrorEntry {
  severity: ErrorSeverity;
  /** The text that a visitor reads: never the code or the status. [ERROR-08] */
  messageKey: string;
  /** What the gateway answers with it. */
  status: number;
}

/* @__NO_SIDE_EFFECTS__ A bundle that only throws errors leaves the table out. */
const error = (status: number): ErrorEntry => ({ severity: 'error', messageKey: 'results.error', status });

/** Every error code of the search, on the wire and in the browser. [ERROR-01] */
export const ERRORS = {
  /** A parameter or a body that the contract does not allow. */
  BAD_REQUEST: error(400),
  FORBIDDEN: error(403),
  NOT_FOUND: error(404),
  /** Too many calls: wait for `Retry-After` seconds. */
  RATE_LIMITED: error(429),
  /** The gateway failed. */
  SERVER: error(500),
  /** An answer that breaks the contract. */
  BAD_ANSWER: error(502),
  /** No connection, a reset, a truncated answer. */
  NETWORK: error(502),
  UNAVAILABLE: error(503),
  TIMEOUT: error(504),
  /** A fault of our own, caught at the edge of a widget. */
  UNEXPECTED: error(500),
} as const satisfies Record<string, ErrorEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS;

/** An error with a code of the catalogue. The message is for the integrator, in English; visitors get the message key. */
export class StayError extends Error {
  readonly code: ErrorCode;
  /** What helps to find the cause: the call, the status, the path in the answer. No personal data. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    // Set by hand: class names do not survive minified builds.
    this.name = 'StayError';
    this.code = code;
    this.details = details;
  }
}
