import { describe, expect, it } from 'vitest';
import {
  categoryName,
  chosenSleeves,
  hasStandard,
  keptSleeves,
  readSleeves,
  sleeveHashKey,
  toggledSleeve,
  writeSleeves,
} from './sleeve-choice.ts';
import type { SubElement } from './sub-element.ts';

const element = (id: string, categoryId: string): SubElement => ({
  id,
  name: id,
  imageUrl: '/x.svg',
  recommendedByWed: false,
  price: 300,
  categoryId,
});
const sleeves = { id: '2', description: 'Sleeves', names: { fr_FR: 'Pochette' }, singleSelection: true };
const treats = { id: '4', description: 'Treats', names: {}, singleSelection: false };
const choice = {
  categories: [sleeves, treats],
  elements: [element('7', '2'), element('8', '2'), element('4', '4'), element('5', '4')],
};

describe('the sleeves in an address', () => {
  it('stand under the description of their category in lower case, whatever the language [SLEEVE-03]', () => {
    expect(sleeveHashKey(sleeves)).toBe('sleeves');
    expect(writeSleeves('', sleeveHashKey(sleeves), ['7'])).toBe('sleeves=7');
    expect(writeSleeves('giftNights=2&upsell=none', 'sleeves', ['7'])).toBe(
      'giftNights=2&upsell=none&sleeves=7',
    );
    expect(chosenSleeves(readSleeves('sleeves=7&treats=5,4', choice), choice).map(({ id }) => id)).toEqual([
      '7',
      '4',
      '5',
    ]);
  });

  it('are those that there still are; a single choice falls back to the standard [SLEEVE-07]', () => {
    const available = [{ id: '4' }, { id: '5' }];
    expect(keptSleeves('4,99', available, false)).toEqual(['4']);
    expect(keptSleeves('99', available, true)).toEqual(['default']);
    expect(keptSleeves('5', available, true)).toEqual(['5']);
    expect(readSleeves('sleeves=99&treats=4,99', choice)).toEqual({ sleeves: ['default'], treats: ['4'] });
  });

  it('come and go one by one, and the last takes the key with it', () => {
    expect(toggledSleeve(toggledSleeve([], '4'), '5')).toEqual(['4', '5']);
    expect(toggledSleeve(['4', '5'], '4')).toEqual(['5']);
    expect(writeSleeves('treats=4&a=2', 'treats', ['4', '5'])).toBe('treats=4,5&a=2');
    expect(writeSleeves('treats=4&a=2', 'treats', [])).toBe('a=2');
  });
});

describe('a category of sleeves', () => {
  it('has a name in the locale, else its description', () => {
    expect(categoryName(sleeves, 'fr_FR')).toBe('Pochette');
    expect(categoryName(sleeves, 'es_ES')).toBe('Sleeves');
    expect(categoryName(sleeves, 'constructor')).toBe('Sleeves');
  });

  it('has a standard choice where it is the second and takes one', () => {
    expect([hasStandard(sleeves), hasStandard(treats), hasStandard({ ...sleeves, id: '3' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
