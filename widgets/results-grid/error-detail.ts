import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { ErrorDetail } from './results-grid-props.ts';

/** An error as the event tells it: a code of the catalogue, and words for a developer. */
export function errorDetail(error: unknown): ErrorDetail {
  const { code, message } =
    error instanceof StayError ? error : { code: 'UNEXPECTED', message: String(error) };
  return { code, message };
}
