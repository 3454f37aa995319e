import type { offerQuote } from '@staykit/contract/booking/quote.ts';
import { readPriceInfo, type PriceInfo } from './price-info.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** The answer of both quote calls. [PENTITY-30] */
export interface OfferQuote extends Omit<Wire<typeof offerQuote>, 'priceInfo'> {
  priceInfo?: PriceInfo;
}

/** A quote as it came, with the reference price that `readPriceInfo` finds. [PENTITY-03] */
export function readQuote({ priceInfo, ...quote }: Wire<typeof offerQuote>): OfferQuote {
  return { ...quote, ...(priceInfo && { priceInfo: readPriceInfo(priceInfo) }) };
}

/** How fresh the prices of an offer are. */
export type DataFlowMode = 'push' | 'pull';

/** Which modes are quoted in real time. [PAPI-16] */
export const REALTIME_MODES: readonly DataFlowMode[] = ['pull'];

/** Which of the two calls quotes an offer; without a mode the one that does not ask the hotel. [PAPI-16] */
export function quoteCallOf(
  mode: DataFlowMode | undefined,
  realtimeModes: readonly DataFlowMode[] = REALTIME_MODES,
): 'realtime' | 'quote' {
  return mode !== undefined && realtimeModes.includes(mode) ? 'realtime' : 'quote';
}

/** The words of a failing quote: the first entry's code, else its message; nothing where there is none. [PAPI-15] */
export function quoteErrorText({ error }: Pick<OfferQuote, 'error'>): string | undefined {
  return error?.[0]?.code ?? error?.[0]?.message;
}

/** The text of a hotel that has no room on the day, and of a day that has passed. [BOOKING-20] */
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
