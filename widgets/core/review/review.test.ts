import { expect, it } from 'vitest';
import { barPercent, knownScores } from './criteria.ts';
import { reviewPages, withReviews, type Review } from './review-page.ts';
import { topReviews } from './top-reviews.ts';

const review = (id: number, changes: Partial<Review> = {}): Review => ({
  id: String(id),
  locale: 'fr_FR',
  customer: `Guest ${id}`,
  date: '2030-01-01',
  average: 8,
  positiveComment: 'Quiet.',
  ...changes,
});

const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

it('the best of what guests wrote come first: good words, then the score, then the day [REVIEW-06]', () => {
  const { positiveComment: _none, ...silent } = review(3, { average: 10 });
  const seven = [
    review(1, { average: 7 }),
    review(2, { average: 9 }),
    silent,
    review(4, { average: 9, date: '2030-02-01' }),
    review(5, { average: 9.5 }),
    review(6, { average: 10, positiveComment: '  ' }),
    review(7, { average: 8 }),
  ];
  expect(ids(topReviews(seven))).toEqual(['5', '4', '2', '7']);
  expect(ids(topReviews(seven.slice(0, 5)))).toEqual(['5', '4', '2', '1']);
  expect(topReviews([review(1), silent, review(2), review(3)])).toHaveLength(3);
});

it('another rule may choose the reviews that are shown first [REVIEW-06]', () => {
  const oldest = { isEligible: () => true, compare: (a: Review, b: Review) => (a.date < b.date ? -1 : 1) };
  expect(ids(topReviews([review(1, { date: '2030-03-01' }), review(2)], oldest))).toEqual(['2', '1']);
});

it.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [25, 3],
])('%i reviews stand on %i pages', (total, pages) => {
  expect(reviewPages(total)).toBe(pages);
});

it('a review that another pushed to the next page is there once', () => {
  expect(ids(withReviews([review(1), review(2)], [review(2), review(3)]))).toEqual(['1', '2', '3']);
});

it('scores are shown of the criteria that have a word, in one order', () => {
  const told = [
    { label: 'food', score: 8 },
    { label: 'parking', score: 3 },
    { label: 'welcoming', score: 9 },
  ];
  expect(knownScores(told)).toEqual([
    { label: 'welcoming', score: 9 },
    { label: 'food', score: 8 },
  ]);
});

it('a bar reaches as far as ten times the score, and never out of its room', () => {
  expect([8.7, 10, 0, 11, -1].map(barPercent)).toEqual([87, 100, 0, 100, 0]);
});
