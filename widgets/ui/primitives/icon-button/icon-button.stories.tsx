import { story } from '@staykit/testing/workshop/story.tsx';
import { iconHeart } from '../icon/icons.ts';
import { IconButton } from './icon-button.tsx';

export default { component: IconButton };

export const Enabled = story(({ t }) => <IconButton icon={iconHeart} label={t('card.wishlistAdd')} />);
export const Disabled = story(({ t }) => (
  <IconButton icon={iconHeart} label={t('card.wishlistAdd')} disabled />
));
