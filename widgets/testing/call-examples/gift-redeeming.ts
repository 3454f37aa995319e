import type { CallExample, Story } from './call-example.ts';
import { cardOrder, quotedStay, redeemedStay, redemption, soldCode } from './gift-orders.ts';
import { givenUp, paid } from './paying.ts';

/** Its check sign fits, and nobody was given it. */
const UNKNOWN_CODE = '2222-2222-2222-2222';
const MISTYPED_CODE = '2222-2222-2222-2223';

/** A code for a day with a partner: no stay. */
async function activityCode(story: Story): Promise<string> {
  const { body } = await story.ask<{ prices: { sellPrice: number }[] }>('getGiftPrices', {
    params: { offerId: story.activityVoucherId },
  });
  return soldCode(
    story,
    cardOrder(story, {
      productType: 'DIGITAL_ACTIVITY_ONLY',
      productId: story.activityVoucherId,
      price: body.prices[0]?.sellPrice,
    }),
  );
}

/** What beneficiaries do with their codes. */
export const GIFT_REDEEMING_EXAMPLES: readonly CallExample[] = [
  {
    call: 'postBeneficiaryLookup',
    title: 'a beneficiary types the code, without its hyphens',
    request: async (story) => ({
      body: { code: (await soldCode(story)).replaceAll('-', ' ').toLowerCase() },
    }),
    expect: 200,
  },
  {
    call: 'postBeneficiaryLookup',
    title: 'a typing mistake is told as one',
    request: { body: { code: MISTYPED_CODE } },
    expect: 400,
    refusal: 'GIFT_CODE_MISTYPED',
  },
  {
    call: 'postBeneficiaryLookup',
    title: 'a code that nobody was given is not found',
    request: { body: { code: UNKNOWN_CODE } },
    expect: 404,
    refusal: 'GIFT_CODE_UNKNOWN',
  },
  {
    call: 'postBeneficiaryPrice',
    title: 'a beneficiary asks what a stay costs on top',
    request: async (story) => ({
      body: { code: await soldCode(story), quoteId: (await quotedStay(story, 0)).quoteId },
    }),
    expect: 200,
  },
  {
    call: 'postBeneficiaryPrice',
    title: 'a typing mistake is told as one',
    request: { body: { code: MISTYPED_CODE, quoteId: 'no-such-quote' } },
    expect: 400,
    refusal: 'GIFT_CODE_MISTYPED',
  },
  {
    call: 'postBeneficiaryPrice',
    title: 'a code that nobody was given is not found',
    request: { body: { code: UNKNOWN_CODE, quoteId: 'no-such-quote' } },
    expect: 404,
    refusal: 'GIFT_CODE_UNKNOWN',
  },
  {
    call: 'postBeneficiaryPrice',
    title: 'a quote that has expired is asked for again',
    request: async (story) => ({ body: { code: await soldCode(story), quoteId: 'no-such-quote' } }),
    expect: 410,
    refusal: 'QUOTE_EXPIRED',
  },
  {
    call: 'postBeneficiaryPrice',
    title: 'a day with a partner is no stay',
    request: async (story) => ({
      body: { code: await activityCode(story), quoteId: (await quotedStay(story, 0)).quoteId },
    }),
    expect: 409,
    refusal: 'GIFT_NOT_REDEEMABLE',
  },
  {
    call: 'postBeneficiaryPrice',
    title: 'a gift is used once',
    async request(story) {
      const { code } = await redeemedStay(story, 1);
      return { body: { code, quoteId: (await quotedStay(story, 2)).quoteId } };
    },
    expect: 409,
    refusal: 'GIFT_CODE_USED',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a beneficiary books with the gift and pays the difference',
    request: async (story) => paid(story, 'postBeneficiaryRedeem', await redemption(story, 3)),
    expect: 201,
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a typing mistake is told as one',
    request: (story) => redemption(story, 4, { code: MISTYPED_CODE }),
    expect: 400,
    refusal: 'GIFT_CODE_MISTYPED',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a code that nobody was given books nothing',
    request: (story) => redemption(story, 4, { code: UNKNOWN_CODE }),
    expect: 404,
    refusal: 'GIFT_CODE_UNKNOWN',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a gift books once',
    async request(story) {
      const code = await soldCode(story);
      const first = await redemption(story, 5, {}, code);
      const second = await redemption(story, 6, {}, code);
      await paid(story, 'postBeneficiaryRedeem', first);
      return second;
    },
    expect: 409,
    refusal: 'GIFT_CODE_USED',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a day with a partner is no stay',
    request: async (story) => redemption(story, 4, { code: await activityCode(story) }),
    expect: 409,
    refusal: 'GIFT_NOT_REDEEMABLE',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'another difference than the shop’s is told the new one',
    request: (story) => redemption(story, 4, { difference: -1 }),
    expect: 409,
    refusal: 'PRICE_CHANGED',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a quote that has expired is asked for again',
    request: (story) => redemption(story, 4, { quoteId: 'no-such-quote' }),
    expect: 410,
    refusal: 'QUOTE_EXPIRED',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a quote is booked once',
    async request(story) {
      const first = await redemption(story, 7);
      await paid(story, 'postBeneficiaryRedeem', first);
      return {
        headers: { 'idempotency-key': `example-of-redeeming-${story.unique()}` },
        body: { ...first.body, code: await soldCode(story) },
      };
    },
    expect: 409,
    refusal: 'QUOTE_USED',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'the same key with another body is refused',
    async request(story) {
      const first = await redemption(story, 8);
      await paid(story, 'postBeneficiaryRedeem', first);
      return { ...first, body: { ...first.body, message: 'Late arrival.' } };
    },
    expect: 422,
    refusal: 'IDEMPOTENCY_CONFLICT',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a difference that is not paid leaves the gift as it was',
    async request(story) {
      const code = await soldCode(story, cardOrder(story, { amount: 3_000, price: 3_000 }));
      return givenUp(story, 'postBeneficiaryRedeem', await redemption(story, 9, {}, code));
    },
    expect: 402,
    refusal: 'PAYMENT_REFUSED',
  },
  {
    call: 'postBeneficiaryRedeem',
    title: 'a beneficiary is led to the page of the bank for the difference',
    async request(story) {
      const code = await soldCode(story, cardOrder(story, { amount: 3_000, price: 3_000 }));
      return redemption(story, 10, {}, code);
    },
    expect: 402,
    refusal: 'PAYMENT_REQUIRED',
  },
  {
    call: 'postBeneficiaryCancel',
    title: 'a beneficiary gives the stay back in time, and has the gift again',
    async request(story) {
      const stay = await redeemedStay(story, 11);
      return { body: { ...stay, email: 'ben@mail.example' } };
    },
    expect: 200,
  },
  {
    call: 'postBeneficiaryCancel',
    title: 'the code of somebody else cancels nothing',
    async request(story) {
      const { bookingNumber } = await redeemedStay(story, 12);
      return { body: { bookingNumber, code: await soldCode(story), email: 'ben@mail.example' } };
    },
    expect: 404,
    refusal: 'BOOKING_NOT_FOUND',
  },
  {
    call: 'postBeneficiaryCancel',
    title: 'a typing mistake is told as one',
    request: { body: { code: MISTYPED_CODE, bookingNumber: '12345678', email: 'ben@mail.example' } },
    expect: 400,
    refusal: 'GIFT_CODE_MISTYPED',
  },
];
