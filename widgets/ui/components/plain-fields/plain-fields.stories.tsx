import { story } from '@staykit/testing/workshop/story.tsx';
import { PlainDates, PlainTravellers } from './plain-fields.tsx';
import { PlainFields } from './plain-fields.styles.ts';

export default { component: PlainDates };

export const WithoutScript = story(({ t }) => (
  <PlainFields>
    <PlainDates
      id="plain"
      checkin={{ label: t('searchBox.arrival'), value: '2030-06-10' }}
      checkout={{ label: t('searchBox.departure'), value: undefined }}
    />
    <PlainTravellers id="plain" pax={{ adult: 2, child: 1, baby: 0, singleRoom: false }} t={t} />
  </PlainFields>
));
