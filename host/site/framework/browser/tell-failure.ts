import { asStayError } from '@staykit/values/errors/as-stay-error.ts';
import type { Failure } from '../failure-note.ts';

/** Event of the window that hands a failure to the script of the page, which reports it to the shop. */
export const FAILURE_EVENT = 'stay-failure';

/** Codes that a booking box finds by itself: no call failed with them. [QUOTE-05..07] [PERROR-10] */
const OF_A_BOX = ['QUOTE_FETCH_ERROR', 'NO_AVAILABILITY'] as const;

/** Hands a failure to the report of the page: `onError` of its clients. [API-10] [API-28] */
export function tellFailure(failure: Failure): void {
  dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));
}

/**
 * Passes an error of a widget to the reports of the page: `onError` of widgets. A call that failed is not passed on, since
 * its client has reported it, and the widget says so where the answer is missed.
 */
export function tellFault({ code, message }: { code: string; message: string }): void {
  if (code === 'UNEXPECTED') reportError(new Error(message));
  const own = OF_A_BOX.find((one) => one === code);
  if (own) tellFailure({ code: own, message });
}

/** The same for a part of a page that passes on whatever was thrown. */
export function tellThrown(thrown: unknown): void {
  const error = asStayError(thrown, 'page');
  if (error) tellFault(error);
}
