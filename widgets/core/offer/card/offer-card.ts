import type { cancellationPolicy, offerCard } from '@staykit/contract/search/offer-card.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** What kind of thing a card sells. [ENTITY-12] */
export type ItemCategory = OfferCard['itemCategory'];

/** What may be done with a booking, and until when. [ENTITY-11] */
export type CancellationPolicy = Wire<typeof cancellationPolicy>;

/** A price for one composition of travellers, in cents. [ENTITY-09] */
export type PaxPrice = NonNullable<OfferCard['prices']>[number];

/** The hotel as a card shows it. [ENTITY-08] */
export type OfferHotel = OfferCard['hotel'];

/** One offer of a result list. Amounts are integer cents. [ENTITY-08..12] */
export type OfferCard = Wire<typeof offerCard>;
