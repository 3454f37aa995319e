import { ERRORS, type ErrorCode } from '@staykit/values/errors/catalogue.ts';

/**
 * An error answer of the gateway: a code of the error catalogue, a message for developers and an optional
 * `Retry-After`.
 */
export class GatewayError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Data that the client needs to continue, for instance the new price. No personal data. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    retryAfter?: number,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'GatewayError';
    this.code = code;
    this.statusCode = ERRORS[code].status;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}
