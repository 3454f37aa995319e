import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import type { activityOfHotel } from '@staykit/contract/inventory/activities.ts';
import type { voucherOfHotel } from '@staykit/contract/inventory/vouchers.ts';
import type { Queryable } from '../../../database/database.ts';
import { pictureOfPhoto } from '../../../images/photo-focus.ts';
import { lockCalendars } from '../../../selling/stock/stock.ts';
import type { ActivityRecord, HotelRecord } from '../../records.ts';
import { recordHotelChange } from '../../store/change-log.ts';
import { writeCatalogueBatch } from '../../store/catalogue-write.ts';
import { ACTIVITY_GROUPS } from '../../vocabulary.ts';
import { sentFields } from './change-hotel.ts';
import { makeOffers, markWhole } from './make-offers.ts';
import { lockNewIds, newActivityId, newOfferId } from './new-ids.ts';
import type { Outcome } from './outcome.ts';
import type { ActivityPlan, VoucherPlan } from './undated-plans.ts';
import { wrongWords } from './write-plan.ts';

/** A checked item of a push. */
export type VoucherItem = z.output<typeof voucherOfHotel>;
export type ActivityItem = z.output<typeof activityOfHotel>;

/** Makes or changes a voucher, and the offer that it makes. Absent fields stay. */
export async function writeVoucher(tx: Queryable, hotelId: string, item: VoucherItem): Promise<Outcome> {
  const { voucher: code, ...rest } = sentFields(item, 'hotel');
  return write<VoucherPlan>(tx, { hotelId, kind: 'voucher', code }, rest, (plan) => {
    const missing = (['name', 'nights', 'price'] as const).filter((field) => plan[field] === undefined);
    return missing.length > 0 ? `${missing.join(', ')}: required for a new voucher.` : wrongWords(plan);
  });
}

/** Makes or changes an activity, and the offer that it makes where it has a price. Absent fields stay. */
export async function writeActivity(tx: Queryable, hotelId: string, item: ActivityItem): Promise<Outcome> {
  const { activity: code, ...rest } = sentFields(item, 'hotel');
  return write<ActivityPlan>(tx, { hotelId, kind: 'activity', code }, rest, (plan) => {
    const missing = (['name', 'group'] as const).filter((field) => plan[field] === undefined);
    if (missing.length > 0) return `${missing.join(', ')}: required for a new activity.`;
    if (!ACTIVITY_GROUPS.some((group) => group.code === plan.group))
      return `group: unknown code, received "${plan.group}".`;
    return wrongWords(plan);
  });
}

interface Place {
  hotelId: string;
  kind: 'voucher' | 'activity';
  code: string;
}

/** Merges a plan, and writes what is made of it. `wrong` tells what is wrong with it as it would be. */
async function write<Plan extends VoucherPlan | ActivityPlan>(
  tx: Queryable,
  { hotelId, kind, code }: Place,
  sent: Partial<Plan>,
  wrong: (plan: Partial<Plan>) => string | undefined,
): Promise<Outcome> {
  // Locks in the order of all others: calendar, hotel, ids.
  await lockCalendars(tx, [hotelId]);
  const [row] = await tx.query<{ data: HotelRecord }>(
    'select data from hotels where id = $1 for no key update',
    [hotelId],
  );
  if (!row) return { problem: 'hotel: unknown.' };
  const [known] = await tx.query<{ activityId: string | null; data: Plan }>(
    `select activity_id::text as "activityId", data from undated_plans
    where hotel_id = $1 and kind = $2 and code = $3`,
    [hotelId, kind, code],
  );
  const merged = mergedPlan(known?.data, sent);
  const problem = wrong(merged);
  if (problem !== undefined) return { problem };
  if (isDeepStrictEqual(known?.data, merged)) return 'same';
  let activityId = known?.activityId ?? null;
  if (!known) {
    await lockNewIds(tx);
    if (kind === 'activity') activityId = await newActivityId(tx);
    await tx.query(
      `insert into undated_plans (hotel_id, kind, code, offer_id, activity_id, data)
      values ($1, $2, $3, $4, $5, $6)`,
      [hotelId, kind, code, await newOfferId(tx), activityId, JSON.stringify(merged)],
    );
  } else
    await tx.query('update undated_plans set data = $4 where hotel_id = $1 and kind = $2 and code = $3', [
      hotelId,
      kind,
      code,
      JSON.stringify(merged),
    ]);
  if (activityId !== null) {
    await writeCatalogueBatch(tx, {
      activities: [activityRecord(activityId, merged as Partial<ActivityPlan> as ActivityPlan)],
    });
    // Searches read activities with the whole catalogue only.
    await markWhole(tx);
  }
  if (await makeOffers(tx, row.data)) await recordHotelChange(tx, hotelId);
  return 'changed';
}

/** Languages of a text that were not sent stay. */
function mergedPlan<Plan extends VoucherPlan | ActivityPlan>(
  known: Plan | undefined,
  sent: Partial<Plan>,
): Partial<Plan> {
  const texts = (['description', 'schedule', 'goodToKnow'] as const).flatMap((field) => {
    const [before, now] = [known as Partial<ActivityPlan> | undefined, sent as Partial<ActivityPlan>].map(
      (plan) => plan?.[field],
    );
    return now ? [[field, { ...before, ...now }]] : [];
  });
  return { ...known, ...sent, ...Object.fromEntries(texts) };
}

/** The activity that searches and pages know. */
function activityRecord(id: string, plan: ActivityPlan): ActivityRecord {
  const { name, group, themes = [], dated, places, description, schedule, goodToKnow, photos = [] } = plan;
  return {
    id,
    group,
    names: name,
    themeIds: themes,
    ...(dated !== undefined && { dated }),
    ...(places !== undefined && { places }),
    ...(description && { description }),
    ...(schedule && { schedule }),
    ...(goodToKnow && { goodToKnow }),
    ...(photos.length > 0 && { pictures: photos.map(pictureOfPhoto) }),
  };
}
