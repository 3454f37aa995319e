import { CLIENT_ERROR_DEBOUNCE_MS, clientError } from '@staykit/core/errors/client-error.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { postClientError } from '../calls/post-client-error.generated.ts';
import { tell, type VisitorSender } from './visitor-sender.ts';

/** What the log of a page needs of it. */
export interface ErrorLogOptions {
  sender: VisitorSender;
  locale: Locale;
  /** The present address of the page. */
  page(): string;
  /** Milliseconds in which errors are gathered (errorLog.debounceMs). [PAPI-31] */
  debounceMs?: number;
  /** Runs something later and returns a function that cancels it. Default: the browser's timer. */
  later?(run: () => void, milliseconds: number): () => void;
}

/** Reports errors of a page to the shop: one call for errors that occur together, with the first of them. [PAPI-30] [PAPI-31] */
export function createErrorLog({
  sender,
  locale,
  page,
  debounceMs = CLIENT_ERROR_DEBOUNCE_MS,
  later = onTimer,
}: ErrorLogOptions): (message: string, location?: string) => void {
  let first: { message: string; location: string | undefined } | undefined;
  let callOff: (() => void) | undefined;
  return (message, location) => {
    first ??= { message, location };
    callOff?.();
    callOff = later(() => {
      const { message: told = '', location: place } = first ?? {};
      first = undefined;
      callOff = undefined;
      const note = clientError(told, {
        locale,
        page: page(),
        ...(place !== undefined && { location: place }),
      });
      void tell(sender, postClientError, note);
    }, debounceMs);
  };
}

function onTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
