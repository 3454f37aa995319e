import { expect, it } from 'vitest';
import { createTranslate } from '@staykit/messages/translate.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { differenceText } from './difference-text.ts';

const stay = { t: createTranslate('en', en), locale: 'fr_FR' } as const;
const offer = (sellPrice: number, nights?: number) => ({
  price: { sellPrice, ...(nights !== undefined && { nights }) },
});
const text = (first: ReturnType<typeof offer>, other: ReturnType<typeof offer>) =>
  differenceText(first, other, stay)?.replaceAll('\u00a0', ' ');

it('an offer tells what it costs more or less a night than the first, each night rounded up [ROOM-06]', () => {
  const first = offer(20_000, 2);
  expect(text(first, offer(23_100, 2))).toBe('+16 € per night');
  expect(text(first, first)).toBeUndefined();
  expect(text(first, offer(19_000, 2))).toBe('−5 € per night');
  // Without a number of nights it is one, and stays of other lengths are compared by the night.
  expect(text(offer(10_000), offer(11_050))).toBe('+11 € per night');
  expect(text(first, offer(33_000, 3))).toBe('+10 € per night');
});
