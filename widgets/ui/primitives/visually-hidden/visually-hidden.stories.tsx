import { story } from '@staykit/testing/workshop/story.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { component: VisuallyHidden };

export const HeardAlone = story(({ t }) => (
  <p>
    180 € <VisuallyHidden>{t('card.perNight')}</VisuallyHidden>
  </p>
));
