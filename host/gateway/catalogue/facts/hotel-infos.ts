import { type TextLanguage, type HotelRecord } from '../records.ts';
import { FACILITIES, labelOf } from '../vocabulary.ts';
import { HOTEL_TEXTS } from './data/hotel-texts.ts';
import type { GeneralInfo } from './hotel-facts.ts';
import { filledText, readTexts } from './texts.ts';

const TEXTS = readTexts(HOTEL_TEXTS);

/** Facilities shown first, rarest first. */
const PROUD_OF = [
  'spa',
  'indoorPool',
  'outdoorPool',
  'beachAccess',
  'restaurant',
  'jacuzzi',
  'sauna',
  'kidsClub',
  'skiRoom',
  'garden',
  'terrace',
  'bikeRental',
  'pets',
  'parking',
  'airConditioning',
  'breakfast',
  'wifi',
];
const MOST_HIGHLIGHTS = 5;

const SERVICES = ['reception24h', 'lift', 'roomService', 'bikeRental', 'wifi', 'accessible'];
const WELLNESS = ['spa', 'sauna', 'hammam', 'jacuzzi', 'massage', 'fitness', 'indoorPool', 'outdoorPool'];
const FOOD = ['restaurant', 'bar', 'breakfast', 'terrace'];

/** A text about hotels in one language. */
export const hotelText = (key: string, language: TextLanguage, filled: Record<string, string> = {}): string =>
  filledText(TEXTS, key, language, filled);

/** Labels of the facilities shown first. */
export function highlightedFacilitiesOf(
  hotel: Pick<HotelRecord, 'facilities'>,
  language: TextLanguage,
): string[] {
  return facilityLabels(PROUD_OF, hotel, language).slice(0, MOST_HIGHLIGHTS);
}

/** Labels of all facilities. */
export function facilityLabelsOf(hotel: Pick<HotelRecord, 'facilities'>, language: TextLanguage): string[] {
  return facilityLabels(hotel.facilities, hotel, language);
}

/** The sections of practical information that follow from the facilities; those without any are left out. */
export function facilitySections(
  hotel: Pick<HotelRecord, 'facilities'>,
  language: TextLanguage,
): GeneralInfo[] {
  const sections = { services: SERVICES, wellness: WELLNESS, food: FOOD };
  return Object.entries(sections)
    .map(([code, codes]) => ({
      code,
      label: hotelText(code, language),
      facilities: facilityLabels(codes, hotel, language),
    }))
    .filter(({ facilities }) => facilities.length > 0);
}

function facilityLabels(
  codes: readonly string[],
  hotel: Pick<HotelRecord, 'facilities'>,
  language: TextLanguage,
): string[] {
  return codes
    .filter((code) => hotel.facilities.includes(code))
    .flatMap((code) => labelOf(FACILITIES, code, language) ?? []);
}
