import { ActivityDays } from '@staykit/ui/components/activity-days/activity-days.tsx';
import type { BookingPartProps } from '../use-booking-box.ts';

/** A day for each activity of the chosen stay. [BOOKING-09] */
export function ActivityPart({ box, props }: BookingPartProps) {
  return (
    <ActivityDays
      id={`${props.id ?? 'stay-booking'}-activity`}
      activities={box.activities}
      chosen={box.activityDates}
      missing={box.missing.map(({ activityId }) => activityId)}
      onChoose={box.chooseActivity}
    />
  );
}
