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
];
