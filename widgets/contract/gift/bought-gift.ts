import * as z from 'zod/mini';
import { GIFT_DESIGNS } from '@staykit/values/gift/gift-design.ts';
import { BOUGHT_STATUSES, SENDING_STATES } from '@staykit/values/gift/bought-status.ts';
import { answer, plainDate } from '../answer-parts.ts';
import { call } from '../call.ts';
import { pattern } from '../query-parts.ts';
import { soldGiftShape } from './gift-sale.ts';

const token = () => pattern(/^[\da-f]{64}$/, 'the secret of the page of a gift');

/** A gift on the page of its buyer. */
export const boughtGift = answer({
  ...soldGiftShape,
  status: z.enum(BOUGHT_STATUSES),
  /** Worth of its code in cents. */
  amount: z.number(),
  /** Cents of a refunded gift that its buyer got back. */
  refundedAmount: z.number(),
  /** What its card shows; absent of gifts without a card. */
  design: z.exactOptional(z.enum(GIFT_DESIGNS)),
  /** The amount is not on the card. */
  hidesAmount: z.boolean(),
  /** Words of the giver. */
  fromName: z.exactOptional(z.string()),
  message: z.exactOptional(z.string()),
  /** How it gets to its recipient by e-mail; absent where only the buyer gets it. */
  sending: z.exactOptional(
    answer({
      name: z.string(),
      email: z.string(),
      state: z.enum(SENDING_STATES),
      /** The day on which it is or was sent. */
      sendOn: z.exactOptional(plainDate()),
      /** The last day that can be chosen. */
      until: plainDate(),
    }),
  ),
});

/** The gift of a token. */
export const getBoughtGift = call({
  id: 'getBoughtGift',
  method: 'GET',
  base: 'api',
  path: '/gifts/bought',
  summary: 'A gift on the page of its buyer: code, voucher, state and when it is sent.',
  // In the query, which is not logged.
  query: z.object({ token: token() }),
  answer: boughtGift,
  refusals: ['NOT_FOUND'],
  safe: true,
  keep: 'never',
  limit: 'strict',
});

/** Changes when a gift is sent that is not sent yet. */
export const postGiftSending = call({
  id: 'postGiftSending',
  method: 'POST',
  base: 'api',
  path: '/gifts/sending',
  summary:
    'Sends a gift at once, on another day, or not at all, as long as it is not sent. Repeating it sends nothing again.',
  body: z.object({
    token: token(),
    /** `day`: at 9:00 of the market on `sendOn`. `now`: at once. `never`: the buyer gives it in person. */
    send: z.enum(['day', 'now', 'never']),
    sendOn: z.exactOptional(plainDate()),
  }),
  answer: boughtGift,
  refusals: ['GIFT_ALREADY_SENT', 'GIFT_NOT_REDEEMABLE', 'NOT_FOUND'],
  safe: false,
  limit: 'strict',
});
