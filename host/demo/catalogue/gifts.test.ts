import { describe, expect, it } from 'vitest';
import { boxCodeFor, formatOfBox } from '@staykit/core/gift/box/box-code.ts';
import { BOX_RANKING } from '@staykit/core/gift/box/box-ranking.ts';
import { boxByCode, hasPhysical } from '@staykit/gateway/catalogue/facts/box-facts.ts';
import { makeGifts } from './gifts.ts';

const gifts = makeGifts([]);
const boxes = gifts.filter(({ kind }) => kind === 'box');

describe('the boxes of the catalogue', () => {
  it.each(boxes.map(({ code }) => code))(
    '%s has a code for each of its formats [BOX-14] [PAPI-05]',
    (code) => {
      expect(formatOfBox(code)).toBe('digital');
      const physical = boxCodeFor('physical', code);
      expect(formatOfBox(physical)).toBe('physical');
      expect(boxCodeFor('digital', physical)).toBe(code);
      const found = boxByCode(gifts, physical);
      expect(found?.gift.code).toBe(boxes.filter(hasPhysical).find((box) => box.code === code)?.code);
    },
  );

  it('are those that countries rank [BOXLIST-07]', () => {
    const codes = new Set(boxes.map(({ code }) => code));
    for (const ranking of Object.values(BOX_RANKING))
      expect(ranking.filter((code) => !codes.has(code))).toEqual([]);
  });
});
