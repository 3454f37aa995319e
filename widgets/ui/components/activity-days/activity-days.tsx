import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { activityChoiceValue, parseActivityChoice } from '@staykit/values/offer/activity-choice.ts';
import type { ActivityDates as ChosenDays } from '@staykit/core/offer/activity/activity-dates.ts';
import { MESSAGE_LEVELS } from '@staykit/core/offer/message-levels.ts';
import type { ActivityDates } from '@staykit/core/offer/activity/programme.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconChevronDown } from '../../primitives/icon/icons.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Labelled, SelectFrame } from '../../primitives/select/select.styles.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { Days, Missing } from './activity-days.styles.ts';

export interface ActivityDaysProps {
  /** Begins the ids of the selects: `box-activities-12`. */
  id: string;
  /** What takes place on one day of the stay; without days there is nothing to choose. */
  activities: readonly ActivityDates[];
  /** The chosen day of each activity, by its id. */
  chosen: ChosenDays;
  /** Ids of the activities that still need a day, once somebody wanted to book without. [BOOKING-07] */
  missing: readonly string[];
  onChoose: (activityId: string, date: PlainDate | undefined) => void;
}

/** A day for each activity of a stay, and which of them still need one. [BOOKING-07..09] */
export function ActivityDays({ id, activities, chosen, missing, onChoose }: ActivityDaysProps) {
  const { t, locale } = useStay();
  const dated = activities.filter(({ dates }) => dates.length > 0);
  if (dated.length === 0) return null;
  const asked = dated.filter(({ activityId }) => missing.includes(activityId));
  return (
    <Days>
      {dated.map(({ activityId, title, dates }) => {
        const selectId = `${id}-${activityId}`;
        const date = chosen[activityId];
        const isMissing = asked.some((activity) => activity.activityId === activityId);
        return (
          <Labelled key={activityId}>
            <label htmlFor={selectId}>{title}</label>
            <SelectFrame {...(isMissing && { 'data-missing': '' })}>
              <select
                id={selectId}
                value={date ? activityChoiceValue({ activityId, date }) : ''}
                aria-invalid={isMissing || undefined}
                {...(isMissing && { 'aria-describedby': `${id}-missing` })}
                onChange={(event) =>
                  onChoose(activityId, parseActivityChoice(event.currentTarget.value)?.date)
                }
              >
                {/* Says what to do until a day is chosen; it is no day itself. */}
                <option value="" hidden>
                  {t('booking.activityDays.choose')}
                </option>
                {dates.map((day) => (
                  <option key={day.value} value={day.value}>
                    {formatDay(day.date, locale, 'full')}
                  </option>
                ))}
              </select>
              <Icon of={iconChevronDown} />
            </SelectFrame>
          </Labelled>
        );
      })}
      <div role="status">
        {asked.length > 0 && (
          <Notice tone={MESSAGE_LEVELS.activityDates}>
            <Missing id={`${id}-missing`}>{t('booking.activityDays.missing')}</Missing>
            <ul>
              {asked.map(({ activityId, title }) => (
                <li key={activityId}>{title}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Days>
  );
}
