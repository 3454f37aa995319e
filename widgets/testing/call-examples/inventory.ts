import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { CallExample, Story } from './call-example.ts';

/** Nights beyond those that other examples book. */
const nightsOf = ({ hotelId, checkin }: Story) => ({
  hotel: hotelId,
  from: addDays(checkin, 200),
  to: addDays(checkin, 206),
  price: 14_900,
  promotion: 10,
  allotment: 4,
  minimumStay: 2,
  closedToArrival: false,
  closed: false,
});

const name = (fr: string, es: string, nl: string, it: string) => ({ fr, es, nl, it });

/** One item of each kind besides nights and hotels. */
const NEW_KINDS = [
  {
    call: 'putHotelRooms',
    title: 'makes a room type',
    item: {
      room: 'lake-view',
      name: name('Suite vue lac', 'Suite con vistas al lago', 'Suite met uitzicht', 'Suite vista lago'),
      size: 32.5,
      beds: [{ type: 'double', count: 1 }],
      maxAdults: 2,
      maxChildren: 1,
      allotment: 2,
      supplement: 4_000,
    },
  },
  {
    call: 'putRatePlans',
    title: 'makes a rate plan that is not on sale yet',
    item: {
      plan: 'lake',
      type: 'stay',
      name: name('Séjour', 'Estancia', 'Verblijf', 'Soggiorno'),
      includes: ['breakfast'],
      themes: [23],
      minimumNights: 1,
      maximumNights: 7,
      pricePerAdult: 1_500,
      cancellation: { type: 'flexible', deadlineDays: 3 },
      onSale: false,
    },
  },
  {
    call: 'putHotelExtras',
    title: 'makes an extra',
    item: { extra: 'boat', name: name('Barque', 'Barca', 'Roeiboot', 'Barca'), price: 2_500, per: 'party' },
  },
  {
    call: 'putActivities',
    title: 'makes an activity that is part of stays alone',
    item: {
      activity: 'canoe',
      name: name('Canoë', 'Canoa', 'Kanoën', 'Canoa'),
      group: 'outdoor',
      description: { fr: 'Deux heures sur le lac.' },
      places: 8,
    },
  },
  {
    call: 'putActivityDays',
    title: 'sets the places of an activity on a day',
    item: { activity: 'canoe', from: '2030-06-10', places: 4 },
  },
  {
    call: 'putVouchers',
    title: 'makes a voucher that is not on sale yet',
    item: {
      voucher: 'one-night',
      name: name('Une nuit', 'Una noche', 'Eén nacht', 'Una notte'),
      nights: 1,
      price: 19_900,
      includes: ['breakfast'],
      onSale: false,
    },
  },
  {
    call: 'putHotelPolicies',
    title: 'sets policies',
    item: {
      cancellation: { type: 'flexible', deadlineDays: 3 },
      pets: { allowed: true, price: 1_000 },
      children: { allowed: true, fromAge: 6 },
      taxes: [{ per: 'personNight', amount: 200, atHotel: true }],
    },
  },
] as const;
/** A photo of 960 by 540 pixels in one colour. */
const PHOTO =
  'iVBORw0KGgoAAAANSUhEUgAAA8AAAAIcAQMAAAADk1U4AAAAA1BMVEWIoLgj4fC1AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAVklE' +
  'QVR42u3BMQEAAADCoPVPbQhfoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' +
  'AAAAAAAAAHgN/zwAAdmgfLwAAAAASUVORK5CYII=';
const PHOTO_ID = '4c986304bf8c0108e1dc2b6f333a2e13c8b1804a';

/** A box that is not sold yet. */
const boxOf = ({ hotelId }: Story) => ({
  box: 'LAKEEBOX',
  slug: 'lake',
  name: name('Au bord du lac', 'Junto al lago', 'Aan het meer', 'Sul lago'),
  description: name('Une nuit', 'Una noche', 'Eén nacht', 'Una notte'),
  contents: { fr: ['Une nuit'], es: ['Una noche'], nl: ['Eén nacht'], it: ['Una notte'] },
  price: 17_900,
  nights: 1,
  validMonths: 18,
  stays: [{ hotel: hotelId, voucher: 'one-night' }],
  onSale: false,
});

/** What suppliers send. */
export const INVENTORY_EXAMPLES: readonly CallExample[] = [
  {
    call: 'putRoomNights',
    title: 'a supplier sets a week of a hotel',
    request: async (story) => ({
      headers: { authorization: `Bearer ${await story.supplierKey()}` },
      body: { items: [nightsOf(story)] },
    }),
    expect: 200,
  },
  {
    call: 'putRoomNights',
    title: 'a supplier sends a good week, and one of a hotel that is unknown',
    request: async (story) => ({
      headers: { authorization: `Bearer ${await story.supplierKey()}` },
      body: {
        items: [nightsOf(story), { ...nightsOf(story), hotel: '999999999' }],
      },
    }),
    expect: 200,
  },
  {
    call: 'putRoomNights',
    title: 'a supplier has no key',
    request: (story) => ({ body: { items: [nightsOf(story)] } }),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
  {
    call: 'putHotelContents',
    title: 'a supplier describes a hotel in French and Dutch',
    request: async ({ hotelId, supplierKey }) => ({
      headers: { authorization: `Bearer ${await supplierKey()}` },
      body: {
        items: [
          {
            hotel: hotelId,
            description: { fr: 'Une maison au calme.', nl: 'Een rustig huis.' },
            checkin: '15:00',
            checkout: '11:00',
          },
        ],
      },
    }),
    expect: 200,
  },
  {
    call: 'putHotelContents',
    title: 'a supplier has no key for texts',
    request: ({ hotelId }) => ({ body: { items: [{ hotel: hotelId, checkin: '15:00' }] } }),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
  ...NEW_KINDS.flatMap(({ call, title, item }): CallExample[] => [
    {
      call,
      title: `a supplier ${title}`,
      request: async (story) => ({
        headers: { authorization: `Bearer ${await story.supplierKey()}` },
        body: { items: [{ hotel: story.hotelId, ...item }] },
      }),
      expect: 200,
    },
    {
      call,
      title: `a supplier ${title} without a key`,
      request: ({ hotelId }) => ({ body: { items: [{ hotel: hotelId, ...item }] } }),
      expect: 401,
      refusal: 'SUPPLIER_KEY_INVALID',
    },
  ]),
  {
    call: 'putGiftBoxes',
    title: 'a supplier makes a box of a voucher, and one of a voucher that is unknown',
    request: async (story) => ({
      headers: { authorization: `Bearer ${await story.supplierKey()}` },
      body: {
        items: [
          boxOf(story),
          { ...boxOf(story), box: 'HILLEBOX', stays: [{ hotel: story.hotelId, voucher: 'none' }] },
        ],
      },
    }),
    expect: 200,
  },
  {
    call: 'putGiftBoxes',
    title: 'a supplier has no key for a box',
    request: (story) => ({ body: { items: [boxOf(story)] } }),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
  {
    call: 'postPhoto',
    title: 'a supplier sends a photo',
    request: async ({ supplierKey }) => ({
      headers: { authorization: `Bearer ${await supplierKey()}` },
      body: { data: PHOTO },
    }),
    expect: 200,
  },
  {
    call: 'postPhoto',
    title: 'a supplier has no key for a photo',
    request: () => ({ body: { data: PHOTO } }),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
  {
    call: 'getPhoto',
    title: 'a supplier asks whether the photo is stored',
    request: async ({ supplierKey }) => ({
      headers: { authorization: `Bearer ${await supplierKey()}` },
      params: { photo: PHOTO_ID },
    }),
    expect: 200,
  },
  {
    call: 'getPhoto',
    title: 'a supplier asks for a photo that was never sent',
    request: async ({ supplierKey }) => ({
      headers: { authorization: `Bearer ${await supplierKey()}` },
      params: { photo: '0'.repeat(40) },
    }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getPhoto',
    title: 'a supplier has no key to ask for a photo',
    request: () => ({ params: { photo: PHOTO_ID } }),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
  {
    call: 'putHotelPhotos',
    title: 'a supplier names a photo that was never sent',
    request: async ({ hotelId, supplierKey }) => ({
      headers: { authorization: `Bearer ${await supplierKey()}` },
      body: {
        items: [
          {
            hotel: hotelId,
            photos: [{ photo: '0'.repeat(40), caption: { fr: 'La terrasse' }, credit: 'Zoé Marchand' }],
          },
        ],
      },
    }),
    expect: 200,
  },
  {
    call: 'putHotelPhotos',
    title: 'a supplier has no key to choose photos',
    request: ({ hotelId }) => ({ body: { items: [{ hotel: hotelId, photos: [{ photo: PHOTO_ID }] }] } }),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
  {
    call: 'getReservations',
    title: 'a supplier asks for what was booked in its hotels',
    request: async (story) => {
      await story.stayedAt(`${story.unique()}@mail.example`, { isToCome: true });
      return {
        headers: { authorization: `Bearer ${await story.supplierKey()}` },
        query: { state: 'unacknowledged', limit: 20 },
      };
    },
    expect: 200,
  },
  {
    call: 'getReservations',
    title: 'a supplier has no key for reservations',
    request: () => ({}),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
  {
    call: 'postReservationAcknowledgement',
    title: 'a supplier acknowledges a booking under a number of the hotel',
    request: async (story) => ({
      headers: { authorization: `Bearer ${await story.supplierKey()}` },
      params: {
        number: (await story.stayedAt(`${story.unique()}@mail.example`, { isToCome: true })).bookingNumber,
      },
      body: { version: 1, confirmationNumber: 'LAKE-2030-0017' },
    }),
    expect: 200,
  },
  {
    call: 'postReservationAcknowledgement',
    title: 'a supplier acknowledges a booking that is not there',
    request: async (story) => ({
      headers: { authorization: `Bearer ${await story.supplierKey()}` },
      params: { number: '00000000' },
      body: { version: 1 },
    }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'postReservationAcknowledgement',
    title: 'a supplier has no key to acknowledge a booking',
    request: () => ({ params: { number: '00000000' }, body: { version: 1 } }),
    expect: 401,
    refusal: 'SUPPLIER_KEY_INVALID',
  },
];
