import { setTimeout as wait } from 'node:timers/promises';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { DemoBank } from '@staykit/demo/payment/demo-bank.ts';
import { orderAndPay } from '@staykit/gateway/payment/fixtures/buyer.ts';
import type { Selling } from '@staykit/gateway/selling/selling.ts';

/** Milliseconds that a guest waits before asking again, and for how long they go on. */
const AGAIN_MS = 50;
const PATIENCE_MS = 120_000;

/** The calls of a guest. */
type GuestCalls = Pick<Selling, 'quote' | 'book' | 'lookup' | 'cancel' | 'modify' | 'quoteMove'>;

/** Asks again where the answer is 503: a crowd wants the same hotel, and Retry-After tells guests to come back. */
async function patiently<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const until = performance.now() + PATIENCE_MS; ; await wait(AGAIN_MS)) {
    try {
      return await call();
    } catch (error) {
      const isBusy = error instanceof GatewayError && error.code === 'UNAVAILABLE';
      if (!isBusy || performance.now() > until) throw error;
    }
  }
}

/** The shop as guests meet it who come back when they are told to, and from the page of the bank. */
export function patientSelling(selling: Selling, bank: DemoBank): GuestCalls & Pick<Selling, 'settle'> {
  return {
    quote: (request) => patiently(() => selling.quote(request)),
    book: (attempt, request) => orderAndPay(bank, () => patiently(() => selling.book(attempt, request))),
    lookup: (number, email) => patiently(() => selling.lookup(number, email)),
    cancel: (request) => patiently(() => selling.cancel(request)),
    modify: (attempt, request) => orderAndPay(bank, () => patiently(() => selling.modify(attempt, request))),
    quoteMove: (request) => patiently(() => selling.quoteMove(request)),
    settle: () => selling.settle(),
  };
}

/** A shop whose guests come back. */
export type PatientSelling = ReturnType<typeof patientSelling>;
