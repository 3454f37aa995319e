import type { HotelCard, HotelContent, HotelLocation } from '../../../widgets/core/offer/hotel.ts';
import { describeHotel } from '../catalogue/describe-hotel.ts';
import {
  facilityLabelsOf,
  generalInfosOf,
  highlightedFacilitiesOf,
  importantInfosOf,
  openingHoursOf,
  petPolicyOf,
} from '../catalogue/facts/hotel-infos.ts';
import { localTaxesOf } from '../catalogue/facts/local-taxes.ts';
import type { HotelRecord } from '../catalogue/records.ts';
import type { Present } from '../routes/present.ts';
import { breadcrumbOf } from './page-model.ts';
import { picturePath } from './picture-paths.ts';

/** Where a hotel lies, in all the words that pages ask for. [PENTITY-12] */
export function locationOf(hotel: HotelRecord, { model, language }: Present): HotelLocation {
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
export function hotelIdentityOf(hotel: HotelRecord, present: Present): Omit<HotelCard, 'imageUrl'> {
  return {
    id: hotel.id,
    uri: `/hotel/${hotel.id}`,
    label: hotel.name,
    ...(hotel.stars > 0 && { stars: hotel.stars }),
    review: { count: hotel.reviewCount, average: hotel.score },
    location: locationOf(hotel, present),
  };
}

/** What is told of a hotel. [PENTITY-14] */
export function hotelContentOf(hotel: HotelRecord, present: Present): HotelContent {
  const { language, locale } = present;
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
    breadcrumb: breadcrumbOf(hotel, present),
  };
}
