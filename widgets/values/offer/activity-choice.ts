import { isPlainDate, type PlainDate } from '../dates/plain-date.ts';

/** An activity with the day that was chosen for it. */
export interface ActivityChoice {
  activityId: string;
  date: PlainDate;
}

/** The value of a chosen day: activity id, underscore, date. [PENTITY-18] */
export function activityChoiceValue({ activityId, date }: ActivityChoice): string {
  return `${activityId}_${date}`;
}

/** What a value names, or nothing when it is no activity with a real day. [PENTITY-18] */
export function parseActivityChoice(value: string): ActivityChoice | undefined {
  const parts = /^([^_]+)_(.+)$/.exec(value);
  const [activityId, date] = [parts?.[1], parts?.[2]];
  return activityId !== undefined && isPlainDate(date) ? { activityId, date } : undefined;
}
