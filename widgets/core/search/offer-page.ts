import type { PlainDate } from '../dates/plain-date.ts';
import type { OfferCard } from '../offer/offer-card.ts';
import type { PlaceDetails } from './fallback.ts';

/** What the server searched for: compared with the address before its cards are shown. [API-12] [ROUTE-22] */
export interface SearchDetails {
  checkin?: PlainDate;
  /** Length of the stay in nights. */
  night?: number;
  adult: number;
  child: number;
  baby: number;
  hotelId?: string;
  /** Where the searched place lies: what relaxed searches and the filter by distance start from. [GRID-15..17] */
  place?: PlaceDetails;
  /** Offers on all pages together. */
  totalCount: number;
}

/** One page of offers, with what they were searched for. [API-12] */
export interface OfferPage {
  offers: OfferCard[];
  details: SearchDetails;
}
