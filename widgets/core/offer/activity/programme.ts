import type { activityDates, programItem, programLine } from '@staykit/contract/product/programme.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** One line of a programme: what it is about (`DINNER`, `ACTIVITY` ...) and its words. [UPSELL-10] */
export type ProgramLine = Wire<typeof programLine>;

/** An activity or a dinner of a programme. [PENTITY-25] */
export type ProgramItem = Wire<typeof programItem>;

/** The days on which an activity can be done. [PENTITY-18] */
export type ActivityDates = Wire<typeof activityDates>;

/** The participants of an activity in words, where they are to be shown. [PENTITY-25] */
export function participantsLabel({
  displayPax,
  activityParticipantsLabel,
}: Pick<ProgramItem, 'displayPax' | 'activityParticipantsLabel'>): string | undefined {
  return displayPax === true ? activityParticipantsLabel : undefined;
}
