import { describe, expect, it } from 'vitest';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { PaymentPages } from '@staykit/client/booking/create-booking-client.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { askPrice } from './ask-price.ts';

const today = '2030-06-01';
const {
  error: _error,
  modifiedReservationCriteria: _changes,
  ...quoted
} = goodAnswers().getQuote as OfferQuote;

/** The kinds of payment that a checkout offers for a total, in its order. */
async function offered(
  total: number,
  locale: Locale,
  variants?: Variants,
  pages: PaymentPages = { '3x': ['card'], deferred: ['card'], payLater: ['card'] },
): Promise<string[]> {
  const quote = { ...quoted, priceInfo: { ...quoted.priceInfo!, totalPrice: total } };
  const { methods } = await askPrice(
    {
      start: {
        productId: '31',
        offerId: '31',
        checkin: addDays(today, 10),
        nights: 2,
        pax: DEFAULT_PAX,
        activityDates: {},
        bestPrice: false,
        locale,
      },
      product: { label: 'Two nights', imageUrl: '/a', hotel: { label: 'Hotel', place: 'Annecy' } },
      ...(variants && { variants }),
      hosted: { pages, returnPath: '/checkout/return' },
    },
    {
      quoteStay: async () => quote,
      paymentMethods: async () => [
        { type: 'deferred', paymentFee: 0 },
        { type: '3x', paymentFee: 300 },
      ],
    },
    { locale, today },
  );
  return methods.map(({ type }) => type);
}

describe('the ways to pay of a checkout', () => {
  it('lose the deferred payment with the variant that takes it away, and no other [INSTALMENT-11]', async () => {
    expect(await offered(50_000, 'fr_FR')).toEqual(['deferred', '3x']);
    expect(await offered(50_000, 'fr_FR', { deferredDisabled: true })).toEqual(['3x']);
    expect(await offered(50_000, 'fr_FR', { deferredDisabled: false })).toEqual(['deferred', '3x']);
  });

  it('are those that the provider’s page has a method for', async () => {
    const pages = { once: ['card'], '3x': ['alma'], deferred: [] } as const;
    expect(await offered(50_000, 'es_ES', { providerPayLater: true }, pages)).toEqual(['3x']);
  });

  it.each([
    [3_000, 'es_ES', true, true],
    [2_999, 'es_ES', true, false],
    [200_000, 'it_IT', true, true],
    [200_001, 'it_IT', true, false],
    [3_000, 'fr_FR', true, false],
    [3_000, 'it_IT', false, false],
  ] as const)(
    'have the provider’s own for %i cents in %s with the variation %s: %s [INSTALMENT-06]',
    async (total, locale, providerPayLater, expected) => {
      expect((await offered(total, locale, { providerPayLater })).includes('payLater')).toBe(expected);
      // Nobody is in an experiment that nobody decided about.
      expect(await offered(total, locale)).not.toContain('payLater');
    },
  );
});
