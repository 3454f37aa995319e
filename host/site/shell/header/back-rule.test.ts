import { expect, it } from 'vitest';
import { BACK_TO_HOME_PAGE_TYPES, backRule } from './back-rule.ts';

const SOLD = '?id=12&checkin=2030-06-01&night=2&a=2&c=1';

it('the back arrow leads home from two pages, even from a known stay, and from no other [HEADER-06]', () => {
  expect(BACK_TO_HOME_PAGE_TYPES).toHaveLength(2);
  for (const page of BACK_TO_HOME_PAGE_TYPES)
    expect(backRule(page, SOLD)).toEqual({ href: '/', history: false });
  expect(backRule('booking-confirmation', SOLD, '/mag').href).toBe('/mag');
  expect(backRule('checkout', '')).toEqual({ href: '/', history: true });
});
