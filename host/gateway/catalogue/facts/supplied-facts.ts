import { BOOKING_PERCENTAGE, type LocalTax } from '@staykit/core/price/local-tax.ts';
import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import { pictureOfPhoto } from '../../images/photo-focus.ts';
import {
  type TextLanguage,
  type HotelRecord,
  type OfferRecord,
  type RoomRecord,
  textIn,
} from '../records.ts';
import type { ExtraRecord, ExtraType } from './extras.ts';
import type { HotelFacts, PetPolicy, RoomFacts } from './hotel-facts.ts';
import { hotelText } from './hotel-infos.ts';
import { capacityOf } from '../room-capacity.ts';
import { promisedMeals } from './programme.ts';

/*
 * The facts that suppliers send of their hotels. Nothing is said of what they did not send.
 */

/** Id of the room of a hotel of which no room types are known. */
const ROOM_ID = 'room';

const roomOf = ({ supplied }: HotelRecord, code: string): RoomRecord | undefined =>
  supplied?.rooms?.find((room) => room.code === code);

/** Id of the room that an offer is for. */
export const suppliedRoomId: HotelFacts['roomId'] = ({ room }) => room ?? ROOM_ID;

/** Name of the room that an offer is for. */
export const roomNameOf = (hotel: HotelRecord, { room }: OfferRecord, language: TextLanguage): string =>
  textIn(roomOf(hotel, room ?? STANDARD_ROOM)?.name, language) ?? hotelText('room', language);

/** The rooms that offers are for, the standard one first, then in the order of their making. */
export const suppliedRooms: HotelFacts['rooms'] = (hotel, offers, language) => {
  const order = [
    STANDARD_ROOM,
    ...(hotel.supplied?.rooms ?? []).map(({ code }) => code).filter((code) => code !== STANDARD_ROOM),
  ];
  return order.flatMap((code) => {
    const own = offers.filter(({ room }) => (room ?? STANDARD_ROOM) === code);
    return own.length === 0 ? [] : [roomFacts(hotel, code, own, language)];
  });
};

function roomFacts(
  hotel: HotelRecord,
  code: string,
  offers: readonly OfferRecord[],
  language: TextLanguage,
): RoomFacts {
  const room = roomOf(hotel, code);
  const { beds, size } = room ?? {};
  const bedding = beds?.map(({ type, count }) => counted(`bed.${type}`, count, language)).join(' + ');
  const description = textIn(room?.description, language);
  return {
    uuid: code === STANDARD_ROOM ? ROOM_ID : code,
    title: textIn(room?.name, language) ?? hotelText('room', language),
    ...(bedding && { bedding }),
    ...capacityOf(offers),
    ...(description && { description }),
    detailsSection: [],
    highlightedFacilities: [],
    highlights: bedding ? [bedding] : [],
    importantInfos: [],
    ...(size !== undefined && { size }),
    pictures: roomPictures(hotel, code),
  };
}

/** Pictures of a room type: its photos, or all of the hotel where there are none of it. */
function roomPictures({ pictures, supplied }: HotelRecord, type: string): string[] {
  const own = (supplied?.photos ?? []).filter(({ room }) => room === type).map(pictureOfPhoto);
  return own.length > 0 ? own : pictures;
}

const counted = (key: string, count: number, language: TextLanguage): string =>
  hotelText(`${key}_${count === 1 ? '1' : 'n'}`, language, { n: String(count) });

const EXTRA_TYPES = { breakfast: 'BREAKFAST', dinner: 'DINNER', other: 'EXTRA' } as const satisfies Record<
  string,
  ExtraType
>;

/** The extras on sale, without meals that the offer includes. */
export const suppliedExtras: HotelFacts['extras'] = (offer, { supplied }) => {
  if (offer.roomRatio === 0) return [];
  const { breakfast, dinner } = promisedMeals(offer);
  return (supplied?.extras ?? [])
    .filter(({ onSale = true, type }) => {
      const isIncluded = (type === 'breakfast' && breakfast) || (type === 'dinner' && dinner);
      return onSale && !isIncluded;
    })
    .map(({ number, type = 'other', name, price, per = 'person', perNight = false }): ExtraRecord => ({
      number,
      type: EXTRA_TYPES[type],
      label: name,
      perAdult: per === 'person' ? price : 0,
      ...(per === 'party' && { perParty: price }),
      perNight,
      activityIds: [],
      pictures: [],
    }))
    .sort((one, other) => one.number - other.number);
};

/** Whether pets are taken. */
export const suppliedPets: HotelFacts['petPolicy'] = ({ supplied }): PetPolicy | undefined => {
  if (!supplied?.pets) return undefined;
  const { allowed, price, maxWeight, maxNumber } = supplied.pets;
  return {
    petsAllowed: allowed,
    ...(price !== undefined && { petsPrice: price }),
    ...(maxWeight !== undefined && { petsMaxWeight: maxWeight }),
    ...(maxNumber !== undefined && { petsMaxNumberOfPets: maxNumber }),
  };
};

/** Whether children are taken. */
export const suppliedInfos: HotelFacts['importantInfos'] = ({ supplied }, language) => {
  const { allowed = true, fromAge = 0 } = supplied?.children ?? {};
  if (!allowed) return [hotelText('children.none', language)];
  return fromAge > 0 ? [counted('children.from', fromAge, language)] : [];
};

/** Local taxes; undefined if unknown. [TAX-01] */
export const suppliedTaxes: HotelFacts['localTaxes'] = ({ supplied }): LocalTax[] | undefined =>
  supplied?.taxes?.map(({ per, amount = 0, percentage = 0, atHotel, ...rule }) => ({
    ...rule,
    type: per === 'stay' ? BOOKING_PERCENTAGE : 'PERSON_NIGHT',
    amount,
    percentage,
    currency: 'EUR',
    toBePaidAtHotel: atHotel,
  }));
