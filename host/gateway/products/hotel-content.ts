import type { HotelCard, HotelContent, HotelLocation } from '@staykit/core/offer/hotel.ts';
import {
  facilityLabelsOf,
  generalInfosOf,
  highlightedFacilitiesOf,
  importantInfosOf,
  openingHoursOf,
  petPolicyOf,
} from '../catalogue/facts/hotel-infos.ts';
import { localTaxesOf } from '../catalogue/facts/local-taxes.ts';
import type { HotelRecord, CatalogueLanguage } from '../catalogue/records.ts';
import type { RequestContext } from '../http/request-context.ts';
import { breadcrumbOf } from './page-model.ts';
import { picturePath } from './picture-paths.ts';
import { DESCRIPTION_FRAGMENTS } from '../catalogue/facts/data/description-fragments.ts';
import { createRandom } from '../catalogue/random.ts';

/**
 * Description of a hotel: location, rooms, facilities. Generated from its facts and its seed, so it is not stored and
 * always matches the facilities.
 */
export function describeHotel(hotel: HotelRecord, language: CatalogueLanguage): string {
  const random = createRandom(hotel.seed, 'description');
  const fragments = DESCRIPTION_FRAGMENTS[language];
  const environment = hotel.environments[0] ?? 'countryside';
  const opening = random.pick(fragments.openings[environment] ?? fragments.openings.countryside ?? []);
  const rooms = random.pick(fragments.rooms);
  const chosen = random.sample(
    Object.keys(fragments.facilities).filter((code) => hotel.facilities.includes(code)),
    3,
  );
  const sentences = [
    opening,
    rooms,
    ...chosen.map((code) => fragments.facilities[code] ?? ''),
    random.pick(fragments.closings),
  ];
  const text = sentences.join(' ').replace('{city}', hotel.cityName).replace('{rooms}', String(hotel.rooms));
  return language === 'fr' ? contract(text, hotel.cityName) : text;
}

/** French contractions with town names: "au Touquet", "du Mans", "d’Antibes". */
function contract(text: string, city: string): string {
  const article = /^(Les?) (.+)$/.exec(city);
  if (article?.[2] !== undefined) {
    const [at, of] = article[1] === 'Le' ? ['au', 'du'] : ['aux', 'des'];
    return text
      .replace(`À ${city}`, `${at === 'au' ? 'Au' : 'Aux'} ${article[2]}`)
      .replace(`à ${city}`, `${at} ${article[2]}`)
      .replace(`de ${city}`, `${of} ${article[2]}`);
  }
  return /^[AEIOUYÀÂÄÉÈÊËÎÏÔÖÛÜ]/.test(city) ? text.replace(`de ${city}`, `d’${city}`) : text;
}

/** Location of a hotel, with all fields that pages read. [PENTITY-12] */
export function locationOf(hotel: HotelRecord, { model, language }: RequestContext): HotelLocation {
  const places = hotel.placeIds.flatMap((id) => model.places.get(id) ?? []);
  const nameOf = (category: string) => places.find((place) => place.category === category)?.names[language];
  const city = model.places.get(hotel.cityId)?.names[language] ?? hotel.cityName;
  const region = nameOf('region') ?? nameOf('department');
  return {
    label: city,
    uri: `/search?city=${hotel.cityId}`,
    lat: hotel.lat,
    lng: hotel.lng,
    latitude: hotel.lat,
    longitude: hotel.lng,
    address: hotel.address,
    zipCode: hotel.postcode,
    completeAddress: { streetAddress: hotel.address, zipCode: hotel.postcode },
    ...(region !== undefined && { region }),
    city,
    postcode: hotel.postcode,
  };
}

/** Name, place and rating of a hotel. [PENTITY-12] [PENTITY-13] */
export function hotelIdentityOf(hotel: HotelRecord, context: RequestContext): Omit<HotelCard, 'imageUrl'> {
  return {
    id: hotel.id,
    uri: `/hotel/${hotel.id}`,
    label: hotel.name,
    ...(hotel.stars > 0 && { stars: hotel.stars }),
    review: { count: hotel.reviewCount, average: hotel.score },
    location: locationOf(hotel, context),
  };
}

/** Descriptions, facilities and policies of a hotel. [PENTITY-14] */
export function hotelContentOf(hotel: HotelRecord, context: RequestContext): HotelContent {
  const { language, locale } = context;
  return {
    description: describeHotel(hotel, language),
    highlightedFacilities: highlightedFacilitiesOf(hotel, language).map((label) => ({ label })),
    infoGeneral: generalInfosOf(hotel, language, locale),
    facilities: facilityLabelsOf(hotel, language),
    checkInOut: openingHoursOf(hotel),
    policy: petPolicyOf(hotel),
    importantInfos: importantInfosOf(hotel, language, locale),
    localTax: localTaxesOf(hotel),
    ...(hotel.ecoFacilities > 0 && { ecoFacilities: hotel.ecoFacilities }),
    images: hotel.pictures.map(picturePath),
    breadcrumb: breadcrumbOf(hotel, context),
  };
}
