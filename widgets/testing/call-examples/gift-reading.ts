import type { CallExample } from './call-example.ts';

const locale = 'fr_FR';
const gift = { locale, numberOfPackagesPerHotel: 20, matchOfferRangePriceWithGiftAmount: false };

/** Reading boxes, the stays of gifts, sleeves and shipping. */
export const GIFT_READING_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getBoxes',
    title: 'the listing shows the digital boxes',
    request: { query: { locale, type: 'digital' } },
    expect: 200,
  },
  {
    call: 'getBoxes',
    title: 'a format that there is not is refused',
    request: { query: { type: 'paper' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getBoxDetail',
    title: 'a giver opens a box',
    request: ({ box }) => ({ params: { code: box.code }, query: { locale: 'nl_BE' } }),
    expect: 200,
  },
  {
    call: 'getBoxDetail',
    title: 'a box that there is not is not found',
    request: { params: { code: 'NOSUCHEBOX' }, query: { locale } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getBoxOffers',
    title: 'the list of a box loads its first page',
    request: ({ box }) => ({ params: { boxCode: box.code }, query: { locale, page: 0, limit: 8 } }),
    expect: 200,
  },
  {
    call: 'getBoxOffers',
    title: 'the map of a box asks for markers',
    request: ({ box }) => ({ params: { boxCode: box.code }, query: { locale, performMapSearch: true } }),
    expect: 200,
  },
  {
    call: 'getBoxOffers',
    title: 'the stays of a box that there is not are not found',
    request: { params: { boxCode: 'NOSUCHEBOX' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getGiftBoxOffers',
    title: 'a giver looks at what a box is used for',
    request: ({ box }) => ({ params: { code: box.code }, query: gift }),
    expect: 200,
  },
  {
    call: 'getGiftBoxOffers',
    title: 'a box that there is not has no stays',
    request: { params: { code: 'NOSUCHEBOX' }, query: gift },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getGiftBoxFacets',
    title: 'the filters of these stays are counted',
    request: ({ box }) => ({ params: { code: box.code }, query: gift }),
    expect: 200,
  },
  {
    call: 'getGiftBoxFacets',
    title: 'a box that there is not has no filters',
    request: { params: { code: 'NOSUCHEBOX' }, query: gift },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getBeneficiaryBoxOffers',
    title: 'the beneficiary of a box looks for a day',
    request: ({ box, checkin }) => ({
      query: { ...gift, code: box.code, checkinDate: checkin, affiliateId: 'shop' },
    }),
    expect: 200,
  },
  {
    call: 'getBeneficiaryBoxOffers',
    title: 'a box that there is not has no beneficiary',
    request: { query: { ...gift, code: 'NOSUCHEBOX' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'getBeneficiaryVoucherOffers',
    title: 'the beneficiary of a voucher looks at one hotel',
    request: ({ hotelId, checkin }) => ({ query: { ...gift, hotelId, checkinDate: checkin } }),
    expect: 200,
  },
  {
    call: 'getBeneficiaryVoucherOffers',
    title: 'more stays of a hotel than twenty are refused',
    request: { query: { ...gift, numberOfPackagesPerHotel: 21 } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getBeneficiaryVoucherFacets',
    title: 'the filters of these stays are counted',
    request: { query: gift },
    expect: 200,
  },
  {
    call: 'getVoucherShippingCosts',
    title: 'a French giver asks what the post costs',
    request: { query: { pos: 'FR' } },
    expect: 200,
  },
  {
    call: 'getBoxShippingCosts',
    title: 'a Belgian giver asks what the parcel costs',
    request: { query: { pos: 'BE' } },
    expect: 200,
  },
  {
    call: 'getBoxShippingCosts',
    title: 'a country without a shop is refused',
    request: { query: { pos: 'DE' } },
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'getSubElements',
    title: 'the sleeves of printed gifts are shown',
    request: { query: { locale: 'it_IT' } },
    expect: 200,
  },
  {
    call: 'getGiftPrices',
    title: 'a giver compares lengths of stay',
    request: ({ voucherOfferId }) => ({ params: { offerId: voucherOfferId }, query: { locale } }),
    expect: 200,
  },
  {
    call: 'getGiftPrices',
    title: 'what is sold by dates is no gift',
    request: ({ offerId }) => ({ params: { offerId }, query: { locale } }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
];
