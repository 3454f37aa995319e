import * as z from 'zod/mini';
import { answer, idText } from '../answer-parts.ts';
import { cancellationPolicy } from '../search/offer-card.ts';
import { programLine } from './programme.ts';

/** An offer in the list of a room; amounts are cents. [PENTITY-27] */
export const roomOffer = answer({
  id: idText(),
  label: z.exactOptional(z.string()),
  room: answer({ id: idText() }),
  price: answer({
    sellPrice: z.number(),
    refPrice: z.exactOptional(z.number()),
    nights: z.exactOptional(z.number()),
    /** Rooms that the party gets for this price; absent: one. */
    nbRooms: z.exactOptional(z.number()),
    promoPercentageRounded: z.exactOptional(z.number()),
  }),
  cancellationPolicy: z.exactOptional(cancellationPolicy),
  /** What is in the price, line by line. [ROOM-02] */
  programLines: z.exactOptional(z.array(programLine)),
});

/** A room of a hotel. [PENTITY-26] */
export const room = answer({
  uuid: z.string(),
  title: z.string(),
  type: z.exactOptional(z.string()),
  bedding: z.exactOptional(z.string()),
  /** Most adults. */
  capacity: z.exactOptional(z.number()),
  /** Most adults and children together. */
  maxCapacity: z.exactOptional(z.number()),
  description: z.exactOptional(z.string()),
  detailsSection: z.array(answer({ title: z.string(), details: z.array(z.string()) })),
  highlightedFacilities: z.array(z.string()),
  highlights: z.array(z.string()),
  images: z.array(z.string()),
  imageUrl: z.exactOptional(z.string()),
  /** Square metres. */
  size: z.exactOptional(z.number()),
  importantInfos: z.array(z.string()),
  offers: z.array(roomOffer),
});
