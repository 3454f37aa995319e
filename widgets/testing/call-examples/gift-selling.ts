import type { CallExample } from './call-example.ts';
import { cardOrder, soldCode } from './gift-orders.ts';
import { givenUp, paid, sold } from './paying.ts';

/** A code whose check sign fits and that nobody was given. */
const UNKNOWN_CODE = '2222-2222-2222-2222';

/** Selling gifts, and opening their vouchers. */
export const GIFT_SELLING_EXAMPLES: readonly CallExample[] = [
  {
    call: 'postGift',
    title: 'a giver buys a gift card with a few words',
    request: (story) =>
      paid(
        story,
        'postGift',
        cardOrder(story, {
          personalisation: { fromName: 'Anna & Luc', message: 'Pour vos dix ans de mariage !' },
          recipient: { name: 'Ben', email: 'ben@mail.example' },
        }),
      ),
    expect: 201,
  },
  {
    call: 'postGift',
    title: 'a giver buys a night for two',
    async request(story) {
      const { body } = await story.ask<{ prices: { nights: number; sellPrice: number }[] }>('getGiftPrices', {
        params: { offerId: story.voucherOfferId },
        query: { locale: 'fr_FR' },
      });
      const { nights = 1, sellPrice = 0 } = body.prices[0] ?? {};
      const order = cardOrder(story, {
        productType: 'SINGLEVOUCHER',
        productId: story.voucherOfferId,
        options: { giftFormat: 'digital', giftNights: nights },
        price: sellPrice,
      });
      return paid(story, 'postGift', order);
    },
    expect: 201,
  },
  {
    call: 'postGift',
    title: 'the same key with another body is refused',
    async request(story) {
      const order = cardOrder(story);
      await paid(story, 'postGift', order);
      return { ...order, body: { ...order.body, amount: 20_000, price: 20_000 } };
    },
    expect: 422,
    refusal: 'IDEMPOTENCY_CONFLICT',
  },
  {
    call: 'postGift',
    title: 'a price that is not the shop’s is told the new one',
    request: (story) => cardOrder(story, { price: 100 }),
    expect: 409,
    refusal: 'PRICE_CHANGED',
  },
  {
    call: 'postGift',
    title: 'a box that there is not is not sold',
    request: (story) =>
      cardOrder(story, { productType: 'BOX', productId: 'NOSUCHEBOX', options: { giftFormat: 'digital' } }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'postGift',
    title: 'a message of 181 letters is refused',
    request: (story) => cardOrder(story, { personalisation: { message: 'x'.repeat(181) } }),
    expect: 400,
    refusal: 'BAD_REQUEST',
  },
  {
    call: 'postGift',
    title: 'a giver who gives the payment up buys nothing',
    request: (story) => givenUp(story, 'postGift', cardOrder(story)),
    expect: 402,
    refusal: 'PAYMENT_REFUSED',
  },
  {
    call: 'getVoucher',
    title: 'the giver opens the link of the mail',
    async request(story) {
      const { voucherUrl } = await sold<{ voucherUrl: string }>(story, 'postGift', cardOrder(story));
      return { query: { token: voucherUrl.split('token=').at(-1) ?? '' } };
    },
    expect: 200,
  },
  {
    call: 'getVoucher',
    title: 'a link that nobody got opens nothing',
    request: { query: { token: 'a'.repeat(44) } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'postVoucher',
    title: 'the giver prints the voucher again',
    request: async (story) => ({ body: { code: await soldCode(story), email: 'Anna@mail.example' } }),
    expect: 200,
  },
  {
    call: 'postVoucher',
    title: 'somebody else does not get it',
    request: async (story) => ({ body: { code: await soldCode(story), email: 'eve@mail.example' } }),
    expect: 404,
    refusal: 'GIFT_CODE_UNKNOWN',
  },
  {
    call: 'postVoucher',
    title: 'a typing mistake is told as one',
    request: { body: { code: UNKNOWN_CODE.replace(/2$/, '3'), email: 'anna@mail.example' } },
    expect: 400,
    refusal: 'GIFT_CODE_MISTYPED',
  },
];
