import { story } from '@staykit/testing/workshop/story.tsx';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

export default { component: Notice };

export const Tones = story(({ t }) =>
  (['info', 'positive', 'warning', 'danger'] as const).map((tone) => (
    <Notice key={tone} tone={tone} title={t('results.error')}>
      {t('results.errorHint')}
    </Notice>
  )),
);

export const WithAnAction = story(({ t }) => (
  <Notice
    tone="danger"
    title={t('results.error')}
    action={<Button variant="secondary">{t('common.retry')}</Button>}
  >
    {t('results.errorHint')}
  </Notice>
));

export const TitleAlone = story(({ t }) => <Notice tone="positive" title={t('contact.sent')} />);
