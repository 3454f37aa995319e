import { describe, expect, it } from 'vitest';
import { boxColumns } from './box-columns.ts';
import { BOX_RANKING, rankBoxes } from './box-ranking.ts';
import { boxImage } from './box.ts';
import { tellsFreeDelivery } from '../gift-shop.ts';

describe('boxes in a list', () => {
  it('stand in four columns, in three where that leaves no gap, and in one each up to three', () => {
    expect([8, 9, 12, 6, 7, 3, 2, 1].map(boxColumns)).toEqual([4, 3, 4, 3, 4, 3, 2, 1]);
  });

  it('follow the ranking of their country, the others after them as they came [BOXLIST-07]', () => {
    const boxes = ['C', 'A', 'D', 'B'].map((code) => ({ code }));
    expect(rankBoxes(boxes, ['B', 'A']).map(({ code }) => code)).toEqual(['B', 'A', 'C', 'D']);
    for (const ranking of Object.values(BOX_RANKING)) expect(ranking.length).toBeLessThanOrEqual(12);
  });

  it('are shown by the picture of 640 by 360, else by the main one [GALLERY-10]', () => {
    expect(boxImage({ main: 'm', mainBySize: { '640_360': 'u' } })).toBe('u');
    expect(boxImage({ main: 'm', mainBySize: { small: 's' } })).toBe('m');
    expect(boxImage({ main: 'm' })).toBe('m');
  });
});

describe('free delivery', () => {
  it('is told unless sending costs something, or always where the shop says so', () => {
    expect([0, undefined, 590].map((amount) => tellsFreeDelivery(amount))).toEqual([true, true, false]);
    expect(tellsFreeDelivery(590, { freeDeliveryNotice: 'always' })).toBe(true);
  });
});
