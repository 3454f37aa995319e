import { CLIENT_ERROR_LOCATION, CLIENT_ERROR_MESSAGE_LENGTH } from '@staykit/values/errors/client-error.ts';
import type { clientError as schema } from '@staykit/contract/visitor/reports.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Milliseconds within which errors of a page are reported in one call (errorLog.debounceMs). [PAPI-31] */
export const CLIENT_ERROR_DEBOUNCE_MS = 1_000;

/** What is reported of an error of a page. */
export type ClientError = Wire<typeof schema>;

/**
 * The note of an error: cut to length, and the page without what follows `?` and `#`, since there may stand names
 * and addresses. [PAPI-30] [PAPI-31]
 */
export function clientError(
  message: string,
  { locale, page, location = CLIENT_ERROR_LOCATION }: { locale: string; page: string; location?: string },
): ClientError {
  return {
    level: 'ERROR',
    message: message.slice(0, CLIENT_ERROR_MESSAGE_LENGTH),
    location,
    locale,
    page: page.split(/[?#]/, 1)[0] ?? '',
  };
}
