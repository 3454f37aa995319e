import { story } from '@staykit/testing/workshop/story.tsx';
import { Button } from '../button/button.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

export default { component: Drawer };

const drawer = (side: DrawerProps['side']) =>
  story(({ t }) => (
    <Drawer
      open
      side={side}
      onClose={() => {}}
      title={t('filters.title')}
      closeLabel={t('common.close')}
      footer={<Button block>{t('filters.seeResults')}</Button>}
    >
      <p>{t('filters.distanceHint')}</p>
    </Drawer>
  ));

export const FromTheLeft = drawer('left');
export const FromTheRight = drawer('right');
export const FromTheBottom = drawer('bottom');
