import { expect, it } from 'vitest';
import { parseSearch } from './page-search.ts';

it('the search part tells flow, page, where one came from, and that it is for oneself [PROUTE-09]', () => {
  expect(parseSearch('?flow=gifting&page=0&from=search&customType=OWN_USE')).toEqual({
    flow: 'gifting',
    page: 0,
    from: 'search',
    customType: 'OWN_USE',
  });
  expect(parseSearch('flow=hotel&page=3')).toEqual({ flow: 'hotel', page: 3 });
  expect(parseSearch('flow=activity').flow).toBe('activity');
});

it('a flow that there is not is booking, and a page that is none is the first [PROUTE-09]', () => {
  expect(parseSearch('?flow=zzz').flow).toBe('booking');
  expect(parseSearch('')).toEqual({ flow: 'booking', page: 0 });
  for (const page of ['-1', '1.5', 'two', '']) expect(parseSearch(`page=${page}`).page, page).toBe(0);
});
