import { describe, expect, it } from 'vitest';
import { boxCodeFor, formatOfBox } from '@staykit/core/gift/box/box-code.ts';
import { BOX_RANKING } from '@staykit/core/gift/box/box-ranking.ts';
import { boxByCode, hasPhysical } from '@staykit/gateway/catalogue/facts/box-facts.ts';
import { readTexts } from '@staykit/gateway/catalogue/facts/texts.ts';
import { textIn } from '@staykit/gateway/catalogue/records.ts';
import { HOTEL_TEXTS } from '../facts/data/hotel-texts.ts';
import { CATALOGUE_ACTIVITIES } from './data/activities.ts';
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

it('the catalogue speaks to Belgians in their own words', () => {
  const texts = [
    ...CATALOGUE_ACTIVITIES.map(({ names }) => names),
    ...gifts.flatMap(({ names, texts: more }) => [names, more]),
    ...[...readTexts(HOTEL_TEXTS).values()].flat(),
  ];
  const said = (language: 'fr_BE' | 'nl_BE') => texts.map((text) => textIn(text, language)).join('\n');
  expect(said('fr_BE')).toContain('Souper aux chandelles');
  expect(said('fr_BE')).not.toMatch(/dîner/i);
  expect(said('nl_BE')).toContain('Verblijfstaks');
  expect(said('nl_BE')).not.toMatch(/toeristenbelasting|verblijfsbelasting/i);
});
