import type * as z from 'zod/mini';
import type { activityOfHotel } from '@staykit/contract/inventory/activities.ts';
import type { voucherOfHotel } from '@staykit/contract/inventory/vouchers.ts';
import type { Queryable } from '../../../database/database.ts';
import { pictureOfPhoto } from '../../../images/photo-focus.ts';
import type { CatalogueText, HotelRecord, OfferRecord } from '../../records.ts';

/** A voucher as it is stored. */
export interface VoucherPlan extends Omit<z.output<typeof voucherOfHotel>, 'hotel' | 'voucher'> {
  name: CatalogueText;
  nights: number;
  price: number;
}

/** An activity as it is stored. */
export interface ActivityPlan extends Omit<z.output<typeof activityOfHotel>, 'hotel' | 'activity'> {
  name: CatalogueText;
  group: string;
}

/** What a hotel sells without a date. */
export type UndatedPlan = { code: string; offerId: string } & (
  | { kind: 'voucher'; activityId: null; data: VoucherPlan }
  | { kind: 'activity'; activityId: string; data: ActivityPlan }
);

/** Guests of a voucher, and of an activity of which no number was sent. */
const PEOPLE = 2;

/** All that a hotel sells without a date. */
export function undatedPlansOf(tx: Queryable, hotelId: string): Promise<UndatedPlan[]> {
  return tx.query<UndatedPlan>(
    `select kind, code, offer_id::text as "offerId", activity_id::text as "activityId", data from undated_plans
    where hotel_id = $1 order by offer_id`,
    [hotelId],
  );
}

type Fixed = Omit<
  OfferRecord,
  'maxAdults' | 'maxChildren' | 'maxBabies' | 'cancellation' | 'quality' | 'dataFlowMode' | 'channelManagerId'
>;

/** The parts of an offer that a voucher or an activity makes; undefined where it is not on sale. */
export function undatedOffer(
  hotel: HotelRecord,
  plan: UndatedPlan,
): (Fixed & { people: number }) | undefined {
  const { offerId, kind, data } = plan;
  const { price = 0, referencePrice = 0, onSale = true, photos = [], lastDay, themes = [] } = data;
  if (!onSale || price === 0) return undefined;
  const common = {
    id: offerId,
    hotelId: hotel.id,
    label: data.name,
    ...(photos.length > 0 && { pictures: photos.map(pictureOfPhoto) }),
    themeIds: themes,
    roomRatio: 0,
    extraPerAdult: 0,
    fixedPrice: price,
    // A price before a promotion is above it.
    fixedRefPrice: referencePrice > price ? referencePrice : 0,
    marketingLabels: [],
    lastMinuteDays: 0,
    ...(lastDay !== undefined && { expiration: lastDay }),
  };
  if (kind === 'voucher')
    return {
      ...common,
      kind,
      flows: ['gifting'],
      nights: data.nights,
      maxNights: data.nights,
      activityIds: [],
      headwords: data.includes ?? [],
      people: PEOPLE,
    };
  return {
    ...common,
    kind,
    flows: ['activity'],
    nights: 0,
    maxNights: 0,
    activityIds: [plan.activityId],
    headwords: [],
    people: data.maxPeople ?? PEOPLE,
  };
}
