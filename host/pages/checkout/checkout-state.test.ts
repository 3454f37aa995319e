import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import type { Booking } from '../../../widgets/core/offer/booking.ts';
import { goodAnswers } from '../../../widgets/testing/fixtures/wire.ts';
import type { OfferQuote } from '../../../widgets/core/price/offer-quote.ts';
import { beginCheckout, checkoutAfter, type CheckoutEvent, type CheckoutState } from './checkout-state.ts';

const quote = goodAnswers().getQuote as OfferQuote;
const methods = [{ type: '3x', paymentFee: 450 } as const];
const begun = beginCheckout({ quote, methods });
const after = (state: CheckoutState, ...events: CheckoutEvent[]) => events.reduce(checkoutAfter, state);
const typed = after(
  begun,
  { type: 'typed', field: 'firstName', value: 'Anna' },
  { type: 'typed', field: 'number', value: '4242' },
  { type: 'typed', field: 'cvc', value: '123' },
  { type: 'left', field: 'cvc' },
  { type: 'planned', plan: '3x' },
);
const attempt = { key: 'attempt-0123456789', order: { quoteId: 'q', price: 1 } } as never;
const sent = after(typed, { type: 'sent', attempt });
const failed = (code: ErrorCode) => after(sent, { type: 'failed', code });

describe('a checkout', () => {
  it('tells what is wrong of the fields that were left or sent, and of no others', () => {
    expect([...begun.seen]).toEqual([]);
    expect([...after(begun, { type: 'left', field: 'email' }).seen]).toEqual(['email']);
    const tried = after(begun, { type: 'wrong', fields: ['email', 'cvc'] });
    expect([[...tried.seen], tried.tries]).toEqual([['email', 'cvc'], 1]);
  });

  it('keeps all but the security code when the card was refused, and the order is over', () => {
    const { phase, fields, attempt: kept, notice, plan } = failed('PAYMENT_REFUSED');
    expect([phase, plan, kept, notice?.text]).toEqual(['editing', '3x', undefined, 'errors.paymentRefused']);
    expect(fields).toMatchObject({ firstName: 'Anna', number: '4242', cvc: '' });
  });

  it('holds the room and the order when the bank did not answer', () => {
    const { phase, attempt: kept, notice } = failed('PAYMENT_TIMEOUT');
    expect([phase, notice?.title]).toEqual(['held', 'checkout.heldTitle']);
    expect(kept).toBe(attempt);
  });

  it.each(['NETWORK', 'TIMEOUT', 'SERVER', 'BAD_ANSWER', 'UNAVAILABLE', 'RATE_LIMITED'] as const)(
    'keeps the order after %s, since it may have been sold, and does not say that the room is held',
    (code) => {
      const { phase, attempt: kept, notice } = failed(code);
      expect([phase, notice?.title]).toEqual(['held', 'checkout.unheardTitle']);
      expect(kept).toBe(attempt);
    },
  );

  it.each(['BAD_REQUEST', 'FORBIDDEN', 'IDEMPOTENCY_CONFLICT'] as const)(
    'lets the order go after %s: the next one has a key of its own',
    (code) => {
      const { phase, attempt: kept, notice } = failed(code);
      expect([phase, kept, notice?.text]).toEqual(['editing', undefined, 'checkout.failed']);
    },
  );

  it('ends without anything personal when the stay is gone or was booked already', () => {
    for (const state of [failed('NO_AVAILABILITY'), failed('QUOTE_USED')]) {
      expect(['gone', 'used']).toContain(state.phase);
      expect(state.attempt).toBeUndefined();
      expect(Object.values(state.fields).join('')).toBe('');
    }
  });

  it('begins anew for who closes the question about another price [QUOTE-13]', () => {
    const asked = after(sent, { type: 'changed', next: { quote, methods: [] } });
    expect(asked.fields.firstName).toBe('Anna');
    expect(after(asked, { type: 'refused' })).toEqual(begun);
  });

  it('asks about another price, and goes on with it once that is agreed to [QUOTE-12]', () => {
    const next = { quote: { ...quote, quoteId: 'another' }, methods: [] };
    const asked = after(sent, { type: 'changed', next });
    expect([asked.phase, asked.quote, asked.attempt]).toEqual(['changed', quote, undefined]);
    const agreed = after(asked, { type: 'accepted' });
    expect([agreed.phase, agreed.quote.quoteId, agreed.next]).toEqual(['editing', 'another', undefined]);
    // In three parts it can no longer be paid.
    expect(agreed.plan).toBe('once');
    expect(agreed.fields).toEqual(typed.fields);
  });

  it('knows where the confirmation went, and nothing else of the guest, once it is sold', () => {
    const booking = goodAnswers().postBooking as Booking;
    const sold = after(sent, { type: 'booked', booking, email: 'anna@mail.example' });
    expect([sold.phase, sold.mailedTo, sold.attempt]).toEqual(['booked', 'anna@mail.example', undefined]);
    expect(Object.values(sold.fields).join('')).toBe('');
  });
});
