import { describe, expect, it } from 'vitest';
import { checkoutReturn, priceUpdateReturn } from './checkout-return.ts';

const STAY = 'checkin=2030-06-01&checkout=2030-06-03&night=2&a=2&c=1&b=1';

describe('the way back from a checkout', () => {
  it('leads to the product or the hotel, with dates and travellers kept [QUOTE-14] [HEADER-05]', () => {
    const back = (query: string, prefix = '') => {
      const url = new URL(checkoutReturn(query, prefix) ?? '', 'https://shop.example');
      return [url.pathname + url.search, Object.fromEntries(new URLSearchParams(url.hash.slice(1)))];
    };
    const stay = { checkin: '2030-06-01', checkout: '2030-06-03', night: '2', a: '2', c: '1', b: '1' };
    expect(back(`?id=12&${STAY}`)).toMatchObject(['/product/12', stay]);
    expect(back(`?id=12&${STAY}&flow=gifting`)).toMatchObject(['/product/12?flow=gifting', stay]);
    expect(back(`?id=12&offerId=13&${STAY}&hotelId=345`)).toMatchObject(['/hotel/345', stay]);
    expect(back(`?id=12&${STAY}`, '/sans-hate')).toMatchObject(['/sans-hate/product/12', stay]);
  });

  it('is none where no stay is named, and stays on this site', () => {
    expect(checkoutReturn('?id=12')).toBeUndefined();
    expect(checkoutReturn(`?id=12&${STAY}&hotelId=..%2F..%2Fevil`)).toContain('/product/12#');
    expect(checkoutReturn(`?id=%2F%2Fevil.example&${STAY}`)).toContain('/product/%2F%2Fevil.example#');
  });
});

describe('closing a price update', () => {
  it('leads to the stay where the checkout names one [QUOTE-14]', () => {
    for (const entries of [1, 2])
      expect(priceUpdateReturn('/product/12', entries)).toEqual({ href: '/product/12' });
  });

  it('is else a step back for who came from a page of this site, and leads home who came directly [QUOTE-15]', () => {
    expect(priceUpdateReturn(undefined, 2)).toBe('back');
    expect(priceUpdateReturn(undefined, 1)).toEqual({ href: '/' });
    expect(priceUpdateReturn('', 1, '/ideas')).toEqual({ href: '/ideas' });
  });
});
