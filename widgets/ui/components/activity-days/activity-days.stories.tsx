import type { ActivityDates } from '@staykit/core/offer/activity/programme.ts';
import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { ActivityDays } from './activity-days.tsx';

export default { component: ActivityDays };

const activity = (activityId: string, title: string, days: readonly string[]): ActivityDates => ({
  activityId,
  title,
  dates: days.map((date) => ({ value: `${activityId}_${date}`, date })),
});
const SPA = activity('12', 'Accès au spa', ['2030-06-10', '2030-06-11']);
const WINE = activity('15', 'Dégustation de vins dans les caves du domaine', ['2030-06-10']);

const days = (start: Record<string, string>, missing: readonly string[] = [], activities = [SPA, WINE]) =>
  story(() => (
    <Kept start={start}>
      {(chosen, choose) => (
        <ActivityDays
          id="days"
          activities={activities}
          chosen={chosen}
          missing={missing}
          onChoose={(id, date) => choose({ ...chosen, ...(date && { [id]: date }) })}
        />
      )}
    </Kept>
  ));

export const NoneChosen = days({});
export const Chosen = days({ 12: '2030-06-10', 15: '2030-06-10' });
export const OneMissing = days({ 12: '2030-06-10' }, ['15']);
export const NoDayLeft = days({}, [], [activity('18', 'Baignade', [])]);
