import { REVIEW_DETAILS, testReview } from '@staykit/testing/fake-clients/fake-reviews-client.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { ReviewBars } from './review-bars.tsx';
import { ReviewList } from './review-list.tsx';

export default { component: ReviewList };

const REVIEWS = [1, 2, 3].map((at) => testReview(at));

export const Several = story(() => <ReviewList reviews={REVIEWS} />);
export const OtherOnesOnTheirWay = story(() => <ReviewList reviews={REVIEWS} stale />);
export const OfGuests = story(() => (
  <ReviewList
    reviews={[
      testReview(1, {
        title: 'A calm place',
        verified: true,
        stayMonth: '2030-05',
        reply: 'Thank you, and see you again soon.',
      }),
    ]}
  />
));
export const NoWords = story(() => (
  <ReviewList reviews={[testReview(1, { positiveComment: '', negativeComment: '' })]} />
));
export const Bars = story(() => <ReviewBars details={REVIEW_DETAILS} />);
