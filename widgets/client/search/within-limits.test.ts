import { expect, it } from 'vitest';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { FACET_FAMILIES } from '@staykit/core/search/facets/facets.ts';
import { isInSync } from '@staykit/core/search/in-sync.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { withinLimits } from './within-limits.ts';

const NOW = marketNow(TEST_NOW, 'Europe/Paris');
const MAY = { from: '2030-05-20', to: '2030-05-31' };

function limited() {
  const asked = fakeClient();
  return { asked, client: withinLimits(asked, MAY, NOW) };
}

it('the calendar of a partner sells the days of its window alone, both ends included [MINISITE-27]', async () => {
  const { asked, client } = limited();
  const request = { from: '2030-05', count: 2, criteria: criteria() };
  const days = Object.keys(await client.calendarMonths(request));
  const sold = Object.keys(await asked.calendarMonths(request));
  expect(days).toEqual(sold.filter((day) => day >= '2030-05-20' && day <= '2030-05-31'));
  expect(days).not.toContain('2030-06-01');
  expect(days.length).toBeGreaterThan(0);
});

it('a search for another day finds nothing, says what it was for, and asks nobody [MINISITE-27]', async () => {
  const { asked, client } = limited();
  const late = datedCriteria();
  const { offers, details } = await client.offers(late);
  expect(offers).toEqual([]);
  expect(details.totalCount).toBe(0);
  expect(isInSync(late, details, NOW)).toBe(true);
  expect(await client.packages({ kind: 'map', criteria: late })).toEqual({ packages: [], offers: [] });
  expect(asked.calls).toEqual([]);
});

it('its filters keep their values, with nothing behind them [MINISITE-27]', async () => {
  const { client, asked } = limited();
  const { values, total } = await client.facets(datedCriteria({ stars: [5] }));
  expect(total).toBe(0);
  const listed = FACET_FAMILIES.flatMap((family) => values[family]);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.every(({ count }) => count === 0)).toBe(true);
  expect(asked.callsOf('facets')[0]?.[0]).toMatchObject({ stars: [5] });
});

it.each([
  ['a day of the window', datedCriteria({ checkin: '2030-05-31', checkout: '2030-06-02', night: 2 })],
  ['no day', criteria()],
  [
    'a day that is over, which is searched as none',
    datedCriteria({ checkin: '2030-05-01', checkout: '2030-05-03' }),
  ],
  ['a gift, which has none', datedCriteria({ flow: 'gifting' })],
])('a search for %s is answered as anywhere [MINISITE-27]', async (_day, wanted) => {
  const { client, asked } = limited();
  expect(await client.offers(wanted)).toEqual(await asked.offers(wanted));
  expect((await client.facets(wanted)).values.stars.some(({ count }) => count > 0)).toBe(true);
  expect((await client.packages({ kind: 'map', criteria: wanted })).packages.length).toBeGreaterThan(0);
});
