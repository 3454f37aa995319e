import { REVIEW_CRITERIA } from '@staykit/core/review/criteria.ts';
import type { HotelRecord, ReviewRecord } from '@staykit/gateway/catalogue/records.ts';
import { createRandom } from '../catalogue/random.ts';
import { REVIEW_FRAGMENTS } from './data/review-fragments.ts';

/** Scores of a hotel by criterion, around its average; empty without reviews. */
export function criteriaScoresOf(
  hotel: Pick<HotelRecord, 'seed'>,
  average: number,
): { label: string; score: number }[] {
  if (average === 0) return [];
  const random = createRandom(hotel.seed, 'review criteria');
  return REVIEW_CRITERIA.map((label) => ({
    label,
    score: Math.round(Math.min(10, Math.max(1, average + random.bell() * 0.35)) * 10) / 10,
  }));
}

/** Splits a review into praise and criticism: it is one text, in which critical sentences are known. */
export function splitReview({ language, text }: Pick<ReviewRecord, 'language' | 'text'>): {
  positive: string;
  negative: string;
} {
  let positive = text;
  const negative: { at: number; sentence: string }[] = [];
  for (const sentence of REVIEW_FRAGMENTS[language].complaints) {
    const at = text.indexOf(sentence);
    if (at < 0) continue;
    negative.push({ at, sentence });
    positive = positive.replace(sentence, '');
  }
  return {
    positive: positive.replace(/\s{2,}/g, ' ').trim(),
    negative: negative
      .sort((a, b) => a.at - b.at)
      .map(({ sentence }) => sentence)
      .join(' '),
  };
}
