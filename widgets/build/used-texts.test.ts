import { expect, it } from 'vitest';
import { usedTexts } from './used-texts.ts';

const catalogue = {
  calendar: {
    clear: 'Clear',
    nights_one: '1 night',
    nights_other: '{{count}} nights',
    'reason.past': 'Past',
    unused: 'x',
  },
  card: { from: 'from' },
};
const used = (text: string) => usedTexts([{ path: 'a.ts', text }], catalogue);

it('an element carries the texts that its sources name, with all their plurals, and no others', () => {
  expect(used("t('calendar.clear'); t('calendar.nights', { count })")).toEqual({
    calendar: { clear: 'Clear', nights_one: '1 night', nights_other: '{{count}} nights' },
  });
});

it('a key that is completed while running brings every text under its prefix', () => {
  expect(used('t(`calendar.reason.${why}`)')).toEqual({ calendar: { 'reason.past': 'Past' } });
});

it('words that only look like keys bring nothing', () => {
  expect(used("'calendars.clear'; 'my.card.from'; calendar.clear")).toEqual({});
});

it('a key that only a comment speaks of brings nothing', () => {
  expect(used("/**\n * `t('calendar.clear')`\n */\n// 'card.from'")).toEqual({});
});
