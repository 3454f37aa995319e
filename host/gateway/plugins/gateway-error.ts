import { ERRORS, type ErrorCode } from '../../../widgets/core/errors/catalogue.ts';

/** A refusal of the gateway: a code of the catalogue, words for a developer, and when to come back. */
export class GatewayError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** What the client needs to go on, for instance the new price. Nothing personal. */
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
