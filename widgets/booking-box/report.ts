import { StayError } from '../core/errors/catalogue.ts';

/** What was thrown, as an error with a code; undefined for a call that we ended ourselves. */
export function asStayError(thrown: unknown): StayError | undefined {
  if (thrown instanceof StayError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return undefined;
  return new StayError('UNEXPECTED', `booking-box: ${String(thrown)}`);
}
