import type { CallExample, Story } from './call-example.ts';

const packages = {
  locale: 'fr_FR',
  orderBy: 'priceQuality',
  searchCriterias: { adult: 2, child: 0, baby: 0 },
  numberOfPackagesPerHotel: 1,
  searchProvider: 'staykit',
};

const couple = ({ checkin, nights }: Story) => ({ checkin, night: nights, adult: 2, child: 0, baby: 0 });

/** Requests of the calls of the search. */
export const SEARCH_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getOffers',
    title: 'a couple looks for a stay in a town on chosen days',
    request: (story) => ({ query: { ...couple(story), city: story.cityId, locale: 'nl_BE' } }),
    expect: 200,
  },
  {
    call: 'getOffers',
    title: 'a fallback asks for three cards',
    request: { query: { flow: 'gifting', locale: 'fr_FR', limit: 3, fetchPageModel: false } },
    expect: 200,
  },
  {
    call: 'getOffers',
    title: 'a day that does not exist is refused',
    request: { query: { checkin: '2030-02-30' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postOffers',
    title: 'the map asks for its markers',
    request: { body: { ...packages, performMapSearch: true, performGiftableSearch: false } },
    expect: 200,
  },
  {
    call: 'postOffers',
    title: 'a card asks for the other offers of its hotel',
    request: ({ hotelId, checkin, nights }) => ({
      body: {
        ...packages,
        searchCriterias: { hotelId, adult: 2, child: 0, baby: 0, checkin, night: nights },
        numberOfPackagesPerHotel: 20,
      },
    }),
    expect: 200,
  },
  {
    call: 'postOffers',
    title: 'a landing block asks for three gifts',
    request: { body: { ...packages, limit: 3, type: 'gift', filters: { themeIds: '23' } } },
    expect: 200,
  },
  {
    call: 'postOffers',
    title: 'a body without travellers is refused',
    request: { body: { ...packages, searchCriterias: {} } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getFacets',
    title: 'the filters ask for their counts',
    request: {
      query: {
        locale: 'fr_FR',
        orderBy: 'priceQuality',
        withNames: true,
        withActivities: true,
        propertiesRequested: 'price,score,facility,stars,style,type,environment,tag',
      },
    },
    expect: 200,
  },
  {
    call: 'getFacets',
    title: 'a score above ten is refused',
    request: { query: { minHotelReviewScore: 11 } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getAutocomplete',
    title: 'a traveller types the beginning of a name',
    request: { query: { locale: 'fr_FR', term: 'par', maxResults: 30 } },
    expect: 200,
  },
  {
    call: 'getAutocomplete',
    title: 'more suggestions than can be shown are refused',
    request: { query: { term: 'par', maxResults: 31 } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getRecommended',
    title: 'an empty field shows what the shop recommends',
    request: { query: { locale: 'es_ES', q: '', catalogSourceType: '', catalogSourceCode: '' } },
    expect: 200,
  },
  {
    call: 'getRecommended',
    title: 'a locale that is not sold in is refused',
    request: { query: { locale: 'de_DE' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getFlowNights',
    title: 'a calendar asks how long a stay from a day can last',
    request: ({ checkin }) => ({
      params: { flow: 'booking' },
      query: {
        checkin,
        adult: 2,
        child: 0,
        baby: 0,
        locale: 'fr_BE',
        multiOffer: true,
        client: 'msite',
        minisite: 412,
      },
    }),
    expect: 200,
  },
  {
    call: 'getFlowNights',
    title: 'a flow that there is not is refused',
    request: ({ checkin }) => ({ params: { flow: 'stay' }, query: { checkin } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getOfferNights',
    title: 'the calendar of an offer asks how long a stay from a day can last',
    request: ({ offerId, checkin, nights }) => ({
      params: { id: offerId },
      query: { length: nights, checkin, locale: 'fr_FR', multiOffer: true, client: 'msite' },
    }),
    expect: 200,
  },
  {
    call: 'getOfferNights',
    title: 'a request without a day is refused',
    request: ({ offerId }) => ({ params: { id: offerId } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getCalendarMonths',
    title: 'a calendar opens on two months',
    request: ({ checkin }) => ({ query: { month: checkin.slice(0, 7), count: 2, locale: 'it_IT' } }),
    expect: 200,
  },
  {
    call: 'getCalendarMonths',
    title: 'a thirteenth month is refused',
    request: { query: { month: '2030-13' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getDetail',
    title: 'a marker shows its card on chosen days',
    request: (story) => ({ params: { id: story.offerId }, query: { ...couple(story), locale: 'fr_FR' } }),
    expect: 200,
  },
  {
    call: 'getDetail',
    title: 'an offer that there is not is not found',
    request: { params: { id: '999999999' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'postActivities',
    title: 'a traveller turns to the second page of activities',
    request: { body: { criteria: {}, numberOfPackagesPerHotel: 20, locale: 'fr_FR', page: 1 } },
    expect: 200,
  },
  {
    call: 'postActivities',
    title: 'a landing block asks for six activities',
    request: {
      body: { limit: 6, locale: 'fr_FR', numberOfPackagesPerHotel: 20, page: 0, searchCriterias: {} },
    },
    expect: 200,
  },
  {
    call: 'postActivities',
    title: 'a page that is text is refused',
    request: { body: { criteria: {}, numberOfPackagesPerHotel: 20, locale: 'fr_FR', page: '1' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getImage',
    title: 'a card shows its small picture',
    request: ({ pictureId }) => ({ params: { pictureId, file: 'small.svg' } }),
    expect: 200,
  },
  {
    call: 'getImage',
    title: 'a picture that there is not is not found',
    request: { params: { pictureId: 'nowhere-99', file: 'small.avif' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
];
