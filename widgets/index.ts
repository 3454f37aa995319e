/*
 * What `import { … } from '@staykit/widgets'` gives: the widgets as React components, the client that they take, and
 * the types of both. Styled components and internals stay inside.
 */
export { SearchBox } from './search-box/search-box.tsx';
export type { SearchBoxProps } from './search-box/search-box.props.ts';
export { ResultsGrid } from './results-grid/results-grid.tsx';
export type { ResultsGridProps } from './results-grid/results-grid-props.ts';
export { BookingBox } from './booking-box/booking-box.tsx';
export type { BookingBoxProps, CheckoutDetail, PriceChange } from './booking-box/booking-box.props.ts';
export { createBookingBoxClient } from './client/product/create-booking-box-client.ts';
export type { BookingBoxClient } from './client/product/create-booking-box-client.ts';
export { GiftDrawer } from './gift-drawer/gift-drawer.tsx';
export type { GiftDetail, GiftDrawerProps, GiftFields } from './gift-drawer/gift-drawer.props.ts';
export { createGiftDrawerClient } from './client/gift/create-gift-drawer-client.ts';
export type { GiftDrawerClient } from './client/gift/create-gift-drawer-client.ts';
export { Reviews } from './reviews/reviews.tsx';
export type { ReviewsProps } from './reviews/reviews.props.ts';
export { createReviewsClient } from './client/product/create-reviews-client.ts';
export type { ReviewsClient } from './client/product/create-reviews-client.ts';
export { ContactForm } from './contact-form/contact-form.tsx';
export type { ContactFormMethods, ContactFormProps } from './contact-form/contact-form.props.ts';
export { createContactClient } from './client/contact/create-contact-client.ts';
export type { ContactClient } from './client/contact/create-contact-client.ts';
export { createClient } from './client/create-client.ts';
export type { StayClient } from './client/stay-client.ts';
export { basesOf } from './client/base-settings.ts';
export type { BaseSettings, EnvironmentBases } from './client/base-settings.ts';
export { createChannel } from './channel/create-channel.ts';
export type { Channel, ChannelState } from './channel/create-channel.ts';
export { createBrowserAddress } from './channel/browser-address.ts';
export { toRequest } from './core/search/search-request.ts';
export type { SearchRequest } from './core/search/search-request.ts';
export { DESTINATION_POS_BY_MARKET, parseDestination } from './core/market/destination-pos.ts';
export type { Destination } from './core/market/destination-pos.ts';
export { emptyCriteria } from './core/search/empty-criteria.ts';
export { LOCALES } from './core/market/locale.ts';
export type { Locale } from './core/market/locale.ts';
export type { SearchCriteria } from './core/search/criteria.ts';
export { withProductOffers } from './core/offer/room.ts';
export type { OfferCard } from './core/offer/offer-card.ts';
export type { OfferPage } from './core/search/offer-page.ts';
export type { I18n } from './messages/translate-with.ts';
export type { Messages } from './messages/translate.ts';
export { baseCss, themeCss } from '../themes/to-css.ts';
export { THEMES } from '../themes/registry.ts';
