import type { PlainDate } from '../dates/plain-date.ts';
import type { CancellationPolicy } from '../offer/offer-card.ts';
import type { LocalTax } from './local-tax.ts';
import type { PriceInfo } from './price-info.ts';

/** What a refused quote says; the first entry is the one that is read. [PAPI-15] */
export interface QuoteError {
  code?: string;
  message?: string;
}

/** One line of what a stay includes. */
export interface QuotedLine {
  type: string;
  label: string;
  activityId?: string;
}

/** Criteria that the quote was made for where those that were asked do not fit. [QUOTE-20] */
export interface ModifiedCriteria {
  checkin?: PlainDate;
  nights?: number;
  adult?: number;
  child?: number;
  baby?: number;
}

/** The answer of both quote calls. [PENTITY-30] */
export interface OfferQuote {
  /** Books the stay at this price until `expiresAt`; only where it is bookable. */
  quoteId?: string;
  /** An ISO instant. */
  expiresAt?: string;
  bookable: boolean;
  priceInfo?: PriceInfo;
  /** Cents of all local taxes, wherever they are paid. [TAX-04] */
  localTaxTotalAmount?: number;
  /** The local taxes one by one, with who takes them. [TAX-04] */
  localTaxes?: LocalTax[];
  programLineList?: QuotedLine[];
  flashDeal?: boolean;
  /** In the visitor's language. [BOOKING-29] */
  roomsAmountMessage?: string;
  cancellationPolicy?: CancellationPolicy;
  modifiedReservationCriteria?: ModifiedCriteria;
  error?: QuoteError[];
}

/** How fresh the prices of an offer are. */
export type DataFlowMode = 'push' | 'pull';

/** Which modes are quoted in real time. [PAPI-16] */
export const REALTIME_MODES: readonly DataFlowMode[] = ['pull'];

/** Paths of the two quote calls, below the API. endpoints.productQuote [PAPI-16] [PAPI-37] */
export const QUOTE_PATHS = {
  quote: (id: string) => `/weekend/${encodeURIComponent(id)}/quote.json`,
  realtime: (id: string) => `/weekend/${encodeURIComponent(id)}/quote-realtime.json`,
};

/** Which of the two calls quotes an offer; without a mode the one that does not ask the house. [PAPI-16] */
export function quoteCallOf(
  mode: DataFlowMode | undefined,
  realtimeModes: readonly DataFlowMode[] = REALTIME_MODES,
): keyof typeof QUOTE_PATHS {
  return mode !== undefined && realtimeModes.includes(mode) ? 'realtime' : 'quote';
}

/** The words of a failing quote: the first entry's code, else its message; nothing where there is none. [PAPI-15] */
export function quoteErrorText({ error }: Pick<OfferQuote, 'error'>): string | undefined {
  return error?.[0]?.code ?? error?.[0]?.message;
}

/** What a house says that has no room on the day, and of a day that has passed. [BOOKING-20] */
export const UNAVAILABLE_TEXTS = {
  notAvailable: 'package not available at check-in',
  past: 'check-in is in the past',
} as const;

/** True when the words of a failing price mean that the day of arrival cannot be had. [BOOKING-20] */
export function isUnavailableAtCheckin(text: string): boolean {
  return Object.values(UNAVAILABLE_TEXTS).some((part) => text.includes(part));
}

/** What a caller reads of a quote that cannot be booked and says nothing itself. [PERROR-02] [PERROR-03] */
export const QUOTE_TEXTS = {
  notBookable: 'The offer is not bookable with these criterias',
  other: 'Quote error',
} as const;

/** Why a quote cannot be booked, or nothing where it can. [QUOTE-18] [QUOTE-19] [PERROR-02] [PERROR-03] */
export function quoteRefusal(
  quote: Pick<OfferQuote, 'bookable' | 'error'> & { priceInfo?: unknown },
): string | undefined {
  if (quote.bookable && quote.priceInfo !== undefined) return undefined;
  return quoteErrorText(quote) ?? (quote.bookable ? QUOTE_TEXTS.other : QUOTE_TEXTS.notBookable);
}
