import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { list, number } from './read-answer.ts';
import type { ClientOptions } from './client-options.ts';
import { createTransport } from './create-transport.ts';

const NIGHTS = { path: '/nights.json', shape: list(number) };
const good = () => Response.json([1, 2]);

/** A transport whose requests are answered one after the other by `answers`; the last one repeats. */
function transportOf(
  answers: ((init: RequestInit) => Response | Promise<Response>)[],
  options: Partial<ClientOptions> = {},
) {
  const errors: StayError[] = [];
  const inits: RequestInit[] = [];
  const transport = createTransport({
    api: '/api',
    locale: 'fr_FR',
    onError: (error) => errors.push(error),
    fetch: async (_url, init) => {
      inits.push(init);
      const answer = answers[Math.min(inits.length, answers.length) - 1];
      if (!answer) throw new TypeError('no answer');
      return answer(init);
    },
    ...options,
  });
  return { transport, errors, inits };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('{}', { status: code, headers });
const reset = () => Promise.reject(new TypeError('Failed to fetch'));
/** An answer that never comes; it ends only when it is aborted, as `fetch` does. */
const silence = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The outcome of a call once all timers of it ran. */
async function outcome(call: Promise<unknown>) {
  const settled = call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error as StayError }),
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe('calls that are made at the same time', () => {
  it('are one request where they are the same, and two where they write, or read other parts of the answer', async () => {
    const { transport, inits } = transportOf([() => Promise.resolve(good())]);
    const post = { ...NIGHTS, method: 'POST' as const };
    const first = { path: NIGHTS.path, shape: (value: unknown) => (value as number[])[0] };
    const answers = [NIGHTS, NIGHTS, post, first].map((call) => transport.send(call, {}));
    expect(await Promise.all(answers)).toEqual([[1, 2], [1, 2], [1, 2], 1]);
    expect(inits.map(({ method = 'GET' }) => method)).toEqual(['GET', 'POST', 'GET']);
  });
});

describe('a call that fails', () => {
  it.each([
    ['no connection', reset, 'NETWORK'],
    ['500', status(500), 'SERVER'],
    ['404', status(404), 'NOT_FOUND'],
    ['400', status(400), 'BAD_REQUEST'],
    ['429', status(429), 'RATE_LIMITED'],
    ['503', status(503), 'UNAVAILABLE'],
    ['silence', silence, 'TIMEOUT'],
    ['truncated JSON', () => new Response('[1, 2'), 'BAD_ANSWER'],
    ['an empty body', () => new Response(''), 'BAD_ANSWER'],
    ['wrong types', () => Response.json(['one']), 'BAD_ANSWER'],
    ['a page of HTML', () => new Response('<!doctype html>'), 'BAD_ANSWER'],
  ])('by %s rejects within 5 s with a code, and is told once', async (_name, answer, code) => {
    const { transport, errors } = transportOf([answer]);
    const begin = Date.now();
    const { error } = (await outcome(transport.send(NIGHTS, {}))) as { error: StayError };
    expect(error).toBeInstanceOf(StayError);
    expect(error.code).toBe(code);
    expect(errors).toEqual([error]);
    expect(Date.now() - begin).toBeLessThanOrEqual(5_000);
  });

  it('says where an answer breaks the contract', async () => {
    const { transport } = transportOf([() => Response.json([1, 'two'])]);
    const { error } = (await outcome(transport.send(NIGHTS, {}))) as { error: StayError };
    expect(error.details).toMatchObject({ call: '/nights.json', path: '/1' });
  });

  it('is asked again a bounded number of times', async () => {
    const { transport, inits } = transportOf([reset, status(502), good]);
    expect(await outcome(transport.send(NIGHTS, {}))).toEqual({ value: [1, 2] });
    expect(inits).toHaveLength(3);
    const hopeless = transportOf([status(500)]);
    await outcome(hopeless.transport.send(NIGHTS, {}));
    expect(hopeless.inits).toHaveLength(3);
  });

  it('by its own fault is not asked again', async () => {
    const { transport, inits } = transportOf([status(400), good]);
    await outcome(transport.send(NIGHTS, {}));
    expect(inits).toHaveLength(1);
  });

  it('waits as long as the server asks, when that is soon enough', async () => {
    const { transport, inits } = transportOf([status(503, { 'Retry-After': '2' }), good]);
    const begin = Date.now();
    expect(await outcome(transport.send(NIGHTS, {}))).toEqual({ value: [1, 2] });
    expect(Date.now() - begin).toBeGreaterThanOrEqual(2_000);
    expect(inits).toHaveLength(2);
    const late = transportOf([status(429, { 'Retry-After': '60' }), good]);
    expect(await outcome(late.transport.send(NIGHTS, {}))).toMatchObject({ error: { code: 'RATE_LIMITED' } });
    expect(late.inits).toHaveLength(1);
  });
});

describe('a call that is not needed any more', () => {
  it('is aborted by the next of its key, and reported to nobody', async () => {
    const { transport, errors, inits } = transportOf([silence, good]);
    const first = outcome(transport.send(NIGHTS, {}, { key: 'grid' }));
    const second = transport.send(NIGHTS, { page: 1 }, { key: 'grid' });
    expect(await outcome(second)).toEqual({ value: [1, 2] });
    expect(((await first) as { error: Error }).error.name).toBe('AbortError');
    expect(inits[0]?.signal?.aborted).toBe(true);
    expect(errors).toEqual([]);
  });

  it('leaves calls of other keys alone', async () => {
    const { transport } = transportOf([good]);
    const both = Promise.all([
      transport.send(NIGHTS, {}, { key: 'a' }),
      transport.send(NIGHTS, {}, { key: 'b' }),
    ]);
    expect(await outcome(both)).toEqual({
      value: [
        [1, 2],
        [1, 2],
      ],
    });
  });

  it('ends with the reason of its signal, also while it waits to ask again', async () => {
    const stop = new AbortController();
    const { transport, errors } = transportOf([status(503, { 'Retry-After': '3' })]);
    const call = transport.send(NIGHTS, {}, { signal: stop.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    stop.abort(new Error('the widget is gone'));
    expect(await call).toMatchObject({ message: 'the widget is gone' });
    expect(errors).toEqual([]);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });

  it('is not even sent when its signal had ended before', async () => {
    const { transport } = transportOf([silence]);
    const call = transport.send(NIGHTS, {}, { signal: AbortSignal.abort() });
    expect(((await outcome(call)) as { error: Error }).error.name).toBe('AbortError');
  });
});

describe('calls at the same time', () => {
  it('to the same address share one request', async () => {
    const { transport, inits } = transportOf([good]);
    const both = Promise.all([transport.send(NIGHTS, {}), transport.send(NIGHTS, {})]);
    expect(await outcome(both)).toEqual({
      value: [
        [1, 2],
        [1, 2],
      ],
    });
    expect(inits).toHaveLength(1);
    await outcome(transport.send(NIGHTS, {}));
    expect(inits).toHaveLength(2);
  });

  it('with other parameters do not', async () => {
    const { transport, inits } = transportOf([good]);
    await outcome(Promise.all([transport.send(NIGHTS, {}), transport.send(NIGHTS, { adult: 2 })]));
    expect(inits).toHaveLength(2);
  });
});
