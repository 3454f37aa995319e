import type * as z from 'zod/mini';
import { suggestionGroup } from './search/autocomplete.ts';
import { beneficiaryGift } from './gift/beneficiary.ts';
import { boughtGift } from './gift/bought-gift.ts';
import { booking } from './booking/bookings.ts';
import { box, boxDetail } from './gift/box.ts';
import { cta, homeBlock, landingBlock } from './content/content-parts.ts';
import { productDetail } from './product/detail.ts';
import { facetsAnswer } from './search/facets.ts';
import { hotelCard, hotelDetail } from './product/hotel.ts';
import { cancellationPolicy, offerCard } from './search/offer-card.ts';
import { offersAnswer, searchDetails, stayPackage, wayOut } from './search/offers.ts';
import { priceInfo } from './booking/price-info.ts';
import { offerQuote } from './booking/quote.ts';
import { room } from './product/room.ts';

/** What the OpenAPI document calls the shapes that several answers hold: the types of a generated client. */
export const ENTITY_NAMES: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ['BeneficiaryGift', beneficiaryGift],
  ['Booking', booking],
  ['BoughtGift', boughtGift],
  ['Box', box],
  ['BoxDetail', boxDetail],
  ['CallToAction', cta],
  ['CancellationPolicy', cancellationPolicy],
  ['Facets', facetsAnswer],
  ['HomeBlock', homeBlock],
  ['HotelCard', hotelCard],
  ['HotelDetail', hotelDetail],
  ['LandingBlock', landingBlock],
  ['OfferCard', offerCard],
  ['OfferPage', offersAnswer],
  ['PriceInfo', priceInfo],
  ['ProductDetail', productDetail],
  ['Quote', offerQuote],
  ['Room', room],
  ['SearchDetails', searchDetails],
  ['WayOut', wayOut],
  ['StayPackage', stayPackage],
  ['SuggestionGroup', suggestionGroup],
];
