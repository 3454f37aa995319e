import { describe, expect, it } from 'vitest';
import { activityCheckoutLink, readActivityCheckoutLink } from './activity-checkout-link.ts';
import { CHECKOUT_ROUTES } from '../checkout/checkout-routes.ts';

describe('activityCheckoutLink', () => {
  it('names activity and people in the hash, two where nobody chose [ACTIVITY-12]', () => {
    expect(activityCheckoutLink('/checkout/activity', { id: '55', pax: 1 })).toBe(
      '/checkout/activity#id=55&a=1',
    );
    expect(activityCheckoutLink('/checkout/activity', { id: '55' })).toBe('/checkout/activity#id=55&a=2');
  });

  it('tells own use in the search, behind what the page has there', () => {
    expect(activityCheckoutLink('/checkout/activity', { id: '55', ownUse: true })).toBe(
      '/checkout/activity?customType=OWN_USE#id=55&a=2',
    );
    expect(activityCheckoutLink('/c?utm_source=mag#x', { id: '55', ownUse: true, minisite: 412 })).toBe(
      '/c?utm_source=mag&customType=OWN_USE&minisite=412#id=55&a=2',
    );
  });

  it('is read as it was written, and from the query where the hash was left behind', () => {
    const start = { id: '55', pax: 4, ownUse: true, minisite: 412 };
    const { search, hash } = new URL(activityCheckoutLink('https://a.example/', start));
    expect(readActivityCheckoutLink(search, hash.slice(1))).toEqual(start);
    expect(readActivityCheckoutLink(`${search}&id=55&a=4`, '')).toEqual(start);
  });

  it('counts two people for a number that nobody can be', () => {
    for (const a of ['0', '21', 'x', '1.5']) {
      expect(readActivityCheckoutLink('', `id=55&a=${a}`)).toEqual({ id: '55', pax: 2 });
    }
  });

  it('reads no activity where none is named', () => {
    for (const hash of ['', 'a=2', 'id=<b>']) expect(readActivityCheckoutLink('', hash)).toBeUndefined();
  });
});

describe('CHECKOUT_ROUTES', () => {
  it('has an address of its own for each flow', () => {
    expect(new Set(Object.values(CHECKOUT_ROUTES)).size).toBe(3);
  });
});
