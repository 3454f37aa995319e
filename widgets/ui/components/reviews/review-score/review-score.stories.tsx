import { story } from '@staykit/testing/workshop/story.tsx';
import { ReviewScore } from './review-score.tsx';
import { Stars } from './stars.tsx';

export default { component: ReviewScore };

export const Scored = story(() => <ReviewScore average={8.7} count={1284} />);
export const New = story(() => <ReviewScore count={0} />);
export const OneToFive = story(() => [1, 2, 3, 4, 5].map((count) => <Stars key={count} count={count} />));
