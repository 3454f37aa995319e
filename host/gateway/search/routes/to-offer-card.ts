import { nightsBetween } from '@staykit/values/dates/plain-date.ts';
import { cancellationOf } from '@staykit/core/offer/cancellation.ts';
import type { ItemCategory, OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { promoPercent } from '@staykit/core/price/promo.ts';
import type { StayDates } from '@staykit/core/search/used-dates.ts';
import { type HotelRecord, type OfferKind, type OfferRecord, textIn } from '../../catalogue/records.ts';
import { HEADWORDS, labelOf, MARKETING_LABELS } from '../../catalogue/vocabulary.ts';
import type { SearchHit } from '../engine/search-engine.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { targetedLabel, type Travellers } from './targeted-label.ts';

/** Pictures per card: its gallery shows up to 4, and the first large. */
const CARD_PICTURES = 5;

const CATEGORIES: Record<OfferKind, ItemCategory> = {
  weekend: 'weekend',
  stay: 'weekend',
  hotelNight: 'weekend',
  voucher: 'single_voucher',
  activityVoucher: 'single_voucher',
  activity: 'activity',
};

/** Fields of a card that depend on neither price nor date. */
export type OfferFacts = Omit<
  OfferCard,
  | 'sellPrice'
  | 'refPrice'
  | 'promo'
  | 'priceType'
  | 'nbRooms'
  | 'availableRooms'
  | 'lastMinute'
  | 'cancellationPolicy'
  | 'participants'
  | 'nights'
  | 'checkin'
  | 'distance'
  | 'targetedLabel'
>;

/** A hit as a card in the visitor's language. `dates` are those of its price. [ENTITY-08..12] */
export function toOfferCard(
  hit: SearchHit,
  context: RequestContext,
  dates: Pick<StayDates, 'checkin'> | undefined,
  travellers: Travellers,
): OfferCard {
  const { offer, hotel, sellPrice, refPrice } = hit;
  const checkin = hit.checkin ?? dates?.checkin;
  const promo = promoPercent(sellPrice, refPrice);
  const label = targetedLabel(offer, travellers, context.language);
  return {
    ...factsOf(offer, hotel, context),
    sellPrice,
    ...(promo !== undefined && { refPrice, promo }),
    priceType: hit.priceType,
    ...severalRooms(hit),
    ...(hit.availableRooms !== undefined && { availableRooms: hit.availableRooms }),
    ...(checkin &&
      isLastMinute(offer.lastMinuteDays, nightsBetween(context.now.date, checkin)) && {
        lastMinute: true,
      }),
    cancellationPolicy: cancellationOf(offer.cancellation, checkin),
    participants: travellers.adult + travellers.child + travellers.baby,
    ...(label !== undefined && { targetedLabel: label }),
    ...(hit.nights > 0 && { nights: hit.nights }),
    ...(hit.checkin && { checkin: hit.checkin }),
    ...(hit.distance !== undefined && { distance: tenthsOf(hit.distance) }),
  };
}

/** The rooms of a price where they are more than one. */
export const severalRooms = ({ nbRooms = 1 }: Pick<SearchHit, 'nbRooms'>): Pick<OfferCard, 'nbRooms'> =>
  nbRooms > 1 ? { nbRooms } : {};

/** Fields of a card that only change with the catalogue. */
export function factsOf(
  offer: OfferRecord,
  hotel: HotelRecord,
  { language, model }: RequestContext,
): OfferFacts {
  const pictures = picturesOf(offer, hotel)
    .slice(0, CARD_PICTURES)
    .map((id) => `/api/images/${id}`);
  const itemCategory = CATEGORIES[offer.kind];
  const words = (codes: readonly string[], terms: typeof HEADWORDS) =>
    codes.flatMap((code) => labelOf(terms, code, language) ?? []);
  return {
    id: offer.id,
    uri: `/${itemCategory === 'activity' ? 'activity' : 'product'}/${offer.id}`,
    label: textIn(offer.label, language),
    hotel: {
      id: hotel.id,
      uri: `/hotel/${hotel.id}`,
      label: hotel.name,
      ...(hotel.stars > 0 && { stars: hotel.stars }),
      location: {
        label: textIn(model.places.get(hotel.cityId)?.names, language) ?? hotel.cityName,
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

/** Pictures of an offer: its own, then those of its hotel. */
export const picturesOf = (
  { pictures = [] }: Pick<OfferRecord, 'pictures'>,
  hotel: Pick<HotelRecord, 'pictures'>,
): string[] => [...pictures, ...hotel.pictures.filter((one) => !pictures.includes(one))];

/** A distance rounded to 0.1 km. */
export const tenthsOf = (distance: number): number => Math.round(distance * 10) / 10;

/** Whether a stay in `daysAhead` days is last minute for the offer. */
export const isLastMinute = (lastMinuteDays: number, daysAhead: number): boolean =>
  lastMinuteDays > 0 && daysAhead <= lastMinuteDays;
