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
export type { OpenPriceChange, UseQuoteOptions, UseQuoteResult } from './hooks/use-quote.ts';
export { useResults } from './hooks/use-results.ts';
export type { OtherOffers, UseResultsOptions, UseResultsResult } from './hooks/use-results.ts';
export { useReviews } from './hooks/use-reviews.ts';
export type { UseReviewsOptions, UseReviewsResult } from './hooks/use-reviews.ts';
export { useSearch } from './hooks/use-search.ts';
export type { UseSearchOptions, UseSearchResult } from './hooks/use-search.ts';

/* The types that they name. */
export type { ContactFields, FieldFault } from '@staykit/core/contact/contact-rules.ts';
export type { GiftField, GiftFieldState, GiftForm } from '@staykit/core/gift/gift-form.ts';
export type { SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';
export type { ProductStay, Upsell } from '@staykit/core/search/address/product-hash.ts';
export type { FallbackKind } from '@staykit/core/search/fallback.ts';
export type { DraftChange, FilterDraft } from '@staykit/ui/components/filters/filters.model.ts';
export type { PlaceGroup } from '@staykit/ui/components/destination-picker/destination-picker.model.ts';
export type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
export type { PersonalisationFault } from '@staykit/values/gift/personalisation.ts';
export type { PriceDisplay, PriceMessage } from '@staykit/widgets/booking-box/price/price-display.ts';
export type { GiftPost, GiftTotal } from '@staykit/widgets/gift-drawer/use-gift-choice.ts';
