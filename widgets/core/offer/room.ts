import { perNight } from '../price/money.ts';
import type { PriceInfo } from '../price/price-info.ts';
import type { CancellationPolicy } from './offer-card.ts';
import type { ProgramLine } from './programme.ts';

/** An offer in the list of a room. Amounts are cents. [PENTITY-27] */
export interface RoomOffer {
  id: string;
  label?: string;
  room: { id: string };
  price: { sellPrice: number; refPrice?: number; nights?: number; promoPercentageRounded?: number };
  cancellationPolicy?: CancellationPolicy;
  /** What is in the price, line by line. [ROOM-02] */
  programLines?: ProgramLine[];
}

/** A room of a hotel. [PENTITY-26] */
export interface Room {
  uuid: string;
  title: string;
  type?: string;
  bedding?: string;
  capacity?: number;
  maxCapacity?: number;
  description?: string;
  detailsSection: { title: string; details: string[] }[];
  highlightedFacilities: string[];
  highlights: string[];
  images: string[];
  imageUrl?: string;
  /** Square metres. */
  size?: number;
  importantInfos: string[];
  offers: RoomOffer[];
}

/** What a product costs for chosen dates, by offer. [PAPI-12] */
export interface ProductOffer {
  weekendId: string;
  priceInfo: Pick<PriceInfo, 'sellPrice'> & Partial<PriceInfo>;
  cancellationPolicy?: CancellationPolicy;
}

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

/** Rooms whose offers have the prices and terms of chosen dates; offers that were not priced stay. [PAPI-12] */
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
      const { sellPrice, refPrice, promo, nights } = found.priceInfo;
      return {
        ...offer,
        price: {
          sellPrice,
          ...(refPrice !== undefined && { refPrice }),
          ...(promo !== undefined && { promoPercentageRounded: promo }),
          ...(nights !== undefined && { nights }),
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
