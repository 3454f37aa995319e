import { addDays, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CancellationPolicy } from './card/offer-card.ts';

/** The type of a policy without exchange and refund: it beats every other field. [CANCEL-04] */
export const NON_REFUNDABLE = 'NCNR';

/** Of each night, when a stay is cancelled in time. [CARD-15] */
export const REFUND_PERCENT = 80;

/** How the terms of an offer run, before there are dates. */
export interface CancellationTerms {
  /** `flexible`: a partial refund until the deadline; `ncnr`: neither exchangeable nor refundable. */
  type: 'flexible' | 'ncnr';
  /** Days before check-in until which a refund is paid. 0 for `ncnr`. */
  deadlineDays: number;
}

/** What may be said about cancelling. */
export type CancellationLabel =
  | { kind: 'addDates' }
  | { kind: 'never' }
  | { kind: 'until'; deadline: PlainDate };

/** The policy that terms make; the day of the deadline exists only once there is a day of arrival. [PENTITY-29] */
export function cancellationOf(terms: CancellationTerms, checkin?: PlainDate): CancellationPolicy {
  const cancellable = terms.type === 'flexible';
  return {
    cancellable,
    isCancellable: cancellable,
    type: cancellable ? 'FLEXIBLE' : NON_REFUNDABLE,
    ...(cancellable &&
      checkin !== undefined && { cancellationDeadline: addDays(checkin, -terms.deadlineDays) }),
  };
}

/**
 * True when a policy promises money back. Where the two flags disagree the offer is not cancellable: no promise that
 * the hotel may not keep. [CANCEL-04] [SENTITY-12]
 */
export function isRefundable(policy: CancellationPolicy): boolean {
  return policy.cancellable && policy.isCancellable !== false && policy.type !== NON_REFUNDABLE;
}

/**
 * What a policy says to somebody with or without dates; nothing where the offer does not say. A deadline before `today`,
 * the day of the market, brings nothing back any more. [CANCEL-01..04]
 */
export function cancellationLabel(
  policy: CancellationPolicy | undefined,
  dated: boolean,
  today: PlainDate,
): CancellationLabel | undefined {
  if (!policy) return undefined;
  if (!dated) return { kind: 'addDates' };
  const { cancellationDeadline: deadline } = policy;
  if (!isRefundable(policy) || !deadline || deadline < today) return { kind: 'never' };
  return { kind: 'until', deadline };
}

/** What a guest may still do with a booking. */
export interface BookingRights {
  /** Other dates, travellers or another offer of the hotel, without a charge. */
  modify: boolean;
  /** The stay may be given back. */
  cancel: boolean;
  /** It brings a refund. */
  refund: boolean;
}

/**
 * What a guest may do on a day: modify and be refunded until the deadline, give the stay back without a refund until
 * the day before check-in, nothing from check-in on. A stay that is non-refundable is also non-exchangeable. [CARD-15]
 */
export function rightsOn(policy: CancellationPolicy, checkin: PlainDate, today: PlainDate): BookingRights {
  const deadline = isRefundable(policy) ? policy.cancellationDeadline : undefined;
  if (deadline === undefined || today >= checkin) return { modify: false, cancel: false, refund: false };
  const inTime = today <= deadline;
  return { modify: inTime, cancel: true, refund: inTime };
}

/** Cents that come back for a night cancelled in time, rounded down. [CARD-15] */
export function refundOfNight(cents: number): number {
  return Math.floor((cents * REFUND_PERCENT) / 100);
}

/** Cents that come back for a stay cancelled in time: 80 % of each night, and whole the taxes that nobody owes now. */
export function refundOfStay(nights: readonly number[], localTax = 0): number {
  return nights.reduce((sum, night) => sum + refundOfNight(night), localTax);
}
