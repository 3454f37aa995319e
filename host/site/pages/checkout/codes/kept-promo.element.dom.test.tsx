import { expect, it } from 'vitest';
import { forgetPromo, keepLinkedPromo, keptPromo } from './kept-promo.ts';

it('the promo code of a link goes along in its tab, until it is left behind', () => {
  expect(keptPromo()).toBeUndefined();
  keepLinkedPromo('?promo=summer-20&utm_source=letter');
  expect(keptPromo()).toBe('SUMMER-20');
  for (const other of ['?promo=', '?promo=two%20words', '?q=1']) keepLinkedPromo(other);
  expect(keptPromo()).toBe('SUMMER-20');
  keepLinkedPromo('?promo=WINTER');
  expect(keptPromo()).toBe('WINTER');
  forgetPromo();
  expect(keptPromo()).toBeUndefined();
});
