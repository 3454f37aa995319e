import { mollieStandIn } from '@staykit/gateway/payment/fixtures/mollie-stand-in.ts';
import { stripeStandIn } from '@staykit/gateway/payment/fixtures/stripe-stand-in.ts';

/** What a provider holds of a payment of ours, in cents, over all its attempts. */
export interface Held {
  captured: number;
  refunded: number;
}

/** A provider that outlives every fault of the shop: its books are the truth. Ids are those of its pages. */
export interface Bank {
  name: 'stripe' | 'mollie';
  url: string;
  /** Settings of a shop, without the address. */
  env: Readonly<Record<string, string>>;
  /** The id of a page by its address. */
  idOf(redirectUrl: string): string;
  isOpen(id: string): boolean;
  /** The buyer pays, after 3-D Secure where a card asks for it; `later`: the bank decides afterwards. */
  pay(id: string, later?: boolean): void;
  /** The bank decides about a payment that it is at work on. */
  decide(id: string, pays: boolean): void;
  /** An attempt fails: Stripe's page stays open for another one, Mollie's is over. */
  refuse(id: string): void;
  /** Ids that the bank is at work on. */
  undecided(): string[];
  /** A message about a page, as it is sent to the shop. */
  message(id: string): { headers: Record<string, string>; body: string };
  /** What becomes of charging a kept card. */
  chargeAs(outcome: () => 'pays' | 'later' | 'insufficient_funds'): void;
  /** By our reference. */
  books(): Map<string, Held>;
  close(): Promise<void>;
}

const SECRET = 'whsec_proof0fPayments';

function add(books: Map<string, Held>, reference: string, captured: number, refunded: number): void {
  const held = books.get(reference) ?? { captured: 0, refunded: 0 };
  books.set(reference, { captured: held.captured + captured, refunded: held.refunded + refunded });
}

/** Stripe's stand-in. */
export async function stripeBank(): Promise<Bank> {
  const stand = await stripeStandIn();
  const of = (id: string) => {
    const session = stand.sessions.get(id);
    if (!session) throw new Error(`Stripe has no page ${id}.`);
    return session;
  };
  return {
    name: 'stripe',
    url: stand.url,
    env: { PAYMENT_PROVIDER: 'stripe', PAYMENT_KEY: 'sk_test_proof', PAYMENT_WEBHOOK_SECRET: SECRET },
    idOf: (redirectUrl) => redirectUrl.split('/').at(-1) ?? '',
    isOpen: (id) => of(id).status === 'open',
    pay: (id, later = false) => stand.pay(id, { later }),
    chargeAs: (outcome) => void (stand.chargeAs = outcome),
    decide: (id, pays) => stand.decide(id, pays),
    refuse: (id) => stand.pay(id, { challenge: 'failed' }),
    undecided: () => [
      ...[...stand.sessions.values()]
        .filter(
          ({ payment_intent: intent, setup_intent: setup }) =>
            intent?.status === 'processing' || setup?.status === 'processing',
        )
        .map(({ id }) => id),
      ...[...stand.charges.values()].filter(({ status }) => status === 'processing').map(({ id }) => id),
    ],
    message(id) {
      const charge = stand.charges.get(id);
      const payload = charge
        ? stand.event('payment_intent.succeeded', charge)
        : stand.event('checkout.session.completed', of(id));
      return {
        headers: { 'content-type': 'application/json', 'stripe-signature': stand.sign(payload, SECRET) },
        body: payload,
      };
    },
    books() {
      const books = new Map<string, Held>();
      for (const { metadata, payment_intent: intent } of stand.sessions.values())
        add(
          books,
          metadata.reference ?? '',
          intent?.amount_received ?? 0,
          intent?.latest_charge?.amount_refunded ?? 0,
        );
      for (const { metadata, amount_received: captured, latest_charge: charge } of stand.charges.values())
        add(books, metadata.reference ?? '', captured, charge?.amount_refunded ?? 0);
      return books;
    },
    close: () => stand.close(),
  };
}

const cents = (amount?: { value: string }): number => Math.round(Number(amount?.value ?? 0) * 100);

/** Mollie's stand-in. */
export async function mollieBank(): Promise<Bank> {
  const stand = await mollieStandIn();
  const of = (id: string) => {
    const payment = stand.payments.get(id);
    if (!payment) throw new Error(`Mollie has no payment ${id}.`);
    return payment;
  };
  return {
    name: 'mollie',
    url: stand.url,
    env: { PAYMENT_PROVIDER: 'mollie', PAYMENT_KEY: 'test_abcdefghijklmnopqrstuvwxyz1234' },
    idOf: (redirectUrl) => redirectUrl.split('/').at(-1) ?? '',
    isOpen: (id) => of(id).status === 'open',
    pay: (id, later = false) => stand.pay(id, { later }),
    chargeAs: (outcome) => void (stand.chargeAs = outcome),
    decide: (id, pays) => (pays ? stand.pay(id) : stand.fail(id, 'insufficient_funds')),
    refuse: (id) => stand.fail(id, 'insufficient_funds'),
    undecided: () =>
      [...stand.payments.values()].filter(({ status }) => status === 'pending').map(({ id }) => id),
    message: (id) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `id=${id}`,
    }),
    books() {
      const books = new Map<string, Held>();
      for (const { metadata, status, amount, amountCaptured, amountRefunded } of stand.payments.values())
        add(
          books,
          metadata.reference,
          amountCaptured || status !== 'paid' ? cents(amountCaptured) : cents(amount),
          cents(amountRefunded),
        );
      return books;
    },
    close: () => stand.close(),
  };
}
