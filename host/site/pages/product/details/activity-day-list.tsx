import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { ActivityDates } from '@staykit/core/offer/activity/programme.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import { BOOKING_PART } from '../product-parts.ts';

interface ActivityDayListProps {
  /** Activities that have days during the stay. */
  activities: readonly ActivityDates[];
  request: Pick<PageRequest, 'locale' | 't'>;
}

/** On which days of the stay each activity can be done; the box, which this leads to, is where one is chosen. [BOOKING-09] */
export function ActivityDayList({ activities, request: { t, locale } }: ActivityDayListProps) {
  return (
    <section data-section="activity-dates">
      <h2>{t('product.activityDays')}</h2>
      <ul>
        {activities.map(({ activityId, title, dates }) => (
          <li key={activityId}>
            <strong>{title}</strong>{' '}
            <span data-muted="">{dates.map(({ date }) => formatDay(date, locale)).join(' · ')}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={`#${BOOKING_PART}`} data-part={BOOKING_PART}>
          {t('product.chooseDays')}
        </a>
      </p>
    </section>
  );
}
