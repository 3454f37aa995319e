import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { book, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import type { HostedPayments, ReportedPayment } from '../../payment/payment-provider.ts';
import { DAY_MS } from '../selling-parts.ts';
import { compareWithProvider } from './compare-with-provider.ts';
import { parkedFailures, retryParked } from './settling-failures.ts';

let desk: SellingDesk;
let reported: ReportedPayment[] = [];
const asked: number[] = [];
const money = { refundedCents: 0, disputedCents: 0 };
const error = vi.fn();
beforeAll(async () => {
  desk = await openSellingDesk();
}, 60_000);
afterAll(() => desk.close());

const compare = (report?: HostedPayments['report']) => {
  const { provider, ...parts } = desk.parts;
  const hosted = {
    async *report(since: number) {
      asked.push(since);
      yield* reported;
    },
    booksOf: async () => undefined,
    ...(report && { report }),
  };
  return compareWithProvider({
    ...parts,
    provider: { ...provider, hosted: { ...provider.hosted, ...hosted } },
    log: { warn: () => undefined, error },
  });
};

it('money that the provider has and the shop does not know waits for staff, and is told once a day by one process', async () => {
  reported = [{ id: 'tr_1', reference: 'stranger', ...money, capturedCents: 5_000 }];
  const turns = await Promise.all([compare(), compare(), compare()]);
  expect(turns.filter(Boolean)).toEqual([
    [{ kind: 'provider', subject: 'payment stranger', expected: 0, found: 5_000 }],
  ]);
  expect(await parkedFailures(desk.db)).toMatchObject([
    { kind: 'provider', id: 'payment stranger', error: 'expected 0, found 5000' },
  ]);
  expect(asked).toEqual([desk.clock.now - 7 * DAY_MS]);
  // To try again is nothing that helps: the books have to agree.
  expect(await retryParked(desk.db)).toBe(0);
  const first = desk.clock.now;
  desk.clock.now += 20 * 3_600_000;
  expect(await compare()).toBeUndefined();
  desk.clock.now += 4 * 3_600_000;
  expect(await compare()).toHaveLength(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { code: 'PROVIDER_DIFFERENCE', id: 'payment stranger', error: 'expected 0, found 5000' },
    expect.any(String),
  );
  // As long as it waits, the report goes back to it.
  expect(asked.at(-1)).toBe(first - 7 * DAY_MS);
});

it('a difference goes when the provider and the shop agree', async () => {
  reported = [];
  desk.clock.now += DAY_MS;
  expect(await compare()).toEqual([]);
  expect(await parkedFailures(desk.db)).toEqual([]);
});

it('a report that fails is asked for again, and nothing that waits is forgotten', async () => {
  reported = [{ id: 'tr_2', reference: undefined, ...money, capturedCents: 700 }];
  desk.clock.now += DAY_MS;
  expect(await compare()).toHaveLength(1);
  desk.clock.now += DAY_MS;
  const fails = async function* (): AsyncGenerator<ReportedPayment> {
    yield* [];
    throw new Error('the provider is away');
  };
  await expect(compare(fails)).rejects.toThrow('the provider is away');
  expect(await parkedFailures(desk.db)).toHaveLength(1);
  expect(await compare()).toHaveLength(1);
});

it('sales that were paid agree with what the provider reports', async () => {
  await book(desk, await desk.quote());
  desk.clock.now += DAY_MS;
  expect(await compareWithProvider(desk.parts)).toEqual([]);
});
