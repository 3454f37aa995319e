import type { searchDetails } from '@staykit/contract/search/offers.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import type { OfferCard } from '../../offer/card/offer-card.ts';

/** What the server searched for: compared with the address before its cards are shown. [API-12] [ROUTE-22] */
export type SearchDetails = Wire<typeof searchDetails>;

/** One page of offers, with what they were searched for. [API-12] */
export interface OfferPage {
  offers: OfferCard[];
  details: SearchDetails;
}
