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
  fetchPageModel: 'Whether texts of the page come along; the answer holds none either way.',
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
  // Everywhere
  locale: 'Locale that texts and the market are taken from; fr_FR unless told.',
  client: 'Name of the site that asks.',
  minisite: "Number of the partner's minisite that asks.",
  // Paths
  'getFlowNights.flow': 'The flow whose offers are asked.',
  'getOfferNights.id': 'Id of the offer.',
  'getDetail.id': 'Id of the offer.',
  pictureId: 'Id of the picture.',
  file: 'Size and format: small.avif.',
};

/** What a parameter of a call means. */
export function parameterDoc(call: string, name: string): string | undefined {
  return PARAMETER_DOCS[`${call}.${name}`] ?? PARAMETER_DOCS[name];
}
