import { expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

it('an embedder of two widgets gives the texts of each, and no text of a namespace that both have is lost', () => {
  const merged = mergeMessages([
    { common: { close: 'Sluiten', nights_one: '1 nacht' } },
    { common: { close: 'Sluiten', more: 'Meer' }, results: { title: 'Verblijven' } },
  ]);
  expect(merged).toEqual({
    common: { close: 'Sluiten', nights_one: '1 nacht', more: 'Meer' },
    results: { title: 'Verblijven' },
  });
});

it('an embedder of one widget gives its texts as they are', () => {
  const messages = { common: { close: 'Sluiten' } };
  expect(mergeMessages(messages)).toBe(messages);
});

it('an embedder who writes the list in place makes no widget read its texts anew', () => {
  const [box, grid] = [{ common: { close: 'Sluiten' } }, { results: { title: 'Verblijven' } }];
  expect(mergeMessages([box, grid])).toBe(mergeMessages([box, grid]));
  expect(mergeMessages([box])).not.toHaveProperty('results');
});

it('an embedder’s own text stands in place of ours where it comes last', () => {
  expect(
    mergeMessages([{ common: { close: 'Sluiten', more: 'Meer' } }, { common: { close: 'Weg' } }]),
  ).toEqual({
    common: { close: 'Weg', more: 'Meer' },
  });
});
