import { REVIEW_FRAGMENTS } from '../data/review-fragments.ts';
import { createRandom } from '../random.ts';
import type { HotelRecord, ReviewRecord } from '../records.ts';

/** What guests judge, in the order in which it is told. [REVIEW-07] */
export const REVIEW_CRITERIA = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const;

/** The scores of a hotel by criterion, around its average; none where nobody has judged yet. */
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

/** What a guest praised and what not: a review is one text, in which the complaints are known sentences. */
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
