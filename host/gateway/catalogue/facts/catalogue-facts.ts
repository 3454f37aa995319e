import { voucherNights, type GiftPrice } from '@staykit/core/gift/gift-price-list.ts';
import { shippingCostOf } from '@staykit/core/gift/sending/shipping.ts';
import type { Market } from '@staykit/values/market/locale.ts';
import { type ActivityRecord, type TextLanguage, type OfferRecord, textIn } from '../records.ts';
import { shippingCostsFrom } from './gift-shipping.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { facilitySections } from './hotel-infos.ts';
import { activityHeading, programmeLines, promisedMeals, type ProgramItemFacts } from './programme.ts';
import {
  roomNameOf,
  suppliedExtras,
  suppliedInfos,
  suppliedPets,
  suppliedRoomId,
  suppliedRooms,
  suppliedTaxes,
} from './supplied-facts.ts';

/**
 * The facts that follow from the tables of the catalogue and from what suppliers sent, and nothing else: a shop with
 * its own hotels invents no hours, taxes, rooms, extras, descriptions and scores. `activities` are those of the catalogue, by id.
 */
export function catalogueFacts(activities: () => ReadonlyMap<string, ActivityRecord>): HotelFacts {
  const activitiesOf: HotelFacts['activities'] = ({ activityIds }, extras = []) => {
    const ids = new Set([...activityIds, ...extras.flatMap((extra) => extra.activityIds)]);
    return [...ids].flatMap((id) => activities().get(id) ?? []);
  };
  return {
    description: ({ supplied }, language) => textIn(supplied?.description, language) ?? '',
    openingHours: ({ supplied: { checkin, checkout, checkinUntil } = {} }) =>
      checkin !== undefined && checkout !== undefined
        ? { checkin, checkout, ...(checkinUntil !== undefined && { checkinUntil }) }
        : undefined,
    phone: ({ supplied }) => supplied?.phone,
    petPolicy: suppliedPets,
    importantInfos: suppliedInfos,
    generalInfos: (hotel, language) => facilitySections(hotel, language),
    localTaxes: suppliedTaxes,
    roomId: suppliedRoomId,
    rooms: suppliedRooms,
    extras: suppliedExtras,
    activities: activitiesOf,
    activityPictures: ({ pictures = [] }) => pictures,
    programme: (offer, hotel, { language, nights = offer.nights, adults = 2, extras = [], nbRooms }) => ({
      lines: [
        ...programmeLines(offer, {
          language,
          nights,
          nbRooms,
          room: roomNameOf(hotel, offer, language),
          activities: activitiesOf(offer, extras),
          ...promisedMeals(offer, extras),
        }),
        ...extras
          .filter(({ type }) => type === 'EXTRA')
          .map(({ type, label }) => ({ type, label: textIn(label, language) })),
      ],
      activities: activitiesOf(offer, extras).map((activity) => activityItem(activity, language, adults)),
    }),
    activity: (activity, _hotel, language, adults) => activityItem(activity, language, adults),
    giftPrices: fixedGiftPrices,
    criteriaScores: () => [],
    reviewParts: ({ text }) => ({ positive: text, negative: '' }),
  };
}

/** An activity with the texts that its supplier sent, and nothing else. */
function activityItem(activity: ActivityRecord, language: TextLanguage, adults: number): ProgramItemFacts {
  const linesOf = (text: ActivityRecord['schedule']) =>
    textIn(text, language)
      ?.split(/\s*\n\s*/)
      .filter(Boolean) ?? [];
  const [picture] = activity.pictures ?? [];
  return {
    ...activityHeading(activity, language, adults),
    detailList: [],
    whyList: linesOf(activity.description),
    mustKnowList: linesOf(activity.goodToKnow),
    schedules: linesOf(activity.schedule),
    ...(picture !== undefined && { picture }),
  };
}

/** The price that the catalogue has of a gift, for its own length alone. */
function fixedGiftPrices(
  { kind, nights, fixedPrice }: OfferRecord,
  _hotel: unknown,
  market: Market,
): GiftPrice[] {
  const price = { sellPrice: fixedPrice, extraUpsellAvailabilityAmount: 0 };
  if (kind === 'activityVoucher') return [{ nights: 0, ...price }];
  const { min, max } = voucherNights();
  if (kind !== 'voucher' || nights < min || nights > max) return [];
  const costs = shippingCostsFrom('singleVoucher', market);
  return [{ nights, ...price, shippingCost: shippingCostOf('physical', costs, market) }];
}
