import { parseActivityChoice } from '@staykit/values/offer/activity-choice.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { ProductDetail } from '../product.ts';

/** The days that a product comes with chosen, by activity; a day that cannot be chosen is left out. [PENTITY-18] */
export function selectedDays({
  activityDates = [],
  selectedActivityDates = [],
}: Pick<ProductDetail, 'activityDates' | 'selectedActivityDates'>): Record<string, PlainDate> {
  const possible = activityDates.flatMap(({ dates }) => dates.map(({ value }) => value));
  const choices = selectedActivityDates.filter((value) => possible.includes(value)).map(parseActivityChoice);
  return Object.fromEntries(choices.flatMap((choice) => (choice ? [[choice.activityId, choice.date]] : [])));
}
