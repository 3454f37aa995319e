import { describe, expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { formatScore, reviewLabel, shownStars, starScore } from './score.ts';

describe('review scores', () => {
  it('have one decimal on base 10, with a comma in every locale [CARD-07] [REVIEW-09]', () => {
    for (const locale of LOCALES) {
      expect([8, 8.46, 8.75, 9, 7.96].map((score) => formatScore(score, locale))).toEqual([
        '8,0/10',
        '8,5/10',
        '8,8/10',
        '9,0/10',
        '8,0/10',
      ]);
    }
    // 7.96 reads 8,0 and still is not very good.
    expect(reviewLabel(7.96)).toBeUndefined();
  });

  it.each([
    [6.9, undefined],
    [7.9, undefined],
    [8, 'veryGood'],
    [8.49, 'veryGood'],
    [8.5, 'excellent'],
    [8.99, 'excellent'],
    [9, 'fantastic'],
    [9.49, 'fantastic'],
    [9.5, 'perfect'],
    [10, 'perfect'],
  ])('%f is labelled %s [CARD-08]', (score, label) => {
    expect(reviewLabel(score)).toBe(label);
  });

  it('there is no word below 8, and one from 7 on where the shop chose it [REVIEW-10]', () => {
    expect([6.9, 7.5, 7.99].map((score) => reviewLabel(score))).toEqual([undefined, undefined, undefined]);
    const chosen = (score: number) => reviewLabel(score, 'veryGood');
    expect([6.9, 7.5, 7.99].map(chosen)).toEqual([undefined, 'veryGood', 'veryGood']);
    expect([8, 8.49, 9.5].map((score) => reviewLabel(score))).toEqual(['veryGood', 'veryGood', 'perfect']);
  });

  it('stars are five at most and shown in halves, rounded up [PRODUCT-25]', () => {
    expect([3, 3.2, 3.5, 3.6, 4, 6, 0].map(shownStars)).toEqual([3, 3.5, 3.5, 4, 4, 5, 0]);
  });

  it('stars that cannot be read are four [PRODUCT-26]', () => {
    expect(['abc', undefined, null, '', '3', 2].map(starScore)).toEqual([4, 4, 4, 4, 3, 2]);
  });
});
