import { StayError } from './catalogue.ts';

/** A thrown value as an error with a code; undefined for a call that we cancelled ourselves. `where` names the widget. */
export function asStayError(thrown: unknown, where: string): StayError | undefined {
  if (thrown instanceof StayError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return undefined;
  return new StayError('UNEXPECTED', `${where}: ${String(thrown)}`);
}
