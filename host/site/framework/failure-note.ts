import { getQuoteRealtime } from '@staykit/client/calls/get-quote-realtime.generated.ts';
import { ERRORS, type StayError } from '@staykit/values/errors/catalogue.ts';
import { REALTIME_FAILURE } from '@staykit/values/errors/client-error.ts';

/** An error of a page that is reported: that of a call has the call and its status in `details`. */
export type Failure = Pick<StayError, 'code' | 'message'> & Partial<Pick<StayError, 'details'>>;

/** An entry of the error log. */
export interface FailureNote {
  /** Code, status and path of a call with its placeholders; code and message of an error that no call made. */
  message: string;
  /** Category of the entry. Default: that of every error of a page. */
  location?: string;
}

/** Whether a call was answered: what it asks for does not exist, or it was refused for a reason that a visitor reads. */
const isAnswer = (code: Failure['code']): boolean =>
  code === 'NOT_FOUND' || ERRORS[code].messageKey !== 'results.error';

/** Log entry of a failure, without personal data; undefined for a call that was answered with a refusal. */
export function failureNote({
  code,
  message,
  details: { call, status } = {},
}: Failure): FailureNote | undefined {
  if (typeof call !== 'string') return { message: `${code} ${message}` };
  if (isAnswer(code)) return undefined;
  const what = [code, status].filter((part) => part !== undefined).join(' ');
  return call === getQuoteRealtime.path
    ? { message: `${REALTIME_FAILURE.message}: ${what}`, location: REALTIME_FAILURE.location }
    : { message: `${what} ${call}` };
}
