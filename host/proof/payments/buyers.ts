import { setTimeout as wait } from 'node:timers/promises';
import { createRandom, type Random } from '@staykit/demo/catalogue/random.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { ask } from '../selling/http-guest.ts';
import type { Bank } from './banks.ts';
import type { KilledShop } from './killed-shop.ts';

/** What buyers were told. */
export interface Told {
  /** Numbers of bookings that a buyer was told to have. */
  booked: Set<string>;
  gifts: number;
  /** What was done and answered, by name. */
  counts: Map<string, number>;
  broken: number;
  /** Answers that nobody should get. */
  unexpected: string[];
}

/** Nothing told yet. */
export const nothingTold = (): Told => ({
  booked: new Set(),
  gifts: 0,
  counts: new Map(),
  broken: 0,
  unexpected: [],
});

/** What a buyer may be told besides success: somebody was quicker, or the sale was over by then. */
const EXPECTED = new Set([
  'NO_AVAILABILITY',
  'QUOTE_EXPIRED',
  'PAYMENT_REFUSED',
  'PAYMENT_TIMEOUT',
  'NOT_MODIFIABLE',
  'NOT_CANCELLABLE',
  'PRICE_CHANGED',
  'GIFT_CODE_USED',
]);

interface Answer {
  code?: string;
  details?: { payment?: string; redirectUrl?: string };
  quoteId?: string;
  priceInfo?: { totalPrice: number };
  status?: 'open' | 'confirmed' | 'refused';
  redirectUrl?: string;
  due?: { amount: number };
  booking?: { bookingNumber: string };
  gift?: { code: string };
  bookingNumber?: string;
}

/** Where buyers buy. */
export interface Market {
  shop: KilledShop;
  bank: Bank;
  told: Told;
  seed: string;
  isOver(): boolean;
}

const LOCALES = ['fr_FR', 'nl_NL', 'es_ES', 'nl_BE'] as const;
const METHODS = {
  fr_FR: ['card', 'paypal'],
  nl_NL: ['card', 'ideal'],
  es_ES: ['card'],
  nl_BE: ['bancontact'],
};
/** Hotels that are wanted, so that buyers meet. */
const WANTED_HOTELS = 3;
const PERSON = { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' };
/** Milliseconds for which a buyer who comes back asks for the outcome, and the longest delay of a message. */
const PATIENCE_MS = 20_000;
const LATE_MS = 3_000;

/** Sends the provider's message about a page: lost, once, more than once, and in any order. */
async function sendMessages({ shop, bank }: Market, random: Random, id: string): Promise<void> {
  const times = random.weighted([
    [0, 2],
    [1, 4],
    [2, 3],
    [4, 1],
  ]);
  const delays = Array.from({ length: times }, () => (random.chance(0.5) ? 0 : random.int(0, LATE_MS)));
  await Promise.all(
    delays.map(async (delay) => {
      await wait(delay);
      const index = random.int(0, shop.hosts.length - 1);
      const { headers, body } = bank.message(id);
      const sent = fetch(`${shop.hosts[index]?.address}/api/payments/messages`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(10_000),
      }).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      if (random.chance(0.1)) {
        await wait(random.int(0, 25));
        await shop.strike('a message, received', index);
      }
      await sent;
    }),
  );
}

/** One buyer, who buys one thing after the other until the market is over. */
export async function buyAgain(market: Market, index: number): Promise<void> {
  const { shop, bank, told, seed } = market;
  const random = createRandom('buyer', seed, index);
  const today = new Date().toISOString().slice(0, 10);
  const count = (name: string) => void told.counts.set(name, (told.counts.get(name) ?? 0) + 1);
  let turn = 0;
  /** Secret of the payment of the last order. */
  let lastPayment = '';
  const messages = new Set<Promise<void>>();
  const notify = (id: string) => {
    const sending = sendMessages(market, random, id);
    messages.add(sending);
    void sending.finally(() => messages.delete(sending));
  };

  /** Asks any process until one answers. */
  async function call(
    path: string,
    body?: object,
    key?: string,
  ): Promise<{ status: number; answer: Answer }> {
    const visitor = `10.${index}.${(turn >> 8) % 256}.${turn % 256}`;
    const headers = {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    for (;;) {
      const { status, text } = await ask(
        shop.hosts,
        told,
        { path, visitor, first: random.int(0, 99) },
        body ? { method: 'POST', headers, body: JSON.stringify(body) } : {},
      );
      // No answer of the provider: the same request finds out.
      if (status === 504) continue;
      const answer = (text === '' ? {} : JSON.parse(text)) as Answer;
      if (status >= 400 && answer.code !== 'PAYMENT_REQUIRED') {
        count(`refused: ${answer.code ?? status}`);
        // Not every market has a method of every plan.
        const isPlan = text.includes('is not possible for this sale');
        if (!EXPECTED.has(answer.code ?? '') && !isPlan) told.unexpected.push(`${path}: ${status} ${text}`);
      }
      return { status, answer };
    }
  }

  /** On the page of the bank. The page that the buyer has in hand may be over by now. */
  function actOnPage(id: string): 'paid' | 'left' {
    const way = random.weighted([
      ['pays', 10],
      ['after a refusal', 3],
      ['later', 3],
      ['fails', 1],
      ['leaves', 2],
    ]);
    if (!bank.isOpen(id)) {
      count('page: over');
      return 'left';
    }
    count(`page: ${way}`);
    if (way === 'leaves') return 'left';
    if (way === 'fails') {
      bank.refuse(id);
      return 'left';
    }
    if (way === 'after a refusal') bank.refuse(id);
    if (!bank.isOpen(id)) return 'left';
    bank.pay(id, way === 'later');
    if (way === 'later') void wait(random.int(50, LATE_MS)).then(() => decide(id));
    return 'paid';
  }
  function decide(id: string): void {
    if (!bank.undecided().includes(id)) return;
    bank.decide(id, random.chance(0.7));
    notify(id);
  }

  /** Sends an order, pays and comes back, as far as the buyer does. Returns the sale that was told. */
  async function order(
    path: string,
    body: object,
    locale: (typeof LOCALES)[number],
  ): Promise<Answer | undefined> {
    turn += 1;
    const key = `proof-of-payments-${seed}-${index}-${turn}`;
    const ordered = await call(path, body, key);
    if (ordered.status === 200 || ordered.status === 201) return ordered.answer;
    let { answer } = ordered;
    const { payment, redirectUrl } = answer.details ?? {};
    if (payment === undefined) return undefined;
    lastPayment = payment;
    let page = redirectUrl;
    if (random.chance(0.15)) {
      count('another method');
      ({ answer } = await call('/api/payments/continue', { payment, method: random.pick(METHODS[locale]) }));
      page = answer.redirectUrl ?? page;
    }
    if (page !== undefined) {
      const id = bank.idOf(page);
      actOnPage(id);
      notify(id);
    }
    if (random.chance(0.1)) {
      count('gives up');
      ({ answer } = await call('/api/payments/cancel', { payment }));
    } else if (random.chance(0.3)) {
      count('does not come back');
      return undefined;
    }
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until && !market.isOver();) {
      ({ answer } = await call('/api/payments/status', { payment }));
      if (answer.status !== 'open') break;
      // A page that is open was left: now and then its buyer tries again, and often not.
      if (answer.redirectUrl !== undefined && random.chance(0.5)) break;
      await wait(random.int(50, 800));
    }
    count(`told: ${answer.status ?? 'nothing'}`);
    if (answer.status !== 'confirmed') return undefined;
    if (random.chance(0.3)) {
      // The order that was sent first is answered the same from now on.
      const again = await call(path, body, key);
      if (again.status !== 201 && again.status !== 200)
        told.unexpected.push(`${path}: told confirmed, then ${again.status} ${JSON.stringify(again.answer)}`);
    }
    return answer.booking ?? answer.gift;
  }

  const paymentIn = (locale: (typeof LOCALES)[number], plan = 'once') => ({
    plan,
    returnPath: '/checkout/return',
    ...(plan === 'once' && { method: random.pick(METHODS[locale]) }),
  });

  async function quote(
    offer: string,
    nights: number,
    locale: string,
  ): Promise<(Required<Pick<Answer, 'quoteId'>> & { price: number }) | undefined> {
    // Authorisations last until the deadline of the nearer ones; of the others the card is kept.
    const checkin = addDays(today, random.int(7, 12));
    const query = `checkin=${checkin}&nights=${nights}&adult=2&locale=${locale}`;
    const { answer } = await call(`/api/weekend/${offer}/quote-realtime.json?${query}`);
    return answer.quoteId !== undefined && answer.priceInfo
      ? { quoteId: answer.quoteId, price: answer.priceInfo.totalPrice }
      : undefined;
  }

  async function buyStay(): Promise<void> {
    const locale = random.pick(LOCALES);
    const offer = `${random.int(1, WANTED_HOTELS)}0`;
    const nights = random.int(2, 4);
    const quoted = await quote(offer, nights, locale);
    if (!quoted) return count('no quote');
    // Over 200 € a stay may be paid in parts; one whose deadline is near enough, later.
    const parts = random.pick(['3x', '3x', '4x']);
    const plan = random.weighted<string>([
      ['once', 6],
      ['deferred', 2],
      [quoted.price >= 20_000 ? parts : 'once', 2],
    ]);
    count(`orders: ${plan}`);
    const body = { ...quoted, guest: PERSON, payment: paymentIn(locale, plan), locale };
    const booking = await order('/api/bookings', body, locale);
    const number = booking?.bookingNumber;
    if (number === undefined) return;
    told.booked.add(number);
    if (random.chance(0.35)) {
      const other = await quote(offer, random.pick([nights - 1, nights, nights + 1, nights + 2]), locale);
      if (!other) return;
      count('changes');
      const change = { ...other, email: PERSON.email, payment: paymentIn(locale) };
      await order(`/api/bookings/${number}/modify`, change, locale);
    }
    if (plan === 'deferred' && random.chance(0.5)) await payDue(locale);
    if (random.chance(0.35)) {
      count('cancellations');
      await call(`/api/bookings/${number}/cancel`, { email: PERSON.email });
    }
  }

  /** Looks now and then whether the kept card was refused, as its mail says, and pays on a page. */
  async function payDue(locale: (typeof LOCALES)[number]): Promise<void> {
    const payment = lastPayment;
    for (let times = 0; times < 4 && !market.isOver(); times += 1) {
      const { answer } = await call('/api/payments/status', { payment });
      if (answer.due) {
        count('due: told');
        const { answer: next } = await call('/api/payments/continue', {
          payment,
          method: random.pick(METHODS[locale]),
        });
        if (next.redirectUrl === undefined) return;
        const id = bank.idOf(next.redirectUrl);
        actOnPage(id);
        notify(id);
        if (random.chance(0.5)) await call('/api/payments/status', { payment });
        return;
      }
      await wait(random.int(200, 2_000));
    }
  }

  async function buyGift(): Promise<void> {
    const locale = random.pick(LOCALES);
    const amount = random.pick([5_000, 10_000, 20_000]);
    count('orders: gift');
    const body = {
      productType: 'GIFTCARD',
      productId: 'GIFTCARD',
      options: { giftFormat: 'digital', giftNights: 0 },
      amount,
      price: amount,
      buyer: PERSON,
      payment: paymentIn(locale),
      locale,
    };
    const code = ((await order('/api/gifts', body, locale)) as { code?: string } | undefined)?.code;
    if (code === undefined) return;
    told.gifts += 1;
    if (random.chance(0.5)) return;
    const quoted = await quote(`${random.int(1, WANTED_HOTELS)}0`, 2, locale);
    if (!quoted) return;
    count('orders: with a gift');
    const difference = quoted.price - amount;
    const stay = await order(
      '/api/beneficiary/redeem',
      { ...quoted, code, difference, guest: PERSON, payment: paymentIn(locale), locale },
      locale,
    );
    if (stay?.bookingNumber !== undefined) told.booked.add(stay.bookingNumber);
  }

  while (!market.isOver()) {
    await (random.chance(0.75) ? buyStay() : buyGift());
  }
  await Promise.all(messages);
}
