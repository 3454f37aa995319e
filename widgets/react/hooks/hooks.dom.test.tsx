import type { FunctionComponent, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '@staykit/messages/en.json';
import { stubShop, type AskedCall } from '@staykit/testing/fixtures/stub-shop.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { StaykitProvider } from '../staykit-provider.tsx';
import { useContact } from './use-contact.ts';
import { useFacets } from './use-facets.ts';
import { useGift } from './use-gift.ts';
import { useQuote } from './use-quote.ts';
import { useResults } from './use-results.ts';
import { useReviews } from './use-reviews.ts';
import { useSearch } from './use-search.ts';

/* What an engineer builds who draws every pixel: the hooks under one provider, with the client of the package. */
const SHOP = 'https://shop.example';
let asked: AskedCall[] = [];
const callsOf = (id: string) => asked.filter(({ call }) => call.id === id);

function answerWith(answers: Parameters<typeof stubShop>[1]): void {
  vi.stubGlobal('fetch', stubShop(asked, answers));
}
beforeEach(() => {
  asked = [];
  answerWith({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

interface Probed<Options, Result> {
  seen: { now: Result };
  Probe: FunctionComponent<Options>;
}
/** A component that calls a hook, and what the hook gave last. */
function probe<Options extends object, Result>(hook: (options?: Options) => Result): Probed<Options, Result>;
function probe<Options extends object, Result>(hook: (options: Options) => Result): Probed<Options, Result>;
function probe<Options extends object, Result>(hook: (options: Options) => Result): Probed<Options, Result> {
  const seen = {} as { now: Result };
  const Probe: FunctionComponent<Options> = (options) => {
    seen.now = hook(options);
    return null;
  };
  return { seen, Probe };
}

const inShop = (children: ReactNode) => (
  <StaykitProvider api={SHOP} partner={1042} messages={en}>
    {children}
  </StaykitProvider>
);

describe('useResults', () => {
  it('finds offers, leads to them with dates and partner, and goes through pages [ROUTE-15] [MINISITE-17]', async () => {
    const { seen, Probe } = probe(useResults);
    await render(inShop(<Probe criteria="checkin=2030-06-10&checkout=2030-06-12&a=3" />));
    expect(seen.now.status).toBe('loading');
    await waitFor(() => expect(seen.now.status).toBe('ready'));
    const { offers, linkOf, total, pages, sorts } = seen.now;
    expect([offers.length, total, pages, seen.now.page]).toEqual([3, 60, 3, 0]);
    const link = new URL(linkOf(offers[0]!));
    expect(link.origin).toBe(SHOP);
    expect(link.searchParams.get('minisite')).toBe('1042');
    expect(link.hash).toContain('a=3');
    await act(() => seen.now.goToPage(2));
    await waitFor(() => expect(seen.now).toMatchObject({ status: 'ready', page: 2 }));
    await act(() => seen.now.sortBy(sorts[1]!));
    await waitFor(() => expect(seen.now).toMatchObject({ page: 0, sort: sorts[1] }));
  });

  it('shows what a server found, and asks for nothing', async () => {
    const { seen, Probe } = probe(useResults);
    const page = { offers: [], details: { adult: 2, child: 0, baby: 0, totalCount: 0 } };
    await render(inShop(<Probe criteria="stars=5&a=2" initial={{ page }} />));
    expect(seen.now).toMatchObject({ status: 'ready', total: 0, criteria: { stars: [5] } });
    expect(callsOf('getOffers')).toHaveLength(0);
  });

  it('tells that nothing was found, and what a failure was; retry asks again', async () => {
    let isDown = true;
    const onError = vi.fn<(error: { code: string }) => void>();
    const { searchDetails } = goodAnswers()['getOffers'] as { searchDetails: object };
    const nothing = () =>
      Response.json({ exactMatch: [], searchDetails: { ...searchDetails, totalCount: 0 } });
    answerWith({
      getOffers: () =>
        isDown
          ? Response.json({ code: 'BAD_REQUEST', message: 'no', requestId: '1' }, { status: 400 })
          : nothing(),
    });
    const { seen, Probe } = probe(useResults);
    await render(inShop(<Probe onError={onError} />));
    await waitFor(() => expect(seen.now.status).toBe('error'));
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'BAD_REQUEST' }));
    isDown = false;
    await act(() => seen.now.retry());
    await waitFor(() =>
      expect(seen.now).toMatchObject({ status: 'ready', isEmpty: true, total: 0, pages: 1 }),
    );
  });

  it('says what cannot be searched for', async () => {
    const { seen, Probe } = probe(useResults);
    await render(inShop(<Probe />));
    expect(() => seen.now.search('stars=six')).toThrow(/useResults\(\) criteria.*stars=six/);
  });
});

describe('useSearch', () => {
  it('puts a search together, and the results of its group follow', async () => {
    const search = probe(useSearch);
    const results = probe(useResults);
    await render(inShop([<search.Probe key="search" />, <results.Probe key="results" />]));
    await waitFor(() => expect(results.seen.now.status).toBe('ready'));
    const pax = { adult: 4, child: 0, baby: 0, singleRoom: false };
    await act(() => search.seen.now.choose({ pax, checkin: '2030-06-10', checkout: '2030-06-13' }));
    expect(search.seen.now.criteria).toMatchObject({ pax, night: 3 });
    expect(results.seen.now.criteria.pax.adult).toBe(2);
    await act(() => search.seen.now.submit());
    await waitFor(() => expect(results.seen.now.criteria.pax.adult).toBe(4));
    await act(() => search.seen.now.choose({ checkout: '2030-06-12' }));
    expect(search.seen.now.criteria.night).toBe(2);
    await act(() => search.seen.now.reset());
    expect(search.seen.now.criteria.checkin).toBeUndefined();
    expect(() => search.seen.now.choose({ stars: [9 as 5] })).toThrow(/useSearch\(\) criteria/);
  });

  it('searches for what the same press of a button chose', async () => {
    const search = probe(useSearch);
    const results = probe(useResults);
    await render(inShop([<search.Probe key="search" />, <results.Probe key="results" />]));
    await waitFor(() => expect(results.seen.now.status).toBe('ready'));
    const pax = { adult: 3, child: 0, baby: 0, singleRoom: false };
    await act(() => {
      const { choose, submit } = search.seen.now;
      choose({ pax });
      choose({ stars: [5] });
      submit();
    });
    await waitFor(() => expect(results.seen.now.criteria).toMatchObject({ pax, stars: [5] }));
    expect(search.seen.now.criteria).toMatchObject({ pax, stars: [5] });
  });

  it('finds places and prices of days', async () => {
    const { seen, Probe } = probe(useSearch);
    await render(inShop(<Probe />));
    await act(() => seen.now.findPlaces('ann'));
    await waitFor(() => expect(seen.now.places.length).toBeGreaterThan(0));
    const place = seen.now.places[0]!.results[0]!;
    await act(() => seen.now.choosePlace(place));
    expect(seen.now.place).toBe(place.label);
    await act(() => seen.now.clearPlace());
    expect(seen.now.place).toBeUndefined();
    await act(() => seen.now.loadDays('2030-06', 2));
    await waitFor(() => expect(Object.keys(seen.now.days).length).toBeGreaterThan(0));
  });
});

describe('useFacets', () => {
  it('counts what filters leave, and searches with them when they are applied [FILTER-07] [FILTER-08]', async () => {
    const facets = probe(useFacets);
    const results = probe(useResults);
    await render(
      inShop([<results.Probe key="results" criteria="stars=5&a=2" />, <facets.Probe key="facets" />]),
    );
    await waitFor(() => expect(facets.seen.now.facets).toBeDefined());
    expect(facets.seen.now.filters.stars).toEqual([5]);
    await waitFor(() => expect(facets.seen.now.total).toBeGreaterThan(0));
    await act(() => facets.seen.now.change({ stars: [3, 4] }));
    await waitFor(() => expect(facets.seen.now.total).toBeGreaterThan(0));
    expect(results.seen.now.criteria.stars).toEqual([5]);
    await act(() => facets.seen.now.apply());
    await waitFor(() => expect(results.seen.now.criteria.stars).toEqual([3, 4]));
    await act(() => facets.seen.now.clear());
    expect(facets.seen.now.filters.stars).toEqual([]);
    await act(() => facets.seen.now.cancel());
    expect(facets.seen.now.filters.stars).toEqual([3, 4]);
  });
});

describe('useQuote', () => {
  it('prices a stay, and another one when dates, travellers or product change [BOOKING-01]', async () => {
    const detail = goodAnswers()['getDetail'] as object;
    answerWith({ getDetail: () => Response.json({ ...detail, priceType: 'from' }) });
    const { seen, Probe } = probe(useQuote);
    const view = await render(inShop(<Probe productId="1001" />));
    await waitFor(() => expect(seen.now.price?.from).toBe(true));
    await act(() => seen.now.book());
    expect(seen.now.missing).toBe('dates');
    await act(() => seen.now.choose({ checkin: '2030-06-10', checkout: '2030-06-12' }));
    expect(seen.now).toMatchObject({ status: 'loading', stay: { night: 2 } });
    await waitFor(() => expect(seen.now.status).toBe('priced'));
    const { price, quote } = seen.now;
    expect(price!.total).toBe(quote!.totalPrice);
    const seenByProduct: unknown[] = [];
    await view.rerender(inShop(<Probe productId="1002" />));
    seenByProduct.push(seen.now.price, seen.now.quote, seen.now.status);
    expect(seenByProduct).toEqual([undefined, undefined, 'loading']);
    await waitFor(() => expect(seen.now.status).toBe('priced'));
    expect(seen.now.stay).toMatchObject({ checkin: '2030-06-10', night: 2 });
    expect(asked.filter(({ url }) => url.href.includes('1002')).length).toBeGreaterThan(0);
  });

  it('leads to the checkout with all of it, once the price was confirmed [QUOTE-02]', async () => {
    const onCheckout = vi.fn<(checkout: { url: string }) => boolean>(() => false);
    const { seen, Probe } = probe(useQuote);
    const criteria = 'checkin=2030-06-10&checkout=2030-06-12&a=2';
    await render(inShop(<Probe productId="1001" criteria={criteria} onCheckout={onCheckout} />));
    await waitFor(() => expect(seen.now.status).toBe('priced'));
    for (const { activityId, dates } of seen.now.activities)
      await act(() => seen.now.chooseActivity(activityId, dates[0]!.date));
    await act(() => seen.now.book());
    await waitFor(() => {
      if (seen.now.change) void act(() => seen.now.change!.accept());
      expect(onCheckout).toHaveBeenCalled();
    });
    const url = new URL(onCheckout.mock.lastCall![0].url);
    expect(url.origin + url.pathname).toBe(`${SHOP}/checkout`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      id: '1001',
      checkin: '2030-06-10',
      minisite: '1042',
    });
  });

  it('tells that the shop sells it no longer', async () => {
    answerWith({
      getDetail: () => Response.json({ code: 'NOT_FOUND', message: 'gone', requestId: '1' }, { status: 404 }),
    });
    const { seen, Probe } = probe(useQuote);
    await render(inShop(<Probe productId="9" />));
    await waitFor(() => expect(seen.now.status).toBe('gone'));
  });
});

describe('useReviews', () => {
  it('reads reviews page by page, by order and language, and anew for another hotel [REVIEW-03] [REVIEW-04]', async () => {
    const { seen, Probe } = probe(useReviews);
    const view = await render(inShop(<Probe hotelId="345" pageSize={1} />));
    await waitFor(() => expect(seen.now.status).toBe('ready'));
    expect(seen.now.reviews).toHaveLength(1);
    expect(seen.now.summary!.score).toBeGreaterThan(0);
    expect(seen.now.hasMore).toBe(true);
    const before = callsOf('getReviews').length;
    await act(() => seen.now.more());
    await waitFor(() => expect(callsOf('getReviews').length).toBeGreaterThan(before));
    await act(() => seen.now.choose({ language: 'fr_FR', sort: 'SCORE_ASC' }));
    await waitFor(() => expect(seen.now).toMatchObject({ status: 'ready', language: 'fr_FR' }));
    await view.rerender(inShop(<Probe hotelId="346" pageSize={1} />));
    expect(seen.now).toMatchObject({ status: 'loading', reviews: [], summary: undefined, language: 'all' });
    await waitFor(() => expect(seen.now.status).toBe('ready'));
    expect(asked.at(-1)!.url.pathname).toContain('346');
  });
});

describe('useGift', () => {
  it('personalises a gift and leads to its checkout, never with the words', async () => {
    const onGift = vi.fn<(gift: { fields: object; url?: string }) => boolean>(() => false);
    const { seen, Probe } = probe(useGift);
    await render(inShop(<Probe productId="1001" mandatory onGift={onGift} />));
    expect(seen.now.status).toBe('loading');
    await waitFor(() => expect(seen.now.status).toBe('ready'));
    const { nights, price } = seen.now;
    expect([nights, price!.total]).toEqual([seen.now.prices[0]!.nights, seen.now.prices[0]!.sellPrice]);
    await act(() => seen.now.buy());
    expect(seen.now.words.fromName).toHaveProperty('error');
    expect(onGift).not.toHaveBeenCalled();
    await act(() => seen.now.write('fromName', 'Ada'));
    await act(() => seen.now.buy());
    const { fields, url } = onGift.mock.lastCall![0];
    expect(fields).toMatchObject({ fromName: 'Ada', productId: '1001' });
    expect(url).toMatch(`${SHOP}/checkout/gift`);
    expect(url).not.toContain('Ada');
    // The page goes on with it where it kept its visitor.
    expect(seen.now.status).toBe('ready');
  });
});

describe('useContact', () => {
  it('sends a message, and says what is missing first [CONTACT-23] [CONTACT-25]', async () => {
    const onSent = vi.fn<() => void>();
    const { seen, Probe } = probe(useContact);
    await render(inShop(<Probe onSent={onSent} />));
    await act(() => seen.now.send());
    expect(seen.now).toMatchObject({ isReasonMissing: true, failure: 'check' });
    await act(() => seen.now.chooseReason(seen.now.reasons.at(-1)));
    await act(() => seen.now.write('email', 'ada@'));
    await act(() => seen.now.leave('email'));
    expect(seen.now.marks.email).toBeTruthy();
    expect(seen.now.marks.email).not.toBe('good');
    await act(() => seen.now.reset());
    expect(seen.now).toMatchObject({ phase: 'editing', reason: undefined, marks: {} });
  });
});

it('a hook without a shop says so', async () => {
  const { Probe } = probe(useResults);
  const { seen, Probe: Guard } = probe(() => {
    try {
      return useResults();
    } catch (error) {
      return String(error);
    }
  });
  expect(Probe).toBeDefined();
  await render(<Guard />).catch(() => undefined);
  expect(seen.now).toContain('useResults() has no shop');
});
