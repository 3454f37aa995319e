import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentPurpose } from '@staykit/core/consent/consent.ts';
import { analyticsPayload, type KnownVisitor, type PageContext } from './analytics-payload.ts';
import { isSessionValid, sessionAt, waitForSession } from './analytics-session.ts';
import { pollGoogleId } from './google-id.ts';
import { ANALYTICS_TIMEOUT_MS, sendAnalytics, type AnalyticsTransport } from './send-analytics.ts';

const page: PageContext = {
  loginState: true,
  sessionId: 's1',
  pagePath: '/search',
  host: 'es.shop.example',
  pageType: 'search',
  abTests: ['datesForced:on'],
  locale: 'es_ES',
  transactionSide: 'front',
  appAgent: 'web',
  appVersion: '1.0.0',
};
const visitor = (more: Partial<KnownVisitor> = {}, ...allowed: ConsentPurpose[]): KnownVisitor => ({
  clientId: '12.34',
  userId: '77',
  userData: { city: 'Lyon' },
  consent: new Set(allowed),
  ...more,
});
const view = [{ name: 'page_view' }];

afterEach(() => vi.useRealTimers());

describe('the payload', () => {
  it('holds the five keys, and each event what is known of the page, in their order [ANALYTICS-01]', () => {
    const payload = analyticsPayload(
      [{ name: 'page_view', extras: { x: 1, locale: 'xx' } }, { name: 'select_item' }],
      page,
      visitor({}, 'advertising'),
    );
    expect(Object.keys(payload).toSorted()).toEqual([
      'client_id',
      'events',
      'non_personalized_ads',
      'user_data',
      'user_id',
    ]);
    expect(payload.events.map(({ name }) => name)).toEqual(['page_view', 'select_item']);
    expect(payload.events[0]?.params).toEqual({
      login_state: true,
      session_id: 's1',
      page_path: '/search',
      host: 'es.shop.example',
      page_type: 'search',
      ab_tests: ['datesForced:on'],
      locale: 'es_ES',
      transaction_side: 'front',
      app_agent: 'web',
      app_version: '1.0.0',
      x: 1,
    });
  });

  it('tells of nobody who did not sign in, and asks for no personal ads before consent [ANALYTICS-02]', () => {
    const anonymous = analyticsPayload(view, { ...page, loginState: false }, visitor({}, 'advertising'));
    expect([anonymous.user_id, anonymous.user_data, anonymous.non_personalized_ads]).toEqual([
      undefined,
      undefined,
      false,
    ]);
    const silent = analyticsPayload(view, page, visitor());
    expect([silent.user_id, silent.user_data, silent.non_personalized_ads]).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });
});

describe('the session', () => {
  const began = Date.UTC(2030, 0, 1);
  const ids = () => 'new';

  it('lasts for 30 minutes from its last use, and then is another [ANALYTICS-04]', () => {
    const session = { id: 'old', since: began };
    expect(isSessionValid(session, began + 29 * 60_000 + 59_000)).toBe(true);
    expect(isSessionValid(session, began + 30 * 60_000)).toBe(false);
    const used = sessionAt(session, began + 20 * 60_000, ids);
    expect(used.id).toBe('old');
    expect(isSessionValid(used, began + 40 * 60_000)).toBe(true);
    expect(isSessionValid(sessionAt(session, began + 20 * 60_000, ids, false), began + 40 * 60_000)).toBe(
      false,
    );
    expect(sessionAt(session, began + 30 * 60_000, ids)).toEqual({ id: 'new', since: began + 30 * 60_000 });
  });

  it('is waited for four times 150 ms; without one nothing is sent, or without its id [ANALYTICS-03]', async () => {
    let now = began;
    const waits: number[] = [];
    const time = {
      now: () => now,
      wait: async (milliseconds: number) => {
        waits.push(milliseconds);
        now += milliseconds;
      },
    };
    const session = { id: 's1', since: began };
    expect(await waitForSession(() => (now >= began + 300 ? session : undefined), time)).toBe('s1');
    expect(waits).toEqual([150, 150]);
    waits.length = 0;
    expect(await waitForSession(() => undefined, time)).toBeUndefined();
    expect(waits).toEqual([150, 150, 150, 150]);
    expect(await waitForSession(() => undefined, { ...time, without: 'send' })).toBe('');
  });
});

it('Google’s id is looked for once a second, five times, and then given up [ANALYTICS-05]', async () => {
  let seconds = 0;
  const wait = async (milliseconds: number) => {
    seconds += milliseconds / 1_000;
  };
  expect(await pollGoogleId(() => (seconds >= 3 ? 'GA1' : undefined), wait)).toEqual({
    state: 'loaded',
    id: 'GA1',
  });
  expect(seconds).toBe(3);
  seconds = 0;
  expect(await pollGoogleId(() => undefined, wait)).toEqual({ state: 'failed' });
  expect(seconds).toBe(5);
});

describe('sending', () => {
  const payload = analyticsPayload(view, page, visitor());
  function transport(more: Partial<AnalyticsTransport> = {}) {
    const sent: { url: string; init: RequestInit }[] = [];
    const beacons: [string, string][] = [];
    return {
      sent,
      beacons,
      parts: {
        endpoint: 'https://shop.example',
        locale: 'fr_BE',
        fetch: async (url: string, init: RequestInit) => {
          sent.push({ url, init });
          return new Response(null, { status: 204 });
        },
        sendBeacon: (url: string, body: string) => beacons.push([url, body]) > 0,
        ...more,
      } satisfies AnalyticsTransport,
    };
  }

  it('posts JSON to the point of sale, spelt as configured [SAPI-13]', async () => {
    const { parts, sent } = transport();
    await sendAnalytics(payload, parts);
    await sendAnalytics(payload, { ...parts, posCase: 'upper' });
    expect(sent.map(({ url }) => url)).toEqual([
      'https://shop.example/analytics/ga/collect/be',
      'https://shop.example/analytics/ga/collect/BE',
    ]);
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
    });
    const signedIn = analyticsPayload(view, page, visitor({}, 'advertising'));
    await sendAnalytics(signedIn, parts);
    const [first, , third] = sent.map(({ init }) => JSON.parse(String(init.body)) as object);
    expect(first).toEqual(payload);
    expect(Object.keys(third ?? {}).toSorted()).toEqual([
      'client_id',
      'events',
      'non_personalized_ads',
      'user_data',
      'user_id',
    ]);
  });

  it('is by beacon where that is asked for and taken, else a request with a long time limit [SAPI-14]', async () => {
    const first = transport();
    await sendAnalytics(payload, first.parts, { beacon: true });
    expect([first.beacons.length, first.sent.length]).toEqual([1, 0]);
    expect(first.beacons[0]).toEqual([
      'https://shop.example/analytics/ga/collect/be',
      JSON.stringify(payload),
    ]);

    const refused = transport({ sendBeacon: () => false });
    await sendAnalytics(payload, refused.parts, { beacon: true });
    expect(refused.sent).toHaveLength(1);
    const { sendBeacon: _none, ...without } = transport().parts;
    const sent: string[] = [];
    await sendAnalytics(
      payload,
      {
        ...without,
        fetch: async (url) => {
          sent.push(url);
          return new Response(null, { status: 204 });
        },
      },
      { beacon: true },
    );
    expect(sent).toHaveLength(1);
    const never = transport({
      timeoutMs: 40,
      fetch: (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const from = performance.now();
    await sendAnalytics(payload, never.parts);
    expect(performance.now() - from).toBeGreaterThanOrEqual(39);
    expect(ANALYTICS_TIMEOUT_MS).toBe(30_000);
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await sendAnalytics(payload, transport().parts);
    expect(limits.mock.calls).toEqual([[30_000]]);
    limits.mockRestore();
  });

  it('is silent when it fails, whatever way it took [SERROR-08]', async () => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
    const fetches: NonNullable<AnalyticsTransport['fetch']>[] = [
      async () => new Response('broken', { status: 500 }),
      () => Promise.reject<Response>(new TypeError('no connection')),
    ];
    for (const fetch of fetches)
      for (const beacon of [false, true]) {
        const asked = vi.fn(fetch);
        const { parts } = transport({ fetch: asked, sendBeacon: () => false });
        await expect(sendAnalytics(payload, parts, { beacon })).resolves.toBeUndefined();
        expect(asked).toHaveBeenCalledTimes(1);
      }
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});
