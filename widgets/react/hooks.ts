/*
 * `@staykit/widgets/hooks`: what the widgets do, without how they look. Each hook takes the settings of the
 * `StaykitProvider` around it, may be rendered on a server, and ends its calls when its component goes.
 */
export { useContact } from './hooks/use-contact.ts';
export type { UseContactOptions, UseContactResult } from './hooks/use-contact.ts';
export { useFacets } from './hooks/use-facets.ts';
export type { UseFacetsOptions, UseFacetsResult } from './hooks/use-facets.ts';
export { useGift } from './hooks/use-gift.ts';
export type { UseGiftOptions, UseGiftResult } from './hooks/use-gift.ts';
export { useQuote } from './hooks/use-quote.ts';
export type { UseQuoteOptions, UseQuoteResult } from './hooks/use-quote.ts';
export { useResults } from './hooks/use-results.ts';
export type { OtherOffers, UseResultsOptions, UseResultsResult } from './hooks/use-results.ts';
export { useReviews } from './hooks/use-reviews.ts';
export type { UseReviewsOptions, UseReviewsResult } from './hooks/use-reviews.ts';
export { useSearch } from './hooks/use-search.ts';
export type { UseSearchOptions, UseSearchResult } from './hooks/use-search.ts';
