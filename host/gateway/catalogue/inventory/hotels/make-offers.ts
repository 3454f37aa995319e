import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { planOfHotel } from '@staykit/contract/inventory/rate-plans.ts';
import { STANDARD_ROOM } from '@staykit/contract/inventory/room-nights.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { CatalogueText, HotelRecord, OfferKind, OfferRecord } from '../../records.ts';
import { ADULT_FROM, type RoomCapacity } from '../../room-capacity.ts';
import { catalogueRepository } from '../../store/catalogue-repository.ts';
import { undatedOffer, undatedPlansOf, type UndatedPlan } from './undated-plans.ts';

type PlanItem = z.output<typeof planOfHotel>;

/** A rate plan as it is stored. */
export interface RatePlan extends Omit<PlanItem, 'hotel' | 'plan'> {
  type: NonNullable<PlanItem['type']>;
  name: CatalogueText;
}

/** Search flows that list a kind. [FLOW-04] */
const FLOWS: Record<RatePlan['type'], OfferRecord['flows']> = {
  weekend: ['booking'],
  stay: ['booking'],
  hotelNight: ['hotel'],
} satisfies Partial<Record<OfferKind, OfferRecord['flows']>>;

/** Capacity of rooms of which none was sent. */
const CAPACITY: RoomCapacity = { maxAdults: 2, maxChildren: 0, maxBabies: 0 };
/** Longest stay without another, in nights. */
const LONGEST_STAY = 28;
/** Weight for the sort by price and quality: plans are equal to each other. */
const QUALITY = 500;
/** Offers of suppliers are sold by their calendars. */
const BY_CALENDAR = { dataFlowMode: 'push', channelManagerId: '0', quality: QUALITY } as const;

/** The offer that a plan makes. */
function offerOf(
  hotel: HotelRecord,
  offerId: string,
  plan: RatePlan,
  undated: readonly UndatedPlan[],
): OfferRecord {
  const { room, minimumNights = 1, lastDay, activities = [] } = plan;
  const { rooms = [], cancellation, children } = hotel.supplied ?? {};
  const { maxAdults, maxChildren, maxBabies, maxPersons } = {
    ...CAPACITY,
    ...rooms.find(({ code }) => code === (room ?? STANDARD_ROOM)),
  };
  const childrenFrom = children?.allowed === false ? ADULT_FROM : children?.fromAge;
  return {
    id: offerId,
    hotelId: hotel.id,
    kind: plan.type,
    flows: FLOWS[plan.type],
    label: plan.name,
    ...(room !== undefined && room !== STANDARD_ROOM && { room }),
    nights: minimumNights,
    maxNights: plan.maximumNights ?? LONGEST_STAY,
    themeIds: plan.themes ?? [],
    activityIds: activities.flatMap(
      (code) => undated.find((one) => one.kind === 'activity' && one.code === code)?.activityId ?? [],
    ),
    maxAdults,
    maxChildren,
    maxBabies,
    ...(maxPersons !== undefined && { maxPersons }),
    ...(childrenFrom !== undefined && { childrenFrom }),
    roomRatio: plan.priceRatio ?? 1_000,
    extraPerAdult: plan.pricePerAdult ?? 0,
    fixedPrice: 0,
    fixedRefPrice: 0,
    cancellation: plan.cancellation ?? cancellation ?? { type: 'ncnr', deadlineDays: 0 },
    marketingLabels: [],
    headwords: plan.includes ?? [],
    lastMinuteDays: 0,
    ...(lastDay !== undefined && { expiration: lastDay }),
    ...BY_CALENDAR,
  };
}

/** The offer that a voucher or an activity makes; none while it is not on sale. */
function offerWithoutDate(hotel: HotelRecord, plan: UndatedPlan): OfferRecord[] {
  const made = undatedOffer(hotel, plan);
  if (!made) return [];
  const { people, ...offer } = made;
  const { maxChildren, maxBabies } = CAPACITY;
  const cancellation = hotel.supplied?.cancellation ?? { type: 'ncnr', deadlineDays: 0 };
  return [{ ...offer, maxAdults: people, maxChildren, maxBabies, cancellation, ...BY_CALENDAR }];
}

/**
 * Writes the offers of a hotel from its plans, and takes all its offers off sale where the hotel is. Only what differs
 * is written. Returns whether something did. The caller has locked the hotel and records its change.
 */
export async function makeOffers(tx: Queryable, hotel: HotelRecord): Promise<boolean> {
  const onSale = hotel.supplied?.onSale !== false;
  const plans = await tx.query<{ id: string; data: RatePlan }>(
    'select offer_id::text as id, data from rate_plans where hotel_id = $1 order by offer_id',
    [hotel.id],
  );
  const undated = await undatedPlansOf(tx, hotel.id);
  const own = [...plans.map(({ id }) => id), ...undated.map(({ offerId }) => offerId)];
  const moved = await moveOthers(tx, hotel.id, own, onSale);
  const stored = await tx.query<{ id: string; data: OfferRecord }>(
    'select id::text as id, data from offers where hotel_id = $1',
    [hotel.id],
  );
  const before = new Map(stored.map(({ id, data }) => [id, data]));
  const wanted = onSale
    ? [
        ...plans.flatMap(({ id, data }) =>
          data.onSale === false ? [] : [offerOf(hotel, id, data, undated)],
        ),
        ...undated.flatMap((plan) => offerWithoutDate(hotel, plan)),
      ]
    : [];
  const changed = wanted.filter((offer) => !isDeepStrictEqual(before.get(offer.id), offer));
  if (changed.length > 0)
    await tx.query(
      `insert into offers (id, hotel_id, kind, data)
      select (x->>'id')::bigint, (x->>'hotelId')::bigint, x->>'kind', x from jsonb_array_elements($1::jsonb) x
      on conflict (id) do update set kind = excluded.kind, data = excluded.data`,
      [JSON.stringify(changed)],
    );
  const gone = own.filter((id) => before.has(id) && !wanted.some((offer) => offer.id === id));
  if (gone.length > 0) await tx.query('delete from offers where id = any($1::bigint[])', [gone]);
  // A hotel without offers is not read with changes: searches read everything to lose it.
  const left = before.size - gone.length + changed.filter(({ id }) => !before.has(id)).length;
  if ((gone.length > 0 || (moved > 0 && !onSale)) && left === 0) await markWhole(tx);
  return moved > 0 || changed.length > 0 || gone.length > 0;
}

/** Has searches read the whole catalogue again. */
export const markWhole = (tx: Queryable): Promise<number> =>
  catalogueRepository(tx as Database).markChanged(tx);

/** Offers that are no plans of suppliers leave the sale with the hotel, and return with it. */
async function moveOthers(
  tx: Queryable,
  hotelId: string,
  plans: readonly string[],
  onSale: boolean,
): Promise<number> {
  const [from, to] = onSale ? ['withdrawn_offers', 'offers'] : ['offers', 'withdrawn_offers'];
  const rows = await tx.query(
    `with moved as (delete from ${from} where hotel_id = $1 and id <> all($2::bigint[])
      returning id, hotel_id, kind, data)
    insert into ${to} (id, hotel_id, kind, data) select id, hotel_id, kind, data from moved returning id`,
    [hotelId, plans],
  );
  return rows.length;
}
