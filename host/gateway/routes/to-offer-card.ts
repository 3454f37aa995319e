import { nightsBetween } from '../../../widgets/core/dates/plain-date.ts';
import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import type { ItemCategory, OfferCard } from '../../../widgets/core/offer/offer-card.ts';
import { promoPercent } from '../../../widgets/core/price/promo.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import type { HotelRecord, OfferKind, OfferRecord } from '../catalogue/records.ts';
import { HEADWORDS, labelOf, MARKETING_LABELS } from '../catalogue/vocabulary.ts';
import type { SearchHit } from '../search/search-engine.ts';
import type { Present } from './present.ts';
import { targetedLabel, type Travellers } from './targeted-label.ts';

/** Pictures of a card: its gallery shows up to 4, and the first large. */
const CARD_PICTURES = 5;

const CATEGORIES: Record<OfferKind, ItemCategory> = {
  weekend: 'weekend',
  stay: 'weekend',
  hotelNight: 'weekend',
  voucher: 'single_voucher',
  activityVoucher: 'single_voucher',
  activity: 'activity',
};

/** What a card says of its offer whatever it costs and whenever it is asked for. */
export type OfferFacts = Omit<
  OfferCard,
  | 'sellPrice'
  | 'refPrice'
  | 'promo'
  | 'priceType'
  | 'availableRooms'
  | 'lastMinute'
  | 'cancellationPolicy'
  | 'participants'
  | 'nights'
  | 'distance'
  | 'targetedLabel'
>;

/** A hit as a card in the visitor's language. `dates` are those that it was priced for. [ENTITY-08..12] */
export function toOfferCard(
  hit: SearchHit,
  present: Present,
  dates: StayDates | undefined,
  travellers: Travellers,
): OfferCard {
  const { offer, hotel, sellPrice, refPrice } = hit;
  const promo = promoPercent(sellPrice, refPrice);
  const label = targetedLabel(offer, travellers, present.language);
  return {
    ...factsOf(offer, hotel, present),
    sellPrice,
    ...(promo !== undefined && { refPrice, promo }),
    priceType: hit.priceType,
    ...(hit.availableRooms !== undefined && { availableRooms: hit.availableRooms }),
    ...(dates &&
      isLastMinute(offer.lastMinuteDays, nightsBetween(present.now.date, dates.checkin)) && {
        lastMinute: true,
      }),
    cancellationPolicy: cancellationOf(offer.cancellation, dates?.checkin),
    participants: travellers.adult + travellers.child + travellers.baby,
    ...(label !== undefined && { targetedLabel: label }),
    ...(hit.nights > 0 && { nights: hit.nights }),
    ...(hit.distance !== undefined && { distance: tenthsOf(hit.distance) }),
  };
}

/** The part of a card that only a change of the catalogue changes. */
export function factsOf(offer: OfferRecord, hotel: HotelRecord, { language, model }: Present): OfferFacts {
  const pictures = hotel.pictures.slice(0, CARD_PICTURES).map((id) => `/api/images/${id}`);
  const itemCategory = CATEGORIES[offer.kind];
  const words = (codes: readonly string[], terms: typeof HEADWORDS) =>
    codes.flatMap((code) => labelOf(terms, code, language) ?? []);
  return {
    id: offer.id,
    uri: `/${itemCategory === 'activity' ? 'activity' : 'product'}/${offer.id}`,
    label: offer.label[language],
    hotel: {
      id: hotel.id,
      uri: `/hotel/${hotel.id}`,
      label: hotel.name,
      ...(hotel.stars > 0 && { stars: hotel.stars }),
      location: {
        label: model.places.get(hotel.cityId)?.names[language] ?? hotel.cityName,
        address: hotel.address,
        zipCode: hotel.postcode,
        lat: hotel.lat,
        lng: hotel.lng,
      },
      review: { count: hotel.reviewCount, average: hotel.score },
      ...(hotel.ecoFacilities > 0 && { ecoFacilities: hotel.ecoFacilities }),
    },
    imageUrl: pictures[0] ?? '',
    images: pictures,
    ...(offer.autoDiscount && { autoDiscount: offer.autoDiscount }),
    ...(offer.expiration !== undefined && { expiration: offer.expiration }),
    marketingLabels: words(offer.marketingLabels, MARKETING_LABELS),
    headwords: words(offer.headwords, HEADWORDS),
    channelManagerId: offer.channelManagerId,
    itemCategory,
    dataFlowMode: offer.dataFlowMode,
  };
}

/** A distance as an answer gives it, to the tenth of a km. */
export const tenthsOf = (distance: number): number => Math.round(distance * 10) / 10;

/** Whether an offer is one of the last minute, which begins so many days before, when the stay begins in so many days. */
export const isLastMinute = (lastMinuteDays: number, daysAhead: number): boolean =>
  lastMinuteDays > 0 && daysAhead <= lastMinuteDays;
