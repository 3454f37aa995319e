import {
  createMollieClient,
  MollieApiError,
  type Locale as MollieLocale,
  type Payment,
  PaymentMethod,
  SequenceType,
} from '@mollie/api-client';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { RefundState, RefusalReason } from '../payment-provider.ts';
import {
  CardGone,
  refundKey,
  refundStateOf,
  type AttemptState,
  type HostedApi,
  type RemoteAttempt,
} from '../hosted/hosted-api.ts';
import { allowedMethods, methodsIn, type MethodTable } from '../hosted/method-table.ts';
import { MESSAGE_PATH } from '../message-path.ts';

const TYPES: Record<PaymentMethodName, PaymentMethod> = {
  card: PaymentMethod.creditcard,
  applePay: PaymentMethod.applepay,
  paypal: PaymentMethod.paypal,
  ideal: PaymentMethod.ideal,
  bancontact: PaymentMethod.bancontact,
  klarna: PaymentMethod.klarna,
  alma: PaymentMethod.alma,
  in3: PaymentMethod.in3,
};

const METHODS: MethodTable = {
  once: { card: 'all', applePay: 'all', ideal: ['NL'], bancontact: ['BE'], paypal: 'all' },
  '3x': { in3: ['NL'], alma: ['FR', 'BE'], klarna: ['ES', 'IT'] },
  '4x': { alma: ['FR', 'BE'] },
  deferred: { card: 'all' },
  payLater: { klarna: ['ES', 'IT'] },
};

const STATES: Readonly<Record<string, AttemptState>> = {
  open: 'open',
  pending: 'processing',
  authorized: 'authorised',
  paid: 'paid',
  canceled: 'failed',
  expired: 'failed',
  failed: 'failed',
};

const REASONS: Readonly<Record<string, RefusalReason>> = {
  insufficient_funds: 'insufficientFunds',
  invalid_card_number: 'invalidCard',
  invalid_cvv: 'invalidCard',
  invalid_card_holder_name: 'invalidCard',
  card_expired: 'invalidCard',
};

/** Refusals for which banks take the same card on another day. */
const SOFT = new Set(['insufficient_funds', 'card_declined', 'refused_by_issuer']);

const isLocal = (address: string): boolean => /^(?:.+\.)?localhost$|^127\./.test(new URL(address).hostname);

/** Mollie: a payment for each attempt. Settings: `KEY`, `METHODS`, and `URL` for a stand-in. */
export function mollieApi(settings: Readonly<Record<string, string>>): HostedApi {
  const { KEY = '', METHODS: methods, URL: address } = settings;
  const mollie = createMollieClient({
    apiKey: KEY,
    ...(address !== undefined && { apiEndpoint: new URL('/v2/', address).href }),
  });
  const allowed = allowedMethods(methods);
  // Mollie forgets idempotency keys after an hour, and refunds are retried longer.
  const madeRefunds = async (paymentId: string, refundId: string): Promise<RefundState[]> => {
    const made: RefundState[] = [];
    for await (const { metadata, status } of mollie.paymentRefunds.iterate({ paymentId }))
      if (((metadata ?? {}) as { refund?: string }).refund === refundId) made.push(toRefundState(status));
    return made;
  };
  return {
    name: 'mollie',
    methods: (offer) => methodsIn(METHODS, offer, allowed),
    async create({ reference, amountCents, currency, captureNow, stores = false, page }, key) {
      const { returnUrl, label, locale, method } = page;
      // A customer of its own for each card, without a name or an address.
      const customer =
        stores &&
        (await mollie.customers.create({ metadata: { reference }, idempotencyKey: `${key}-customer` }));
      const payment = await mollie.payments.create({
        // Cards alone are kept with a payment of nothing.
        amount: toAmount(stores ? 0 : amountCents, currency),
        description: label,
        redirectUrl: returnUrl,
        // Mollie refuses addresses that it cannot reach.
        ...(!isLocal(returnUrl) && { webhookUrl: new URL(MESSAGE_PATH, returnUrl).href }),
        metadata: { reference },
        locale: locale as MollieLocale,
        ...(method !== undefined && { method: TYPES[method] }),
        ...(customer && {
          customerId: customer.id,
          sequenceType: SequenceType.first,
          method: PaymentMethod.creditcard,
        }),
        // Only cards can be authorised.
        ...(!captureNow && !stores && { captureMode: 'manual' as never, method: PaymentMethod.creditcard }),
        idempotencyKey: key,
      });
      return toAttempt(payment);
    },
    read: async (id) => toAttempt(await mollie.payments.get(id)),
    async charge({ id, reference, currency }, amountCents, key) {
      const { customerId, mandateId, description, webhookUrl } = await mollie.payments.get(id);
      if (customerId === undefined || mandateId === undefined) throw new CardGone(id);
      // Mollie forgets idempotency keys after an hour, and charges are retried longer.
      for await (const made of mollie.customerPayments.iterate({ customerId })) {
        const { charge } = (made.metadata ?? {}) as { charge?: string };
        if (charge === key) return toAttempt(made);
      }
      const payment = await mollie.customerPayments.create({
        customerId,
        mandateId,
        sequenceType: SequenceType.recurring,
        amount: toAmount(amountCents, currency),
        description,
        ...(webhookUrl !== undefined && { webhookUrl }),
        metadata: { reference, charge: key },
        idempotencyKey: key,
      } as Parameters<typeof mollie.customerPayments.create>[0]);
      return toAttempt(payment);
    },
    async cancel({ id, state }) {
      if (state === 'stored') {
        const { customerId } = await mollie.payments.get(id);
        if (customerId !== undefined) await mollie.customers.delete(customerId).catch(unlessGone);
      } else if (state === 'authorised') await mollie.payments.releaseAuthorization(id);
      else await mollie.payments.cancel(id);
    },
    async capture({ id, amountCents: whole, currency }, amountCents, key) {
      let failed = 0;
      let isMade = false;
      for await (const { status } of mollie.paymentCaptures.iterate({ paymentId: id }))
        if (String(status) === 'failed') failed += 1;
        else isMade = true;
      if (!isMade) {
        const { status } = await mollie.paymentCaptures.create({
          paymentId: id,
          amount: toAmount(amountCents, currency),
          idempotencyKey: failed === 0 ? key : `${key}-${failed + 1}`,
        });
        if (String(status) === 'failed') throw new Error(`Mollie could not capture ${id}.`);
      }
      if (amountCents < whole) await mollie.payments.releaseAuthorization(id);
    },
    async refund({ id, currency }, amountCents, refundId) {
      const made = await madeRefunds(id, refundId);
      const known = refundStateOf(made);
      if (known === 'done' || known === 'pending') return known;
      const { status } = await mollie.paymentRefunds.create({
        paymentId: id,
        amount: toAmount(amountCents, currency),
        description: refundId,
        metadata: { refund: refundId },
        idempotencyKey: refundKey(refundId, made),
      });
      return toRefundState(status);
    },
    findRefund: async ({ id }, refundId) => refundStateOf(await madeRefunds(id, refundId)),
    async *list(since) {
      // Newest first.
      for await (const payment of mollie.payments.iterate()) {
        if (Date.parse(payment.createdAt) < since) return;
        yield toAttempt(payment);
      }
    },
    // Its client gives a broken connection no status.
    isUnanswered: (error) => error instanceof MollieApiError && (error.statusCode ?? 500) >= 500,
    isCardGone: (error) => error instanceof MollieApiError && [404, 410, 422].includes(error.statusCode ?? 0),
    async referenceOf({ body }) {
      // Not signed: it says no more than that something happened to an id, which is read.
      const id = new URLSearchParams(body.toString()).get('id') ?? '';
      if (!/^tr_\w{1,40}$/.test(id)) return undefined;
      try {
        return toAttempt(await mollie.payments.get(id)).reference;
      } catch (error) {
        if (error instanceof MollieApiError && error.statusCode === 404) return undefined;
        throw error;
      }
    },
  };
}

/** Mollie's `queued`, `pending` and `processing` are on their way. */
function toRefundState(status: string): RefundState {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** What is to be forgotten was forgotten before. */
function unlessGone(error: unknown): void {
  if (!(error instanceof MollieApiError) || ![404, 410].includes(error.statusCode ?? 0)) throw error;
}

const toAmount = (cents: number, currency: string) => ({ currency, value: (cents / 100).toFixed(2) });

const toCents = (amount: { value: string } | undefined): number =>
  Math.round(Number(amount?.value ?? 0) * 100);

function toAttempt(payment: Payment): RemoteAttempt {
  const { id, status, amount, amountCaptured, amountRefunded, amountChargedBack, metadata, details } =
    payment;
  const isStored = status === 'paid' && payment.sequenceType === SequenceType.first && toCents(amount) === 0;
  const state = isStored ? 'stored' : (STATES[status] ?? 'processing');
  const { reference } = (metadata ?? {}) as { reference?: string };
  const { failureReason } = (details ?? {}) as { failureReason?: string };
  const url = payment._links.checkout?.href;
  const refused = status === 'canceled' ? 'cancelled' : REASONS[failureReason ?? ''];
  return {
    id,
    reference,
    state,
    amountCents: toCents(amount),
    currency: amount.currency,
    capturedCents: amountCaptured || state !== 'paid' ? toCents(amountCaptured) : toCents(amount),
    refundedCents: toCents(amountRefunded),
    disputedCents: toCents(amountChargedBack),
    ...(state === 'open' && url !== undefined && { url }),
    ...(refused && { refused }),
    ...(state === 'failed' && SOFT.has(failureReason ?? '') && { isSoft: true }),
  };
}
