import { story } from '@staykit/testing/workshop/story.tsx';
import { Carousel } from './carousel.tsx';
import { Notice } from '../notice/notice.tsx';
import type { CarouselProps } from './carousel.tsx';

export default { component: Carousel };

const carousel = (count: number, props: Partial<CarouselProps> = {}) =>
  story(({ t }) => (
    <Carousel
      label={t('recent.title')}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      items={Array.from({ length: count }, (_, at) => (
        <Notice key={at} tone="info" title={t('pager.page', { page: at + 1 })} />
      ))}
      {...props}
    />
  ));

export const ManyItems = carousel(12);

export const OneItem = carousel(1);

export const OneAtATimeWithDots = carousel(5, { single: true, dots: true, step: 1 });
