import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';

/** The end of a call whose failure a page shows: the value, or the words for the visitor. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; code: ErrorCode; messageKey: string };

/** What a visitor reads where nothing can be booked. [PERROR-01] */
export const NO_AVAILABILITY_KEY = 'errors.noAvailability';

/**
 * The end of a call: a failure becomes a state with a message. Cancelling is no failure, and neither is a fault of
 * our own: both are thrown on.
 */
export async function outcomeOf<Value>(call: Promise<Value>, messageKey: string): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (!(error instanceof StayError)) throw error;
    return { ok: false, code: error.code, messageKey };
  }
}

/** The value of a call, or `fallback` when it fails: the page is whole without it. The transport has reported it already. */
export async function valueOr<Value, Fallback>(
  call: Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof StayError)) throw error;
    return fallback;
  }
}
