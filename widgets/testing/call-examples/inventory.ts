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
];
