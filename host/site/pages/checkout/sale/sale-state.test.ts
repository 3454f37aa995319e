import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { GiftCheckoutData } from '../gift/gift-data.ts';
import { giftSale } from '../gift/gift-sale.ts';
import { staySale, type PricedCheckout } from '../stay/stay-sale.ts';
import { saleAfter, type SaleAction, type SaleKind, type SaleRules, type SaleState } from './sale-state.ts';

const quote = goodAnswers().getQuote as OfferQuote;
const price: PricedCheckout = { quote, methods: [{ type: '3x', paymentFee: 450 }] };
const stay = staySale(price);
const gift = giftSale({
  product: { productType: 'BOX', productId: 'SPA', sellPrice: 12_990 },
  giftFormat: 'digital',
  sleeves: [],
  country: 'FR',
} as never as GiftCheckoutData);

const attempt = { key: 'attempt-1', order: {} as never };
const other = { key: 'attempt-2', order: {} as never };
const typed = {
  type: 'typed',
  fields: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
} as const;
const sent = { type: 'sent', attempt } as const;
const failed = (code: ErrorCode) => ({ type: 'failed', code }) as const;

/** The state after some actions of a sale that begins. */
const after = <Kind extends SaleKind>(rules: SaleRules<Kind>, ...actions: SaleAction<Kind>[]) =>
  actions.reduce((state, action) => saleAfter(rules, state, action), rules.begin());

/** The parts of a state that a table compares. */
function shape<Kind extends SaleKind>({ phase, attempt: kept, notice, fields }: SaleState<Kind>) {
  const { firstName, lastName } = fields as Partial<Record<string, string>>;
  return { phase, key: kept?.key, tone: notice?.tone, typed: [firstName, lastName] };
}

type Row = [title: string, actions: SaleAction<never>[], expected: Partial<ReturnType<typeof shape>>];

const HELD: Row[2] = { phase: 'held', key: 'attempt-1', tone: 'warning', typed: ['Anna', 'Keller'] };
const ROWS: Row[] = [
  [
    'who types while the order is on its way changes nothing',
    [typed, sent, { ...typed, fields: {} }, { type: 'typed', fields: { firstName: 'Eve' } as never }],
    { phase: 'paying', typed: ['Anna', 'Keller'] },
  ],
  [
    'who presses twice pays once',
    [typed, sent, { type: 'sent', attempt: other }],
    { phase: 'paying', key: 'attempt-1' },
  ],
  [
    'who presses while a code is being checked pays nothing',
    [typed, { type: 'asked' }, sent, { type: 'invalid' }],
    { phase: 'editing', key: undefined },
  ],
  [
    'who pays when the code was checked is heard',
    [typed, { type: 'asked' }, { type: 'answered' }, sent],
    { phase: 'paying', key: 'attempt-1' },
  ],
  [
    'whose payment is refused keeps what was typed',
    [typed, sent, failed('PAYMENT_REFUSED')],
    { phase: 'editing', key: undefined, tone: 'danger', typed: ['Anna', 'Keller'] },
  ],
  [
    'whose payment is refused tries again with an order of its own',
    [typed, sent, failed('PAYMENT_REFUSED'), typed, { type: 'sent', attempt: other }],
    { phase: 'paying', key: 'attempt-2', tone: undefined },
  ],
  ['whose bank did not answer may send the same order alone', [typed, sent, failed('PAYMENT_TIMEOUT')], HELD],
  [
    'whose bank did not answer sends the same order again',
    [typed, sent, failed('PAYMENT_TIMEOUT'), sent],
    { phase: 'paying', key: 'attempt-1', tone: undefined },
  ],
  ...(['NETWORK', 'TIMEOUT', 'SERVER', 'BAD_ANSWER', 'UNAVAILABLE', 'RATE_LIMITED'] as const).map(
    (code): Row => [
      `whose order got no answer (${code}) keeps it: it may have been sold`,
      [typed, sent, failed(code)],
      HELD,
    ],
  ),
  ...(['BAD_REQUEST', 'FORBIDDEN', 'IDEMPOTENCY_CONFLICT'] as const).map((code): Row => [
    `whose order was refused (${code}) sends another one`,
    [typed, sent, failed(code)],
    { phase: 'editing', key: undefined, tone: 'danger', typed: ['Anna', 'Keller'] },
  ]),
  [
    'who declines another price begins anew [QUOTE-13]',
    [
      typed,
      sent,
      { type: 'priceChanged', next: { ...price, shift: 100 } as never },
      { type: 'priceDeclined' },
    ],
    { phase: 'editing', key: undefined, typed: ['', ''] },
  ],
  [
    'who accepts another price pays it with another order [QUOTE-12]',
    [
      typed,
      sent,
      { type: 'priceChanged', next: { ...price, shift: 100 } as never },
      { type: 'priceAccepted' },
      { type: 'sent', attempt: other },
    ],
    { phase: 'paying', key: 'attempt-2', typed: ['Anna', 'Keller'] },
  ],
  [
    'whose price lapsed and is the same sends another order',
    [
      typed,
      sent,
      { type: 'repriced', price: { ...price, shift: 0 } as never },
      { type: 'sent', attempt: other },
    ],
    { phase: 'paying', key: 'attempt-2' },
  ],
  [
    'who comes too late leaves nothing personal behind',
    [typed, sent, { type: 'gone' }],
    { phase: 'gone', key: undefined, typed: ['', ''] },
  ],
  [
    'who bought it leaves nothing personal behind',
    [typed, sent, { type: 'sold', sold: {} as never }],
    { phase: 'sold', key: undefined, typed: ['', ''] },
  ],
];

describe.each([
  ['the guest of a stay', stay as never as SaleRules<SaleKind>],
  ['the giver of a gift', gift as never as SaleRules<SaleKind>],
])('%s', (_who, rules) => {
  it.each(ROWS)('%s', (_title, actions, expected) => {
    expect(shape(after(rules, ...(actions as SaleAction<SaleKind>[])))).toMatchObject(expected);
  });

  it('is told of the fields that were left or sent, and of no others', () => {
    expect([...after(rules).seen]).toEqual([]);
    expect([...after(rules, { type: 'left', field: 'email' }).seen]).toEqual(['email']);
    const { seen, tries } = after(rules, { type: 'invalid' });
    expect([seen.size, tries]).toEqual([Object.keys(rules.begin().fields).length, 1]);
  });
});

describe('the sale of a stay', () => {
  const planned = { type: 'chosen', choice: { plan: '3x' } } as const;

  it('ends where the stay is gone or was booked already', () => {
    expect(after(stay, typed, sent, failed('NO_AVAILABILITY')).phase).toBe('gone');
    expect(after(stay, typed, sent, failed('QUOTE_USED')).phase).toBe('used');
  });

  it('keeps the plan after a refused payment, and pays at once where another price does not allow it', () => {
    expect(after(stay, planned, sent, failed('PAYMENT_REFUSED')).choice.plan).toBe('3x');
    const next = { quote: { ...quote, quoteId: 'another' }, methods: [] };
    const asked = after(stay, planned, sent, { type: 'priceChanged', next });
    expect([asked.phase, asked.price.quote]).toEqual(['changed', quote]);
    const agreed = saleAfter(stay, asked, { type: 'priceAccepted' });
    expect([agreed.price.quote.quoteId, agreed.next, agreed.choice.plan]).toEqual([
      'another',
      undefined,
      'once',
    ]);
  });

  it('goes on without a gift that pays no more, and says why', () => {
    const priced = { ...price, gift: { code: '7K2M', difference: 100 } };
    const withGift = [planned, { type: 'repriced', price: priced } as const];
    expect(after(stay, ...withGift).choice.plan).toBe('once');
    const { phase, price: left, notice } = after(stay, ...withGift, sent, failed('GIFT_CODE_USED'));
    expect([phase, left.gift, notice?.text]).toEqual(['editing', undefined, 'errors.giftCodeUsed']);
  });
});

describe('the sale of a gift', () => {
  it('adds up the changes of price that the giver agreed to', () => {
    const agree = (shift: number) =>
      [sent, { type: 'priceChanged', next: { shift } }, { type: 'priceAccepted' }] as const;
    expect(after(gift, ...agree(300), ...agree(500)).price).toEqual({ shift: 500 });
    expect(after(gift, sent, failed('NOT_FOUND')).phase).toBe('gone');
  });
});
