import { formatMoney } from '@staykit/core/price/money.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createRandom } from '../random.ts';
import type { CatalogueLanguage, HotelRecord } from '../records.ts';
import { FACILITIES, labelOf } from '../vocabulary.ts';
import { HOTEL_TEXTS } from './data/hotel-texts.ts';
import { localTaxesOf } from './local-taxes.ts';
import { readTexts, textOf } from './texts.ts';

const TEXTS = readTexts(HOTEL_TEXTS);

/** Check-in and check-out times, `HH:mm`. */
export interface OpeningHours {
  checkin: string;
  checkout: string;
}

/** Pet policy of a hotel. */
export interface PetPolicy {
  petsAllowed: boolean;
  /** Cents per night and animal; 0 is free. */
  petsPrice?: number;
  /** Kilograms. */
  petsMaxWeight?: number;
  petsMaxNumberOfPets?: number;
}

/** A section of practical information, with a code that pages look up. */
export interface GeneralInfo {
  code: string;
  label: string;
  facilities: string[];
}

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
export function hotelText(
  key: string,
  language: CatalogueLanguage,
  filled: Record<string, string> = {},
): string {
  return textOf(TEXTS, key, language).replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
}

/** Check-in and check-out times of a hotel. */
export function openingHoursOf(hotel: Pick<HotelRecord, 'seed'>): OpeningHours {
  const random = createRandom(hotel.seed, 'hours');
  return {
    checkin: random.pick(['14:00', '15:00', '15:00', '16:00']),
    checkout: random.pick(['10:30', '11:00', '11:00', '12:00']),
  };
}

/** Pet policy of a hotel. */
export function petPolicyOf(hotel: Pick<HotelRecord, 'seed' | 'facilities'>): PetPolicy {
  if (!hotel.facilities.includes('pets')) return { petsAllowed: false };
  const random = createRandom(hotel.seed, 'pets');
  return {
    petsAllowed: true,
    petsPrice: random.pick([0, 800, 1000, 1500, 2000]),
    ...(random.chance(0.5) && { petsMaxWeight: random.pick([5, 10, 20, 30]) }),
    ...(random.chance(0.3) && { petsMaxNumberOfPets: 2 }),
  };
}

/** Labels of the facilities shown first. */
export function highlightedFacilitiesOf(
  hotel: Pick<HotelRecord, 'facilities'>,
  language: CatalogueLanguage,
): string[] {
  return facilityLabels(PROUD_OF, hotel, language).slice(0, MOST_HIGHLIGHTS);
}

/** Labels of all facilities. */
export function facilityLabelsOf(
  hotel: Pick<HotelRecord, 'facilities'>,
  language: CatalogueLanguage,
): string[] {
  return facilityLabels(hotel.facilities, hotel, language);
}

/** Information before booking: times, identity papers, deposit, taxes, closures. */
export function importantInfosOf(hotel: HotelRecord, language: CatalogueLanguage, locale: Locale): string[] {
  const random = createRandom(hotel.seed, 'infos');
  const { checkin, checkout } = openingHoursOf(hotel);
  const deposit = random.chance(0.2) ? random.pick([5000, 10_000, 15_000]) : 0;
  const late = random.chance(0.5);
  const closed = random.chance(0.4) ? random.int(0, 3) : undefined;
  const has = (code: string) => hotel.facilities.includes(code);
  const text = (key: string, filled?: Record<string, string>) => hotelText(key, language, filled);
  const [tax] = localTaxesOf(hotel);
  return [
    text('info.arrival', { checkin: hour(checkin, language), checkout: hour(checkout, language) }),
    text('info.identity'),
    ...(late && !has('reception24h') ? [text('info.late')] : []),
    ...(deposit > 0 ? [text('info.deposit', { amount: formatMoney(deposit, locale) })] : []),
    ...(has('outdoorPool') ? [text('info.pool')] : []),
    ...(has('spa') ? [text('info.spa')] : []),
    ...(closed !== undefined && has('restaurant')
      ? [text('info.restaurant', { day: text(`day.${closed}`) })]
      : []),
    ...(tax ? [text(tax.toBePaidAtHotel ? 'info.tax.hotel' : 'info.tax.price')] : []),
    text('info.smoke'),
  ];
}

/** The sections of practical information. */
export function generalInfosOf(
  hotel: HotelRecord,
  language: CatalogueLanguage,
  locale: Locale,
): GeneralInfo[] {
  const random = createRandom(hotel.seed, 'general');
  const price = random.pick([800, 1200, 1500, 2000, 2500]);
  const station = random.int(1, 25);
  const airport = random.int(15, 90);
  const has = (code: string) => hotel.facilities.includes(code);
  const text = (key: string, filled?: Record<string, string>) => hotelText(key, language, filled);
  const parking = [
    ...(has('parking') ? [text('parking.free')] : []),
    ...(has('garage') ? [text('parking.paid', { amount: formatMoney(price, locale) })] : []),
    ...(has('ecoCharging') ? [text('parking.charging')] : []),
  ];
  const parts: GeneralInfo[] = [
    {
      code: 'parking',
      label: text('parking'),
      facilities: parking.length > 0 ? parking : [text('parking.street')],
    },
    {
      code: 'access',
      label: text('access'),
      facilities: [
        text('access.station', { km: String(station) }),
        text('access.airport', { km: String(airport) }),
      ],
    },
    { code: 'services', label: text('services'), facilities: facilityLabels(SERVICES, hotel, language) },
    { code: 'wellness', label: text('wellness'), facilities: facilityLabels(WELLNESS, hotel, language) },
    { code: 'food', label: text('food'), facilities: facilityLabels(FOOD, hotel, language) },
  ];
  return parts.filter(({ facilities }) => facilities.length > 0);
}

function facilityLabels(
  codes: readonly string[],
  hotel: Pick<HotelRecord, 'facilities'>,
  language: CatalogueLanguage,
): string[] {
  return codes
    .filter((code) => hotel.facilities.includes(code))
    .flatMap((code) => labelOf(FACILITIES, code, language) ?? []);
}

/** A time in the notation of the language. */
function hour(time: string, language: CatalogueLanguage): string {
  const [hours = '', minutes = ''] = time.split(':');
  if (language === 'fr') return minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`;
  return language === 'nl' ? `${hours}.${minutes} uur` : time;
}
