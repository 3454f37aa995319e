import type { HotelCard } from '@staykit/core/offer/hotel.ts';
import type { OfferTerms } from '@staykit/core/offer/stay-limits.ts';
import type { Room } from '@staykit/core/offer/room.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';

/** What the rooms of a hotel start with. */
export interface HotelRoomsData {
  hotelId: string;
  /** The rooms for the printed days and travellers. */
  rooms: Room[];
  /** What they were printed for. */
  criteria: SearchCriteria;
  /** What the pages of products begin with. */
  productUrl: string;
  /** The page of the checkout: on the shop that an exported minisite belongs to. */
  checkoutUrl: string;
  /** The partner's terms of its offers. [MINISITE-27] */
  terms?: OfferTerms;
}

/** What the hotels around one start with. */
export interface NearbyHotelsData {
  hotels: HotelCard[];
}
