import type { productOffer } from '@staykit/contract/product/product-offers.ts';
import type { room, roomOffer } from '@staykit/contract/product/room.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import { perNight } from '../price/money.ts';

/** An offer in the list of a room. Amounts are cents. [PENTITY-27] */
export type RoomOffer = Wire<typeof roomOffer>;

/** A room of a hotel. [PENTITY-26] */
export type Room = Wire<typeof room>;

/** What a product costs for chosen dates, by offer. [PAPI-12] */
export type ProductOffer = Wire<typeof productOffer>;

/** The pictures of a room: its own, or the single one where it has no list. [PENTITY-26] */
export function roomPictures({ images, imageUrl }: Pick<Room, 'images' | 'imageUrl'>): string[] {
  if (images.length > 0) return images;
  return imageUrl === undefined ? [] : [imageUrl];
}

/** Rooms with those of the offers that belong to them, beside their own. [PENTITY-27] */
export function withRoomOffers(rooms: readonly Room[], offers: readonly RoomOffer[]): Room[] {
  return rooms.map((room) => ({
    ...room,
    offers: [...room.offers, ...offers.filter((offer) => offer.room.id === room.uuid)],
  }));
}

/**
 * Rooms whose offers have the prices and terms of chosen dates; offers that were not priced stay. [PAPI-12]
 * @public Of the npm package.
 */
export function withProductOffers(
  rooms: readonly Room[],
  priced: Readonly<Record<string, ProductOffer>>,
): Room[] {
  const byId = new Map(Object.values(priced).map((offer) => [offer.weekendId, offer]));
  return rooms.map((room) => ({
    ...room,
    offers: room.offers.map((offer) => {
      const found = byId.get(offer.id);
      if (!found) return offer;
      const { sellPrice, refPrice, promo, nights, nbRooms = 1 } = found.priceInfo;
      return {
        ...offer,
        price: {
          sellPrice,
          ...(refPrice !== undefined && { refPrice }),
          ...(promo !== undefined && { promoPercentageRounded: promo }),
          ...(nights !== undefined && { nights }),
          ...(nbRooms > 1 && { nbRooms }),
        },
        ...(found.cancellationPolicy && { cancellationPolicy: found.cancellationPolicy }),
      };
    }),
  }));
}

/** Whole units a night that an offer costs more, or less, than the first of its room. [ROOM-06] */
export function nightDifference(first: Pick<RoomOffer, 'price'>, other: Pick<RoomOffer, 'price'>): number {
  const [from, to] = [first.price, other.price].map(({ sellPrice, nights }) => perNight(sellPrice, nights));
  return (to ?? 0) - (from ?? 0);
}
