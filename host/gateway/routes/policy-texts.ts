import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import type { OfferRecord } from '../catalogue/records.ts';

/** The policies of one day of arrival as JSON behind a comma, with the closing brace of their card, by terms. */
export type PolicyTexts = (Uint8Array | undefined)[];

/** Days are few, and each has few terms. */
const byDay = new Map<number, PolicyTexts>();
const MOST_DAYS = 512;
/** Terms are numbers below this; the last stands for those that cannot be cancelled. */
const TERMS = 256;
/** Terms that are so rare that their texts are not kept: no text has this number. */
const RARE = -1;

/** The terms of an offer as a number: the days until which it can be cancelled. */
export function termsOf({ cancellation }: Pick<OfferRecord, 'cancellation'>): number {
  if (cancellation.type !== 'flexible') return TERMS - 1;
  const { deadlineDays } = cancellation;
  return Number.isInteger(deadlineDays) && deadlineDays >= 0 && deadlineDays < TERMS - 1
    ? deadlineDays
    : RARE;
}

/** Stands for no day. */
const UNDATED = -1;

/** The policies of a day of arrival (an epoch day) that were written already. */
export function policiesOf(day: number = UNDATED): PolicyTexts {
  let policies = byDay.get(day);
  if (!policies) {
    policies = Array.from({ length: TERMS });
    if (byDay.size >= MOST_DAYS) byDay.clear();
    byDay.set(day, policies);
  }
  return policies;
}

/** Writes the policy of an offer, and keeps it with those of its day. */
export function writePolicy(
  policies: PolicyTexts,
  offer: Pick<OfferRecord, 'cancellation'>,
  checkin: PlainDate | undefined,
): Uint8Array {
  const policy = JSON.stringify(cancellationOf(offer.cancellation, checkin));
  const text = Buffer.from(`,"cancellationPolicy":${policy}}`);
  const terms = termsOf(offer);
  if (terms !== RARE) policies[terms] = text;
  return text;
}
