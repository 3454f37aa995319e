import Stripe from 'stripe';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import { MessageRefused, type RefundState, type RefusalReason } from '../payment-provider.ts';
import {
  CardGone,
  refundKey,
  refundStateOf,
  type AttemptState,
  type HostedApi,
  type RemoteAttempt,
} from '../hosted/hosted-api.ts';
import { allowedMethods, methodsIn, type MethodTable } from '../hosted/method-table.ts';

/** Stripe's name of each method; wallets belong to `card`. */
const TYPES: Partial<
  Record<PaymentMethodName, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType>
> = {
  card: 'card',
  paypal: 'paypal',
  ideal: 'ideal',
  bancontact: 'bancontact',
  klarna: 'klarna',
  alma: 'alma',
};

const METHODS: MethodTable = {
  once: { card: 'all', ideal: ['NL'], bancontact: ['BE'], paypal: 'all' },
  '3x': { alma: ['FR', 'BE'], klarna: ['ES', 'IT'] },
  '4x': { alma: ['FR', 'BE'] },
  deferred: { card: 'all' },
  payLater: { klarna: ['ES', 'IT'] },
};

/** Seconds for which a page can be paid. Stripe's minimum is thirty minutes; a release ends it before. */
const PAGE_SECONDS = 31 * 60;

const EXPAND = ['payment_intent', 'payment_intent.latest_charge', 'setup_intent'];

/** Metadata of a payment that was made with a stored card, by its idempotency key. */
const CHARGE = 'charge';

type Intent = Stripe.PaymentIntent;

/**
 * Stripe: a Checkout Session for each attempt. Settings: `KEY`, `WEBHOOK_SECRET`, `METHODS`, and `URL` for a stand-in.
 */
export function stripeApi(
  settings: Readonly<Record<string, string>>,
  now: () => number = Date.now,
): HostedApi {
  const { KEY = '', WEBHOOK_SECRET = '', METHODS: methods, URL: address } = settings;
  const { protocol, hostname, port } = new URL(address ?? 'https://api.stripe.com');
  const stripe = new Stripe(KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port !== '' && { port }),
    maxNetworkRetries: 1,
    timeout: 5_000,
    telemetry: false,
  });
  const allowed = allowedMethods(methods);
  const sessionOf = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: EXPAND });
  const intentById = (id: string): Promise<Intent> =>
    stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  const intentOf = async (id: string): Promise<Intent> => {
    if (isIntent(id)) return intentById(id);
    const { payment_intent: intent } = await sessionOf(id);
    if (intent === null || typeof intent === 'string')
      throw new Error(`The Stripe session ${id} is not paid.`);
    return intent;
  };
  // Stripe forgets idempotency keys after a day, and refunds are retried longer.
  const madeRefunds = async (intent: string, refundId: string): Promise<RefundState[]> => {
    const made: RefundState[] = [];
    for await (const { metadata, status } of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
      if (metadata?.refund === refundId) made.push(toRefundState(status));
    return made;
  };
  /** The event of a message that one of the secrets signed. */
  const eventOf = (body: Buffer, signature: string | string[]): Stripe.Event => {
    for (const secret of WEBHOOK_SECRET.split(','))
      try {
        return stripe.webhooks.constructEvent(body, signature, secret);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      }
    throw new MessageRefused();
  };
  return {
    name: 'stripe',
    methods: (offer) => methodsIn(METHODS, offer, allowed),
    async create({ reference, amountCents, currency, captureNow, stores = false, plan, page }, key) {
      const { returnUrl, label, locale, method } = page;
      const common = {
        client_reference_id: reference,
        metadata: { reference },
        locale: locale.slice(0, 2) as Stripe.Checkout.SessionCreateParams.Locale,
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: Math.floor(now() / 1000) + PAGE_SECONDS,
        expand: EXPAND,
      };
      if (stores) {
        const setup = await stripe.checkout.sessions.create(
          {
            ...common,
            mode: 'setup',
            currency: currency.toLowerCase(),
            allowed_payment_method_types: ['card'],
            customer_creation: 'always',
            setup_intent_data: { metadata: { reference } },
          },
          { idempotencyKey: key },
        );
        return toAttempt(setup);
      }
      const offered = methodsIn(METHODS, { plan, locale }, allowed);
      const chosen = method !== undefined && offered.includes(method) ? [method] : offered;
      const session = await stripe.checkout.sessions.create(
        {
          ...common,
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amountCents,
                product_data: { name: label },
              },
            },
          ],
          allowed_payment_method_types: chosen.flatMap((name) => TYPES[name] ?? []),
          payment_intent_data: {
            capture_method: captureNow ? 'automatic' : 'manual',
            metadata: { reference },
          },
        },
        { idempotencyKey: key },
      );
      return toAttempt(session);
    },
    read: async (id) => (isIntent(id) ? toCharge(await intentById(id)) : toAttempt(await sessionOf(id))),
    async charge({ id, reference = '', currency }, amountCents, key) {
      const { customer, setup_intent: setup } = await sessionOf(id);
      const card = typeof setup === 'object' ? setup?.payment_method : undefined;
      if (!customer || !card) throw new CardGone(id);
      const [customerId, cardId] = [idOf(customer), idOf(card)];
      // Stripe forgets idempotency keys after a day, and charges are retried longer. Each session has its own customer.
      for await (const made of stripe.paymentIntents.list({ customer: customerId, limit: 100 }))
        if (made.metadata[CHARGE] === key) return toCharge(await intentById(made.id));
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: currency.toLowerCase(),
            customer: customerId,
            payment_method: cardId,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            metadata: { reference, [CHARGE]: key },
            expand: ['latest_charge'],
          },
          { idempotencyKey: key },
        );
        return toCharge(intent);
      } catch (error) {
        // Refused, or the bank asks for its holder.
        if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) throw error;
        return toCharge(await intentById(error.payment_intent.id));
      }
    },
    async cancel({ id, state }) {
      if (state === 'stored') {
        const { customer } = await sessionOf(id);
        if (customer) await stripe.customers.del(idOf(customer)).catch(unlessGone);
      } else if (isIntent(id)) await stripe.paymentIntents.cancel(id);
      else if (state === 'authorised') await stripe.paymentIntents.cancel((await intentOf(id)).id);
      else await stripe.checkout.sessions.expire(id);
    },
    async capture({ id }, amountCents, key) {
      const { id: intent } = await intentOf(id);
      // Stripe releases the rest.
      await stripe.paymentIntents.capture(
        intent,
        { amount_to_capture: amountCents },
        { idempotencyKey: key },
      );
    },
    async refund({ id }, amountCents, refundId) {
      const { id: intent } = await intentOf(id);
      const made = await madeRefunds(intent, refundId);
      const known = refundStateOf(made);
      if (known === 'done' || known === 'pending') return known;
      const { status } = await stripe.refunds.create(
        { payment_intent: intent, amount: amountCents, metadata: { refund: refundId } },
        { idempotencyKey: refundKey(refundId, made) },
      );
      return toRefundState(status);
    },
    findRefund: async ({ id }, refundId) =>
      refundStateOf(await madeRefunds((await intentOf(id)).id, refundId)),
    async *list(since) {
      const created = { gte: Math.floor(since / 1000) };
      const sessions = stripe.checkout.sessions.list({
        created,
        limit: 100,
        expand: EXPAND.map((path) => `data.${path}`),
      });
      for await (const session of sessions) yield toAttempt(session);
      const intents = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
      for await (const intent of intents) if (intent.metadata[CHARGE] !== undefined) yield toCharge(intent);
    },
    isUnanswered: (error) =>
      error instanceof Stripe.errors.StripeConnectionError ||
      (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500),
    isCardGone: (error) =>
      error instanceof Stripe.errors.StripeInvalidRequestError && [400, 404].includes(error.statusCode ?? 0),
    async referenceOf({ headers, body }) {
      const signature = headers['stripe-signature'];
      const event = eventOf(body, signature ?? '');
      const about = event.data.object as {
        metadata?: Stripe.Metadata | null;
        payment_intent?: string | { id: string } | null;
      };
      if (about.metadata?.reference !== undefined) return about.metadata.reference;
      const { payment_intent: intent } = about;
      if (!intent) return undefined;
      // A charge, a refund, a dispute; of an intent that the account does not know it is none of ours.
      const found = await stripe.paymentIntents.retrieve(idOf(intent)).catch(unlessGone);
      return found?.metadata.reference;
    },
  };
}

/** Whether an id is that of a charge of a stored card; all others are of sessions. */
const isIntent = (id: string): boolean => id.startsWith('pi_');

const idOf = (found: string | { id: string }): string => (typeof found === 'string' ? found : found.id);

/** One that waits for its holder is pending as well. */
function toRefundState(status: string | null): RefundState {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** What is to be forgotten was forgotten before. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeError) || error.statusCode !== 404) throw error;
}

/** A charge of a stored card: one that waits for its holder has failed, since nobody can confirm it. */
function toCharge(intent: Intent): RemoteAttempt {
  const { id, metadata, amount, currency, amount_received: capturedCents, status } = intent;
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const refused = reasonOf(intent);
  return {
    id,
    reference: metadata.reference,
    state: status === 'succeeded' ? 'paid' : status === 'processing' ? 'processing' : 'failed',
    amountCents: amount,
    currency: currency.toUpperCase(),
    capturedCents,
    refundedCents: charge?.amount_refunded ?? 0,
    disputedCents: charge?.disputed ? charge.amount : 0,
    ...(refused !== undefined && { refused }),
    ...(isSoft(intent) && { isSoft: true }),
  };
}

/** Refusals for which banks take the same card on another day. */
const SOFT = new Set([
  'insufficient_funds',
  'generic_decline',
  'do_not_honor',
  'try_again_later',
  'issuer_not_available',
  'processing_error',
  'reenter_transaction',
  'card_velocity_exceeded',
  'withdrawal_count_limit_exceeded',
]);

/** What Stripe advises counts, and the reason of the bank where it advises nothing. A bank that asks for its holder does so again. */
function isSoft({ last_payment_error: fault }: Intent): boolean {
  if (!fault || fault.code === 'authentication_required') return false;
  if (fault.advice_code !== undefined) return fault.advice_code === 'try_again_later';
  return SOFT.has(fault.decline_code ?? fault.code ?? '');
}

function toAttempt(session: Stripe.Checkout.Session): RemoteAttempt {
  const { id, metadata, amount_total: total, currency, url, payment_intent: found } = session;
  const intent = typeof found === 'string' ? null : found;
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  const state = stateOf(session, intent);
  const refused = reasonOf(intent);
  return {
    id,
    reference: metadata?.reference,
    state,
    amountCents: total ?? 0,
    currency: (currency ?? '').toUpperCase(),
    capturedCents: intent?.amount_received ?? 0,
    refundedCents: charge?.amount_refunded ?? 0,
    disputedCents: charge?.disputed ? charge.amount : 0,
    ...(state === 'open' && url !== null && { url }),
    ...(refused !== undefined && { refused }),
  };
}

function stateOf(
  { status, mode, setup_intent: setup }: Stripe.Checkout.Session,
  intent: Intent | null,
): AttemptState {
  if (mode === 'setup') {
    if (status !== 'complete') return status === 'open' ? 'open' : 'failed';
    if (typeof setup !== 'object' || setup?.status === 'processing') return 'processing';
    return setup?.status === 'succeeded' ? 'stored' : 'failed';
  }
  if (intent?.status === 'succeeded') return 'paid';
  if (intent?.status === 'requires_capture') return 'authorised';
  if (intent?.status === 'canceled' || status === 'expired') return 'failed';
  if (status === 'open') return 'open';
  // The page is done: its bank decides later, or has refused.
  return intent?.status === 'requires_payment_method' ? 'failed' : 'processing';
}

function reasonOf(intent: Intent | null): RefusalReason | undefined {
  const fault = intent?.last_payment_error;
  if (!fault) return undefined;
  if (fault.decline_code === 'insufficient_funds') return 'insufficientFunds';
  return fault.code === 'incorrect_number' || fault.code === 'expired_card' ? 'invalidCard' : 'declined';
}
