import { story } from '@staykit/testing/workshop/story.tsx';
import { Badges } from './badges.tsx';

export default { component: Badges };

export const One = story(({ t }) => (
  <Badges badges={[{ kind: 'lastMinute', text: t('badge.lastMinute') }]} />
));

export const Several = story(({ t }) => (
  <Badges
    badges={[
      { kind: 'lastMinute', text: t('badge.lastMinute') },
      { kind: 'roomsLeft', text: t('badge.roomsLeft', { count: 2 }) },
    ]}
  />
));
