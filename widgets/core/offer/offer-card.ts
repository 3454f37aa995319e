import type { PlainDate } from '../dates/plain-date.ts';

/** What kind of thing a card sells. [ENTITY-12] */
export type ItemCategory = 'weekend' | 'single_voucher' | 'activity';

/** What may be done with a booking, and until when. [ENTITY-11] */
export interface CancellationPolicy {
  cancellable: boolean;
  isCancellable?: boolean;
  message?: string;
  /** Last day of a partial refund. */
  cancellationDeadline?: PlainDate;
  type?: string;
}

/** A price for one composition of travellers, in cents. [ENTITY-09] */
export interface PaxPrice {
  adults: number;
  sellPrice: number;
  barPrice?: number;
  promo?: number;
}

/** The hotel as a card shows it. [ENTITY-08] */
export interface OfferHotel {
  id: string;
  uri: string;
  label: string;
  /** 0 to 5, in halves. */
  stars?: number;
  location: {
    label: string;
    uri?: string;
    address?: string;
    zipCode?: string;
    lat?: number;
    lng?: number;
  };
  review?: { count: number; average: number };
  /** How many eco facilities it has: the eco label shows from 8 on. [CARD-18] */
  ecoFacilities?: number;
}

/** One offer of a result list. Amounts are integer cents. [ENTITY-08..12] */
export interface OfferCard {
  id: string;
  /** Path of the product page, without flow or hash. */
  uri: string;
  label: string;
  hotel: OfferHotel;
  imageUrl: string;
  images: string[];
  /** The whole stay for all travellers, in cents. */
  sellPrice: number;
  refPrice?: number;
  barPrice?: number;
  promo?: number;
  /** `from`: the lowest of several days; `final`: the price of the chosen days. [PRICE-11] */
  priceType: 'from' | 'final';
  prices?: PaxPrice[];
  autoDiscount?: { code: string; value: number };
  availableRooms?: number;
  lastMinute?: boolean;
  /** The last day on which this offer can be bought. */
  expiration?: PlainDate;
  marketingLabels?: string[];
  headwords?: string[];
  targetedLabel?: string;
  channelManagerId?: string;
  cancellationPolicy?: CancellationPolicy;
  participants?: number;
  nights?: number;
  /** km from the searched place. */
  distance?: number;
  itemCategory: ItemCategory;
  dataFlowMode?: 'push' | 'pull';
}
