import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import {
  bookingBody,
  newKey,
  openSellingDesk,
  type Refusal,
  type SellingDesk,
} from '../../fixtures/selling-desk.ts';
import { giftBody } from '../../fixtures/gift-desk.ts';
import { scratchDatabase } from '../../fixtures/own-database.ts';
import { auditSales } from '../../selling/settle/audit-sales.ts';
import { HOLD_MINUTES, MINUTE_MS } from '../../selling/selling-parts.ts';
import { paperBank, type PaperBank } from '../fixtures/paper-bank.ts';
import { stepsOf } from '../fixtures/steps.ts';
import { PaymentTimeout } from '../payment-provider.ts';
import type { PaymentStatus } from '../payment-desk.ts';
import { reconcilePayments } from '../reconcile.ts';
import { hostedProvider } from './hosted-provider.ts';

/** Sales of a run of the test; a longer run finds rarer orders. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 60);

let desk: SellingDesk;
let bank: PaperBank;
/** Pages that the buyer was given: one that got lost on the way is nobody's to pay, and ends by itself. */
const given = new Set<string>();
/** The call at which the process ends or the connection breaks, counted from the start of the step. */
let broken: { at: number; isLate: boolean } | undefined;

function fault(): void {
  if (!broken) return;
  broken.at -= 1;
  if (broken.at > 0) return;
  const { isLate } = broken;
  broken = undefined;
  throw isLate ? new PaymentTimeout('a test') : new Error('The process ended.');
}

/** A database whose process ends right before or after a transaction is stored. */
function mortal(db: Database): Database {
  return {
    ...db,
    async transaction(work) {
      fault();
      const result = await db.transaction(work);
      fault();
      return result;
    },
  };
}

beforeAll(async () => {
  bank = paperBank();
  bank.fault = fault;
  bank.isGiven = (id) => given.has(id);
  const db = mortal(await scratchDatabase());
  desk = await openSellingDesk({
    db,
    stock: 200,
    provider: (_known, given) => hostedProvider(bank.api, given),
  });
}, 120_000);
afterAll(() => desk.close());

const EVENTS = [
  'pay',
  'payLater',
  'decidePaid',
  'decideFailed',
  'fail',
  'status',
  'message',
  'order again',
  'another card',
  'another bank',
  'give up',
  'timer',
  'minutes',
] as const;
type Event = (typeof EVENTS)[number];

const steps = stepsOf(EVENTS, { least: 3, most: 14, calls: 7 });

/** What usually happens: it sells, whatever is drawn besides. */
const USUAL = (['pay', 'status', 'message'] as const).map((event) => ({ event, broken: undefined }));

interface Story {
  body: object;
  url: string;
  key: string;
  payment?: string;
  reference?: string;
}

async function sendOrder(story: Story): Promise<void> {
  const { status, body } = await desk.post<Refusal>(story.url, story.body, story.key);
  if (status === 402 && body.code === 'PAYMENT_REQUIRED') {
    story.payment = body.details?.payment as string;
    keepPage(body.details?.redirectUrl);
  }
  const last = [...bank.attempts.values()].at(-1);
  if (last) story.reference ??= last.reference;
}

const keepPage = (url: unknown) => typeof url === 'string' && given.add(url.split('/').at(-1) ?? '');

/** One event; an error is the end of a process, or a call that the buyer or the bank repeats. */
async function happen(event: Event, story: Story): Promise<void> {
  const { reference = '', payment } = story;
  const ask = async (call: string, more: object = {}) => {
    if (payment === undefined) return;
    const { body } = await desk.post<PaymentStatus>(`/api/payments/${call}`, { payment, ...more });
    keepPage(body.redirectUrl);
  };
  if (event === 'pay') bank.pay(reference);
  else if (event === 'payLater') bank.pay(reference, 'processing');
  else if (event === 'decidePaid' || event === 'decideFailed') bank.decide(reference, event === 'decidePaid');
  else if (event === 'fail') bank.fail(reference);
  else if (event === 'status') await ask('status');
  else if (event === 'another card') await ask('continue', { method: 'card' });
  else if (event === 'another bank') await ask('continue', { method: 'ideal' });
  else if (event === 'give up') await ask('cancel');
  else if (event === 'order again') await sendOrder(story);
  else if (event === 'minutes') desk.clock.now += 6 * MINUTE_MS;
  else if (event === 'timer') await settle();
  else {
    // A message about any attempt of the payment, new or old.
    for (const { id } of [...bank.attempts.values()].filter((each) => each.reference === reference))
      await desk.app.inject({
        method: 'POST',
        url: '/api/payments/messages',
        payload: id,
        headers: { 'content-type': 'text/x-paper' },
      });
  }
}

async function settle(): Promise<void> {
  await desk.selling.settle().catch(() => undefined);
  await desk.giftShop.settle().catch(() => undefined);
}

it('whatever the order of payments, messages, returns, retries and ends of processes, who has paid has bought, and nobody else', async () => {
  let confirmed = 0;
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (events, isGift) => {
      broken = undefined;
      const hosted = { payment: { plan: 'once', returnPath: '/checkout/return' } };
      const key = newKey();
      const before = bank.attempts.size;
      const story: Story = isGift
        ? { url: '/api/gifts', body: giftBody(hosted), key }
        : { url: '/api/bookings', body: bookingBody(await desk.quote('10'), hosted), key };
      for (const step of [{ event: 'order again' as const, broken: events[0]?.broken }, ...events]) {
        broken = step.broken && { ...step.broken };
        await happen(step.event, story);
        broken = undefined;
      }
      // The bank decides at last, holds end, and the timer runs on.
      const mine = () => [...bank.attempts.values()].slice(before);
      for (const { reference } of mine()) bank.decide(reference, events.length % 2 === 0);
      for (let hours = 0; hours < 3; hours += 1) {
        desk.clock.now += (HOLD_MINUTES + 60) * MINUTE_MS;
        await settle();
      }
      const reference = mine()[0]?.reference;
      if (reference === undefined) return;
      const table = isGift ? 'gift_sales' : 'bookings';
      const [sale] = await desk.db.query<{ status: string; cents: number }>(
        `select status, total_cents as cents from ${table} where number = $1`,
        [reference.slice(2)],
      );
      expect(['confirmed', 'refused', 'lapsed']).toContain(sale?.status);
      const isSold = sale?.status === 'confirmed';
      confirmed += isSold ? 1 : 0;
      expect(bank.holds(reference)).toBe(isSold ? sale.cents : 0);
      expect(mine().filter(({ id, state }) => given.has(id) && state === 'open')).toEqual([]);
      if (story.payment !== undefined) {
        const { body } = await desk.post('/api/payments/status', { payment: story.payment });
        expect(body).toMatchObject({ status: isSold ? 'confirmed' : 'refused' });
      }
    }),
    {
      numRuns: RUNS,
      examples: [
        [USUAL, false],
        [USUAL, true],
      ],
    },
  );
  expect(confirmed).toBeGreaterThanOrEqual(2);
  expect(await auditSales(desk.db, desk.clock.now)).toEqual([]);
  const { name, hosted: books } = hostedProvider(bank.api, desk.db);
  expect(books && (await reconcilePayments(desk.db, { name, hosted: books }, 0))).toEqual([]);
}, 600_000);

it('a buyer whose bank does not answer is told to ask again, and nothing is lost', async () => {
  const hosted = { payment: { plan: 'once', returnPath: '/checkout/return' } };
  const story: Story = { url: '/api/gifts', body: giftBody(hosted), key: newKey() };
  // The third: after both ends of the transaction that stores the sale.
  broken = { at: 3, isLate: true };
  const unheard = await desk.post<Refusal>(story.url, story.body, story.key);
  expect([unheard.status, unheard.body.code]).toEqual([504, 'PAYMENT_TIMEOUT']);
  await sendOrder(story);
  for (const call of ['status', 'continue', 'cancel']) {
    broken = { at: 1, isLate: true };
    const answer = await desk.post<Refusal>(`/api/payments/${call}`, { payment: story.payment });
    expect([answer.status, answer.body.code]).toEqual([504, 'PAYMENT_TIMEOUT']);
  }
  bank.pay(story.reference ?? '');
  const { body } = await desk.post('/api/payments/status', { payment: story.payment });
  expect(body).toMatchObject({ status: 'confirmed' });
});
