import { story } from '@staykit/testing/workshop/story.tsx';
import { GoneNotice } from './gone-notice.tsx';

export default { component: GoneNotice };

export const WithAWayOn = story(({ t }) => <GoneNotice searchUrl="#search">{t('booking.gone')}</GoneNotice>);
export const Alone = story(({ t }) => <GoneNotice>{t('booking.gone')}</GoneNotice>);
