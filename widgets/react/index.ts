/*
 * What `import { … } from '@staykit/widgets'` gives: the widgets as React components, the provider of what they share,
 * the client that they take, and the types of them. Styled components and internals stay inside.
 */
export { StaykitProvider } from './staykit-provider.tsx';
export type { StaykitProviderProps, StaykitSettings, ThemeName } from './staykit-provider.tsx';
export type { CriteriaObject } from '@staykit/core/search/stated-criteria.ts';
export type { GivenCriteria, WidgetProps } from './widget-props.ts';
export type { ElementSettings } from '@staykit/element-spec/stay-events.ts';
export type { ConsentPurpose } from '@staykit/core/consent/consent.ts';
export type { SearchFlow } from '@staykit/values/search/flow.ts';
export { SearchBox } from './search-box.tsx';
export type { SearchBoxProps } from './search-box.tsx';
export { ResultsGrid } from './results-grid.tsx';
export type { ResultsGridProps } from './results-grid.tsx';
export type {
  AroundResultsProps,
  CardPartProps,
  FailedResultsProps,
  GridComponents,
  RenderedCard,
  RenderedEmpty,
} from '@staykit/widgets/results-grid/parts/grid-parts.ts';
export { BookingBox } from './booking-box.tsx';
export type { BookingBoxProps } from './booking-box.tsx';
export type { CheckoutDetail, PriceChange } from '@staykit/widgets/booking-box/booking-box.props.ts';
export { createBookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
export type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
export { GiftDrawer } from './gift-drawer.tsx';
export type { GiftDrawerProps } from './gift-drawer.tsx';
export type { GiftDetail, GiftFields } from '@staykit/widgets/gift-drawer/gift-drawer.props.ts';
export { createGiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
export type { GiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
export { Reviews } from './reviews.tsx';
export type { ReviewsProps } from './reviews.tsx';
export { createReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
export type { ReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
export { ContactForm } from './contact-form.tsx';
export type { ContactFormProps } from './contact-form.tsx';
export type { ContactFormMethods } from '@staykit/widgets/contact-form/contact-form.props.ts';
export { createContactClient } from '@staykit/client/contact/create-contact-client.ts';
export type { ContactClient } from '@staykit/client/contact/create-contact-client.ts';
export { createClient } from '@staykit/client/create-client.ts';
export type { StayClient } from '@staykit/client/stay-client.ts';
export { basesOf } from '@staykit/client/transport/base-settings.ts';
export type { BaseSettings, EnvironmentBases } from '@staykit/client/transport/base-settings.ts';
export { createChannel } from '@staykit/channel/create-channel.ts';
export type { Channel, ChannelState } from '@staykit/channel/create-channel.ts';
export { createBrowserAddress } from '@staykit/channel/browser-address.ts';
export { toRequest } from '@staykit/core/search/search-request.ts';
export type { SearchRequest } from '@staykit/core/search/search-request.ts';
export { DESTINATION_POS_BY_MARKET, parseDestination } from '@staykit/core/market/destination-pos.ts';
export type { Destination } from '@staykit/core/market/destination-pos.ts';
export { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
export { LOCALES } from '@staykit/values/market/locale.ts';
export type { Locale } from '@staykit/values/market/locale.ts';
export type { SearchCriteria } from '@staykit/core/search/criteria.ts';
export { withProductOffers } from '@staykit/core/offer/room.ts';
export type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
export type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
export type { I18n } from '@staykit/messages/translate-with.ts';
export type { Messages } from '@staykit/messages/translate.ts';
export { baseCss, themeCss } from '@staykit/themes/to-css.ts';
export { THEMES } from '@staykit/themes/registry.ts';
export { StayError } from '@staykit/values/errors/catalogue.ts';

/* The types that props, clients and criteria name. */
export type { Market } from '@staykit/values/market/locale.ts';
export type { DestinationPos } from '@staykit/core/market/destination-pos.ts';
export type { Theme, TokenGroup, TokenValue, TokenValues } from '@staykit/themes/tokens.ts';
export type { AddressBinding, AddressLayer, AddressParts } from '@staykit/core/search/address/address.ts';
export type { StayLimits } from '@staykit/core/offer/stay-limits.ts';
export type {
  BookOptions,
  BookingBoxMethods,
  PaidBy,
} from '@staykit/widgets/booking-box/booking-box.props.ts';
export type { BookedProduct, ProductDetail } from '@staykit/core/offer/product.ts';
export type { Track } from '@staykit/analytics/track.ts';
export type { Experiment, Variants } from '@staykit/experiments/variants.ts';
export type { ChannelContext, ChannelListener } from '@staykit/channel/create-channel.ts';
export type { ActivityDates } from '@staykit/core/offer/activity/activity-dates.ts';
export type { PlainDate } from '@staykit/values/dates/plain-date.ts';
export type { Pax } from '@staykit/values/pax/pax.ts';
export type { CaptchaSettings } from '@staykit/core/contact/captcha-settings.ts';
export type { Bases } from '@staykit/client/transport/call-bases.ts';
export type { GiftShop } from '@staykit/core/gift/gift-shop.ts';
export type { GiftDrawerMethods, GiftStorage } from '@staykit/widgets/gift-drawer/gift-drawer.props.ts';
export type { InitialResults } from '@staykit/core/search/results/initial-results.ts';
export type {
  AroundCardProps,
  ErrorDetail,
  InlineBlock,
  KeptPrices,
  MapSettings,
  ResultsDetail,
  ResultsGridMethods,
  SelectOfferDetail,
  SuggestionLink,
} from '@staykit/widgets/results-grid/results-grid-props.ts';
export type {
  CallOptions,
  MonthRequest,
  OfferOptions,
  PackagePage,
  PackageRequest,
  RecommendOptions,
  ResultsClient,
  SearchBoxClient,
  StayStart,
} from '@staykit/client/stay-client.ts';
export type { ReadReviews, ReviewChoice } from '@staykit/client/product/reviews.ts';
export type { ReviewLanguage, ReviewPage } from '@staykit/core/review/review-page.ts';
export type { SearchFeature } from '@staykit/widgets/search-box/search-box.settings.ts';
export type {
  BoxStorage,
  FlowLink,
  SearchBoxMethods,
  SearchVariants,
  SubmittedSearch,
} from '@staykit/widgets/search-box/search-box.props.ts';
export type { LocationRef, Suggestion, SuggestionGroup } from '@staykit/values/search/location.ts';
export type { Availability, AvailableDay, DayClosedReason } from '@staykit/core/dates/selectable-days.ts';
export type {
  FacetValue,
  Facets,
  HighlightedValue,
  TickedFamily,
  FacetFamily,
} from '@staykit/core/search/facets/facets.ts';
export type { BaseCssOptions } from '@staykit/themes/to-css.ts';
export type { ClientOptions } from '@staykit/client/transport/client-options.ts';
export type { ProductQuoteCall, QuoteRequest, QuoteSettings } from '@staykit/client/product/product-quote.ts';
export type { AddressWindow } from '@staykit/channel/browser-address.ts';
export type { ContactSettings } from '@staykit/client/contact/create-contact-client.ts';
export type { ReviewSettings } from '@staykit/client/product/review-settings.ts';
export type { MarketNow } from '@staykit/core/dates/market-time.ts';
export type { ProductOffer } from '@staykit/core/offer/room.ts';
export type { ContactPost } from '@staykit/core/contact/contact-request.ts';
export type { PriceInfo } from '@staykit/core/price/price-info.ts';
export type { ProductOptions } from '@staykit/client/product/product-detail.ts';
export type { AfterFailure, CallFailurePolicy } from '@staykit/core/errors/call-failure-policy.ts';
export type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
export type { StayPackage } from '@staykit/core/search/results/stay-package.ts';
export type { ProgramItem } from '@staykit/core/offer/activity/programme.ts';
export type { HighlightedFacet } from '@staykit/core/search/facets/highlighted-facets.ts';
export type { DataFlowMode, OfferQuote } from '@staykit/core/price/offer-quote.ts';
export type { CalendarDayState } from '@staykit/ui/components/calendar/use-calendar.ts';
export type {
  AnalyticsEvent,
  AnalyticsEvents,
  CartItem,
  Purchase,
  SelectedItem,
  ShownItem,
} from '@staykit/analytics/events.ts';
export type { LatLng } from '@staykit/core/search/map/distance.ts';
