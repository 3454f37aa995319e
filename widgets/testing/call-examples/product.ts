import type { CallExample } from './call-example.ts';

const couple = { adult: 2, child: 0, baby: 0 };

/** Requests of the family `product` of calls: at least one good one of each, and those that it refuses. */
export const PRODUCT_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getDetail',
    title: 'a product page asks for everything on chosen days',
    request: ({ offerId, checkin, nights }) => ({
      params: { id: offerId },
      query: { ...couple, checkin, night: nights, locale: 'es_ES', client: 'msite', fetchPageModel: true },
    }),
    expect: 200,
  },
  {
    call: 'getActivityDetail',
    title: 'a page shows an activity of a day',
    request: ({ activityOfferId }) => ({ params: { id: activityOfferId }, query: { locale: 'fr_FR' } }),
    expect: 200,
  },
  {
    call: 'getActivityDetail',
    title: 'a stay is no activity',
    request: ({ offerId }) => ({ params: { id: offerId }, query: { locale: 'fr_FR' } }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getActivityImages',
    title: 'a gallery asks for the pictures of an activity',
    request: { params: { id: '102' }, query: { locale: 'fr_FR' } },
    expect: 200,
  },
  {
    call: 'getActivityImages',
    title: 'an activity that there is not has no pictures',
    request: { params: { id: '999999999' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getHotel',
    title: 'a hotel page asks for rooms on chosen days',
    request: ({ hotelId, checkin, nights }) => ({
      params: { hotelId },
      query: { ...couple, checkin, night: nights, locale: 'nl_NL' },
    }),
    expect: 200,
  },
  {
    call: 'getHotel',
    title: 'a hotel that there is not is not found',
    request: { params: { hotelId: '999999999' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getNearbyHotels',
    title: 'a carousel asks for the hotels around',
    request: ({ hotelId }) => ({ params: { hotelId }, query: { locale: 'it_IT', limit: 6 } }),
    expect: 200,
  },
  {
    call: 'getNearbyHotels',
    title: 'no hotels at all cannot be asked for',
    request: ({ hotelId }) => ({ params: { hotelId }, query: { limit: 0 } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getHotelAvailabilities',
    title: 'a hotel calendar asks for a year',
    request: ({ hotelId, checkin }) => ({
      params: { hotelId },
      query: { locale: 'fr_FR', month: checkin.slice(0, 7), length: 12 },
    }),
    expect: 200,
  },
  {
    call: 'getHotelAvailabilities',
    title: 'a calendar without a month is refused',
    request: ({ hotelId }) => ({ params: { hotelId } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getCheckinPrices',
    title: 'a beneficiary asks which days a gift pays for',
    request: ({ voucherOfferId, checkin }) => ({
      params: { offerId: voucherOfferId },
      query: {
        ...couple,
        locale: 'fr_BE',
        client: 'msite',
        length: 1,
        month: checkin.slice(0, 7),
        nights: 1,
        multiOffer: true,
        giftPrice: 15_000,
        affiliateId: 'staykit',
      },
    }),
    expect: 200,
  },
  {
    call: 'getCheckinPrices',
    title: 'an offer that there is not cannot be redeemed',
    request: ({ checkin }) => ({
      params: { offerId: 'nothing' },
      query: { month: checkin.slice(0, 7) },
    }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getProductOffers',
    title: 'a room card asks what its offers cost',
    request: ({ offerId, checkin, nights }) => ({
      params: { id: offerId },
      query: { ...couple, checkin, nights, locale: 'fr_FR', minisite: 412 },
    }),
    expect: 200,
  },
  {
    call: 'getProductOffers',
    title: 'offers are not priced without dates',
    request: ({ offerId }) => ({ params: { id: offerId }, query: { nights: 1 } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getReviews',
    title: 'a modal opens on the newest reviews',
    request: ({ hotelId }) => ({
      params: { hotelId },
      query: { client: 'msite', withOtherLanguageFallback: true, page: 0, sort: 'DATE_DESC' },
    }),
    expect: 200,
  },
  {
    call: 'getReviews',
    title: 'a reader wants Dutch reviews alone, the lowest scores first',
    request: ({ hotelId }) => ({
      params: { hotelId },
      query: { client: 'msite', withOtherLanguageFallback: false, locale: 'nl_NL', sort: 'SCORE_ASC' },
    }),
    expect: 200,
  },
  {
    call: 'getReviews',
    title: 'an order that there is not is refused',
    request: ({ hotelId }) => ({ params: { hotelId }, query: { sort: 'NEWEST' } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getNearbyHotels',
    title: 'a hotel that there is not has no neighbours',
    request: { params: { hotelId: '999999999' }, query: { locale: 'fr_FR' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getHotelAvailabilities',
    title: 'a hotel that there is not has no free days',
    request: ({ checkin }) => ({ params: { hotelId: '999999999' }, query: { month: checkin.slice(0, 7) } }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getProductOffers',
    title: 'a product that there is not has no offers',
    request: ({ checkin, nights }) => ({
      params: { id: '999999999' },
      query: { ...couple, checkin, nights },
    }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getReviews',
    title: 'a hotel that there is not has no reviews',
    request: { params: { hotelId: '999999999' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
];
