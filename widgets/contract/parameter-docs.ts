/**
 * What each parameter means, for the OpenAPI document and the reference: by its name, since a name means the same in
 * every call, or by `call.name` where one call differs. Bounds and formats come from the schemas.
 */
export const PARAMETER_DOCS: Readonly<Record<string, string>> = {
  // Places [ENTITY-02]
  city: 'Id of the city that is searched in.',
  country: 'Id of the country that is searched in.',
  department: 'Id of the department or province that is searched in.',
  poi: 'Id of the point of interest that is searched around.',
  region: 'Id of the region that is searched in.',
  touristicArea: 'Id of the touristic area that is searched in.',
  resort: 'Id of the sea or ski resort that is searched in.',
  lat: 'Latitude that distances are measured from, in degrees.',
  lng: 'Longitude that distances are measured from, in degrees.',
  distanceMin: 'Least distance from lat and lng, in km.',
  distanceMax: 'Greatest distance from lat and lng, in km.',
  // Stay and travellers
  checkin: 'The day of arrival in the time of the market.',
  night: 'Nights of the stay.',
  length: 'Nights that the offer is made for: the least that is answered.',
  adult: 'Adults, all rooms together.',
  child: 'Children.',
  baby: 'Babies.',
  singleRoom: 'One adult in a room.',
  // Filters and order
  flow: 'The flow that is searched in; booking unless told.',
  orderBy: 'Order of the offers; priceQuality unless told.',
  page: 'Page of the result, counted from 0.',
  size: 'Offers on a page.',
  limit: 'Most offers that are answered, for a search of fallbacks.',
  fetchPageModel: 'Whether the texts of the page come along, where the call has any.',
  id: 'Id of an offer: only this one is searched.',
  hotelId: 'Id of a hotel: only its offers are searched.',
  themeIds: 'Ids of thematics and sub-themes; an offer must have one of them.',
  hotelType: 'Codes of hotel types; the hotel is one of them.',
  hotelEnvironment: 'Codes of surroundings; the hotel has one of them.',
  hotelStyle: 'Codes of styles; the hotel has one of them.',
  stars: 'Numbers of stars; the hotel has one of them.',
  minHotelReviewScore: 'Least average of the reviews, on base 10.',
  priceMin: 'Least price of the stay in cents; not in the gifting flow.',
  priceMax: 'Greatest price of the stay in cents; not in the gifting flow.',
  singleVoucherPriceMin: 'Least price of a voucher in cents; in the gifting flow.',
  singleVoucherPriceMax: 'Greatest price of a voucher in cents; in the gifting flow.',
  facilities: 'Codes of facilities; the hotel has all of them.',
  petsAllowed: 'Whether the hotel must take pets.',
  tags: 'Ids of activities; the offer contains one of them.',
  // Facets
  withNames: 'Whether names come along; they always do.',
  withActivities: 'Whether activities are counted and listed by group.',
  propertiesRequested: 'Property types that are asked for; all unless told.',
  // Places by name
  term: 'What the visitor typed.',
  q: 'What the visitor typed; nothing for what the shop recommends.',
  maxResults: 'Most suggestions that are answered.',
  catalogSourceType: 'Category of the place of a shared address.',
  catalogSourceCode: 'Id of the place of a shared address.',
  // Calendar
  month: 'The first month.',
  count: 'How many months.',
  multiOffer: 'Sent by the calendar of several offers; the answer is the same.',
  // Quotes and payment
  nights: 'Nights of the stay.',
  smartcapacity: 'Whether children without a bed of their own are counted as adults.',
  activitySelectionList:
    'The chosen day of each activity: id_day pairs joined by dashes, days from check-in.',
  promoCode: 'A code that takes off more.',
  amount: 'What is to be paid, in cents.',
  cancellationPolicyType: 'Type of the cancellation policy; NCNR is non-refundable.',
  cancellableUntil: 'Last day of a refund; left out when unknown.',
  'getPaymentMethods.checkinDate': 'The day of arrival.',
  pointOfSale: 'Country of the market, in lower case.',
  bookingNumber: 'The 8 digits of the booking.',
  'idempotency-key': 'A text that the client makes up for an attempt and sends again with every retry of it.',
  // Everywhere
  locale: 'Locale that texts and the market are taken from; fr_FR unless told.',
  client: 'Name of the site that asks.',
  minisite: "Number of the partner's minisite that asks.",
  // Gifts
  affiliateId: 'Name of the partner that asks for a beneficiary.',
  boxCode: 'Code of the box.',
  checkinDate: 'The day of arrival: stays that are free then are answered in place of vouchers.',
  code: 'Code of the box.',
  giftAmount: 'What the gift is worth, in cents.',
  matchOfferRangePriceWithGiftAmount: 'Whether only stays are answered that the gift pays for.',
  numberOfPackagesPerHotel: 'Most stays of one hotel; 20 unless told.',
  offerId: 'Id of the offer.',
  performMapSearch: 'Whether all stays are answered with their location in place of a page of cards.',
  pos: 'The country of the shop that sends.',
  token: 'The secret of the voucher.',
  type: 'Format of the boxes; digital unless told.',
  // Products
  giftPrice: 'What the gift is worth, in cents.',
  'getCheckinPrices.length': 'Months that are told; 1 unless told.',
  'getCheckinPrices.multiOffer':
    'Whether all stays of the hotel count, each day the cheapest; true unless told.',
  'getHotelAvailabilities.length': 'Months that are told; 12 unless told.',
  'getNearbyHotels.limit': 'Most hotels that are answered.',
  'getActivityDetail.id': 'Id of the activity as it is sold.',
  'getActivityImages.id': 'Id of an activity, or of one as it is sold.',
  'getProductOffers.id': 'Id of the product.',
  'getReviews.page': 'Page of ten reviews, counted from 0.',
  'getReviews.locale': 'Language of the reviews; all languages without it.',
  sort: 'Order of the reviews; the newest first unless told.',
  withOtherLanguageFallback: 'Whether reviews of other languages come where there are none in that language.',
  // Paths
  'getFlowNights.flow': 'The flow whose offers are asked.',
  'getOfferNights.id': 'Id of the offer.',
  'getDetail.id': 'Id of the offer.',
  contentId: 'Id of the static page.',
  productId: 'Id of the product that the heart belongs to.',
  visitorId: 'Id that the experiments know the visitor by.',
  uri: 'Address of the page that was not found.',
  pictureId: 'Id of the picture.',
  file: 'Size and format: small.avif.',
};

/** What a parameter of a call means. */
export function parameterDoc(call: string, name: string): string | undefined {
  return PARAMETER_DOCS[`${call}.${name}`] ?? PARAMETER_DOCS[name];
}
