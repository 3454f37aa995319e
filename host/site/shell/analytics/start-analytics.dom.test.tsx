import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataLayerEntry } from '@staykit/analytics/track.ts';
import { CONSENT_COOKIE } from '@staykit/core/consent/consent.ts';
import { startAnalytics } from './start-analytics.ts';
import { track } from './track.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';

const page: VisitData = {
  locale: 'fr_FR',
  origin: 'https://shop.example',
  page: 'product',
  flow: 'booking',
  status: 200,
  variations: [],
  item: { id: '31', label: 'Two nights by the lake', price: 18_000, flow: 'booking' },
};

const host = window as { dataLayer?: DataLayerEntry[] };
const told = (name: string) => (host.dataLayer ?? []).filter(({ event }) => event === name);
let stop: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  host.dataLayer = [];
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete host.dataLayer;
  sessionStorage.clear();
});

it('a page that is shown is told once, with its kind and path, whatever moves on it later [PANALYTICS-06]', async () => {
  stop = startAnalytics(page);
  document.body.append(document.createElement('section'));
  await new Promise(requestAnimationFrame);
  expect(told('launchPage')).toEqual([
    expect.objectContaining({ event: 'launchPage', pageType: 'product', path: location.pathname }),
  ]);
  stop();
  stop = startAnalytics({ ...page, page: 'box' });
  expect(told('launchPage')).toEqual([
    expect.objectContaining({ pageType: 'product' }),
    expect.objectContaining({ pageType: 'box' }),
  ]);
});

it('what a page sells is told once, and on a page that sells nothing not at all [PANALYTICS-03]', async () => {
  stop = startAnalytics(page);
  document.body.append(document.createElement('section'));
  await new Promise(requestAnimationFrame);
  expect(told('view_item')).toEqual([expect.objectContaining({ id: '31', price: 18_000, flow: 'booking' })]);
  stop();
  const { item: _item, ...empty } = page;
  stop = startAnalytics(empty);
  expect(told('view_item')).toHaveLength(1);
});

it('each event of a page is one entry of the data layer, which may be missing or be another script’s [PANALYTICS-01]', async () => {
  delete host.dataLayer;
  track('select_promotion', { campaign: 'spring', category: 'gift' });
  expect(host.dataLayer).toBeUndefined();
  stop = startAnalytics(page);
  track('select_promotion', { campaign: 'spring', category: 'gift' });
  const entry = { event: 'select_promotion', campaign: 'spring', category: 'gift' };
  expect(told('select_promotion')).toEqual([entry]);
  stop();
  const pushed: unknown[] = [];
  Object.assign(window, { dataLayer: { push: (one: unknown) => pushed.push(one) } });
  stop = startAnalytics(page);
  track('select_promotion', { campaign: 'spring', category: 'gift' });
  expect(pushed).toContainEqual(entry);
  stop();
  host.dataLayer = [];
});

it('events say whether somebody is signed in, and who they are only where advertising is allowed [ANALYTICS-01] [ANALYTICS-02]', async () => {
  const allow = (purposes: string) => (document.cookie = `${CONSENT_COOKIE}=${purposes}; path=/`);
  try {
    const payloadOf = async (purposes: string, more: Partial<VisitData>) => {
      allow(purposes);
      stop = startAnalytics({ ...page, ...more });
      const [payload] = await left();
      stop();
      return payload;
    };
    const known = { signedIn: true, userId: '77' };
    expect(await payloadOf('analytics.advertising', known)).toMatchObject({
      user_id: '77',
      user_data: { point_of_sale: 'FR', language: 'fr' },
      non_personalized_ads: false,
      events: [{ params: { login_state: true } }, { params: { login_state: true } }],
    });
    for (const [purposes, more, login] of [
      ['analytics', known, true],
      ['analytics.advertising', {}, false],
    ] as const) {
      const payload = await payloadOf(purposes, more);
      expect(payload).not.toHaveProperty('user_id');
      expect(payload).not.toHaveProperty('user_data');
      expect(payload?.events[0]?.params).toMatchObject({ login_state: login });
    }
  } finally {
    document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0`;
  }
});

describe('what a page tells', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      sent.push(String(init.body));
      return new Response(null, { status: 204 });
    });
    localStorage.removeItem('staykit.session');
  });
  afterEach(() => {
    vi.useRealTimers();
    document.cookie = '_ga=; path=/; max-age=0';
  });

  it('waits four times 150 ms for a session, and is dropped where there is none [ANALYTICS-03]', async () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no storage');
    });
    stop = startAnalytics(page);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(299);
    stored.mockRestore();
    localStorage.setItem('staykit.session', JSON.stringify({ id: 's-1', since: Date.now() }));
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.map((body) => JSON.parse(body).events[0].params.session_id)).toEqual(['s-1']);
    stop();

    sent.length = 0;
    localStorage.removeItem('staykit.session');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no storage');
    });
    stop = startAnalytics(page);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
  });

  it('is under Google’s id once it is there, and looks for it five times in a visit [ANALYTICS-05]', async () => {
    const clientIds = () => sent.map((body) => JSON.parse(body).client_id as string);
    stop = startAnalytics(page);
    await vi.advanceTimersByTimeAsync(2_500);
    document.cookie = '_ga=GA1.1.123.456; path=/';
    await vi.advanceTimersByTimeAsync(500);
    track('select_promotion', { campaign: 'spring', category: 'gift' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clientIds().at(0)).toMatch(/^[\w-]{36}$/);
    expect(clientIds().at(-1)).toBe('123.456');
    stop();

    document.cookie = '_ga=; path=/; max-age=0';
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const polls = () => timers.mock.calls.filter(([, wait]) => wait === 1_000).length;
    stop = startAnalytics({ ...page, page: 'contact' });
    await vi.advanceTimersByTimeAsync(20_000);
    // One gathers the events of the page, five look for the id.
    expect(polls()).toBe(6);
    expect(sessionStorage.getItem('staykit.google-id')).toBe('failed');
    stop();
    stop = startAnalytics(page);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(polls()).toBe(7);
  });

  it('stores nothing once the visitor takes their consent back', async () => {
    stop = startAnalytics(page);
    await vi.advanceTimersByTimeAsync(500);
    stop();
    localStorage.removeItem('staykit.session');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([
      sessionStorage.getItem('staykit.google-id'),
      localStorage.getItem('staykit.session'),
      ...sent,
    ]).toEqual([null, null]);
  });
});

it('a checkout is told once, with what it sells; a confirmation, which has nothing left to sell, is not', async () => {
  const { item: _item, ...checkout } = page;
  const cart = {
    id: '31',
    label: 'Two nights by the lake',
    price: 18_000,
    flow: 'booking',
    quantity: 1,
  } as const;
  stop = startAnalytics({ ...checkout, page: 'checkout', cart });
  document.body.append(document.createElement('section'));
  await new Promise(requestAnimationFrame);
  expect(told('begin_checkout')).toEqual([{ event: 'begin_checkout', ...cart }]);
  stop();
  stop = startAnalytics({ ...checkout, page: 'booking-lookup' });
  expect(told('begin_checkout')).toHaveLength(1);
  expect(told('purchase')).toEqual([]);
});

it('a checkout that is loaded again, or gets cheaper by a code, is told no second time; another is, and so is the next after a sale', () => {
  const { item: _item, ...rest } = page;
  const cart = { id: '31', label: 'Two nights', price: 18_000, flow: 'booking', quantity: 1 } as const;
  const before = location.href;
  const load = (search: string) => {
    history.replaceState(history.state, '', `${location.pathname}${search}`);
    stop();
    stop = startAnalytics({ ...rest, page: 'checkout', cart });
    return told('begin_checkout').length;
  };
  const loads = [
    load('?id=31'),
    load('?id=31'),
    load('?id=31&promoCode=LAKE10'),
    load('?id=32'),
    load('?id=31'),
  ];
  expect(loads).toEqual([1, 1, 1, 2, 3]);
  track('purchase', { ...cart, paid: 18_000 });
  expect(load('?id=31')).toBe(4);
  expect(load('?id=31')).toBe(4);
  history.replaceState(history.state, '', before);
});

it('a sale is told only while analytics are allowed, and leaves with the page', async () => {
  const sale = { id: '31', label: 'Spa', price: 18_000, paid: 18_000, flow: 'booking', quantity: 1 } as const;
  track('purchase', sale);
  expect(told('purchase')).toEqual([]);
  stop = startAnalytics(page);
  track('purchase', sale);
  const [payload] = await left();
  expect(payload?.events.filter(({ name }) => name === 'purchase').map(({ params }) => params)).toEqual([
    expect.objectContaining(sale),
  ]);
  stop();
  track('purchase', sale);
  expect(told('purchase')).toHaveLength(1);
});

it('a form that leads to a checkout by itself is told with the amount that was chosen in it [ANALYTICS-06]', () => {
  stop = startAnalytics(page);
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<input type="radio" name="amount" value="15000" checked><button>Go on</button>';
  form.addEventListener('submit', (event) => event.preventDefault());
  form.requestSubmit();
  expect(told('add_to_cart')).toEqual([]);
  Object.assign(form.dataset, { cart: 'GIFTCARD', label: 'Gift card' });
  form.requestSubmit();
  form.querySelector('input')!.value = '';
  form.requestSubmit();
  form.remove();
  const card = { event: 'add_to_cart', id: 'GIFTCARD', label: 'Gift card', flow: 'gifting', quantity: 1 };
  expect(told('add_to_cart')).toEqual([{ ...card, price: 15_000 }, card]);
});

it('a minisite is counted as a page of its own type, under its own path and host [MINISITE-28]', async () => {
  const before = location.href;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(String(init.body));
    return new Response(null, { status: 204 });
  });
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockImplementation((_url, body) => {
    void (body instanceof Blob ? body.text() : Promise.resolve(String(body))).then((text) => sent.push(text));
    return true;
  });
  try {
    history.replaceState(history.state, '', '/mag-a');
    const { item: _item, ...shown } = page;
    stop = startAnalytics({ ...shown, page: 'minisite', partner: 412, prefix: '/mag-a' });
    dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(sent).not.toEqual([]));
    const { events } = JSON.parse(sent[0]!) as { events: { params: Record<string, unknown> }[] };
    expect(events[0]?.params).toMatchObject({
      page_type: 'minisite',
      page_path: '/mag-a',
      host: location.host,
    });
  } finally {
    history.replaceState(history.state, '', before);
    beacon.mockRestore();
  }
});

/** Sends what waits, as a page does that is left; gives what was told to the server. */
async function left(): Promise<{ events: { name: string; params: Record<string, unknown> }[] }[]> {
  const sent: string[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_url, body) => sent.push(String(body)) > 0);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  return sent.map((body) => JSON.parse(body));
}

it('an event says which app shows the page, with an empty version where it tells none [NATIVEAPP-04]', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  for (const [userAgent, appAgent, appVersion] of [
    ['Mozilla/5.0 wed-mobile/3.1', 'wed-mobile', '3.1'],
    ['Mozilla/5.0 gonative/12.0.4 Safari', 'gonative', '12.0.4'],
    ['Mozilla/5.0 gonative', 'gonative', ''],
    ['Mozilla/5.0 Safari', 'web', ''],
  ] as const) {
    agent.mockReturnValue(userAgent);
    stop = startAnalytics(page);
    const [payload] = await left();
    const launch = payload?.events.find(({ name }) => name === 'launchPage');
    expect(launch?.params, userAgent).toMatchObject({ app_agent: appAgent, app_version: appVersion });
    stop();
  }
});

it('a page whose events reach nobody shows, throws and writes down nothing [SERROR-08]', async () => {
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'), vi.spyOn(console, 'log')];
  const broken = vi.fn();
  addEventListener('error', broken);
  addEventListener('unhandledrejection', broken);
  const asked = vi.fn(() => Promise.reject<Response>(new TypeError('no connection')));
  vi.stubGlobal('fetch', asked);
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false);
  const shown = document.body.innerHTML;
  stop = startAnalytics(page);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(asked).toHaveBeenCalledTimes(1);
  await Promise.allSettled(asked.mock.results.map(({ value }) => value));
  await new Promise(requestAnimationFrame);
  expect(broken).not.toHaveBeenCalled();
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(document.body.innerHTML).toBe(shown);
  removeEventListener('error', broken);
  removeEventListener('unhandledrejection', broken);
});
