import type { PlainDate } from '../dates/plain-date.ts';

/** One line of a programme: what it is about (`DINNER`, `ACTIVITY` ...) and its words. [UPSELL-10] */
export interface ProgramLine {
  type: string;
  label: string;
  activityId?: string;
}

/** An activity or a dinner of a programme. [PENTITY-25] */
export interface ProgramItem {
  activityId?: string;
  title: string;
  imageUrl?: string;
  detailList: string[];
  duration?: string;
  where?: string;
  whyList: string[];
  mustKnowList: string[];
  schedules: string[];
  how?: string;
  type: string;
  /** The same on every day of the stay. */
  repeated?: boolean;
  importantInfos: string[];
  icon?: string;
  activityParticipantsLabel?: string;
  /** Whether the participants are told. */
  displayPax?: boolean;
  menu?: string[];
  when?: string;
  /** It happens on one day, which the guest chooses. */
  singleDay?: boolean;
}

/** The breakfast of an offer. [PENTITY-28] */
export interface Breakfast {
  type: string;
  mustKnowList: string[];
  schedules: string[];
  detailList: string[];
}

/** The days on which an activity can be done. [PENTITY-18] */
export interface ActivityDates {
  activityId: string;
  title: string;
  /** `value` names activity and day, as it is chosen and sent. */
  dates: { value: string; date: PlainDate }[];
}

/** The participants of an activity in words, where they are to be shown. [PENTITY-25] */
export function participantsLabel({
  displayPax,
  activityParticipantsLabel,
}: Pick<ProgramItem, 'displayPax' | 'activityParticipantsLabel'>): string | undefined {
  return displayPax === true ? activityParticipantsLabel : undefined;
}
