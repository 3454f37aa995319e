import type { Database } from '../../database/database.ts';
import {
  RefundFailed,
  type PaymentOutcome,
  type PaymentProvider,
  type ReportedPayment,
} from '../payment-provider.ts';
import {
  attemptsOf,
  closePayment,
  isClosed,
  recordAttempt,
  type AttemptOfPayment,
  type AttemptRow,
} from './attempts.ts';
import { ForStaff } from '../../selling/settle/settling-failures.ts';
import { CardGone, type HostedApi, type RemoteAttempt } from './hosted-api.ts';

const isTaken = ({ state }: RemoteAttempt): boolean => state === 'paid' || state === 'authorised';
const isStored = ({ state }: RemoteAttempt): boolean => state === 'stored';
/** Paid, or sure to be asked for later: the sale stands. */
const isPaid = (attempt: RemoteAttempt): boolean => isTaken(attempt) || isStored(attempt);

/** Whether a provider took something else than it was asked for: the buyer is given nothing for it. */
const isOther = (
  attempt: RemoteAttempt,
  { askedCents, currency, isDeferred }: Pick<AttemptOfPayment, 'askedCents' | 'currency' | 'isDeferred'>,
): boolean =>
  isTaken(attempt) &&
  askedCents !== null &&
  (attempt.currency !== currency ||
    attempt.amountCents !== askedCents ||
    (attempt.state === 'paid' && !isDeferred && attempt.capturedCents !== askedCents));

/** The attempts after the card was stored: charges of it, and pages that stand in for it. */
const dueOf = (attempts: readonly RemoteAttempt[]): readonly RemoteAttempt[] =>
  attempts.slice(attempts.findLastIndex(isStored) + 1);

/** Whether money of a paid attempt was not given back as a whole. */
const holds = (attempt: RemoteAttempt): boolean =>
  isPaid(attempt) && (attempt.capturedCents === 0 || attempt.refundedCents < attempt.capturedCents);

/** The bank is at work on a payment that is to be released. */
class StillProcessing extends Error {
  constructor(reference: string) {
    super(`The bank has not decided about ${reference} yet.`);
    this.name = 'StillProcessing';
  }
}

/**
 * A provider with a page of its own. A payment has one attempt at a time at the provider: another one is made only after
 * the last one failed for good, so that two can never be paid. The provider's books are read each time, never guessed
 * from messages: lost, repeated and reordered ones change nothing.
 */
export function hostedProvider(api: HostedApi, db: Database): PaymentProvider {
  async function read(reference: string): Promise<RemoteAttempt[]> {
    const rows = await attemptsOf(db, reference);
    return Promise.all(rows.map((row) => readOne(row)));
  }

  async function readOne(row: AttemptOfPayment): Promise<RemoteAttempt> {
    const attempt = await api.read(row.id);
    return isOther(attempt, row) ? { ...attempt, isOther: true } : attempt;
  }

  /** Ends an open attempt, for another method; a page that cannot be ended stays open. */
  async function leave(reference: string): Promise<RemoteAttempt[]> {
    const last = (await read(reference)).at(-1);
    if (last?.state === 'open') await api.cancel(last).catch(() => undefined);
    return read(reference);
  }

  async function paidOf(reference: string): Promise<RemoteAttempt> {
    const paid = (await read(reference)).find(isTaken);
    if (!paid) throw new Error(`The payment ${reference} is not paid at ${api.name}.`);
    return paid;
  }

  async function releaseAttempt(attempt: RemoteAttempt, reference: string): Promise<void> {
    const { state, capturedCents, refundedCents } = attempt;
    if (state === 'failed') return;
    if (state === 'processing') throw new StillProcessing(reference);
    if (state !== 'paid') {
      await api.cancel(attempt);
      // A stored card is forgotten. Others have ended, or their provider is still at it.
      if (state !== 'stored' && (await api.read(attempt.id)).state !== 'failed')
        throw new StillProcessing(reference);
      return;
    }
    const left = capturedCents - refundedCents;
    const refundId = `${reference}-release`;
    // One that is pending and fails later is released again: the provider's message says so, or its report.
    if (left > 0 && (await api.refund(attempt, left, refundId)) === 'failed')
      throw new RefundFailed(refundId);
  }

  /** Charges a stored card as an attempt, whose number may be reserved for it. */
  async function charge(
    stored: RemoteAttempt,
    amountCents: number,
    key: string,
    attempt: Omit<AttemptRow, 'id' | 'askedCents'>,
    isReserved: boolean,
  ): Promise<PaymentOutcome> {
    let made: RemoteAttempt;
    try {
      made = await api.charge(stored, amountCents, key);
    } catch (error) {
      // Asked for ever, it would keep its guest from being asked to pay on a page, and from paying there.
      if (error instanceof CardGone || api.isCardGone?.(error))
        return { status: 'open', refused: 'invalidCard' };
      throw error;
    }
    const known = { askedCents: amountCents, currency: made.currency, isDeferred: false };
    if (await recordAttempt(db, { ...attempt, id: made.id, askedCents: amountCents }, isReserved))
      return outcomeOf([isOther(made, known) ? { ...made, isOther: true } : made]) ?? { status: 'open' };
    // Given up while it was charged.
    await releaseAttempt(made, attempt.payment);
    throw new Error(`The payment ${attempt.payment} was given up while its card was charged.`);
  }

  return {
    name: api.name,
    isUnanswered: (error) => api.isUnanswered?.(error) ?? false,
    hosted: {
      methods: (offer) => api.methods(offer),
      referenceOf: (message) => api.referenceOf(message),
      async booksOf(reference) {
        const attempts = await read(reference);
        return attempts.length === 0 ? undefined : addUp(reference, attempts);
      },
      async *report(since) {
        for await (const attempt of api.list(since)) yield attempt;
      },
    },
    async authorise(order) {
      const { reference, page } = order;
      if (await isClosed(db, reference)) return { status: 'refused', reason: 'cancelled' };
      const rows = await attemptsOf(db, reference);
      const last = rows.at(-1);
      const { method = null } = page;
      const isOtherMethod = method !== null && last !== undefined && last.method !== method;
      const inScope = (all: RemoteAttempt[]) => (order.isDue ? dueOf(all) : all);
      let attempts = inScope(isOtherMethod ? await leave(reference) : await read(reference));
      // What is owed may have become less since its page was made.
      const isStale =
        order.isDue &&
        attempts.at(-1)?.state === 'open' &&
        attempts.at(-1)?.amountCents !== order.amountCents;
      if (isStale) attempts = inScope(await leave(reference));
      if (attempts.some(isPaid) || (attempts.at(-1)?.state ?? 'failed') !== 'failed')
        return outcomeOf(attempts) ?? { status: 'open' };
      const number = rows.length + 1;
      const made = await api.create(order, `${reference}-${number}-${method ?? 'any'}`);
      if (
        await recordAttempt(db, {
          id: made.id,
          payment: reference,
          number,
          method,
          askedCents: order.amountCents,
        })
      )
        return outcomeOf([made]) ?? { status: 'open' };
      // Given up, or begun elsewhere with another method, while this one was made.
      await releaseAttempt(made, reference);
      return (await isClosed(db, reference))
        ? { status: 'refused', reason: 'cancelled' }
        : (outcomeOf(inScope(await read(reference))) ?? { status: 'open' });
    },
    async find(reference) {
      return outcomeOf(await read(reference));
    },
    async capture(reference, amountCents) {
      const attempts = await read(reference);
      const stored = attempts.find(isStored);
      if (!stored) {
        const attempt = await paidOf(reference);
        if (attempt.state === 'authorised') await api.capture(attempt, amountCents, `${reference}-capture`);
        return capturedOf(await api.read(attempt.id), amountCents);
      }
      const known = outcomeOf(dueOf(attempts));
      if (known) return known;
      const attempt = { payment: reference, number: attempts.length + 1, method: null };
      return charge(stored, amountCents, `${reference}-charge`, attempt, false);
    },
    async chargeAgain(reference, amountCents, number) {
      const known = (await attemptsOf(db, reference)).find((each) => each.number === number);
      if (known) return outcomeOf([await readOne(known)]) ?? { status: 'open' };
      const stored = (await read(reference)).find(isStored);
      if (!stored) throw new Error(`The payment ${reference} stores no card at ${api.name}.`);
      const attempt = { payment: reference, number, method: null };
      return charge(stored, amountCents, `${reference}-charge-${number}`, attempt, true);
    },
    async findDue(reference) {
      return outcomeOf(dueOf(await read(reference)));
    },
    async release(reference) {
      await closePayment(db, reference);
      for (const attempt of await read(reference)) {
        try {
          await releaseAttempt(attempt, reference);
        } catch (error) {
          // The buyer may have paid, or the page may have closed, since it was read.
          const now = await api.read(attempt.id);
          if (now.state === attempt.state) throw error;
          await releaseAttempt(now, reference);
        }
      }
    },
    async forget(reference) {
      for (const attempt of await read(reference)) if (isStored(attempt)) await api.cancel(attempt);
    },
    async refund(reference, amountCents, refundId) {
      return api.refund(await paidOf(reference), amountCents, refundId);
    },
    async findRefund(reference, refundId) {
      return api.findRefund(await paidOf(reference), refundId);
    },
  };
}

/**
 * The outcome of attempts, oldest first; undefined without one. Rejects with `ForStaff` while the provider holds another
 * amount or currency than it was asked for.
 */
function outcomeOf(attempts: readonly RemoteAttempt[]): PaymentOutcome | undefined {
  const other = attempts.find((attempt) => attempt.isOther && holds(attempt));
  if (other)
    throw new ForStaff(
      `The provider holds ${other.capturedCents || other.amountCents} cents in ${other.currency} of the attempt ${other.id}, which is not what was asked for: give it back there, then retry.`,
    );
  if (attempts.some(holds)) return { status: 'approved' };
  const last = attempts.at(-1);
  if (!last) return undefined;
  const { state, url, refused = 'declined', isSoft } = last;
  return {
    status: 'open',
    ...(state === 'open' && url !== undefined && { url }),
    ...(state === 'failed' && { refused, ...(isSoft && { isSoft }) }),
  };
}

/** What became of a capture: an attempt that is still authorised is being captured. */
function capturedOf(
  { id, state, capturedCents, refused = 'declined' }: RemoteAttempt,
  amountCents: number,
): PaymentOutcome {
  if (state === 'failed') return { status: 'open', refused };
  if (state !== 'paid') return { status: 'open' };
  if (capturedCents === amountCents) return { status: 'approved' };
  throw new ForStaff(
    `The provider captured ${capturedCents} cents of the attempt ${id} in place of ${amountCents}: correct it there, then retry.`,
  );
}

function addUp(reference: string, attempts: readonly RemoteAttempt[]): ReportedPayment {
  const sum = (of: (attempt: RemoteAttempt) => number) =>
    attempts.reduce((total, each) => total + of(each), 0);
  return {
    reference,
    id: attempts.map(({ id }) => id).join(' '),
    capturedCents: sum(({ capturedCents }) => capturedCents),
    refundedCents: sum(({ refundedCents }) => refundedCents),
    disputedCents: sum(({ disputedCents }) => disputedCents),
  };
}
