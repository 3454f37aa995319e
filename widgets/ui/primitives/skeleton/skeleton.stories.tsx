import { story } from '@staykit/testing/workshop/story.tsx';
import { Skeleton } from './skeleton.tsx';

export default { component: Skeleton };

export const Shapes = story(() =>
  (['title', 'text', 'button'] as const).map((shape) => <Skeleton key={shape} shape={shape} />),
);
