import { parsePictureId, PICTURE_POOL, pictureId } from '@staykit/gateway/images/picture-pool.ts';
import type { RoomFacts } from '@staykit/gateway/catalogue/facts/hotel-facts.ts';
import { readTexts, textOf, textsOf } from '@staykit/gateway/catalogue/facts/texts.ts';
import { type TextLanguage, type HotelRecord, type OfferRecord } from '@staykit/gateway/catalogue/records.ts';
import { capacityOf } from '@staykit/gateway/catalogue/room-capacity.ts';
import { labelOf, FACILITIES } from '@staykit/gateway/catalogue/vocabulary.ts';
import { createRandom, hashSeed } from '../catalogue/random.ts';
import {
  ROOM_BEDS,
  ROOM_DESCRIPTIONS,
  ROOM_DETAILS,
  ROOM_INFOS,
  ROOM_TITLES,
  ROOM_VIEWS,
} from './data/room-texts.ts';
import { pickText } from './pick-text.ts';

/** Room types, simplest first. */
export const ROOM_TYPES = ['classic', 'superior', 'suite', 'family'] as const;

/** A type of room. */
export type RoomType = (typeof ROOM_TYPES)[number];

const TITLES = readTexts(ROOM_TITLES);
const BEDS = readTexts(ROOM_BEDS);
const DESCRIPTIONS = readTexts(ROOM_DESCRIPTIONS);
const DETAILS = readTexts(ROOM_DETAILS);
const VIEWS = readTexts(ROOM_VIEWS);
const INFOS = readTexts(ROOM_INFOS);

/** Adults and children who sleep in the beds of a type, without what is added for more. */
const SLEEPS: Record<RoomType, number> = { classic: 2, superior: 2, suite: 4, family: 4 };

/** Square metres of a classic room by stars. */
const SIZES = [14, 14, 15, 18, 24, 32];
const SIZE_RATIO: Record<RoomType, number> = { classic: 1, superior: 1.3, suite: 2, family: 1.7 };

/** Hotel facilities listed first for a room. */
const ROOM_FACILITIES = ['airConditioning', 'roomService', 'terrace', 'accessible', 'wifi'];

/** The room type of an offer, by its capacity and price ratio. */
export function roomTypeOf(offer: Pick<OfferRecord, 'maxChildren' | 'roomRatio'>): RoomType {
  if (offer.maxChildren > 2) return 'family';
  if (offer.roomRatio > 1100) return 'suite';
  return offer.roomRatio > 1000 ? 'superior' : 'classic';
}

/** Id of a hotel's room of a type. */
export function roomUuid(hotelId: string, type: RoomType): string {
  const hex = [1, 2, 3, 4]
    .map((part) => (hashSeed('room', hotelId, type, part) >>> 0).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The rooms of a hotel that offers are for, simplest first, with the beds of all whom the offers take. */
export function roomsOf(
  hotel: HotelRecord,
  offers: readonly OfferRecord[],
  language: TextLanguage,
): RoomFacts[] {
  const byType = Map.groupBy(offers, roomTypeOf);
  return ROOM_TYPES.flatMap((type) => {
    const own = byType.get(type);
    return own ? [roomOf(hotel, type, own, language)] : [];
  });
}

/** The beds that are put beside those of a type, so that everybody has one. */
function addedBeds(type: RoomType, persons: number): ('sofa' | 'extra')[] {
  const more = persons - SLEEPS[type];
  return [...(more > 1 ? (['sofa'] as const) : []), ...(more === 1 || more > 2 ? (['extra'] as const) : [])];
}

/** Pictures of a room: the hotel's first room shows the one of the gallery, every other its own. */
function roomPictures({ id, pictures }: HotelRecord, type: RoomType): string[] {
  const indoors = pictures.filter((picture) => picture.startsWith('room-'));
  const at = ROOM_TYPES.indexOf(type);
  const own = [0, 1].map((step) => {
    const first = parsePictureId(indoors[step] ?? '')?.number ?? step;
    // Five steps on: another look of the room, for it has eight.
    return pictureId('room', ((first + at * 5) % PICTURE_POOL.room) + 1, `${id}${type}`);
  });
  return at === 0 && indoors.length > 0 ? indoors : own;
}

const hasCot = ({ maxBabies }: Pick<OfferRecord, 'maxBabies'>): boolean => maxBabies > 0;

function roomOf(
  hotel: HotelRecord,
  type: RoomType,
  offers: readonly OfferRecord[],
  language: TextLanguage,
): RoomFacts {
  const random = createRandom(hotel.seed, 'room', type);
  const title = pickText(TITLES, type, language, random);
  const beds = pickText(BEDS, type, language, random);
  const description = pickText(DESCRIPTIONS, type, language, random);
  const stars = Math.min(5, Math.max(0, Math.round(hotel.stars)));
  const people = capacityOf(offers);
  const added = addedBeds(type, people.maxCapacity);
  const bedding = [beds, ...added.map((bed) => textOf(BEDS, bed, language))].join(' + ');
  const infos = [added.includes('extra') ? 'extra' : 'full', ...(offers.some(hasCot) ? ['cot'] : [])];
  const size = Math.round((SIZES[stars] ?? 18) * SIZE_RATIO[type] * (0.9 + random.unit() * 0.25));
  const sections = ['comfort', 'bathroom'].map((key) => {
    const [heading = '', first = '', ...others] = textsOf(DETAILS, key, language);
    const chosen = random.sample(
      others.map((_, index) => index),
      stars >= 4 ? 4 : 2,
    );
    return {
      title: heading,
      details: [first, ...chosen.sort((a, b) => a - b).map((index) => others[index] ?? '')],
    };
  });
  const facilities = ROOM_FACILITIES.filter((code) => hotel.facilities.includes(code)).slice(0, 3);
  const view = type === 'classic' ? '' : textOf(VIEWS, hotel.environments[0] ?? 'countryside', language);
  return {
    uuid: roomUuid(hotel.id, type),
    type,
    title,
    bedding,
    ...people,
    description,
    detailsSection: sections,
    highlightedFacilities: facilities.flatMap((code) => labelOf(FACILITIES, code, language) ?? []),
    highlights: [...(view ? [view] : []), bedding],
    importantInfos: infos.map((key) => textOf(INFOS, key, language)),
    size,
    pictures: roomPictures(hotel, type),
  };
}
