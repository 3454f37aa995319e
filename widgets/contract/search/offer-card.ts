import * as z from 'zod/mini';
import { answer, firstWhenUnknown, link, plainDate } from '../answer-parts.ts';

/** What may be done with a booking. [ENTITY-11] */
export const cancellationPolicy = answer({
  cancellable: z.boolean(),
  isCancellable: z.exactOptional(z.boolean()),
  message: z.exactOptional(z.string()),
  /** Last day of a partial refund. */
  cancellationDeadline: z.exactOptional(plainDate()),
  type: z.exactOptional(z.string()),
});

/** A price for one composition of travellers, in cents. [ENTITY-09] */
const paxPrice = answer({
  adults: z.number(),
  sellPrice: z.number(),
  barPrice: z.exactOptional(z.number()),
  promo: z.exactOptional(z.number()),
});

/** The hotel of a card, field by field. [ENTITY-08] */
export const cardHotelFields = {
  id: z.string(),
  uri: link(),
  label: z.string(),
  /** 0 to 5, in halves. */
  stars: z.exactOptional(z.number()),
  location: answer({
    label: z.string(),
    uri: z.exactOptional(link()),
    address: z.exactOptional(z.string()),
    zipCode: z.exactOptional(z.string()),
    lat: z.exactOptional(z.number()),
    lng: z.exactOptional(z.number()),
  }),
  review: z.exactOptional(answer({ count: z.number(), average: z.number() })),
  /** How many eco facilities it has: the eco label shows from 8 on. [CARD-18] */
  ecoFacilities: z.exactOptional(z.number()),
};

/** One offer, field by field. */
export const cardFields = {
  id: z.string(),
  /** Path of the product page, without flow or hash. */
  uri: link(),
  label: z.string(),
  hotel: answer(cardHotelFields),
  imageUrl: z.string(),
  images: z.array(z.string()),
  /** The whole stay for all travellers in cents, with the local tax that the shop collects. */
  sellPrice: z.number(),
  refPrice: z.exactOptional(z.number()),
  barPrice: z.exactOptional(z.number()),
  promo: z.exactOptional(z.number()),
  // Unknown kinds of price read as "from", the weaker promise.
  /** `from`: the lowest of several days; `final`: the price of the chosen days. [PRICE-11] */
  priceType: firstWhenUnknown(['from', 'final']),
  prices: z.exactOptional(z.array(paxPrice)),
  autoDiscount: z.exactOptional(answer({ code: z.string(), value: z.number() })),
  /** Rooms that the party gets for this price; absent: one, or none in what has no room. */
  nbRooms: z.exactOptional(z.number()),
  /** Parties of this size that still find their rooms. */
  availableRooms: z.exactOptional(z.number()),
  lastMinute: z.exactOptional(z.boolean()),
  /** The last day on which this offer can be bought. */
  expiration: z.exactOptional(plainDate()),
  marketingLabels: z.exactOptional(z.array(z.string())),
  headwords: z.exactOptional(z.array(z.string())),
  targetedLabel: z.exactOptional(z.string()),
  channelManagerId: z.exactOptional(z.string()),
  cancellationPolicy: z.exactOptional(cancellationPolicy),
  participants: z.exactOptional(z.number()),
  nights: z.exactOptional(z.number()),
  /** First day of the stay that the price is for, in a search with flexible dates. */
  checkin: z.exactOptional(plainDate()),
  /** km from the searched place. */
  distance: z.exactOptional(z.number()),
  itemCategory: z.enum(['weekend', 'single_voucher', 'activity']),
  dataFlowMode: z.exactOptional(z.enum(['push', 'pull'])),
};

/** One offer of a list. A card of an unknown category is refused, and lists leave it out. [ENTITY-08..12] */
export const offerCard = answer(cardFields);
