import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dressPage } from '@staykit/testing/dress-page.ts';
import { createResultsClient } from '@staykit/client/create-results-client.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { render, waitFor, within } from '@staykit/testing/render.tsx';
import { ResultsGrid } from '../results-grid.tsx';
import type { ErrorDetail } from '../results-grid-props.ts';

type Answer = (signal: AbortSignal) => Promise<Response>;
const answers =
  (body: BodyInit | null, status = 200): Answer =>
  async () =>
    new Response(body, { status });
/** A body that begins and then goes on or breaks off. */
const stream = (start: (out: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({ start });
const bytes = (text: string) => new TextEncoder().encode(text);
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

/** What can be wrong with an answer, and the outcome of it. A patience of 900 ms stands for the 4.5 s of a page. */
const FAULTS: readonly (readonly [name: string, code: ErrorCode, answer: Answer])[] = [
  ['500', 'SERVER', answers('{"code":"SERVER","message":"no"}', 500)],
  ['404', 'NOT_FOUND', answers('{}', 404)],
  ['429', 'RATE_LIMITED', answers('{}', 429)],
  ['a time-out', 'TIMEOUT', () => new Promise(() => undefined)],
  ['a reset, or nobody there,', 'NETWORK', broken],
  [
    'a slow answer',
    'TIMEOUT',
    async (signal) => {
      let timer: ReturnType<typeof setInterval>;
      signal.addEventListener('abort', () => clearInterval(timer));
      return new Response(stream((out) => void (timer = setInterval(() => out.enqueue(bytes(' ')), 100))));
    },
  ],
  [
    'a truncated answer',
    'NETWORK',
    async () =>
      new Response(
        stream((out) => {
          out.enqueue(bytes('{"packages":['));
          setTimeout(() => out.error(new TypeError('network error')), 20);
        }),
      ),
  ],
  ['half an answer', 'BAD_ANSWER', answers('{"packages":[{"id":"1"')],
  ['wrong types', 'BAD_ANSWER', answers('{"packages":[{"id":1,"location":"north"}],"id":{},"label":7}')],
  ['a page of HTML', 'BAD_ANSWER', answers('<!doctype html><p>Hello')],
  ['an empty answer', 'BAD_ANSWER', answers('')],
];

const PACKAGES = [
  {
    id: '1',
    label: 'Hôtel du Nord',
    location: { lat: 50.63, lng: 3.06 },
    weekendIds: ['11'],
    fromPrice: 12_900,
  },
  { id: '3', label: 'Le Centre', location: { lat: 47.08, lng: 2.4 }, weekendIds: ['31'], fromPrice: 9_900 },
];

/** A grid over a server whose calls are broken and mended by name. */
async function show() {
  const { getOffers, getFacets } = goodAnswers();
  const wrong: { packages?: Answer; detail?: Answer } = {};
  const asked: string[] = [];
  const reply = (url: string): [fault: Answer | undefined, body: unknown] => {
    if (/detail\.json/.test(url)) return [wrong.detail, stayOffer({ id: '11', label: 'By the lake' })];
    if (/search-api/.test(url)) return [wrong.packages, { packages: PACKAGES }];
    return [undefined, /facets/.test(url) ? getFacets : getOffers];
  };
  const client = createResultsClient({
    api: '/api',
    locale: 'fr_FR',
    now: () => TEST_NOW,
    timeoutMs: 900,
    fetch: async (url, { signal }) => {
      asked.push(url);
      const [fault, body] = reply(url);
      return fault && signal ? fault(signal) : new Response(JSON.stringify(body));
    },
  });
  const errors: ErrorDetail[] = [];
  const view = await render(
    <ResultsGrid
      client={client}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={() => TEST_NOW}
      onError={(error) => errors.push(error)}
    />,
  );
  const open = async () => {
    await userEvent.click(view.getByRole('button', { name: 'Map' }));
    const dialog = () => view.container.querySelector<HTMLDialogElement>('dialog[part="map"]');
    await waitFor(() => expect(dialog()).toHaveAttribute('open'), { timeout: 10_000 });
    return within(dialog()!);
  };
  return { view, wrong, errors, open, asked };
}

const FAILED = 'The offers could not be shown on the map.';
const SOON = { timeout: 5_000 };
const thrown: unknown[] = [];
const keep = (event: ErrorEvent | PromiseRejectionEvent) =>
  thrown.push('reason' in event ? event.reason : event.error);

beforeAll(dressPage);
beforeEach(async () => {
  await page.viewport(1280, 900);
  thrown.length = 0;
  addEventListener('error', keep);
  addEventListener('unhandledrejection', keep);
});
afterEach(() => {
  removeEventListener('error', keep);
  removeEventListener('unhandledrejection', keep);
  if (thrown.length > 0) throw new Error(`thrown into the page: ${thrown.join()}`);
});

describe.each(FAULTS)('with %s', (_name, code, answer) => {
  it('of its markers the map says so, can be moved, and has them with another try [API-28] [ERROR-01]', async () => {
    const { view, wrong, errors, open } = await show();
    wrong.packages = answer;
    const map = await open();
    expect(await map.findByText(FAILED, {}, SOON)).toBeVisible();
    expect(errors.map((error) => error.code)).toEqual([code]);
    expect(view.queryByRole('alert', { hidden: true })).toBeNull();
    expect(view.container.querySelectorAll('[part="card"]').length).toBeGreaterThan(0);
    map.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(map.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(map.getByRole('button', { name: 'Zoom out' }));
    delete wrong.packages;
    await userEvent.click(map.getByRole('button', { name: 'Try again' }));
    expect(await map.findByRole('button', { name: /^Le Centre, from/ }, SOON)).toBeVisible();
    expect(map.queryByText(FAILED)).toBeNull();
    expect(errors).toHaveLength(1);
  });

  it('of a detail the card says what its marker knows, and the next one is asked for [API-28] [MAP-12]', async () => {
    const { wrong, errors, open, asked } = await show();
    const map = await open();
    wrong.detail = answer;
    await userEvent.click(await map.findByRole('button', { name: /^Le Centre, from/ }, SOON));
    const card = await map.findByRole('article', { name: 'Le Centre' });
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'false'), SOON);
    expect(card.textContent?.replace(/\s/g, ' ')).toContain('from 99 €');
    expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/product/31'));
    expect(map.getByRole('button', { name: /^Le Centre, from/ }).ariaPressed).toBe('true');
    expect(errors.map((error) => error.code)).toEqual([code]);
    delete wrong.detail;
    await userEvent.click(map.getByRole('button', { name: /^Hôtel du Nord, from/ }));
    expect(await map.findByRole('heading', { name: 'By the lake' }, SOON)).toBeVisible();
    expect(asked.filter((url) => /\/weekend\/11\//.test(url))).toHaveLength(1);
    expect(errors).toHaveLength(1);
  });
});

it('a search in an area whose markers fail leaves those that are known, and their cards [API-28]', async () => {
  const { wrong, open } = await show();
  const map = await open();
  await map.findByRole('button', { name: /^Le Centre, from/ }, SOON);
  wrong.packages = broken;
  await userEvent.click(map.getByRole('button', { name: 'Search in this area' }));
  expect(await map.findByText(FAILED, {}, SOON)).toBeVisible();
  await userEvent.click(map.getByRole('button', { name: /^Le Centre, from/ }));
  expect(await map.findByRole('heading', { name: 'By the lake' }, SOON)).toBeVisible();
});
