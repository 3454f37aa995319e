import { expect, it } from 'vitest';
import english from '@staykit/messages/en.json' with { type: 'json' };
import { browserTexts } from './browser-texts.ts';

const lengthOf = (texts: unknown) => JSON.stringify(texts).length;

it('the browser is sent the texts that its parts show, and none that the server alone prints', () => {
  const texts = browserTexts(english);
  expect(Object.keys(texts)).toEqual(
    expect.arrayContaining(['searchBox', 'calendar', 'card', 'filters', 'results', 'pager', 'block']),
  );
  expect(texts['host']).toMatchObject({ crashTitle: english.host.crashTitle, from: english.host.from });
  expect(texts['block']).toEqual(english.block);
  for (const namespace of ['mail', 'minisite', 'home', 'consent', 'care'])
    expect(texts[namespace], namespace).toBeUndefined();
  expect(lengthOf(texts)).toBeLessThan(lengthOf(english) * 0.5);
});

it('pages that sell have texts of their own, and the others none of theirs', () => {
  const texts = browserTexts(english, 'sale');
  expect(texts['checkout']).toMatchObject({ title: english.checkout.title });
  expect(texts['booking']).toMatchObject({
    book: english.booking.book,
    seePrices: english.booking.seePrices,
  });
  expect(texts['gift']).toMatchObject({ failed: english.gift.failed });
  expect(texts['gift']).not.toHaveProperty('step1');
  expect(texts['calendar']).toBeDefined();
  expect(texts['host']).toMatchObject({ crashTitle: english.host.crashTitle });
  for (const namespace of ['searchBox', 'filters', 'mail']) expect(texts[namespace]).toBeUndefined();
  // The stays of a box say that they could not be had as results do.
  expect(texts['results']).toEqual({ error: english.results.error });
  expect(browserTexts(english)['checkout']).toBeUndefined();
  expect(browserTexts(english)['booking']).toBeUndefined();
});
