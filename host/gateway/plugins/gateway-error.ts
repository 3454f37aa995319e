import { ERRORS, type ErrorCode } from '../../../widgets/core/errors/catalogue.ts';

/** A refusal of the gateway: a code of the catalogue, words for a developer, and when to come back. */
export class GatewayError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, retryAfter?: number) {
    super(message);
    this.name = 'GatewayError';
    this.code = code;
    this.statusCode = ERRORS[code].status;
    this.retryAfter = retryAfter;
  }
}
