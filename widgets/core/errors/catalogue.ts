/** How bad an error is: `info` asks the visitor for something, `warning` costs a part, `error` the whole answer. */
export type ErrorSeverity = 'info' | 'warning' | 'error';

/** What is known of every error of a code. */
export interface ErrorEntry {
  severity: ErrorSeverity;
  /** The text that a visitor may read; numbers and codes are never shown. [ERROR-08] */
  messageKey: 'errors.generic' | 'errors.noDates' | 'errors.noActivity';
  /** The HTTP status that the gateway answers with, where it can answer it. */
  status?: number;
}

const messageKey = 'errors.generic';
const severity = 'error';

/** Every error by its code. A code is a promise: it is never renamed. */
export const ERRORS = {
  /** No answer: no connection, a blocked request, a reset. */
  NETWORK: { severity, messageKey },
  /** No answer in time. */
  TIMEOUT: { severity, messageKey, status: 504 },
  /** The answer is no JSON, or breaks the contract. */
  BAD_ANSWER: { severity, messageKey, status: 502 },
  /** The request breaks the contract; the message names the field. */
  BAD_REQUEST: { severity, messageKey, status: 400 },
  FORBIDDEN: { severity, messageKey, status: 403 },
  NOT_FOUND: { severity, messageKey, status: 404 },
  METHOD_NOT_ALLOWED: { severity, messageKey, status: 405 },
  TOO_LARGE: { severity, messageKey, status: 413 },
  UNSUPPORTED_MEDIA: { severity, messageKey, status: 415 },
  /** Too many requests; Retry-After says when. */
  RATE_LIMITED: { severity, messageKey, status: 429 },
  /** The server broke. */
  SERVER: { severity, messageKey, status: 500 },
  /** The server cannot answer now; Retry-After says when. */
  UNAVAILABLE: { severity, messageKey, status: 503 },
  /** Something that no other code describes: a defect of ours. */
  UNEXPECTED: { severity, messageKey, status: 500 },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS;

/** What a developer may want to know; never shown to a visitor. */
export interface ErrorDetails {
  /** The call, by its path. */
  call?: string;
  /** HTTP status of the answer. */
  status?: number;
  /** Where an answer breaks the contract, as a JSON pointer. */
  path?: string;
  /** Seconds to wait, as the server said. */
  retryAfter?: number;
  [name: string]: unknown;
}

/** The one error that crosses the borders of our parts: a code, words for a developer, and details. */
export class StayError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    // By hand: bundles are minified, and the class's own name with them.
    this.name = 'StayError';
    this.code = code;
    this.details = details;
  }
}
