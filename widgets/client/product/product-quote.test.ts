import { describe, expect, it } from 'vitest';
import { PastCheckinError } from '@staykit/core/price/past-checkin-error.ts';
import { quoteErrorText, type OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { criteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
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

  it('reads the price before a promotion by its older name too, and by none as the price itself [PENTITY-03]', async () => {
    const { priceInfo, ...rest } = goodAnswers().getQuote as OfferQuote;
    const { refPrice: _refPrice, ...older } = { ...priceInfo, sellPrice: 20_000 };
    for (const [barPrice, expected] of [
      [{ barPrice: 25_000 }, 25_000],
      [{}, 20_000],
    ] as const) {
      const { client } = asking({ ...rest, priceInfo: { ...older, ...barPrice } });
      expect((await client.fetchProductQuote(stay)).priceInfo?.refPrice).toBe(expected);
    }
  });

  it('and the offers of the same product are for the same minisite [MINISITE-18]', async () => {
    const { client, asked } = asking([], 200, { minisite: 412 });
    const { productId, ...priced } = stay;
    await outcomeOf(client.productOffers(productId, priced), NO_AVAILABILITY_KEY);
    for (const dataFlowMode of ['push', 'pull'] as const)
      await outcomeOf(client.fetchProductQuote({ ...stay, dataFlowMode }), NO_AVAILABILITY_KEY);
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('minisite')])).toEqual([
      ['/api/product/31/offers', '412'],
      ['/api/weekend/31/quote.json', '412'],
      ['/api/weekend/31/quote-realtime.json', '412'],
    ]);
  });

  it('is in error where the call fails [PAPI-13]', async () => {
    const { client } = asking({ code: 'SERVER', message: 'x', requestId: '1' }, 500);
    expect(await outcomeOf(client.fetchProductQuote(stay), NO_AVAILABILITY_KEY)).toEqual({
      ok: false,
      code: 'SERVER',
      messageKey: 'errors.noAvailability',
    });
  });

  it('is refused without asking where the day of arrival is over [PERROR-04] [QUOTE-16]', async () => {
    const now = () => Date.parse('2026-12-10T11:00:00Z');
    const { client, asked } = asking(goodAnswers().getQuote, 200, { now });
    const error = await client
      .fetchProductQuote({ ...stay, checkin: '2026-12-09' })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(PastCheckinError);
    expect(error.message).toContain('check-in is in the past');
    expect(asked).toEqual([]);
    await client.fetchProductQuote({ ...stay, checkin: '2026-12-11' });
    expect(asked).toHaveLength(1);
  });

  it('is refused for today from eight in the evening on, by the clock of the market [QUOTE-17]', async () => {
    // In Brussels it is an hour later than in UTC.
    const at = async (time: string, checkin = '2026-12-10') => {
      const now = () => Date.parse(`2026-12-10T${time}Z`);
      const { client } = asking(goodAnswers().getQuote, 200, { now });
      return client.fetchProductQuote({ ...stay, checkin, activityDates: {} }).then(
        () => 'accepted',
        () => 'refused',
      );
    };
    expect([await at('18:59:59'), await at('19:00:00'), await at('19:01:00')]).toEqual([
      'accepted',
      'refused',
      'refused',
    ]);
    expect(await at('19:01:00', '2026-12-11')).toBe('accepted');
  });

  it('says in real time what its callers say of a call that failed [PERROR-05]', async () => {
    const { client } = asking({ code: 'SERVER', message: 'x', requestId: '1' }, 500);
    const failing = (dataFlowMode: 'pull' | 'push') =>
      client.fetchProductQuote({ ...stay, dataFlowMode }).catch((error: Error) => error.message);
    expect(await failing('pull')).toBe('An unexpected error occurred while fetching the quote');
    expect(await failing('push')).toContain('answered 500');
    const offline = asking({}, 200, {
      fetch: async () => {
        throw new TypeError('Failed to fetch');
      },
    }).client;
    const call = offline.fetchProductQuote({ ...stay, dataFlowMode: 'pull' });
    await expect(call).rejects.toThrow('An unexpected error occurred while fetching the quote');
  });

  it('says of a party that it sleeps in one room, so that the offer of a search can be booked [PAX-13]', async () => {
    const { client, asked } = asking([]);
    const pax = { ...stay.pax, singleRoom: true };
    await outcomeOf(client.fetchProductQuote({ ...stay, pax }), NO_AVAILABILITY_KEY);
    await client.productOffers('31', { ...stay, pax });
    await client.giftDays('31', { month: '2030-06', nights: 2, giftPrice: 0, pax });
    await outcomeOf(client.fetchProductQuote(stay), NO_AVAILABILITY_KEY);
    expect(asked.map((url) => queryOf(url)['singleRoom'])).toEqual(['true', 'true', 'true', undefined]);
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

  it('asks a server with other spellings in its own, and that of the calendar in ours [PAPI-14]', async () => {
    const { client, asked } = asking([], 200, {
      quoteRealtime: { paramNames: { nights: 'nightCount', checkin: 'checkIn' } },
    });
    for (const dataFlowMode of ['pull', 'push'] as const)
      await outcomeOf(client.fetchProductQuote({ ...stay, dataFlowMode }), NO_AVAILABILITY_KEY);
    expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual([
      'quote-realtime.json',
      'quote.json',
    ]);
    expect(queryOf(asked[0])).toMatchObject({ nightCount: '2', checkIn: '2030-06-10', adult: '2' });
    expect(queryOf(asked[0])).not.toHaveProperty('nights');
    expect(queryOf(asked[1])).toMatchObject({ nights: '2', checkin: '2030-06-10' });
  });

  it('is asked in real time for the kinds of prices that are set, and without a kind never [PAPI-16]', async () => {
    const callsWith = async (options: Partial<ClientOptions>) => {
      const { client, asked } = asking([], 200, options);
      for (const mode of ['pull', 'push', undefined] as const)
        await outcomeOf(
          client.fetchProductQuote({ ...stay, ...(mode && { dataFlowMode: mode }) }),
          NO_AVAILABILITY_KEY,
        );
      return asked.map(({ pathname }) => pathname.split('/').at(-1));
    };
    expect(await callsWith({})).toEqual(['quote-realtime.json', 'quote.json', 'quote.json']);
    expect(await callsWith({ quote: { realtimeModes: ['push'] } })).toEqual([
      'quote.json',
      'quote-realtime.json',
      'quote.json',
    ]);
    expect(await callsWith({ quote: { realtimeModes: [] } })).toEqual([
      'quote.json',
      'quote.json',
      'quote.json',
    ]);
  });
});
