import { describe, expect, it } from 'vitest';
import { quoteErrorText } from '../../core/price/offer-quote.ts';
import type { ClientOptions } from '../create-transport.ts';
import { criteria, TEST_NOW } from '../../testing/fixtures/criteria.ts';
import { goodAnswers } from '../../testing/fixtures/wire.ts';
import { createProductClient } from './create-product-client.ts';
import { NO_AVAILABILITY_KEY, outcomeOf } from './outcome.ts';
import { PRODUCT_SETTINGS } from './product-settings.ts';

const stay = {
  productId: '31',
  checkin: '2030-06-10',
  nights: 2,
  pax: { ...criteria().pax, child: 1 },
  activityDates: { '12': '2030-06-11', '15': '2030-06-10' },
};

function asking(answer: unknown, status = 200, options: Partial<ClientOptions> = {}) {
  const asked: URL[] = [];
  const client = createProductClient(
    {
      api: 'https://api.example/api',
      locale: 'nl_BE',
      now: () => TEST_NOW,
      retries: 0,
      fetch: async (address) => {
        asked.push(new URL(address));
        return Response.json(answer, { status });
      },
      ...options,
    },
    PRODUCT_SETTINGS,
  );
  return { client, asked };
}

const queryOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

describe('the quote of a product', () => {
  it('asks quote.json with every parameter as it is spelt, the minisite on a minisite [PAPI-13]', async () => {
    const { client, asked } = asking(goodAnswers().getQuote, 200, { minisite: 412 });
    const quote = await client.fetchProductQuote({ ...stay, dataFlowMode: 'push' });
    expect(asked[0]?.pathname).toBe('/api/weekend/31/quote.json');
    expect(queryOf(asked[0])).toEqual({
      checkin: '2030-06-10',
      nights: '2',
      adult: '2',
      child: '1',
      baby: '0',
      smartcapacity: 'true',
      activitySelectionList: '12_1-15_0',
      locale: 'nl_BE',
      minisite: '412',
    });
    expect(quote).toEqual(goodAnswers().getQuote);
  });

  it('is in error where the call fails [PAPI-13]', async () => {
    const { client } = asking({ code: 'SERVER', message: 'x', requestId: '1' }, 500);
    expect(await outcomeOf(client.fetchProductQuote(stay), NO_AVAILABILITY_KEY)).toEqual({
      ok: false,
      code: 'SERVER',
      messageKey: 'errors.noAvailability',
    });
  });

  it('asks quote-realtime.json in the same words, and with the name of the site [PAPI-14]', async () => {
    const { client, asked } = asking({ bookable: false, error: [{ code: 'E12', message: 'm' }] });
    const quote = await client.fetchProductQuote({ ...stay, dataFlowMode: 'pull' });
    expect(asked[0]?.pathname).toBe('/api/weekend/31/quote-realtime.json');
    expect(queryOf(asked[0])).toEqual({
      checkin: '2030-06-10',
      nights: '2',
      adult: '2',
      child: '1',
      baby: '0',
      client: 'msite',
      smartcapacity: 'true',
      activitySelectionList: '12_1-15_0',
      locale: 'nl_BE',
    });
    expect(quoteErrorText(quote)).toBe('E12');
  });
});
