import * as z from 'zod/mini';
import { DATA_FLOW_MODES } from '@staykit/values/offer/data-flow-mode.ts';
import { answer, idText, plainDate, refusedWhenUnknown, selectedActivityDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { extra } from './extra.ts';
import { hotelContent, hotelLocation, offerRef } from './hotel.ts';
import { cardFields, cardHotelFields, cancellationPolicy } from '../search/offer-card.ts';
import { breadcrumb, pageModel } from '../page-model.ts';
import { activityDates, breakfast, programItem, programLine } from './programme.ts';
import { flag, id, minisite, term } from '../query-parts.ts';
import { room } from './room.ts';
import { searchQuery } from '../search/search-query.ts';

const maybe = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, z.exactOptional(field as z.core.SomeType)]),
  ) as { [Key in keyof Shape]: z.ZodMiniExactOptional<Shape[Key]> };

const productFields = {
  ...cardFields,
  hotel: answer({ ...cardHotelFields, location: hotelLocation, ...maybe(hotelContent) }),
  price: z.exactOptional(
    answer({
      sellPrice: z.number(),
      refPrice: z.exactOptional(z.number()),
      promo: z.exactOptional(z.number()),
    }),
  ),
  /** The offers of the hotel in the same flow, this one among them. */
  weekendList: z.exactOptional(z.array(offerRef)),
  /** For a voucher, which has no dates: the stay to book once dates are chosen. */
  datedId: z.exactOptional(idText()),
  breadcrumb: z.exactOptional(z.array(breadcrumb)),
  importantInfos: z.exactOptional(z.array(z.string())),
  published: z.exactOptional(z.boolean()),
  flashDeal: z.exactOptional(z.boolean()),
  roomsAmountMessage: z.exactOptional(z.string()),
  programLines: z.exactOptional(z.array(programLine)),
  shortProgramIntroWithoutRoom: z.exactOptional(z.string()),
  activities: z.exactOptional(z.array(programItem)),
  activityDates: z.exactOptional(z.array(activityDates)),
  /** Activity id, underscore, date. [PENTITY-18] */
  selectedActivityDates: z.exactOptional(z.array(selectedActivityDate())),
  breakfast: z.exactOptional(breakfast),
  dinner: z.exactOptional(programItem),
  rooms: z.exactOptional(z.array(room)),
  offers: z.exactOptional(z.array(answer({ id: idText(), cancellationPolicy }))),
  extras: z.exactOptional(z.array(extra)),
  /** An unknown mode is refused: the product could not be quoted. [PENTITY-19] */
  dataFlowMode: z.exactOptional(refusedWhenUnknown(DATA_FLOW_MODES)),
  connectivity: z.exactOptional(z.string()),
  checkin: z.exactOptional(plainDate()),
  paxCount: z.exactOptional(z.number()),
  hasSelectedDates: z.exactOptional(z.boolean()),
  pageModel: z.exactOptional(pageModel),
};

/**
 * A product: the card of its offer with everything that its page shows. All but the card may be missing.
 * [PENTITY-16..19]
 */
export const productDetail = answer(productFields);

const picked = <Key extends keyof typeof productFields>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, productFields[key]])) as Pick<typeof productFields, Key>;

/** The same answer, as far as a booking box without extras reads it: it checks nothing that it does not show. */
export const bookedProduct = answer({
  ...picked('label', 'sellPrice', 'priceType', 'refPrice', 'barPrice', 'nights', 'nbRooms', 'checkin'),
  ...picked('cancellationPolicy', 'flashDeal', 'dataFlowMode', 'published'),
  ...picked('activityDates', 'selectedActivityDates'),
  ...picked('imageUrl'),
  hotel: answer({
    label: cardHotelFields.label,
    location: answer({ label: z.string() }),
    localTax: maybe(hotelContent).localTax,
  }),
  activities: z.exactOptional(z.array(answer({ singleDay: z.exactOptional(z.boolean()) }))),
});

/** One product, priced for the dates and travellers where given. [API-26] [PAPI-07] [MINISITE-17] */
export const getDetail = call({
  id: 'getDetail',
  method: 'GET',
  base: 'api',
  path: '/weekend/:id/detail.json',
  summary: 'A product: card, programme, rooms and hotel, with prices for given dates and travellers.',
  params: z.object({ id: id() }),
  query: z.object({
    ...searchQuery,
    client: z.exactOptional(term()),
    fetchPageModel: z.exactOptional(flag()),
    minisite: z.exactOptional(minisite()),
  }),
  answer: productDetail,
  refusals: ['NOT_FOUND'],
  safe: true,
});
