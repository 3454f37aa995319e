import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** Limits of a partner's offers, as its file states them. [MINISITE-24..27] */
export interface OfferTerms {
  /** The first and the last day on which a stay may begin. */
  window?: { from: PlainDate; to: PlainDate } | undefined;
  /** Minimum nights of the listed offers. */
  minNights?: { nights: number; stays: readonly string[] } | undefined;
  /** Whether they bind; else they are only shown. */
  enforce?: boolean | undefined;
}

/** What binds the stays of one offer. */
export interface StayLimits {
  /** Days on which a stay may begin, both included. */
  from?: PlainDate;
  to?: PlainDate;
  /** Minimum nights. */
  minNights?: number;
}

/** What binds an offer of a partner, or without one all of them; nothing where the limits are text alone. [MINISITE-27] */
export function stayLimits(terms: OfferTerms | undefined, offerId?: string): StayLimits | undefined {
  if (!terms?.enforce) return undefined;
  const { window, minNights } = terms;
  const listed = offerId !== undefined && minNights?.stays.includes(offerId);
  if (!window && !listed) return undefined;
  return { ...window, ...(listed && { minNights: minNights?.nights ?? 1 }) };
}

/** Whether a stay may begin on a day. [MINISITE-27] */
export function mayBegin(checkin: PlainDate, { from, to }: StayLimits = {}): boolean {
  return (from === undefined || checkin >= from) && (to === undefined || checkin <= to);
}

/** Whether a stay keeps to the limits. [MINISITE-27] */
export function keepsLimits(checkin: PlainDate, nights: number, limits: StayLimits = {}): boolean {
  return mayBegin(checkin, limits) && nights >= (limits.minNights ?? 1);
}
