import { afterEach, expect, it } from 'vitest';
import { boxGift } from './open-gift-link.ts';

const before = location.href;
afterEach(() => history.replaceState(null, '', before));

it('another format of a box is another code in the path and another giftFormat in the query [BOX-13]', () => {
  history.replaceState(null, '', '/box/bien-etre/ABCEBOX?giftFormat=digital&from=list#top');
  const { onFormat } = boxGift('ABCEBOX', { checkoutUrl: '/checkout/gift' });
  onFormat!('physical');
  expect(location.pathname).toBe('/box/bien-etre/ABCBOX');
  expect(new URLSearchParams(location.search).get('giftFormat')).toBe('physical');
  expect([new URLSearchParams(location.search).get('from'), location.hash]).toEqual(['list', '#top']);
  onFormat!('digital');
  expect(location.pathname).toBe('/box/bien-etre/ABCEBOX');
  expect(new URLSearchParams(location.search).get('giftFormat')).toBe('digital');
});
