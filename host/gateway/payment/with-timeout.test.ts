import { expect, it } from 'vitest';
import { unavailable } from '../database/database-fault.ts';
import { HANDLER_LIMIT } from '../http/request-guard.ts';
import { PaymentTimeout, type PaymentProvider } from './payment-provider.ts';
import { PROVIDER_MS, withTimeout } from './with-timeout.ts';

const signals: (AbortSignal | undefined)[] = [];
function hang(signal: AbortSignal | undefined): Promise<never> {
  signals.push(signal);
  return new Promise(() => undefined);
}
const hanging: PaymentProvider = {
  name: 'hanging',
  hosted: {
    methods: () => [],
    referenceOf: (_message, signal) => hang(signal),
    booksOf: (_reference, signal) => hang(signal),
    async *report() {
      yield* [];
    },
  },
  authorise: (_order, signal) => hang(signal),
  find: (_reference, signal) => hang(signal),
  capture: (_reference, _cents, signal) => hang(signal),
  chargeAgain: (_reference, _cents, _number, signal) => hang(signal),
  findDue: (_reference, signal) => hang(signal),
  release: (_reference, signal) => hang(signal),
  forget: (_reference, signal) => hang(signal),
  refund: (_reference, _cents, _id, signal) => hang(signal),
  findRefund: (_reference, _id, signal) => hang(signal),
};
const order = {
  reference: 'b-1',
  amountCents: 100,
  currency: 'EUR',
  plan: 'once' as const,
  schedule: [],
  captureNow: true,
  page: { returnUrl: 'https://shop.example/checkout/return', locale: 'fr_FR' as const, label: 'A stay' },
};

it.each<[string, (provider: PaymentProvider) => Promise<unknown>]>([
  ['a payment', (provider) => provider.authorise(order)],
  [
    'what a message is about',
    (provider) => provider.hosted.referenceOf({ headers: {}, body: Buffer.from('') }),
  ],
  ['the books of a payment', (provider) => provider.hosted.booksOf('b-1')],
  ['what became of a payment', (provider) => provider.find('b-1')],
  ['a capture', (provider) => provider.capture('b-1', 100)],
  ['what became of a charge', (provider) => provider.findDue('b-1')],
  ['a release', (provider) => provider.release('b-1')],
  ['a card to forget', (provider) => provider.forget('b-1')],
  ['a refund', (provider) => provider.refund('b-1', 100, 'b-1-cancel')],
  ['what became of a refund', (provider) => provider.findRefund('b-1', 'b-1-cancel')],
])('a guest does not wait for ever for a provider that hangs over %s', async (_what, ask) => {
  await expect(ask(withTimeout(hanging, 10))).rejects.toThrow(PaymentTimeout);
  expect(signals.at(-1)?.aborted).toBe(true);
});

it('an answer in time is given as it is', async () => {
  const quick = withTimeout({ ...hanging, find: async () => ({ status: 'approved' }) }, 1_000);
  expect(await quick.find('b-1')).toEqual({ status: 'approved' });
  expect(quick.name).toBe('hanging');
});

it('a guest is told when to come back where our own database is away in the middle of a call', async () => {
  const away = unavailable('away');
  const broken = withTimeout({ ...hanging, find: () => Promise.reject(away) }, 1_000);
  await expect(broken.find('b-1')).rejects.toBe(away);
});

it('a guest learns that the bank did not answer before the request times out', () => {
  // The booking is written down and read again besides.
  expect(PROVIDER_MS + 2_000).toBeLessThan(HANDLER_LIMIT);
});
