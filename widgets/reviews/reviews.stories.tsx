import { fakeReviewsClient, reviewAnswer } from '@staykit/testing/fake-clients/fake-reviews-client.ts';
import { fails, never, story } from '@staykit/testing/workshop/story.tsx';
import type { ReviewsProps } from './reviews.props.ts';
import { Reviews } from './reviews.tsx';

export default { component: Reviews };

const reviews = (answer?: Parameters<typeof fakeReviewsClient>[0], props: Partial<ReviewsProps> = {}) =>
  story(
    (told) => (
      <Reviews {...told} client={fakeReviewsClient(answer)} hotelId="9" searchUrl="#search" {...props} />
    ),
    async ({ page, answered }) => {
      if (answer === fails) await page.findByRole('alert');
      else if (answer !== never) await answered();
    },
  );

export const Several = reviews();
export const One = reviews(async () => reviewAnswer(1));
export const None = reviews(async () => ({ ...reviewAnswer(0), score: 0, details: [] }));
export const NoneInALanguage = reviews(async ({ locale }) => reviewAnswer(locale ? 0 : 25), {
  language: 'it_IT',
});
export const Loading = reviews(never);
export const Failed = reviews(fails);
