import * as z from 'zod/mini';
import { answer, idText, link } from '../answer-parts.ts';
import { call } from '../call.ts';
import { localTax } from '../booking/local-tax.ts';
import { breadcrumb } from '../page-model.ts';
import { id, locale, term, whole } from '../query-parts.ts';
import { room } from './room.ts';
import { paxQuery } from '../search/search-query.ts';
import { day } from '../query-parts.ts';

/** Where a hotel lies: coordinates under either name. [PENTITY-12] */
export const hotelLocation = answer({
  label: z.string(),
  uri: z.exactOptional(link()),
  lat: z.exactOptional(z.number()),
  lng: z.exactOptional(z.number()),
  latitude: z.exactOptional(z.number()),
  longitude: z.exactOptional(z.number()),
  address: z.exactOptional(z.string()),
  zipCode: z.exactOptional(z.string()),
  completeAddress: z.exactOptional(answer({ streetAddress: z.string(), zipCode: z.string() })),
  region: z.exactOptional(z.string()),
  city: z.exactOptional(z.string()),
  postcode: z.exactOptional(z.string()),
});

/** The rules for animals. [PRODUCT-16] */
export const petPolicy = answer({
  petsAllowed: z.boolean(),
  /** Cents a night for one animal. */
  petsPrice: z.exactOptional(z.number()),
  /** Kilograms. */
  petsMaxWeight: z.exactOptional(z.number()),
  petsMaxNumberOfPets: z.exactOptional(z.number()),
});

/** Name, place and rating of a hotel. [PENTITY-12] [PENTITY-13] */
export const hotelIdentity = {
  id: idText(),
  uri: link(),
  label: z.string(),
  /** Of `star` and `stars` one is given. [PENTITY-13] */
  star: z.exactOptional(z.number()),
  stars: z.exactOptional(z.number()),
  review: z.exactOptional(answer({ count: z.number(), average: z.number() })),
  location: hotelLocation,
};

/** Details of a hotel. [PENTITY-14] */
export const hotelContent = {
  description: z.string(),
  highlightedFacilities: z.array(answer({ label: z.string() })),
  /** Parts with a code: `parking` says where to park. [PRODUCT-17] */
  infoGeneral: z.array(
    answer({ code: z.string(), label: z.exactOptional(z.string()), facilities: z.array(z.string()) }),
  ),
  facilities: z.array(z.string()),
  /** `HH:mm` */
  checkInOut: answer({ checkin: z.string(), checkout: z.string() }),
  policy: petPolicy,
  importantInfos: z.array(z.string()),
  localTax: z.array(localTax),
  images: z.array(z.string()),
  /** What is known of the photos among them. */
  photos: z.array(
    answer({
      /** Its address in `images`. */
      image: z.string(),
      caption: z.exactOptional(z.string()),
      /** Who took it. */
      credit: z.exactOptional(z.string()),
    }),
  ),
  breadcrumb: z.array(breadcrumb),
};

/** A hotel in a list. */
export const hotelCard = answer({
  ...hotelIdentity,
  imageUrl: z.exactOptional(z.string()),
  /** The lowest price of its offers, in cents. */
  fromPrice: z.exactOptional(z.number()),
  /** km from the hotel that it was asked for. */
  distance: z.exactOptional(z.number()),
});

/** An offer of a list, by name. */
export const offerRef = answer({ id: idText(), label: z.string(), uri: z.exactOptional(link()) });

/** A hotel with what is sold in it; a list that is missing is empty. [PENTITY-12..15] */
export const hotelDetail = answer({
  ...hotelIdentity,
  ...hotelContent,
  // Not every hotel has sent them.
  checkInOut: z.exactOptional(hotelContent.checkInOut),
  policy: z.exactOptional(hotelContent.policy),
  localTax: z.exactOptional(hotelContent.localTax),
  photos: z.exactOptional(hotelContent.photos),
  ecoFacilities: z.exactOptional(z.number()),
  /** Its offers by id and label. */
  weekends: z.exactOptional(z.array(offerRef)),
  rooms: z.exactOptional(z.array(room)),
  nearbyHotels: z.exactOptional(z.array(hotelCard)),
  /** False: nothing is sold here any longer. */
  active: z.boolean(),
  legacyPackageCount: z.number(),
});

const params = z.object({ hotelId: id() });

/** Everything of one hotel. The path is not shown in the documents; it stands beside that of the reviews. */
export const getHotel = call({
  id: 'getHotel',
  method: 'GET',
  base: 'api',
  path: '/hotel/:hotelId/detail.json',
  summary: 'A hotel with content, rooms, offers and nearby hotels.',
  params,
  query: z.object({
    locale: z.exactOptional(locale()),
    client: z.exactOptional(term()),
    checkin: z.exactOptional(day()),
    night: z.exactOptional(whole(1, 60)),
    ...paxQuery,
  }),
  answer: hotelDetail,
  refusals: ['NOT_FOUND'],
  safe: true,
});

/** Hotels around one. [PENTITY-15] */
export const getNearbyHotels = call({
  id: 'getNearbyHotels',
  method: 'GET',
  base: 'api',
  path: '/hotels/:hotelId/nearby.json',
  summary: 'Hotels with offers near a hotel, nearest first.',
  params,
  query: z.object({ locale: z.exactOptional(locale()), limit: z.exactOptional(whole(1, 24)) }),
  answer: z.array(hotelCard),
  refusals: ['NOT_FOUND'],
  safe: true,
});
