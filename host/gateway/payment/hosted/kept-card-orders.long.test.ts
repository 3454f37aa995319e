import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { OPENING_DAY, openSellingDesk, type SellingDesk } from '../../fixtures/selling-desk.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { parkedFailures } from '../../selling/settle/settling-failures.ts';
import { DAY_MS, MINUTE_MS } from '../../selling/selling-parts.ts';
import { keepCard } from '../fixtures/keep-card.ts';
import { paperBank, type PaperBank } from '../fixtures/paper-bank.ts';
import { stepsOf } from '../fixtures/steps.ts';
import { PaymentTimeout } from '../payment-provider.ts';
import { reconcilePayments } from '../reconcile.ts';
import { hostedProvider } from './hosted-provider.ts';

/** Bookings of a run of the test; a longer run finds rarer orders. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 25);
const CHECKIN = addDays(OPENING_DAY, 30);
const DUE = Date.parse(`${addDays(CHECKIN, -3)}T08:00:00Z`);

let desk: SellingDesk;
let bank: PaperBank;
let opening: number;
/** The call at which the connection breaks, counted from the start of the step. */
let broken: { at: number; isLate: boolean } | undefined;
beforeAll(async () => {
  bank = paperBank();
  bank.fault = () => {
    if (!broken || (broken.at -= 1) > 0) return;
    const { isLate } = broken;
    broken = undefined;
    throw isLate ? new PaymentTimeout('a test') : new Error('The connection broke.');
  };
  desk = await openSellingDesk({
    stock: 200,
    provider: (_known, db) => hostedProvider(bank.api, db),
  });
  opening = desk.clock.now;
}, 120_000);
afterAll(() => desk.close());

const EVENTS = [
  'timer',
  'message',
  'look',
  'another page',
  'pay',
  'pay, decided later',
  'fail',
  'decided paid',
  'decided failed',
  'cancel',
  'a day',
] as const;
type Event = (typeof EVENTS)[number];

const steps = stepsOf(EVENTS, { least: 2, most: 12, calls: 5 });

async function happen(event: Event, secret: string, reference: string): Promise<void> {
  const ask = (call: string, more: object = {}) =>
    desk.post(`/api/payments/${call}`, { payment: secret, ...more });
  if (event === 'timer') await desk.selling.settle().catch(() => undefined);
  else if (event === 'look') await ask('status');
  else if (event === 'another page') await ask('continue', { method: 'ideal' });
  else if (event === 'pay') bank.pay(reference);
  else if (event === 'pay, decided later') bank.pay(reference, 'processing');
  else if (event === 'fail') bank.fail(reference);
  else if (event === 'decided paid' || event === 'decided failed')
    bank.decide(reference, event === 'decided paid');
  else if (event === 'cancel')
    await desk.post(`/api/bookings/${reference.slice(2)}/cancel`, { email: 'anna@mail.example' });
  else if (event === 'a day') desk.clock.now += DAY_MS;
  else
    for (const { id } of [...bank.attempts.values()].filter((each) => each.reference === reference))
      await desk.app.inject({
        method: 'POST',
        url: '/api/payments/messages',
        payload: id,
        headers: { 'content-type': 'text/x-paper' },
      });
}

it('whatever the order of charges, refusals, pages, messages, cancellations and broken calls, who stays has paid, once', async () => {
  const endings = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('pays', 'later', 'insufficientFunds' as const),
      steps,
      async (outcome, events) => {
        broken = undefined;
        desk.clock.now = opening;
        const { secret, reference } = await keepCard(desk, bank, { checkin: CHECKIN });
        bank.chargeAs = () => outcome;
        desk.clock.now = DUE;
        await desk.selling.settle();
        for (const step of events) {
          broken = step.broken && { ...step.broken };
          await happen(step.event, secret, reference);
          broken = undefined;
        }
        // The bank decides at last, also about charges that are made again; the last day passes, and the timer runs on.
        for (let turn = 0; turn < 10; turn += 1) {
          bank.decide(reference, events.length % 2 === 0);
          desk.clock.now += DAY_MS / 2 + 60 * MINUTE_MS;
          await desk.selling.settle();
        }
        const [sale] = await desk.db.query<{ status: string; cents: number }>(
          `select status, total_cents - case when status = 'cancelled' then cancel_refund_cents else 0 end as cents
          from bookings where number = $1`,
          [reference.slice(2)],
        );
        endings.add(sale?.status ?? '');
        // Days went by without the timer until its guest had arrived: staff decide, and its page may still be paid.
        const isLeft = (await parkedFailures(desk.db)).some(({ id }) => id === reference);
        expect(bank.holds(reference)).toBe(isLeft ? 0 : sale?.cents);
        const mine = [...bank.attempts.values()].filter((each) => each.reference === reference);
        if (!isLeft)
          expect(mine.filter(({ state }) => state === 'open' || state === 'processing')).toEqual([]);
        expect(mine.filter(({ capturedCents }) => capturedCents > 0).length).toBeLessThanOrEqual(1);
        expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
      },
    ),
    {
      numRuns: RUNS,
      examples: [
        ['pays', []],
        ['insufficientFunds', []],
        [
          'insufficientFunds',
          [
            { event: 'another page', broken: undefined },
            { event: 'pay', broken: undefined },
          ],
        ],
      ],
    },
  );
  expect([...endings].toSorted()).toEqual(['cancelled', 'confirmed']);
  const { name, hosted } = hostedProvider(bank.api, desk.db);
  expect(await reconcilePayments(desk.db, { name, hosted }, 0)).toEqual([]);
}, 600_000);
