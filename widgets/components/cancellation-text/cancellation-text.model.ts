import type { PlainDate } from '../../core/dates/plain-date.ts';
import type { CancellationPolicy } from '../../core/offer/offer-card.ts';

/** Of each night, when a stay is cancelled in time. [CARD-15] */
export const REFUND_PERCENT = 80;

/** The type of a policy without exchange and refund: it beats every other field. */
const NEVER_TYPE = 'NCNR';

/** What may be said about cancelling. */
export type Cancellation = { kind: 'addDates' } | { kind: 'never' } | { kind: 'until'; deadline: PlainDate };

/** What a policy means for a stay with or without dates; nothing where the offer does not say. [CARD-15..17] */
export function cancellationOf(
  policy: CancellationPolicy | undefined,
  dated: boolean,
): Cancellation | undefined {
  if (!policy) return undefined;
  if (!dated) return { kind: 'addDates' };
  // Where the two flags disagree the offer is not cancellable: no promise that the hotel may not keep.
  if (!policy.cancellable || policy.isCancellable === false || policy.type === NEVER_TYPE) {
    return { kind: 'never' };
  }
  return policy.cancellationDeadline ? { kind: 'until', deadline: policy.cancellationDeadline } : undefined;
}

/** Cents that come back for a night cancelled in time. [CARD-15] */
export function refundOfNight(cents: number): number {
  return Math.floor((cents * REFUND_PERCENT) / 100);
}
