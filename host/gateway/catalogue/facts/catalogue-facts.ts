import { voucherNights, type GiftPrice } from '@staykit/core/gift/gift-price-list.ts';
import { shippingCostOf } from '@staykit/core/gift/shipping.ts';
import type { Market } from '@staykit/values/market/locale.ts';
import type { ActivityRecord, OfferRecord } from '../records.ts';
import { shippingCostsFrom } from './gift-shipping.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { facilitySections, hotelText } from './hotel-infos.ts';
import { activityHeading, programmeLines, promisedMeals } from './programme.ts';

/** Id of the one room of a hotel: the catalogue has no table of rooms. */
const ROOM_ID = 'room';

/**
 * The facts that follow from the tables of the catalogue, and nothing else: a shop with its own hotels invents no
 * hours, taxes, rooms, extras, descriptions and scores. `activities` are those of the catalogue, by id.
 */
export function catalogueFacts(activities: () => ReadonlyMap<string, ActivityRecord>): HotelFacts {
  const activitiesOf: HotelFacts['activities'] = ({ activityIds }, extras = []) => {
    const ids = new Set([...activityIds, ...extras.flatMap((extra) => extra.activityIds)]);
    return [...ids].flatMap((id) => activities().get(id) ?? []);
  };
  return {
    description: ({ supplied }, language) => supplied?.description?.[language] ?? '',
    openingHours: ({ supplied: { checkin, checkout } = {} }) =>
      checkin !== undefined && checkout !== undefined ? { checkin, checkout } : undefined,
    petPolicy: () => undefined,
    importantInfos: () => [],
    generalInfos: (hotel, language) => facilitySections(hotel, language),
    localTaxes: () => undefined,
    roomId: () => ROOM_ID,
    rooms: ({ pictures }, offers, language) =>
      offers.length === 0
        ? []
        : [
            {
              uuid: ROOM_ID,
              title: hotelText('room', language),
              maxCapacity: Math.max(...offers.map(({ maxAdults }) => maxAdults)),
              detailsSection: [],
              highlightedFacilities: [],
              highlights: [],
              importantInfos: [],
              pictures,
            },
          ],
    extras: () => [],
    activities: activitiesOf,
    activityPictures: () => [],
    programme: (offer, _hotel, { language, nights = offer.nights, extras = [] }) => ({
      lines: programmeLines(offer, {
        language,
        nights,
        room: hotelText('room', language),
        activities: activitiesOf(offer, extras),
        ...promisedMeals(offer, extras),
      }),
      activities: [],
    }),
    activity: (activity, _hotel, language, adults) => ({
      ...activityHeading(activity, language, adults),
      detailList: [],
      whyList: [],
      mustKnowList: [],
      schedules: [],
    }),
    giftPrices: fixedGiftPrices,
    criteriaScores: () => [],
    reviewParts: ({ text }) => ({ positive: text, negative: '' }),
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
