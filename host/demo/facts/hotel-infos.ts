import { formatMoney } from '@staykit/core/price/money.ts';
import type { GeneralInfo, OpeningHours, PetPolicy } from '@staykit/gateway/catalogue/facts/hotel-facts.ts';
import { facilitySections } from '@staykit/gateway/catalogue/facts/hotel-infos.ts';
import { filledText, readTexts } from '@staykit/gateway/catalogue/facts/texts.ts';
import { baseLanguage, type TextLanguage, type HotelRecord } from '@staykit/gateway/catalogue/records.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { createRandom } from '../catalogue/random.ts';
import { HOTEL_TEXTS } from './data/hotel-texts.ts';
import { localTaxesOf } from './local-taxes.ts';

const TEXTS = readTexts(HOTEL_TEXTS);

/** Check-in and check-out times of a hotel. */
export function openingHoursOf({ seed, supplied }: Pick<HotelRecord, 'seed' | 'supplied'>): OpeningHours {
  const random = createRandom(seed, 'hours');
  const checkin = random.pick(['14:00', '15:00', '15:00', '16:00']);
  const checkout = random.pick(['10:30', '11:00', '11:00', '12:00']);
  return {
    checkin: supplied?.checkin ?? checkin,
    checkout: supplied?.checkout ?? checkout,
    checkinUntil: supplied?.checkinUntil ?? random.pick(['20:00', '21:00', '22:00', '23:00']),
  };
}

/** Numbers that the countries keep for films and samples, or that nobody can have; the rest is the hotel's. */
const NOBODYS: Record<HotelRecord['country'], string> = {
  FR: '+33 1 99 00',
  ES: '+34 900 00',
  BE: '+32 2 000',
  NL: '+31 20 000',
  IT: '+39 06 0000',
};

/** Phone number of a hotel's reception; nobody answers it. */
export function phoneOf({ seed, country, supplied }: HotelRecord): string {
  const digits = String(createRandom(seed, 'phone').int(0, 9999)).padStart(4, '0');
  return supplied?.phone ?? `${NOBODYS[country]} ${digits.slice(0, 2)} ${digits.slice(2)}`;
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

/** Information before booking: times, identity papers, deposit, taxes, closures. */
export function importantInfosOf(hotel: HotelRecord, language: TextLanguage, locale: Locale): string[] {
  const random = createRandom(hotel.seed, 'infos');
  const { checkin, checkout } = openingHoursOf(hotel);
  const deposit = random.chance(0.2) ? random.pick([5000, 10_000, 15_000]) : 0;
  const late = random.chance(0.5);
  const closed = random.chance(0.4) ? random.int(0, 3) : undefined;
  const has = (code: string) => hotel.facilities.includes(code);
  const text = (key: string, filled?: Record<string, string>) => filledText(TEXTS, key, language, filled);
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
export function generalInfosOf(hotel: HotelRecord, language: TextLanguage, locale: Locale): GeneralInfo[] {
  const random = createRandom(hotel.seed, 'general');
  const price = random.pick([800, 1200, 1500, 2000, 2500]);
  const station = random.int(1, 25);
  const airport = random.int(15, 90);
  const has = (code: string) => hotel.facilities.includes(code);
  const text = (key: string, filled?: Record<string, string>) => filledText(TEXTS, key, language, filled);
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
    ...facilitySections(hotel, language),
  ];
  return parts.filter(({ facilities }) => facilities.length > 0);
}

/** A time in the notation of the language. */
function hour(time: string, language: TextLanguage): string {
  const [hours = '', minutes = ''] = time.split(':');
  if (baseLanguage(language) === 'fr')
    return minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`;
  return baseLanguage(language) === 'nl' ? `${hours}.${minutes} uur` : time;
}
