import { CLIENT_ERROR_DEBOUNCE_MS, clientError } from '@staykit/core/errors/client-error.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { CLIENT_ERROR_LOCATION } from '@staykit/values/errors/client-error.ts';
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

/**
 * Reports errors of a page to the shop: one call for errors of a location that occur together, with each message once.
 * [PAPI-30] [PAPI-31]
 */
export function createErrorLog({
  sender,
  locale,
  page,
  debounceMs = CLIENT_ERROR_DEBOUNCE_MS,
  later = onTimer,
}: ErrorLogOptions): (message: string, location?: string) => void {
  const waiting = new Map<string, Set<string>>();
  let callOff: (() => void) | undefined;
  return (message, location = CLIENT_ERROR_LOCATION) => {
    waiting.set(location, (waiting.get(location) ?? new Set()).add(message));
    callOff?.();
    callOff = later(() => {
      for (const [place, messages] of waiting) {
        const note = clientError([...messages].join('; '), { locale, page: page(), location: place });
        void tell(sender, postClientError, note);
      }
      waiting.clear();
      callOff = undefined;
    }, debounceMs);
  };
}

function onTimer(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
