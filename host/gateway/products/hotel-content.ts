import type { HotelCard, HotelContent, HotelLocation } from '@staykit/core/offer/hotel.ts';
import { facilityLabelsOf, highlightedFacilitiesOf } from '../catalogue/facts/hotel-infos.ts';
import { type TextLanguage, type HotelRecord, textIn } from '../catalogue/records.ts';
import { pictureOfPhoto } from '../images/photo-focus.ts';
import type { RequestContext } from '../http/request-context.ts';
import { breadcrumbOf } from './page-model.ts';
import { picturePath } from './picture-paths.ts';

/** Location of a hotel, with all fields that pages read. [PENTITY-12] */
export function locationOf(hotel: HotelRecord, { model, language }: RequestContext): HotelLocation {
  const places = hotel.placeIds.flatMap((id) => model.places.get(id) ?? []);
  const nameOf = (category: string) =>
    textIn(places.find((place) => place.category === category)?.names, language);
  const city = textIn(model.places.get(hotel.cityId)?.names, language) ?? hotel.cityName;
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

/** Captions and credits of a hotel's photos, in one language; absent without any. */
function photoTextsOf({ supplied }: HotelRecord, language: TextLanguage): Pick<HotelContent, 'photos'> {
  const photos = (supplied?.photos ?? []).flatMap(({ photo, focus, caption, credit }) => {
    const text = textIn(caption, language);
    if (text === undefined && credit === undefined) return [];
    return {
      image: picturePath(pictureOfPhoto({ photo, ...(focus && { focus }) })),
      ...(text !== undefined && { caption: text }),
      ...(credit !== undefined && { credit }),
    };
  });
  return photos.length > 0 ? { photos } : {};
}

/** Descriptions, facilities and policies of a hotel. [PENTITY-14] */
export function hotelContentOf(hotel: HotelRecord, context: RequestContext): HotelContent {
  const { language, locale, facts } = context;
  const checkInOut = facts.openingHours(hotel);
  const policy = facts.petPolicy(hotel);
  const localTax = facts.localTaxes(hotel);
  return {
    description: facts.description(hotel, language),
    highlightedFacilities: highlightedFacilitiesOf(hotel, language).map((label) => ({ label })),
    infoGeneral: facts.generalInfos(hotel, language, locale),
    facilities: facilityLabelsOf(hotel, language),
    ...(checkInOut && { checkInOut: { checkin: checkInOut.checkin, checkout: checkInOut.checkout } }),
    ...(policy && { policy }),
    importantInfos: facts.importantInfos(hotel, language, locale),
    ...(localTax && { localTax }),
    ...(hotel.ecoFacilities > 0 && { ecoFacilities: hotel.ecoFacilities }),
    images: hotel.pictures.map(picturePath),
    ...photoTextsOf(hotel, language),
    breadcrumb: breadcrumbOf(hotel, context),
  };
}
