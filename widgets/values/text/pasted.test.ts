import { expect, it } from 'vitest';
import { pasted, ungrouped } from './pasted.ts';

it.each([
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2015', '\u2212', '\uFE58', '\uFF0D'].map(
    (dash) => [`4J7S${dash}SF7G`, '4J7S-SF7G'],
  ),
  ...['\u200B', '\u200D', '\u00AD', '\u2060', '\uFEFF', '\u200E', '\u202A', '\uFE0F', '\u034F'].map(
    (sign) => [`${sign}4J7S${sign}-SF7G${sign}`, '4J7S-SF7G'],
  ),
  ['４Ｊ７Ｓ－ＳＦ７Ｇ', '4J7S-SF7G'],
  ['\u00a0\u202f 4J7S-SF7G.\r\n', '4J7S-SF7G'],
  ['4J7S-SF7G .', '4J7S-SF7G'],
  ['4J7S\n SF7G', '4J7S SF7G'],
  ['ana@mail.example,\n', 'ana@mail.example'],
  ['\tana＠mail.example', 'ana@mail.example'],
  ['', ''],
])('%j was meant as %j', (typed, meant) => expect(pasted(typed)).toBe(meant));

it.each([
  ['7123 4567', '71234567'],
  ['7123\u20114567.', '71234567'],
  ['７１２３.４５６７\n', '71234567'],
])('the number %j was meant as %j', (typed, meant) => expect(ungrouped(typed)).toBe(meant));
