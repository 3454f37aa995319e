import type * as z from 'zod/mini';
import { suggestionGroup } from './autocomplete.ts';
import { beneficiaryGift } from './beneficiary.ts';
import { booking } from './bookings.ts';
import { box, boxDetail } from './box.ts';
import { cta, homeBlock, landingBlock } from './content-parts.ts';
import { productDetail } from './detail.ts';
import { facetsAnswer } from './facets.ts';
import { hotelCard, hotelDetail } from './hotel.ts';
import { cancellationPolicy, offerCard } from './offer-card.ts';
import { offersAnswer, searchDetails, stayPackage } from './offers.ts';
import { priceInfo } from './price-info.ts';
import { offerQuote } from './quote.ts';
import { room } from './room.ts';

/** What the OpenAPI document calls the shapes that several answers hold: the types of a generated client. */
export const ENTITY_NAMES: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ['BeneficiaryGift', beneficiaryGift],
  ['Booking', booking],
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
  ['StayPackage', stayPackage],
  ['SuggestionGroup', suggestionGroup],
];
