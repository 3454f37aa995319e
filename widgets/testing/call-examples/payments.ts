import type { CallExample, ExampleRequest, Story } from './call-example.ts';
import { bookingOf, quoteOf } from './selling.ts';

/** The secret of a payment that waits for its buyer. */
async function openPayment(story: Story): Promise<string> {
  const order = bookingOf(story, await quoteOf(story, story.offerId), {
    payment: { plan: 'once', method: 'card', returnPath: '/checkout/return' },
  });
  const { body } = await story.ask<{ details: { payment: string } }>('postBooking', order, { refused: true });
  return body.details.payment;
}

const ofPayment = (more: object = {}) => ({
  request: async (story: Story): Promise<ExampleRequest> => ({
    body: { payment: await openPayment(story), ...more },
  }),
  expect: 200,
});

const unknown = {
  title: 'a secret that no payment has is not found',
  request: (): ExampleRequest => ({ body: { payment: 'there-is-no-payment-with-this-secret' } }),
  expect: 404,
  refusal: 'NOT_FOUND',
} as const;

/** Requests about payments on the page of the provider. */
export const PAYMENT_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getPaymentOptions',
    title: 'a checkout asks for the methods of the bank’s page',
    request: () => ({ query: { locale: 'nl_NL' } }),
    expect: 200,
  },
  {
    call: 'postBooking',
    title: 'a guest is led to the page of the bank',
    request: async (story) =>
      bookingOf(story, await quoteOf(story, story.offerId), {
        payment: { plan: 'once', method: 'ideal', returnPath: '/checkout/return' },
      }),
    expect: 402,
    refusal: 'PAYMENT_REQUIRED',
  },
  {
    call: 'postGift',
    title: 'a giver is led to the page of the bank',
    request: (story) => ({
      headers: { 'idempotency-key': `example-of-a-payment-${story.unique()}` },
      body: {
        productType: 'GIFTCARD',
        productId: 'GIFTCARD',
        options: { giftFormat: 'digital', giftNights: 0 },
        amount: 15_000,
        price: 15_000,
        buyer: { firstName: 'Anna', lastName: 'Keller', email: 'anna@mail.example' },
        payment: { plan: 'once', returnPath: '/checkout/return' },
        locale: 'fr_FR',
      },
    }),
    expect: 402,
    refusal: 'PAYMENT_REQUIRED',
  },
  { call: 'postPaymentStatus', title: 'a guest comes back from the bank', ...ofPayment() },
  { call: 'postPaymentStatus', ...unknown },
  { call: 'postPaymentContinue', title: 'a guest chooses another method', ...ofPayment({ method: 'ideal' }) },
  { call: 'postPaymentContinue', ...unknown },
  { call: 'postPaymentCancel', title: 'a guest gives the payment up', ...ofPayment() },
  { call: 'postPaymentCancel', ...unknown },
];
