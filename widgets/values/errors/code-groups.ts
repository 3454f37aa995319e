import type { ErrorCode } from './catalogue.ts';

/** Code of an answer that states none, by its HTTP status. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  421: 'MISDIRECTED',
  429: 'RATE_LIMITED',
  431: 'HEADERS_TOO_LARGE',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

/** The code that stands for an HTTP status, in the gateway and in its clients. */
export const codeOfStatus = (status: number): ErrorCode =>
  CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'SERVER');

/** The call got no answer that can be trusted: the connection or the server failed. */
export const CALL_FAILURES: readonly ErrorCode[] = [
  'NETWORK',
  'TIMEOUT',
  'SERVER',
  'BAD_ANSWER',
  'UNAVAILABLE',
];

/** After these codes it is unknown whether the sale was made: send the same order with the same idempotency key again. */
export const UNKNOWN_OUTCOME: readonly ErrorCode[] = [...CALL_FAILURES, 'RATE_LIMITED'];

/** The offer is not sold: the same question gets the same answer. */
export const isNotSold = (code: ErrorCode): boolean => code === 'NOT_FOUND' || code === 'BAD_REQUEST';
