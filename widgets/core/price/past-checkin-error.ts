import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { UNAVAILABLE_TEXTS } from './offer-quote.ts';

/** A stay is asked for whose day of arrival is over: nobody can book it, and no server is asked. [PERROR-04] */
export class PastCheckinError extends StayError {
  constructor(checkin: PlainDate) {
    super('NO_AVAILABILITY', `The ${UNAVAILABLE_TEXTS.past}: ${checkin}`);
    this.name = 'PastCheckinError';
  }
}
